"""One pool of workers for everything that takes long: this process, processes of its own, or a Ray cluster."""

import os
import signal
import sys
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread
from types import ModuleType
from typing import Any, Final, Protocol, TypeVar

from ..core.refusals import BadInput

MOST_LOSSES: Final = 4  # workers lost over one task before it is given up
MOST_WORKERS: Final = 1024

T = TypeVar("T")
R = TypeVar("R")


class Pool(Protocol):
    """Runs a function on every task, in any order, and yields each task with its result once."""

    def run(self, function: Callable[[T], R], tasks: Iterable[T]) -> Iterator[tuple[T, R]]: ...

    def close(self) -> None: ...


def gave_up(task: object) -> BadInput:
    """The refusal for a task that keeps losing its worker."""
    sentence = f"{task} lost its worker {MOST_LOSSES} times"
    return BadInput("worker-lost", sentence, task=str(task), times=MOST_LOSSES)


class ThisProcess:
    """Runs one task after the other, here."""

    def run(self, function: Callable[[T], R], tasks: Iterable[T]) -> Iterator[tuple[T, R]]:
        for task in tasks:
            yield task, function(task)

    def close(self) -> None:
        pass


class Failure(Exception):
    """A task raised an error in its worker."""


def serve(pipe: Connection, niceness: int = 0) -> None:
    """A worker: runs what it is sent until the other end closes. Ctrl-C is for the process that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    Thread(target=end_with_parent, daemon=True).start()
    while True:
        try:
            function, task = pipe.recv()
            try:
                answer = (True, function(task))
            except Exception:
                answer = (False, traceback.format_exc())
            pipe.send(answer)
        except (EOFError, OSError):
            return


def end_with_parent() -> None:
    """End this process when the one that started it is gone, even if that was killed."""
    if (parent := parent_process()) is not None:
        wait([parent.sentinel])
        os._exit(1)


@contextmanager
def starting() -> Iterator[None]:
    """Starts processes that load only what their tasks need, nothing of the program that starts them.

    SIGINT is blocked: Ctrl-C would otherwise show their tracebacks while they still load."""
    main, sys.modules["__main__"] = sys.modules["__main__"], ModuleType("__main__")
    masks = hasattr(signal, "pthread_sigmask")
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT}) if masks else set()
    try:
        yield
    finally:
        sys.modules["__main__"] = main
        if masks:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Job:
    """A function to run on a task, and how many workers were lost over it."""

    def __init__(self, function: Callable[[Any], Any], task: object) -> None:
        self.function, self.task = function, task
        self.losses = 0


class Worker:
    """A process, the pipe to it, and the job it works on."""

    def __init__(self, niceness: int = 0) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs, niceness), daemon=True)
        with starting():
            self.process.start()
        theirs.close()
        self.pid = self.process.pid or 0
        self.job: Job | None = None

    def give(self, job: Job) -> None:
        self.job = job
        with suppress(OSError):  # it died, which shows when its answer is read
            self.pipe.send((job.function, job.task))

    def answer(self) -> Any:
        """The result, or a Failure; EOFError if the process died."""
        try:
            is_result, answer = self.pipe.recv()
        except OSError:
            raise EOFError from None
        self.job = None
        return answer if is_result else Failure(f"a task failed in its worker:\n{answer}")

    def close(self) -> None:
        """End the process, even in the middle of a job."""
        self.process.kill()
        self.process.join()
        self.process.close()
        self.pipe.close()


class Source(Protocol):
    """Where a pool's jobs come from."""

    @property
    def waker(self) -> Connection | None:
        """Readable when there are new jobs; without one the pool is done when no job is left."""

    def next(self) -> Job | None:
        """The next job, if there is one now."""

    def again(self, job: Job) -> None:
        """Takes back a job that lost its worker; it comes next."""

    def is_open(self) -> bool:
        """Called when the waker is readable, and clears it. Returns whether there may be more jobs."""


class JobList:
    """All jobs known from the beginning."""

    waker = None

    def __init__(self, jobs: Iterable[Job]) -> None:
        self._jobs = deque(jobs)

    def next(self) -> Job | None:
        return self._jobs.popleft() if self._jobs else None

    def again(self, job: Job) -> None:
        self._jobs.appendleft(job)

    def is_open(self) -> bool:
        return False


class Processes:
    """Worker processes, started when they are needed; one that dies is replaced, and its task is run again."""

    def __init__(self, count: int, niceness: int = 0) -> None:
        self.count, self.niceness = count, niceness
        self.workers: list[Worker] = []
        self.lost = 0  # workers that died

    @property
    def pids(self) -> list[int]:
        return [worker.pid for worker in self.workers]

    def run(self, function: Callable[[T], R], tasks: Iterable[T]) -> Iterator[tuple[T, R]]:
        for job, outcome in self.work(JobList(Job(function, task) for task in tasks)):
            if isinstance(outcome, Exception):
                raise outcome
            task: Any = job.task
            yield task, outcome

    def work(self, source: Source) -> Iterator[tuple[Job, Any]]:
        """Runs the jobs of a source; yields each with its result, or the exception it came to."""
        while True:
            yield from self._hand_out(source)
            busy: dict[Any, Worker] = {worker.pipe: worker for worker in self.workers if worker.job is not None}
            waker = source.waker
            if not busy and waker is None:
                return
            for pipe in wait([*busy, waker] if waker else list(busy)):
                if pipe is waker:
                    if not source.is_open():
                        return
                elif outcome := self._outcome(busy[pipe], source):
                    yield outcome

    def _hand_out(self, source: Source) -> Iterator[tuple[Job, Any]]:
        """Give jobs to workers that have none; yields those for which no process could be started."""
        while any(worker.job is None for worker in self.workers) or len(self.workers) < self.count:
            if (job := source.next()) is None:
                return
            try:
                self._idle().give(job)
            except OSError as problem:
                yield job, problem

    def _idle(self) -> Worker:
        """A worker without a job, a new one if need be."""
        for worker in self.workers:
            if worker.job is None:
                return worker
        self.workers.append(Worker(self.niceness))
        return self.workers[-1]

    def _outcome(self, worker: Worker, source: Source) -> tuple[Job, Any] | None:
        """The result of a worker's job; None if the worker died and the job has to run again."""
        job = worker.job
        assert job is not None
        try:
            return job, worker.answer()
        except EOFError:
            self.workers.remove(worker)
            worker.close()
            self.lost += 1
            job.losses += 1
            if job.losses == MOST_LOSSES:
                return job, gave_up(job.task)
            source.again(job)
            return None

    def close(self) -> None:
        for worker in self.workers:
            worker.close()


def checked_workers(count: int | None) -> int:
    """How many workers to use; one per core by default."""
    if count is None:
        return os.cpu_count() or 1
    if not 1 <= count <= MOST_WORKERS:
        raise BadInput("bad-workers", f"expected 1 to {MOST_WORKERS} workers, not {count}", most=MOST_WORKERS)
    return count


@contextmanager
def pool(count: int | None = None, ray: str | None = None) -> Iterator[Pool]:
    """A pool for as long as it is needed; a Ray cluster's if its address is given."""
    number = checked_workers(count)
    found: Pool
    if ray is not None:
        from .ray_workers import RayWorkers

        found = RayWorkers(ray, number)
    else:
        found = ThisProcess() if number == 1 else Processes(number)
    try:
        yield found
    finally:
        found.close()
