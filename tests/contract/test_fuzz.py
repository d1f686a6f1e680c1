"""Wild calls of the whole public API do no harm: no crash, no hang, only refusals, and nothing changed by those."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import trove
from effort import amount
from house.tree import ROOT

CALLS = amount(2_000, 20_000) if trove.compiled else amount(300, 2_000)
PACKS = amount(4, 60)
FORKS = amount(60, 1_000) if trove.compiled else amount(8, 60)
LONGEST = 540  # seconds; a busy machine is no failure
every_game = pytest.mark.parametrize("name", trove.games())


def fuzz(*arguments: object, log: Path, pure: bool = not trove.compiled) -> str:
    """Fuzz in a process of its own; what it printed. Fails with the seed and the last call if anything is wrong."""
    env = {**os.environ, "TROVE_PURE": "1"} if pure else {k: v for k, v in os.environ.items() if k != "TROVE_PURE"}
    command = [sys.executable, "-m", "tools.fuzz", *map(str, arguments), "--log", str(log)]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=LONGEST, check=False)
    last = log.read_text(errors="replace").splitlines()[-1:] if log.exists() else []
    ended = signal.Signals(-done.returncode).name if done.returncode < 0 else done.returncode
    assert (done.returncode, done.stderr) == (0, ""), (
        f"{' '.join(command)}: {ended}; last: {last}\n{done.stderr[-4000:]}"
    )
    return done.stdout


@pytest.mark.long
@every_game
def test_no_call_does_harm(name: str, tmp_path: Path) -> None:
    said = fuzz("--only", name, "--calls", CALLS, log=tmp_path / "calls.txt")
    assert "refused" in said
    assert "carried out" in said
    assert "made by threads" in said


@every_game
def test_the_same_seed_makes_the_same_calls(name: str, tmp_path: Path) -> None:
    logs = [tmp_path / f"{k}.txt" for k in range(2)]
    said = [fuzz("--only", name, "--calls", 60, "--one-by-one", log=log) for log in logs]
    assert said[0] == said[1]
    assert "threads" not in said[0]
    assert logs[0].read_bytes() == logs[1].read_bytes()
    assert logs[0].read_bytes().count(b"\n") > 1


@every_game
def test_forged_forks_are_refused_or_played_and_verified(name: str, tmp_path: Path) -> None:
    said = fuzz("--only", name, "--forks", FORKS, log=tmp_path / "calls.txt")
    assert f"of {FORKS} forged forks" in said


@pytest.mark.skipif(not trove.compiled, reason="no C compiler")
@every_game
def test_forged_positions_that_are_accepted_play_on_alike_in_both_forms(name: str, tmp_path: Path) -> None:
    """To the end, with all that a table shows and the same scores."""
    said = [fuzz("--only", name, "--packs", PACKS, log=tmp_path / "calls.txt", pure=pure) for pure in (False, True)]
    assert said[0] == said[1]
    assert f"{PACKS} of " in said[0]
