"""Runs the real command: through pipes, and in a terminal of its own."""

import contextlib
import fcntl
import io
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
import unittest.mock
from pathlib import Path
from types import TracebackType
from typing import Any

from trove.texts import LANGUAGES, texts

COMMAND = [sys.executable, "-m", "trove"]
CLEAR = "\x1b[H\x1b[2J\x1b[3J"
STYLES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
PATIENCE = 120.0  # a busy machine is no failure
DEAL = tuple(texts(language).say("cli-deal") for language in LANGUAGES)


def environment(home: Path, **more: str) -> dict[str, str]:
    """The system's environment without anything that could change what is shown."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG", "TROVE_LANG", "COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR")
    kept = {name: value for name, value in os.environ.items() if name not in names}
    usual = {"XDG_DATA_HOME": str(home), "LANG": "C.UTF-8", "TERM": "xterm-256color", "PYTHONUTF8": "1"}
    return {**kept, **usual, **more}


def run(home: Path, *args: str, typed: str | bytes = b"", **more: str) -> subprocess.CompletedProcess[str]:
    """The command with pipes, from beginning to end."""
    data = typed.encode() if isinstance(typed, str) else typed
    done = subprocess.run(
        [*COMMAND, *args], input=data, capture_output=True, env=environment(home, **more), timeout=PATIENCE
    )
    return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())


def run_here(home: Path, *args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The command in this process, where a process of its own shows nothing more: much quicker."""
    from trove.cli import app

    shown, complained = io.StringIO(), io.StringIO()
    with (
        unittest.mock.patch.dict(os.environ, environment(home), clear=True),
        contextlib.redirect_stdout(shown),
        contextlib.redirect_stderr(complained),
        unittest.mock.patch("sys.stdin", io.TextIOWrapper(io.BytesIO(typed.encode()))),
    ):
        code = app.run(args)
    return subprocess.CompletedProcess(args, code, shown.getvalue(), complained.getvalue())


class Session:
    """The command as a partner: reads until it asks, then answers."""

    def __init__(self, process: subprocess.Popen[bytes], reads: int, writes: int) -> None:
        self.process = process
        self._reads = reads
        self._writes = writes
        self.output = ""
        self._bytes = b""
        self._dealt = False
        self._answered = 0  # how much was shown when something was last typed

    def __enter__(self) -> "Session":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                stream.close()

    def until(self, pattern: str) -> str:
        """What is shown from now until a line that goes on matches at its end: a question leaves its line open.

        Enter is pressed where it deals."""
        start, end = len(self.output), time.monotonic() + PATIENCE
        while not re.search(pattern + r" *\Z", STYLES.sub("", self.output[start:])):
            if not self._dealt and self.output.endswith(DEAL) and len(self.output) > self._answered:
                self._dealt = True
                self.type("")
            if not self._more(end):
                break
        return self.output[start:]

    def _more(self, end: float) -> bool:
        ready, _, _ = select.select([self._reads], [], [], max(0.0, end - time.monotonic()))
        if not ready:
            raise AssertionError(f"nothing more was shown after: {self.output[-500:]}")
        try:
            data = os.read(self._reads, 65536)
        except OSError:  # a terminal whose program has ended
            return False
        self._bytes += data
        self.output = self._bytes.decode("utf-8", "replace")
        return bool(data)

    def type(self, line: str) -> None:
        self._answered = len(self.output)
        os.write(self._writes, line.encode() + b"\n")

    def answer(self, line: str, pattern: str = ">") -> str:
        """Type a line, and see what is shown until the next question."""
        self.type(line)
        return self.until(pattern)

    def interrupt(self) -> None:
        self.process.send_signal(signal.SIGINT)

    def left(self) -> int:
        """The exit code, when everything was shown."""
        end = time.monotonic() + PATIENCE
        while self._more(end):
            pass
        return self.process.wait(timeout=PATIENCE)


def heed_ctrl_c() -> None:
    """As in a terminal, also where the tests themselves run in the background and ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Pipe(Session):
    """The command with pipes."""

    def __init__(self, home: Path, *args: str, **more: str) -> None:
        pipes: Any = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
        process = subprocess.Popen([*COMMAND, *args], env=environment(home, **more), preexec_fn=heed_ctrl_c, **pipes)
        assert process.stdin is not None
        assert process.stdout is not None
        super().__init__(process, process.stdout.fileno(), process.stdin.fileno())


class Terminal(Session):
    """The command in a terminal of a given size."""

    def __init__(self, home: Path, *args: str, columns: int = 120, rows: int = 40, **more: str) -> None:
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        ends: Any = {"stdin": slave, "stdout": slave, "stderr": slave}
        ends |= {"start_new_session": True, "preexec_fn": heed_ctrl_c}
        process = subprocess.Popen([*COMMAND, *args], env=environment(home, **more), **ends)
        os.close(slave)
        super().__init__(process, self._master, self._master)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        super().__exit__(kind, error, at)
        os.close(self._master)


def screens(shown: str) -> list[str]:
    """What stood on the screen between two emptyings, without styles."""
    return [STYLES.sub("", part) for part in shown.split(CLEAR)]


def choices(shown: str) -> int:
    """The highest number among the choices shown last."""
    numbers = re.findall(r"(?:^|\s)\s{0,3}(\d+)  \S", screens(shown)[-1])
    return max(map(int, numbers))
