"""Who plays the games: this process, processes of its own, or a Ray cluster. The results are the same."""

import os
import signal
import traceback
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Final, Protocol

from trove.core.refusals import BadInput

from .duel import play_game
from .plan import Key, Played, Task

MOST_LOSSES: Final = 4  # of one game, until it is given up
MOST_WORKERS: Final = 1024


class Crew(Protocol):
    """Plays games in any order, each exactly once."""

    def play(self, tasks: Iterable[Task]) -> Iterator[Played]: ...

    def close(self) -> None: ...


class Losses:
    """Counts how often each game lost its worker."""

    def __init__(self) -> None:
        self.of: dict[Key, int] = {}

    def add(self, task: Task) -> None:
        _, deal, rotation = task.key
        self.of[task.key] = lost = self.of.get(task.key, 0) + 1
        if lost >= MOST_LOSSES:
            sentence = f"deal {deal}, rotation {rotation} of {task.matchup.game} lost its worker {lost} times"
            raise BadInput("worker-lost", sentence, deal=deal, rotation=rotation, times=lost)


class Alone:
    """Plays one game after the other, here."""

    def play(self, tasks: Iterable[Task]) -> Iterator[Played]:
        for task in tasks:
            yield play_game(task)

    def close(self) -> None:
        pass


def serve(pipe: Connection) -> None:
    """A worker: plays what it is sent until nobody is there any more. Ctrl-C is the business of who sends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answer: Played | str
    while True:
        try:
            task = pipe.recv()
            try:
                answer = play_game(task)
            except Exception:
                answer = traceback.format_exc()
            pipe.send(answer)
        except (EOFError, OSError):
            return


@contextmanager
def no_interrupt() -> Iterator[None]:
    """A process started here is born deaf to Ctrl-C; else it would complain while it still loads."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Worker:
    """A process and the pipe to it, with the game it plays now."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs,), daemon=True)
        with no_interrupt():
            self.process.start()
        theirs.close()
        self.task: Task | None = None

    def give(self, task: Task) -> None:
        self.task = task
        with suppress(OSError):  # it died: seen when its answer is awaited
            self.pipe.send(task)

    def answer(self) -> Played | None:
        """What it has played; None if it died."""
        try:
            answer: Played | str = self.pipe.recv()
        except (EOFError, OSError):
            return None
        if isinstance(answer, str):
            raise RuntimeError(f"a game of the arena failed:\n{answer}")
        self.task = None
        return answer

    def close(self) -> None:
        """End the process, whatever it does."""
        self.process.kill()
        self.process.join()
        self.process.close()
        self.pipe.close()


class Processes:
    """Worker processes; one that dies is replaced, and its game is played again."""

    def __init__(self, workers: int) -> None:
        self.workers = [Worker() for _ in range(workers)]
        self.losses = Losses()

    @property
    def pids(self) -> list[int]:
        return [worker.process.pid or 0 for worker in self.workers]

    def play(self, tasks: Iterable[Task]) -> Iterator[Played]:
        waiting = deque(tasks)
        while True:
            for worker in self.workers:
                if worker.task is None and waiting:
                    worker.give(waiting.popleft())
            busy: dict[Any, Worker] = {worker.pipe: worker for worker in self.workers if worker.task}
            if not busy:
                return
            for pipe in wait(list(busy)):
                answer = busy[pipe].answer()
                if answer is not None:
                    yield answer
                else:
                    waiting.appendleft(self.replace(busy[pipe]))

    def replace(self, dead: Worker) -> Task:
        """A new process for one that died; the game that was lost."""
        task = dead.task
        assert task is not None
        self.losses.add(task)
        dead.close()
        self.workers[self.workers.index(dead)] = Worker()
        return task

    def close(self) -> None:
        for worker in self.workers:
            worker.close()


def checked_workers(workers: int | None) -> int:
    """How many workers; as many as there are cores if not said."""
    if workers is None:
        return os.cpu_count() or 1
    if not 1 <= workers <= MOST_WORKERS:
        raise BadInput("bad-workers", f"there are 1 to {MOST_WORKERS} workers, not {workers}", most=MOST_WORKERS)
    return workers


@contextmanager
def gathered(workers: int | None = None, ray: str | None = None) -> Iterator[Crew]:
    """A crew for as long as it is needed."""
    count = checked_workers(workers)
    crew: Crew
    if ray is not None:
        from .on_ray import OnRay

        crew = OnRay(ray, count)
    else:
        crew = Alone() if count == 1 else Processes(count)
    try:
        yield crew
    finally:
        crew.close()
