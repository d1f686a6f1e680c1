"""Which journal entries the past of a fork may contain: it comes from a file, not from the rules."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from .constants import EVERYBODY, NOTHING

UNUSED: Final = range(1)
COUNT: Final = range(10_000)  # points and other numbers that nothing is looked up by


class Limits(NamedTuple):
    """The ranges of an entry's three public numbers, and of its secret if it has one."""

    a: range = UNUSED
    b: range = UNUSED
    c: range = UNUSED
    secret: range | None = None


class Past(NamedTuple):
    """What a game requires of the position and the past of a fork."""

    limits: Mapping[int, Limits]  # of the journal entries before it, by kind
    options: tuple[str, ...]  # the fields that hold the options of the table and never change


def fits(limits: Mapping[int, Limits], seats: int, entry: Sequence[int]) -> bool:
    """Whether the rules could have written this entry at a table with this many seats."""
    kind, seat, a, b, c, secret, audience = entry
    if kind not in limits or not 0 <= seat < seats:
        return False
    known = limits[kind]
    if a not in known.a or b not in known.b or c not in known.c:
        return False
    if known.secret is None:
        return secret == NOTHING and audience == EVERYBODY
    seen = secret == NOTHING or secret in known.secret  # a redealt fork's journal has gaps
    return seen and audience >> seat & 1 == 1 and audience < 1 << seats
