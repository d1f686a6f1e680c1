"""trove train: the same options give the same file, and what does not fit is said before anything is played."""

import json
import sys
import time
from pathlib import Path

import pytest

from cli.driver import Terminal, run, run_here
from trove.core.weights import read_weights

TINY = ("train", "silver-and-gold", "--rounds", "1", "--games", "2", "--simulations", "8", "--seed", "5")
WEIGHTS = '{"made_by": "nobody", "prior_weights": {}, "win_weights": {}, "score_weights": {}}'


def test_the_same_training_gives_the_same_file(tmp_path: Path) -> None:
    for name, workers in (("a.json", "1"), ("b.json", "2")):
        done = run(tmp_path, *TINY, "--workers", workers, "--out", str(tmp_path / name))
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout == f"The weights are in {tmp_path / name}.\n"
    text = (tmp_path / "a.json").read_bytes()
    assert text == (tmp_path / "b.json").read_bytes()
    weights = read_weights(text)
    assert weights.made_by == "trove train silver-and-gold --rounds 1 --games 2 --simulations 8 --seed 5"
    assert weights.prior_weights
    assert weights.win_weights
    assert weights.score_weights
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.json", "b.json"]


def test_training_goes_on_from_a_file_and_prints_where_no_file_is_named(tmp_path: Path) -> None:
    start = tmp_path / "known.json"
    start.write_text(WEIGHTS)
    done = run(tmp_path, *TINY, "--workers", "1", "--start", str(start))
    assert done.returncode == 0
    assert json.loads(done.stdout)["made_by"].endswith("--seed 5 --start known.json")


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("--rounds", "0"), "--rounds is a number from 1 to 1,000."),
        (("--games", "-1"), "--games is a number from 1 to 100,000."),
        (("--simulations", "0"), "--simulations is a number from 1 to 1,000,000."),
        (("--seed", "-1"), "--seed is a number from 0 to 1,000,000,000."),
        (("--workers", "0"), "--workers is a number from 1 to 1,024."),
    ],
)
def test_a_number_that_does_not_fit_is_said(tmp_path: Path, args: tuple[str, ...], sentence: str) -> None:
    done = run_here(tmp_path, *TINY, *args)
    assert (done.returncode, done.stderr) == (1, f"trove: {sentence}\n")


def test_files_that_do_not_fit_are_said_before_anything_is_played(tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text(WEIGHTS.replace('"prior_weights": {}', '"prior_weights": {"no_such_trait": 1}'))
    broken = tmp_path / "broken.json"
    broken.write_text("[]")
    for file in (other, broken):
        done = run_here(tmp_path, *TINY, "--start", str(file))
        assert done.returncode == 1
        assert done.stderr.startswith("trove: These weights do not fit")
        assert done.stderr.count("\n") == 1
    for out in (tmp_path / "nowhere" / "a.json", tmp_path):
        done = run_here(tmp_path, *TINY, "--out", str(out))
        assert done.returncode == 1
        assert "cannot be used" in done.stderr
    assert run_here(tmp_path, "train", "chess").returncode == 1


def test_without_numpy_training_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "numpy"] + ["trove.bots.training"]:
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.delitem(sys.modules, "trove.bots.fitting", raising=False)
    monkeypatch.setitem(sys.modules, "numpy", None)
    done = run_here(tmp_path, *TINY)
    sentence = "Training needs numpy, which is not installed: pip install trove-games[train]"
    assert (done.returncode, done.stderr) == (1, f"trove: {sentence}\n")


def test_ctrl_c_stops_at_once_and_writes_nothing(tmp_path: Path) -> None:
    out = tmp_path / "a.json"
    long = ("train", "luxor", "--rounds", "1", "--games", "50", "--simulations", "20000", "--workers", "1")
    with Terminal(tmp_path, *long, "--out", str(out)) as training:
        training.until(r"Round 1 of 1 .*\s*")
        start = time.monotonic()
        training.interrupt()
        assert training.left() == 130
        assert time.monotonic() - start < 20
        assert "Traceback" not in training.output
    assert list(tmp_path.iterdir()) == []
