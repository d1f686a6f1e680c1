"""The lines of a results file: JSON, each with a checksum, so that damage is found before anything is added.

A line written by hand can have a correct checksum, so the contents are checked too.
"""

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import IO, Final, NoReturn, TypeVar

import msgspec

from ..core.refusals import BadInput
from .plan import Plan, Played
from .ratings import sides_of

LONGEST_PLAN: Final = 1 << 20  # bytes of the first line
LONGEST_GAME: Final = 1 << 12  # bytes of every other

T = TypeVar("T", Plan, Played)


def sealed(line: Plan | Played) -> bytes:
    """A line of the file."""
    data = msgspec.json.encode(line)
    return data[:-1] + b',"check":"' + check(data) + b'"}\n'


def check(data: bytes) -> bytes:
    return blake2b(data, digest_size=4, person=b"trove.arena").hexdigest().encode()


def damaged(path: Path, number: int) -> NoReturn:
    sentence = f"{path}, line {number}: expected a line of an arena's results as it was written; the file is damaged"
    raise BadInput("arena-file-damaged", sentence, file=str(path), line=number)


def whole_lines(file: IO[bytes], path: Path) -> Iterator[bytes]:
    """The lines after the first, as long as they are whole: the last may have been cut off by a crash."""
    number = 2
    while line := file.readline(LONGEST_GAME + 1):
        if len(line) > LONGEST_GAME:
            damaged(path, number)
        if not line.endswith(b"\n"):
            return
        yield line
        number += 1


def opened(path: Path, number: int, line: bytes, kind: type[T]) -> T:
    """A line of the file as it was written, or one sentence."""
    data, comma, seal = line.rpartition(b',"check":"')
    whole = data + b"}"
    if not comma or seal != check(whole) + b'"}\n':
        damaged(path, number)
    try:
        return msgspec.json.decode(whole, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        damaged(path, number)


def all_sides(plan: Plan) -> list[list[list[list[int]]]]:
    """By matchup and rotation: the entries of every side."""
    return [[sides_of(matchup, rotation) for rotation in range(matchup.rotations)] for matchup in plan.matchups]


def fits(plan: Plan, sides: list[list[list[list[int]]]], played: Played) -> bool:
    """Whether this can be a game of the plan."""
    number, deal, rotation = played.key
    if not 0 <= number < len(plan.matchups):
        return False
    matchup = plan.matchups[number]
    columns = (played.wins, played.scores, played.ranks, played.decisions, played.seconds)
    within = 0 <= deal < matchup.deals and 0 <= rotation < matchup.rotations
    if not within or any(len(column) != len(matchup.levels) for column in columns):
        return False
    return is_possible(played, sides[number][rotation])


def is_possible(played: Played, sides: list[list[int]]) -> bool:
    """Whether the winners rank first, win with their whole side, and share the win evenly."""
    ranks = [{played.ranks[entry] for entry in side} for side in sides]
    won = [side for side, own in zip(sides, ranks, strict=True) if own == {1}]
    if not won or any(1 in own and len(own) > 1 for own in ranks):
        return False
    winners = {entry for side in won for entry in side}
    return played.wins == tuple(1 / len(won) if entry in winners else 0.0 for entry in range(len(played.wins)))
