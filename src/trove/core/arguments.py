"""Checks the arguments of public calls: seats, actions, seeds, counts, words, and the text of an edition."""

import os
from collections.abc import Callable, Sequence
from typing import Any, Final, NoReturn

import msgspec

from .chance import LAST
from .constants import STREAMS
from .refusals import BadInput

MOST_SEED: Final = (1 << 62) - 1
MOST_GAMES: Final = 10_000_000  # of one call
MOST_SHOWN: Final = 40  # characters of what was given, in a sentence
EDITION_ENDINGS = (".toml", ".json")
PLAIN = msgspec.msgpack.Encoder()


def number_given(given: object, low: int, high: int) -> int | None:
    """A whole number from low to high as a plain int; None for anything else, True and False included."""
    if type(given) is not int:
        if not isinstance(given, int) or isinstance(given, bool):
            return None
        given = int.__index__(given)  # a subclass may compare as it likes, and convert to something else
    return given if low <= given <= high else None


def brief(given: object) -> str:
    """An argument as a short text: numbers may have millions of digits, objects any repr."""
    if given is None or type(given) in (bool, float):
        return repr(given)
    if type(given) is int:
        return str(given) if abs(given) <= 1 << 64 else "a huge number"
    if type(given) is str:
        return repr(given if len(given) <= MOST_SHOWN else given[:MOST_SHOWN] + "...")
    return f"an object of type {type(given).__name__[:MOST_SHOWN]}"


def seat_given(seats: int, given: object) -> int:
    """One of the seats of a table."""
    if type(given) is int and 0 <= given < seats:  # nearly always
        return given
    seat = number_given(given, 0, seats - 1)
    if seat is None:
        raise BadInput("no-such-seat", f"a seat is a number from 0 to {seats - 1}, not {brief(given)}")
    return seat


def viewer_given(seats: int, given: object) -> int | None:
    """A viewer: one of the seats, or None for a spectator."""
    seat = number_given(given, 0, seats - 1)
    if seat is None and given is not None:
        sentence = f"a seat is a number from 0 to {seats - 1}, or None for a spectator, not {brief(given)}"
        raise BadInput("no-such-seat", sentence)
    return seat


def action_given(n_actions: int, given: object) -> int:
    """One of the actions of a game, by number."""
    action = number_given(given, 0, n_actions - 1)
    if action is None:
        raise BadInput("no-such-action", f"an action is a number from 0 to {n_actions - 1}, not {brief(given)}")
    return action


def actions_given(n_actions: int, given: object) -> list[int]:
    """Some of the actions of a game, by number."""
    if not isinstance(given, Sequence):
        raise BadInput("no-such-action", f"actions are given as a list, not as {brief(given)}")
    return [action_given(n_actions, action) for action in given]


def seed_given(given: object) -> int:
    """A seed of chance."""
    seed = number_given(given, 0, MOST_SEED)
    if seed is None:
        raise BadInput("bad-seed", f"a seed is a number from 0 to 2^62 - 1, not {brief(given)}")
    return seed


def count_given(given: object, most: int = MOST_GAMES) -> int:
    """A number of games to play."""
    count = number_given(given, 1, most)
    if count is None:
        raise BadInput("bad-count", f"the number of games is from 1 to {most}, not {brief(given)}", most=most)
    return count


def streams_given(given: object) -> list[int]:
    """A generator state for every stream."""
    if type(given) is list and len(given) == STREAMS and set(map(type, given)) == {int}:
        if min(given) >= 1 and max(given) <= LAST:
            return given[:]
    streams = [number_given(stream, 1, LAST) for stream in given] if isinstance(given, list | tuple) else []
    found = [stream for stream in streams if stream is not None]
    if not len(streams) == len(found) == STREAMS:
        raise BadInput("bad-chance", f"chance is {STREAMS} numbers from 1 to {LAST}")
    return found


def field_given(name: str, length: int, low: int, high: int, given: object) -> Any:
    """The numbers of a state's field: a list of its length, or one number for length 0."""
    parts = given if isinstance(given, list | tuple) else [given]
    numbers = [number_given(part, low, high) for part in parts]
    if isinstance(given, list | tuple) != (length > 0) or len(numbers) != (length or 1) or None in numbers:
        many = f"{length} numbers" if length else "a number"
        raise BadInput("bad-position", f"{name} is {many} from {low} to {high}")
    return numbers if length else numbers[0]


def fields_of(given: object) -> object:
    """A struct's fields by name, so that they are checked: msgspec believes a struct of the right class."""
    return msgspec.structs.asdict(given) if isinstance(given, msgspec.Struct) else given


def words_given(given: object, reader: msgspec.msgpack.Decoder[Any], game: str) -> Any:
    """An action in words as a typed struct, checked, whether it was given as one or as its plain fields.

    It goes through bytes: the decoder for all kinds of actions is made once, `convert` would search them every time.
    """
    try:
        return reader.decode(PLAIN.encode(given))
    except (msgspec.MsgspecError, TypeError, ValueError, OverflowError, RecursionError) as problem:
        raise BadInput("bad-words", f"not an action of {game} in words: {problem}") from None


def is_file_name(given: object) -> bool:
    """Whether a string names a file instead of being its text: one line with the ending of an edition file."""
    return isinstance(given, str) and "\n" not in given and "\0" not in given and given.endswith(EDITION_ENDINGS)


def text_given(given: object, most_bytes: int, refuse: Callable[..., NoReturn]) -> str:
    """The text, given itself or as the path of its file; `refuse` takes a line or 0, what was expected, and a code."""
    try:
        if isinstance(given, os.PathLike) or is_file_name(given):
            with open(given, encoding="utf-8") as file:  # type: ignore[call-overload]
                given = file.read(most_bytes + 1)
        if isinstance(given, bytes):
            given = bytes.decode(given)
        if not isinstance(given, str):
            refuse(0, f"expected the text of a file, not {type(given).__name__}", "not-text")
        given = str.__str__(given)  # of a class of its own it would not be read as JSON
        size = len(given.encode())
    except OSError as problem:
        refuse(0, f"expected a file that can be read ({problem.strerror})", "unreadable")
    except UnicodeError:
        refuse(1, "expected text in UTF-8", "not-utf8")
    if size > most_bytes:
        refuse(1, f"expected at most {most_bytes // 1024} kB", "too-large", limit=most_bytes // 1024)
    return given
