"""Work of many tables in lockstep: one stage of it for all of them, then the next.

What happens in one turn of the event loop is shown to everybody at its end. Done table by table, all the code behind
a step would run once for each of them, and the processor would have to fetch most of it again every time.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Generator
from typing import Final, TypeVar

AT_ONCE: Final = 8  # works: with more, the garbage collector would look through what is still needed
T = TypeVar("T")
Stages = Generator[None, None, T]  # stops where others may do the same stage

log = logging.getLogger(__name__)


class Work:
    """The stages of one table."""

    def __init__(self, stages: Stages[None], failed: Callable[[Exception], None]) -> None:
        self._stages = stages
        self._failed = failed
        self._is_going_on = False

    def goes_on(self) -> bool:
        """Do the next stage; returns whether there is another one. What goes wrong concerns nobody else."""
        if self._is_going_on:  # a stage that would wait for itself
            return False
        self._is_going_on = True
        try:
            next(self._stages)
        except StopIteration:
            return False
        except Exception as problem:
            self._fail(problem)
            return False
        finally:
            self._is_going_on = False
        return True

    def _fail(self, problem: Exception) -> None:
        try:
            self._failed(problem)
        except Exception:
            log.exception("what failed could not be told to anybody")

    def finish(self) -> None:
        """Do all that is left."""
        while self.goes_on():
            pass


class Lockstep:
    """What is to be done at the end of this turn of the event loop, or as soon as there is enough of it."""

    def __init__(self) -> None:
        self._works: deque[Work] = deque()
        self._running = False

    def add(self, work: Work) -> None:
        if not self._works:
            asyncio.get_running_loop().call_soon(self._run)
        self._works.append(work)
        if len(self._works) >= AT_ONCE and not self._running:
            self._run()

    def _run(self) -> None:
        """Do as many works as go together; others have their turn before the rest."""
        works = [self._works.popleft() for _ in range(min(AT_ONCE, len(self._works)))]
        self._running = True
        try:
            while works:
                works = [work for work in works if work.goes_on()]
        finally:
            self._running = False
            if self._works:
                asyncio.get_running_loop().call_soon(self._run)


def done(stages: Stages[T]) -> T:
    """What comes of stages that are done alone."""
    while True:
        try:
            next(stages)
        except StopIteration as end:
            result: T = end.value
            return result
