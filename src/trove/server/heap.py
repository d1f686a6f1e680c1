"""One heap for all threads: they nearly always run one at a time, and each would keep what it once needed."""

import ctypes
from contextlib import suppress
from typing import Any, Final

M_ARENA_MAX: Final = -8  # in malloc.h of the GNU library; others have no such option, or no such heaps


def call(name: str, *arguments: Any) -> None:
    """Call a function of the C library, if it has one of that name."""
    with suppress(AttributeError, OSError, TypeError):
        getattr(ctypes.CDLL(None), name)(*arguments)


def share_heap() -> None:
    """From now on; best before there are threads."""
    call("mallopt", M_ARENA_MAX, 1)


def give_back() -> None:
    """Give memory that a crowd needed for a moment back to the system: half a millisecond with 500 tables."""
    call("malloc_trim", 0)
