"""Games on a Ray cluster: `local` starts one on this machine, any other address joins one that runs.

Ray plays a game again whose worker or node was lost; a game that comes back twice counts once.
"""

import os
import socket
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, Final

from trove.core.refusals import BadInput

from .crews import MOST_LOSSES
from .duel import play_game
from .plan import Key, Played, Task

LOCAL: Final = "local"
AHEAD: Final = 4  # games handed over per core, so that no worker waits
PATIENCE: Final = 10.0  # seconds
STORE_BYTES: Final = 100_000_000  # results are small


def play_and_tell(task: Task) -> tuple[int, Played]:
    """A game, and the process that played it."""
    return os.getpid(), play_game(task)


def check_answers(address: str) -> None:
    """Whether anybody is there; Ray itself would wait for minutes."""
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


class OnRay:
    """Ray's workers; `pids` are those that have answered so far."""

    def __init__(self, address: str, workers: int) -> None:
        self.ray = started(address, workers)
        self.remote = self.ray.remote(num_cpus=1, max_retries=MOST_LOSSES)(play_and_tell)
        self.ahead = AHEAD * max(workers, int(self.ray.cluster_resources().get("CPU", 1)))
        self.pids: set[int] = set()

    def play(self, tasks: Iterable[Task]) -> Iterator[Played]:
        waiting = iter(tasks)
        done: set[Key] = set()
        pending: dict[Any, Task] = {}
        while True:
            pending |= {self.remote.remote(task): task for task in islice(waiting, self.ahead - len(pending))}
            if not pending:
                return
            ready, _ = self.ray.wait(list(pending), num_returns=1)
            pid, played = self.answer(ready[0], pending.pop(ready[0]))
            self.pids.add(pid)
            if played.key not in done:
                done.add(played.key)
                yield played

    def answer(self, ready: Any, task: Task) -> tuple[int, Played]:
        """A result, or one sentence when Ray has tried often enough."""
        _, deal, rotation = task.key
        try:
            found: tuple[int, Played] = self.ray.get(ready)
        except self.ray.exceptions.RayTaskError:  # the game itself failed: our bug
            raise
        except self.ray.exceptions.RayError as problem:
            sentence = f"deal {deal}, rotation {rotation} of {task.matchup.game} lost its worker: {problem}"
            raise BadInput("worker-lost", sentence, deal=deal, rotation=rotation, times=MOST_LOSSES) from None
        return found

    def close(self) -> None:
        self.ray.shutdown()
