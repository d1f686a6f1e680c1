"""A real server on a free port, for browsers to ask; only chance is the same in every run."""

import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Final

START: Final = 90.0  # seconds
COMMAND: Final = Path(__file__).with_name("same_chance.py")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A `trove serve` of its own, with its own database."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def database(self) -> Path:
        return self.folder / "t.db"

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, str(COMMAND), "serve", "--port", str(self.port), "--db", str(self.database)]
        with open(self.folder / "log.txt", "ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, "TROVE_LANG": "en"})
        until = time.monotonic() + START
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > until:
                raise RuntimeError((self.folder / "log.txt").read_text(encoding="utf-8"))
            time.sleep(0.1)

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/health", timeout=1) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def stop(self) -> None:
        if self.process:
            self.process.terminate()
            self.process.wait(15)
            self.process = None
