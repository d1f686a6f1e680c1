"""What callers give: seeds, counts, seats, words, and the text of an edition; checked in one place."""

import os
from collections.abc import Callable
from typing import Any, NoReturn

import msgspec

from .refusals import BadInput

MOST_SEED = 1 << 62
MOST_GAMES = 1 << 40
PLAIN = msgspec.msgpack.Encoder()


def is_number(given: object, low: int, high: int) -> bool:
    """Whether this is a whole number from low to high; True and False are none."""
    return isinstance(given, int) and not isinstance(given, bool) and low <= given <= high


def check_seed(seed: object) -> None:
    if not is_number(seed, 0, MOST_SEED - 1):
        raise BadInput("bad-seed", f"a seed is a number from 0 to 2^62 - 1, not {seed!r}")


def check_count(n: object) -> None:
    if not is_number(n, 1, MOST_GAMES):
        raise BadInput("bad-count", f"the number of games is at least 1, not {n!r}")


def check_viewer(seats: int, seat: object) -> None:
    """Whoever looks sits on a seat, or is a spectator (None)."""
    if seat is not None and not is_number(seat, 0, seats - 1):
        raise BadInput("no-such-seat", f"a seat is a number from 0 to {seats - 1}, or None to look on, not {seat!r}")


def words_given(given: object, reader: msgspec.msgpack.Decoder[Any], game: str) -> Any:
    """An action in words as a typed struct, checked, whether it was given as one or as its plain fields.

    By way of bytes: a reader is made once for all kinds of actions, `convert` would look through them at every call.
    """
    try:
        return reader.decode(PLAIN.encode(given))
    except (msgspec.MsgspecError, TypeError, ValueError, OverflowError, RecursionError) as problem:
        raise BadInput("bad-words", f"not an action of {game} in words: {problem}") from None


def text_given(given: object, most_bytes: int, refuse: Callable[[int, str], NoReturn]) -> str:
    """The text, whatever it was given as; `refuse` takes the line (0: none) and what was expected."""
    try:
        if isinstance(given, os.PathLike):
            with open(given, encoding="utf-8") as file:
                given = file.read(most_bytes + 1)
        if isinstance(given, bytes):
            given = given.decode()
        if not isinstance(given, str):
            refuse(0, f"expected the text of a file, not {type(given).__name__}")
        size = len(given.encode())
    except OSError as problem:
        refuse(0, f"expected a file that can be read ({problem.strerror})")
    except UnicodeError:
        refuse(1, "expected text in UTF-8")
    if size > most_bytes:
        refuse(1, f"expected at most {most_bytes // 1024} kB")
    return given
