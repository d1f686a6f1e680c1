"""A server in a process of its own, pinned to one core; what it costs is read from the system."""

import os
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

SERVER_CORE: Final = 0
TICKS: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
PATIENCE: Final = 60.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def client_cores() -> set[int]:
    """Every core but the server's; that one too if there is no other."""
    return os.sched_getaffinity(0) - {SERVER_CORE} or {SERVER_CORE}


def allow_many_sockets() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class ServerProcess:
    """A running server."""

    def __init__(self, process: "subprocess.Popen[bytes]", port: int) -> None:
        self.process = process
        self.pid = process.pid
        self.port = port

    def cpu_seconds(self) -> float:
        """CPU time of the server itself; its workers are not in it."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """Bytes of resident memory."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * PAGE

    def move_workers(self) -> None:
        """Let computer players think on the clients' cores."""
        for child in Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split():
            os.sched_setaffinity(int(child), client_cores())

    def kill(self) -> None:
        """As a crash or a power cut ends it; its workers follow by themselves."""
        self.process.kill()
        self.process.wait()


@contextmanager
def server(database: str, port: int | None = None, *, pinned: bool = True) -> Iterator[ServerProcess]:
    """A server that answers."""
    chosen = port or free_port()
    command = [sys.executable, "-m", "trove", "serve", "--port", str(chosen), "--db", database]

    def prepare() -> None:
        allow_many_sockets()
        if pinned:
            os.sched_setaffinity(0, {SERVER_CORE})

    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=prepare)
    try:
        wait_for(process, chosen)
        yield ServerProcess(process, chosen)
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGTERM)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def wait_for(process: "subprocess.Popen[bytes]", port: int) -> None:
    """Until the server accepts connections."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if process.poll() is not None:
            raise RuntimeError(f"the server ended by itself with status {process.returncode}")
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.02)
    raise RuntimeError("the server did not answer")
