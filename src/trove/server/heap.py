"""One heap for all threads: they nearly always run one at a time, and each would keep what it once needed."""

import ctypes
from contextlib import suppress
from typing import Final

M_ARENA_MAX: Final = -8  # in malloc.h of the GNU library; others have no such option, or no such heaps


def share_heap() -> None:
    """From now on; best before there are threads."""
    with suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).mallopt(M_ARENA_MAX, 1)
