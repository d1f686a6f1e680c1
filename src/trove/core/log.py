"""The log of a match: the set-up, steps and undos, in order; nothing is ever deleted from it."""

from bisect import bisect_left
from collections.abc import Sequence
from typing import Annotated, Final, NamedTuple

from msgspec import Meta, Struct

from .terms import MOST_SEATS

LONGEST: Final = 10_000  # entries of one match

Hash = Annotated[str, Meta(pattern="^[0-9a-f]{16}\\Z")]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Number = Annotated[int, Meta(ge=0, lt=LONGEST)]
Some = Meta(max_length=LONGEST)


class SetUp(Struct, frozen=True, forbid_unknown_fields=True, tag="set_up"):
    """Entry 0: everything in its place."""

    hash: Hash


class Step(Struct, frozen=True, forbid_unknown_fields=True, tag="step"):
    """An accepted action, by the number that was offered for it."""

    seat: Seat
    action: Annotated[int, Meta(ge=0, lt=1 << 16)]
    hash: Hash


class Undo(Struct, frozen=True, forbid_unknown_fields=True, tag="undo"):
    """A seat took back its last step, and what could not stand without it; who was asked has agreed."""

    seat: Seat
    takes: Annotated[tuple[Number, ...], Some]
    agreed: Annotated[tuple[Seat, ...], Some]
    hash: Hash


Entry = SetUp | Step | Undo


class Live(NamedTuple):
    """A step that stands, with its number in the log; the set-up is nobody's."""

    number: int
    seat: int
    action: int


SET_UP: Final = Live(0, -1, -1)


def live(entries: Sequence[Entry]) -> list[Live]:
    """The steps that stand after these entries, the set-up first."""
    standing = [SET_UP]
    for number, entry in enumerate(entries):
        if isinstance(entry, Step):
            standing.append(Live(number, entry.seat, entry.action))
        elif isinstance(entry, Undo):
            k = bisect_left(standing, entry.takes[0], key=lambda step: step.number)
            standing[k:] = [step for step in standing[k:] if step.number not in entry.takes]
    return standing
