"""The compiled engine stays inside its arrays, and inside what C defines."""

import subprocess
import sys

import pytest

from effort import amount
from house.tree import ROOT
from tools.sanitize import sanitizer

GAMES = 2
CALLS = amount(2_000, 20_000)  # of each game


@pytest.mark.long
@pytest.mark.skipif(sanitizer() is None, reason="no C compiler")
def test_the_engine_passes_the_sanitizers() -> None:
    command = [sys.executable, str(ROOT / "tools" / "sanitize.py"), "--games", str(GAMES), "--calls", str(CALLS)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "compiled" in done.stdout
