"""The compiled engine stays inside its arrays, and inside what C defines."""

import subprocess
import sys

import pytest

from house.tree import ROOT
from tools.sanitize import sanitizer

GAMES = 5


@pytest.mark.long
@pytest.mark.skipif(sanitizer() is None, reason="no C compiler")
def test_the_engine_passes_the_sanitizers() -> None:
    command = [sys.executable, str(ROOT / "tools" / "sanitize.py"), str(GAMES)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "compiled" in done.stdout
