"""Garbage collection without long pauses.

Matches, tables and connections make no cycles: they are freed as soon as nobody holds them, and looking through all of
them would hold the event loop for tens of milliseconds. So only what is new is looked through; what has lived for a
while is put aside, again and again, and never looked at.
"""

import gc
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

NEW: Final = 1_500  # objects: looked through in two milliseconds, if nobody has touched them for a while
YOUNG: Final = 2  # times that many
NEVER: Final = 1_000_000
FULL: Final = 2  # the generation of everything

Note = Callable[[int, float], None]


@contextmanager
def tuned(note: Note) -> Iterator[None]:
    """Collect garbage this way inside the block; `note` gets the generation and the seconds of every collection."""
    before, start = gc.get_threshold(), 0.0

    def measure(phase: str, facts: dict[str, Any]) -> None:
        nonlocal start
        if phase == "start":
            start = time.perf_counter()
        else:
            note(facts["generation"], time.perf_counter() - start)

    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW, YOUNG, NEVER)
    gc.callbacks.append(measure)
    try:
        yield
    finally:
        gc.callbacks.remove(measure)
        gc.set_threshold(*before)
        gc.unfreeze()


def settle() -> None:
    """Collect the young objects, and freeze those that survive."""
    gc.collect(1)
    gc.freeze()
