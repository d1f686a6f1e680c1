"""The one thread that writes: it drains a queue, one transaction per drain, and reports in the order of the queue.

What one turn of the event loop gives is handed over at its end, all at once: every waking of the thread costs both of
them a change of the interpreter's lock, and it would find one job at a time.
"""

import logging
from asyncio import AbstractEventLoop
from collections import deque
from collections.abc import Sequence
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Final

from .changes import Change, Done
from .metrics import Metrics
from .problems import Closed, NotStored
from .transactions import Job, Outcome, Transactions

LARGEST_DRAIN: Final = 64  # more would hold the event loop too long when their frames are released
MOST_WAITING: Final = 20_000
MOST_BYTES: Final = 64 << 20

log = logging.getLogger(__name__)


class Mend(Change, frozen=True, gc=False):
    """The table is about to be read again, so that its next jobs build on what is stored."""


class Writer:
    """Takes jobs from the event loop; everything else happens in its own thread."""

    def __init__(self, transactions: Transactions, loop: AbstractEventLoop) -> None:
        self.failed: str | None = None  # why the last drain was not stored
        self.metrics = Metrics()
        self._transactions = transactions
        self._loop = loop
        self._given: list[Job] = []  # in this turn of the event loop
        self._queue: SimpleQueue[list[Job]] = SimpleQueue()  # an empty list is the end
        self._held: deque[Job] = deque()  # taken from the queue, and not yet drained
        self._count = 0  # of what waits
        self._bytes = 0  # of what waits
        self._open: dict[str | None, int] = {}  # by table: jobs that nobody has heard of yet
        self._closing = False
        self._thread = Thread(target=self._run, name="trove-writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        return self._count

    def put(self, job: Job) -> None:
        """Add a job at the end of the queue; `job.done` is called later, never from here."""
        if self._closing:
            self._loop.call_soon(job.done, Closed("the server is shutting down"))
        elif self._count >= MOST_WAITING or self._bytes >= MOST_BYTES:
            self._loop.call_soon(job.done, NotStored("too much waits to be stored"))
        else:
            self._count += 1
            self._bytes += size_of(job)
            self._open[job.table] = self._open.get(job.table, 0) + 1
            if not self._given:
                self._loop.call_soon(self._hand_over)
            self._given.append(job)

    def _hand_over(self) -> None:
        if self._given:
            self._queue.put(self._given)
            self._given = []

    def is_mending_needed(self, table: str) -> bool:
        """Whether something of a table, or of tables in general, is under way, or has failed since it was last read."""
        return table in self._open or None in self._open or table in self._transactions.broken

    def mend(self, table: str, done: Done) -> None:
        """Let a table's jobs be stored again, after all that are in the queue now."""
        self.put(Job(table, (Mend(),), done))

    def end(self) -> None:
        """Take no more jobs."""
        if not self._closing:
            self._closing = True
            self._hand_over()
            self._queue.put([])

    def join(self) -> None:
        """Wait until what was given is stored; from any thread."""
        self._thread.join()

    def _run(self) -> None:
        while jobs := self._next():
            if is_mending(jobs[0]):
                self._transactions.broken.discard(str(jobs[0].table))
                self._report([(jobs[0], None)])
            else:
                self._drain(jobs)

    def _next(self) -> list[Job]:
        """All that waits, up to a mending, which is a drain of its own; nothing at the end."""
        held = self._held
        if not held:
            held.extend(self._queue.get())
        while len(held) < LARGEST_DRAIN and not self._queue.empty():
            more = self._queue.get()
            held.extend(more)
            if not more:
                self._queue.put(more)  # nothing comes after it: the end is for the next call
                break
        jobs = [held.popleft()] if held else []
        while held and len(jobs) < LARGEST_DRAIN and not (is_mending(jobs[0]) or is_mending(held[0])):
            jobs.append(held.popleft())
        return jobs

    def _drain(self, jobs: Sequence[Job]) -> None:
        start = perf_counter()
        outcomes = self._transactions.store(jobs)
        problems = [problem for _, problem in outcomes if problem]
        self.metrics.note(len(jobs), len(problems), perf_counter() - start)
        self.failed = str(problems[0]) if len(problems) == len(jobs) and type(problems[0]) is NotStored else None
        if problems:
            log.warning("%d of %d jobs were not stored: %s", len(problems), len(jobs), problems[0])
        self._report(outcomes)

    def _report(self, outcomes: list[Outcome]) -> None:
        try:
            self._loop.call_soon_threadsafe(self._release, outcomes)
        except RuntimeError:  # the loop is closed: nobody is left to be told
            log.warning("%d jobs were stored after the event loop had ended", len(outcomes))

    def _release(self, outcomes: list[Outcome]) -> None:
        """In the event loop: tell everybody, in order. What one of them raises does not reach the others."""
        self._count -= len(outcomes)
        for job, problem in outcomes:
            self._bytes -= size_of(job)
            if (left := self._open[job.table] - 1) > 0:
                self._open[job.table] = left
            else:
                del self._open[job.table]
            try:
                job.done(problem)
            except Exception as bug:
                context = {"message": f"what waited for table {job.table} failed", "exception": bug}
                self._loop.call_exception_handler(context)


def size_of(job: Job) -> int:
    return sum([change.size for change in job.changes])


def is_mending(job: Job) -> bool:
    return type(job.changes[0]) is Mend
