"""Jobs that wait for a worker process. Tables take turns, no matter how many jobs each has."""

from asyncio import AbstractEventLoop, Future
from collections import OrderedDict, deque
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from threading import Lock
from typing import Any

from trove.bots.workers import Job


class Full(Exception):
    """The queue is full."""


class Asked(Job):
    """A job that a table waits for in the event loop."""

    def __init__(self, table: str, function: Callable[[Any], Any], task: object, loop: AbstractEventLoop) -> None:
        super().__init__(function, task)
        self.table = table
        self.loop = loop
        self.future: Future[Any] = loop.create_future()

    def settle(self, outcome: Any) -> None:
        """From any thread: hand the result over, or the exception."""
        with suppress(RuntimeError):  # the loop is closed: nobody is left to be told
            self.loop.call_soon_threadsafe(self._settle, outcome)

    def _settle(self, outcome: Any) -> None:
        if self.future.done():
            return
        if isinstance(outcome, Exception):
            self.future.set_exception(outcome)
        else:
            self.future.set_result(outcome)


class FairQueue:
    """Filled in the event loop, emptied in another thread, one job of each table at a time."""

    def __init__(self, most: int, most_of_table: int) -> None:
        self.most, self.most_of_table = most, most_of_table
        self.count = 0  # of the jobs that wait
        self._lock = Lock()
        self._tables: OrderedDict[str, deque[Asked]] = OrderedDict()  # whose turn it is next comes first
        self._again: deque[Job] = deque()  # what lost its worker
        self._reader, self._writer = Pipe(duplex=False)
        self._signalled = self._closed = False

    @property
    def waker(self) -> Connection:
        return self._reader

    def put(self, job: Asked) -> None:
        """Let a job wait for its table's turn; Full if there is no room."""
        with self._lock:
            own = self._tables.get(job.table, ())
            if self.count >= self.most or len(own) >= self.most_of_table:
                raise Full
            self._tables.setdefault(job.table, deque()).append(job)
            self.count += 1
            self._signal()

    def next(self) -> Job | None:
        """The first job of the table whose turn it is; the table is then the last."""
        with self._lock:
            if self._again:
                return self._again.popleft()
            while self._tables:
                table, jobs = self._tables.popitem(last=False)
                job = jobs.popleft()
                self.count -= 1
                if jobs:
                    self._tables[table] = jobs
                if not job.future.done():  # somebody still waits for it
                    return job
        return None

    def again(self, job: Job) -> None:
        self._again.append(job)

    def is_open(self) -> bool:
        with self._lock:
            self._reader.recv_bytes()
            self._signalled = False
            return not self._closed

    def close(self) -> None:
        """No more jobs."""
        with self._lock:
            self._closed = True
            self._signal()

    def _signal(self) -> None:
        if not self._signalled:
            self._signalled = True
            self._writer.send_bytes(b".")
