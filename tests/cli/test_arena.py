"""The arena's command: what it shows, how it stops and goes on, and what it refuses."""

import json
from pathlib import Path
from typing import Any

import pytest

from bots.arenas import played, results, small_plan
from cli.driver import Terminal, run, run_here
from trove.bots import ladder
from trove.bots.results_file import ResultsFile
from trove.texts import LANGUAGES, texts

SEATS = ("--seats", "random,random")


def without_seconds(data: Any) -> Any:
    """A report without what depends on the machine."""
    if isinstance(data, dict):
        return {key: without_seconds(value) for key, value in data.items() if key != "seconds_per_decision"}
    return [without_seconds(part) for part in data] if isinstance(data, list) else data


def report(path: Path, *args: str) -> Any:
    """The JSON of a run."""
    done = run_here(path, "arena", *args, "--json", "-")
    assert done.returncode == 0, done.stderr
    return without_seconds(json.loads(done.stdout))


def test_an_arena_shows_tables_and_writes_json(tmp_path: Path) -> None:
    out, data = tmp_path / "new" / "run.jsonl", tmp_path / "results.json"
    more = ("--games", "5", "--workers", "1", "--out", str(out), "--json", str(data))
    done = run_here(tmp_path, "arena", "silver-and-gold", "--seats", "random, random", *more)
    assert done.returncode == 0
    assert "Silver & Gold: 6 games, 3 deals with all rotations" in done.stdout
    assert "random × 2" in done.stdout
    assert "50.0 %" in done.stdout
    assert "Decisions in a game:" in done.stdout
    assert "At most 6 games: 3 deals, each with all rotations." in done.stderr
    found = json.loads(data.read_text())
    assert found["plan"]["matchups"][0]["seed"] == 1
    assert found["summary"]["games"] == 6
    assert len(out.read_text().splitlines()) == 7


def test_ctrl_c_stops_and_resume_goes_on_to_the_same_result(tmp_path: Path) -> None:
    out = tmp_path / "run.jsonl"
    args = ("arena", "luxor", *SEATS, "--games", "600", "--seed", "5", "--workers", "2", "--out", str(out))
    with Terminal(tmp_path, *args) as session:
        session.until(r"[1-9]\d*/600 .*")
        session.interrupt()
        assert session.left() == 130
    assert "trove arena --resume" in " ".join(session.output.split())
    assert "Traceback" not in session.output
    assert 1 < len(out.read_text().splitlines()) < 600
    resumed = report(tmp_path, "--resume", str(out), "--workers", "2")
    with ResultsFile.resumed(out) as file:
        assert results(file) == played(small_plan(games=600))
    again = str(tmp_path / "again.jsonl")
    assert resumed == report(tmp_path, "luxor", *SEATS, "--games", "600", "--seed", "5", "--out", again)


def test_the_command_uses_processes_and_needs_no_terminal(tmp_path: Path) -> None:
    out = tmp_path / "run.jsonl"
    done = run(tmp_path, "arena", "luxor", *SEATS, "--games", "4", "--out", str(out))
    assert (done.returncode, "\x1b" in done.stdout + done.stderr) == (0, False)
    assert "Luxor: 4 games, 2 deals" in done.stdout


def test_the_ladder_is_played_by_its_rule_and_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "PAIRS", (("random", "random", 0.65), ("random", "random", 0.2)))
    out, page = tmp_path / "run.jsonl", tmp_path / "ladder.md"
    more = ("--workers", "1", "--out", str(out), "--markdown", str(page))
    done = run_here(tmp_path, "arena", "luxor", "--ladder", "--only", "random", *more)
    assert done.returncode == 0
    low, high = [line for line in done.stdout.splitlines() if line.startswith("random ") and "≥" in line]
    assert "≥ 65 %" in low
    assert "below target" in low
    assert "above target" in high
    assert "| Pairing | Players |" in page.read_text(encoding="utf-8")
    with ResultsFile.resumed(out) as file:
        assert len(file.played) < 800
    assert run_here(tmp_path, "arena", "--resume", str(out)).stdout == done.stdout


@pytest.mark.parametrize(
    ("args", "code"),
    [
        ((), "arena-what"),
        (("luxor",), "arena-what"),
        (("--seats", "random,random"), "arena-what"),
        (("luxor", "--ladder", "--games", "3"), "ladder-or-seats"),
        (("luxor", "--ladder", "--only", "random-expert"), "no-such-pairing"),
        (("luxor", *SEATS, "--quick"), "only-with-ladder"),
        (("luxor", *SEATS, "--only", "hard-normal"), "only-with-ladder"),
        (("luxor", "--seats", "random,"), "no-such-level"),
        (("luxor", *SEATS, "--workers", "0"), "bad-workers"),
        (("--resume", "a", "--out", "b"), "out-or-resume"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_does_not_go_together_gets_one_sentence(
    tmp_path: Path, args: tuple[str, ...], code: str, language: str
) -> None:
    done = run_here(tmp_path, "arena", *args, "--lang", language)
    words = texts(language).say(f"error-{code}", level="", known="", name="", option="", most="").split()
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"trove: {words[0][:4]}")
    assert done.stderr.count("\n") == 1
