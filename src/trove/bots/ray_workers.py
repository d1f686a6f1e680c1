"""Workers on a Ray cluster: `local` starts one on this machine, any other address joins one that runs.

Ray runs a task again if its worker or node was lost.
"""

import os
import socket
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, Final, TypeVar

from ..core.refusals import BadInput
from .workers import MOST_LOSSES, gave_up

T = TypeVar("T")
R = TypeVar("R")

LOCAL: Final = "local"
AHEAD: Final = 4  # games handed over per core, so that no worker waits
PATIENCE: Final = 10.0  # seconds
STORE_BYTES: Final = 100_000_000  # results are small


def run_here(function: Callable[[T], R], task: T) -> tuple[int, R]:
    """The result of a task, and the process that ran it."""
    return os.getpid(), function(task)


def check_answers(address: str) -> None:
    """Checks that a cluster answers; Ray itself would wait for minutes."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if not colon or not port.isdecimal():
        return  # `auto`, or a name that Ray knows
    with socket.create_connection((host.strip("[]"), int(port)), timeout=PATIENCE):
        pass


def started(address: str, workers: int) -> Any:
    """Ray, connected."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # tells nobody
    try:
        import ray
    except ImportError:
        raise BadInput("no-ray", "Ray is not installed: pip install trove-games[ray]") from None
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR", "configure_logging": False}
    try:
        if address == LOCAL:
            ray.init(num_cpus=workers, include_dashboard=False, object_store_memory=STORE_BYTES, **quiet)
        else:
            check_answers(address)
            ray.init(address=address, **quiet)
    except (ValueError, RuntimeError, OSError, OverflowError) as problem:
        detail = str(problem).strip().partition("\n")[0]
        raise BadInput("no-cluster", f"no Ray cluster answers at {address}: {detail}", address=address) from None
    return ray


class RayWorkers:
    """Ray's workers; `pids` are those that have answered so far."""

    def __init__(self, address: str, count: int) -> None:
        self.ray = started(address, count)
        self.remote = self.ray.remote(num_cpus=1, max_retries=MOST_LOSSES)(run_here)
        self.ahead = AHEAD * max(count, int(self.ray.cluster_resources().get("CPU", 1)))
        self.pids: set[int] = set()

    def run(self, function: Callable[[T], R], tasks: Iterable[T]) -> Iterator[tuple[T, R]]:
        waiting = iter(tasks)
        pending: dict[Any, T] = {}
        while True:
            for task in islice(waiting, self.ahead - len(pending)):
                pending[self.remote.remote(function, task)] = task
            if not pending:
                return
            ready, _ = self.ray.wait(list(pending), num_returns=1)
            task = pending.pop(ready[0])
            yield task, self.answer(ready[0], task)

    def answer(self, ready: Any, task: object) -> Any:
        """A result, or one sentence when Ray has tried often enough."""
        try:
            pid, result = self.ray.get(ready)
        except self.ray.exceptions.RayTaskError:  # the task itself failed: our bug
            raise
        except self.ray.exceptions.RayError:
            raise gave_up(task) from None
        self.pids.add(pid)
        return result

    def close(self) -> None:
        self.ray.shutdown()
