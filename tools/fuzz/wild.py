"""What nobody should pass: values of every kind, and objects that lie, raise or act while they are looked at."""

from collections.abc import Callable, Iterator
from decimal import Decimal
from itertools import count, cycle
from math import inf, nan
from pathlib import Path
from random import Random
from typing import Any, NoReturn

MOST_SHOWN = 60  # characters of an argument in a message
DEEP = 3_000  # levels, more than any reader goes down


class Mischief(Exception):
    """Raised by an argument itself: the only stranger that may come out of a call."""


class Trap:
    """Raises whatever it is asked."""

    def spring(self, *given: object) -> NoReturn:
        raise Mischief

    __eq__ = __lt__ = __le__ = __gt__ = __ge__ = __contains__ = spring
    __index__ = __int__ = __float__ = __len__ = __iter__ = __next__ = __bool__ = __hash__ = spring
    __call__ = __getitem__ = __enter__ = __fspath__ = __str__ = spring


class Liar(int):
    """A number that is as large or small as somebody likes, and converts to another."""

    def __le__(self, other: object) -> bool:
        return True

    __ge__ = __lt__ = __gt__ = __le__

    def __index__(self) -> int:
        return 0

    __int__ = __index__


class Text(str):
    """A string of its own class."""


class Data(bytes):
    """Bytes of their own class."""


def released() -> memoryview:
    """A view of nothing any more."""
    view = memoryview(b"gone")
    view.release()
    return view


def nested() -> list[Any]:
    """A list in a list, and so on."""
    outer: list[Any] = []
    for _ in range(DEEP):
        outer = [outer]
    return outer


def looped() -> list[Any]:
    """A list that holds itself."""
    loop: list[Any] = []
    loop.append(loop)
    return loop


def endless() -> Iterator[int]:
    return cycle((0, 1))


NUMBERS = [-1, 0, 1, 2, 7, 60, 127, 128, 255, 500, 32767, 32768, 65536, -32769, 1 << 31, -(1 << 31) - 1, (1 << 62) - 1]
HUGE = [1 << 62, (1 << 63) - 1, 1 << 63, -(1 << 63), -(1 << 63) - 1, 1 << 64, 1 << 70, -(1 << 70), 10**5000]


MADE: list[Callable[[], Any]] = [
    lambda: bytearray(b"TRV1"), list, lambda: [0], lambda: [[0]], dict, lambda: {0: 1}, lambda: {"a": {}},
    lambda: {"type": "play"}, lambda: {0, 1}, lambda: (k for k in (0, 0)), lambda: ValueError("x"), lambda: [Trap()],
    set, object, Trap, count, endless, nested, looped,
]  # fmt: skip
FIXED: list[Any] = [
    None, True, False, 0.0, 1.0, -0.5, nan, inf, 1j, Decimal(1), "", "0", "luxor", "\0", "\ud800", "a" * 1000,
    Text("0"), b"", b"0", b"\xff\xfe", Data(b"{}"), memoryview(b"TRV1"), (), (0,), (0, 1, 2, 3), frozenset({0}),
    range(3), range(10**12), int, type, print, Ellipsis, NotImplemented, Liar(0), Liar(20_000), Liar(1 << 70),
    Path("/"), Path("no/such/file.toml"),
]  # fmt: skip


def wild(chance: Random) -> Any:
    """Anything at all; what a call might change is made for it."""
    match chance.randrange(6):
        case 0:
            return chance.choice(NUMBERS)
        case 1:
            return chance.choice(HUGE)
        case 2:
            return chance.choice(MADE)()
        case 3:
            return chance.randbytes(chance.randrange(40))
        case _:
            return chance.choice(FIXED)


def label(given: object) -> str:
    """An argument in a message; nothing of it is asked that could raise."""
    kind = type(given)
    if kind is int and abs(given) > 1 << 64:  # type: ignore[arg-type]
        return "a huge int"
    if kind is bytes:
        return f"{len(given)} bytes {given[:8]!r}"  # type: ignore[arg-type,index]
    if given is None or kind in (int, bool, float, complex, str, range):
        shown = repr(given)
        return shown if len(shown) <= MOST_SHOWN else shown[:MOST_SHOWN] + "..."
    if kind is list and len(given) <= 8 and all(type(part) is int and abs(part) < 1 << 64 for part in given):  # type: ignore[arg-type,attr-defined]
        return repr(given)
    return f"<{kind.__name__}>"
