"""Types for msgspec to read, safe to read from several threads at once.

msgspec looks at a struct when it first reads one. A second thread that reads the same struct meanwhile finds it half
looked at, and the process crashes. So every type goes through `prepared` before anything is read as it.
"""

from threading import Lock
from typing import TypeVar

from msgspec.json import Decoder

T = TypeVar("T")
READY: set[object] = set()
LOOKING = Lock()


def prepared(kind: T) -> T:
    """The type itself, which msgspec has looked at, and at all the types it is made of."""
    if kind not in READY:
        with LOOKING:
            Decoder(kind)
            READY.add(kind)
    return kind
