"""Computer players think in other processes, on imagined states, so that tables never wait for them."""

import asyncio
import logging
import os
from collections.abc import Callable
from threading import Thread
from typing import Any, Final

from trove.bots.advice import Advice
from trove.bots.questions import Answer, Question, hint, think
from trove.bots.workers import Processes

from .fair_queue import Asked, FairQueue

WORKERS: Final = max(1, (os.cpu_count() or 1) - 1)
LOW_PRIORITY: Final = 10
MOST_WAITING: Final = 4096
MOST_OF_TABLE: Final = 32
TELLING: Final = 0.02  # seconds of CPU time; shorter thoughts do not tell how busy the machine is
WEIGHT: Final = 0.2  # of the last thought, in what is known of that
PATIENCE: Final = 5.0  # seconds that the end waits for the workers'

log = logging.getLogger(__name__)


class Thinkers:
    """Worker processes of low priority, and the thread that talks to them; started when they are first needed."""

    def __init__(self, workers: int = WORKERS) -> None:
        self.stretch = 1.0  # seconds that a second of a worker's CPU time takes now
        self.answered = self.failed = 0
        self._queue = FairQueue(MOST_WAITING, MOST_OF_TABLE)
        self._pool = Processes(workers, LOW_PRIORITY)
        self._thread: Thread | None = None
        self._closed = False

    @property
    def waiting(self) -> int:
        return self._queue.count

    @property
    def pids(self) -> list[int]:
        """The processes there are now."""
        return self._pool.pids

    @property
    def lost(self) -> int:
        """How many processes have died."""
        return self._pool.lost

    async def think(self, table: str, asked: Question) -> Answer:
        """A decision, when it is the table's turn; Full if too much waits."""
        answer: Answer = await self._ask(table, think, asked)
        if answer.cpu >= TELLING:
            self.stretch += WEIGHT * (max(1.0, answer.seconds / answer.cpu) - self.stretch)
        return answer

    async def advise(self, table: str, asked: Question) -> Advice:
        """What a strong player thinks of every action."""
        advice: Advice = await self._ask(table, hint, asked)
        return advice

    def _ask(self, table: str, function: Callable[[Question], Any], asked: Question) -> "asyncio.Future[Any]":
        job = Asked(table, function, asked, asyncio.get_running_loop())
        self._queue.put(job)
        if not self._closed and (self._thread is None or not self._thread.is_alive()):
            self._thread = Thread(target=self._work, name="trove-thinkers", daemon=True)
            self._thread.start()
        return job.future

    def _work(self) -> None:
        """In the thread: hand out jobs and answers until the end."""
        try:
            for job, outcome in self._pool.work(self._queue):
                self.answered += 1
                self.failed += isinstance(outcome, Exception)
                if isinstance(job, Asked):
                    job.settle(outcome)
        except Exception:
            log.exception("the thread of the computer players failed; the next question starts another")

    def close(self) -> None:
        """End all processes, even in the middle of a search."""
        self._closed = True
        self._queue.close()
        if self._thread is not None:
            self._thread.join(PATIENCE)
        self._pool.close()
