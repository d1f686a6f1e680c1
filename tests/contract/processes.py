"""Runs a module of this folder in a process of its own: in the other form, or where a crash is no crash of ours."""

import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parents[1]
LONGEST = 600  # seconds; a busy machine is no failure


def start(module: str, *arguments: object, pure: bool, output: Path, order: int = 0) -> subprocess.Popen[bytes]:
    """Start `python -m contract.<module>`; what it prints goes into a file. `order` is that of things in sets."""
    env = {name: value for name, value in os.environ.items() if name != "TROVE_PURE"}
    env["PYTHONHASHSEED"] = str(order)
    if pure:
        env["TROVE_PURE"] = "1"
    command = [sys.executable, "-m", f"contract.{module}", *map(str, arguments)]
    with output.open("wb") as file:
        return subprocess.Popen(command, cwd=TESTS, env=env, stdout=file, stderr=subprocess.STDOUT)


def finish(process: subprocess.Popen[bytes], output: Path) -> str:
    """Wait for it; what it printed. Fails if it failed, or crashed, or never came to an end."""
    try:
        code = process.wait(LONGEST)
    finally:
        process.kill()
    said = output.read_text(encoding="utf-8", errors="replace")
    assert code == 0, f"ended with {code}:\n{said[-4000:]}"
    return said


def run(module: str, *arguments: object, pure: bool, output: Path) -> str:
    """Both at once."""
    return finish(start(module, *arguments, pure=pure, output=output), output)
