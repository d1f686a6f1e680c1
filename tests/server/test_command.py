"""`trove serve`: it says where it is, opens a browser when asked, and ends in peace."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

from server.live import PATIENCE, free_port


@contextmanager
def served(folder: Path, port: int, *options: str, **env: str) -> Iterator[subprocess.Popen[str]]:
    """The command, until it has said where it is; stopped by Ctrl-C."""
    command = [sys.executable, "-m", "trove", "serve", "--port", str(port), "--db", str(folder / "t.db"), *options]
    around = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    with subprocess.Popen(command, env={**around, **env}, stdout=subprocess.PIPE, text=True) as running:
        try:
            assert running.stdout is not None
            assert f"http://127.0.0.1:{port}" in running.stdout.readline()
            yield running
            running.send_signal(signal.SIGINT)
            assert running.wait(PATIENCE) in (0, 130)
        finally:
            running.kill()


def browser_in(folder: Path) -> tuple[Path, Path]:
    """A browser that writes down what it was asked to open, and where."""
    opened, script = folder / "opened", folder / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" >> "{opened}"\n', encoding="utf-8")
    script.chmod(0o700)
    return script, opened


def test_a_served_page_is_opened_where_there_is_a_screen(tmp_path: Path) -> None:
    script, opened = browser_in(tmp_path)
    port = free_port()
    with served(tmp_path, port, "--open", BROWSER=str(script), DISPLAY=":0"):
        until = time.monotonic() + PATIENCE
        while not opened.exists() and time.monotonic() < until:
            time.sleep(0.05)
        assert opened.read_text(encoding="utf-8").strip() == f"http://127.0.0.1:{port}"


def test_nothing_is_opened_without_a_screen(tmp_path: Path) -> None:
    script, opened = browser_in(tmp_path)
    port = free_port()
    with served(tmp_path, port, "--open", BROWSER=str(script)), urlopen(f"http://127.0.0.1:{port}/health") as answer:
        assert answer.status == 200
    assert not opened.exists()
