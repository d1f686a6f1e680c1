"""The first moments of the command: Ctrl-C never shows a traceback."""

import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cli.driver import environment, heed_ctrl_c

COMMAND = ["-X", "importtime", "-m", "trove", "games"]


LOADED = ("trove.start", "trove.form", "msgspec", "trove.core.catalog", "rich", "trove.texts")


@pytest.mark.parametrize("module", LOADED)
def test_ctrl_c_while_the_command_is_loaded_shows_no_traceback(tmp_path: Path, module: str) -> None:
    """The interpreter tells of every module that it has loaded; then Ctrl-C is pressed."""
    pipes: Any = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    process = subprocess.Popen(
        [sys.executable, *COMMAND], env=environment(tmp_path), preexec_fn=heed_ctrl_c, text=True, **pipes
    )
    assert process.stderr is not None
    seen = []
    for line in process.stderr:
        seen.append(line)
        if line.rstrip().endswith(f" {module}"):
            process.send_signal(signal.SIGINT)
            break
    _, rest = process.communicate(timeout=60)
    assert seen, "nothing was loaded"
    assert "Traceback" not in rest
    assert "KeyboardInterrupt" not in rest
    assert process.returncode in (-signal.SIGINT, 130)


def test_a_program_that_uses_the_package_keeps_its_own_ctrl_c(tmp_path: Path) -> None:
    code = "import signal, trove; print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, env=environment(tmp_path), preexec_fn=heed_ctrl_c, timeout=60
    )
    assert done.stdout == b"True\n", done.stderr
