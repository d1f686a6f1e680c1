"""What an action of Luxor leads to."""

from typing import Any, Literal, NamedTuple, get_args

from msgspec import Struct

from trove.games.luxor.constants import ADVENTURERS, EMPTY
from trove.games.luxor.events import (
    Carried,
    Drew,
    Ended,
    EnteredTomb,
    Freed,
    Joined,
    Moved,
    Rolled,
    ShowedScarabs,
    TookCard,
    TookKey,
    TookSarcophagus,
    TookScarab,
    TookTreasure,
    TookWild,
    Tunnelled,
    TurnedUp,
    Uncovered,
)
from trove.games.luxor.knowledge import PHASES, Phase
from trove.games.luxor.state import State

from ..trials import Trial, Veil

Unknown = Literal["die", "temple", "horus", "scarab", "card", "scarabs"]
By = Literal["steps", "osiris", "tunnel", "joining"]
Gain = Freed | EnteredTomb | TookSarcophagus | TookTreasure | TookKey | TookCard | TookWild | Ended
GAINS = frozenset(get_args(Gain))
WAYS: dict[type, By] = {Moved: "steps", Carried: "osiris", Tunnelled: "tunnel", Joined: "joining"}
COUNTED = ("steps", "osiris")  # by these one goes from tile to tile


class Leg(Struct, frozen=True, gc=False):
    """A part of a way: the spaces that are trodden, the first where it begins; those between them are skipped."""

    by: By
    path: tuple[int, ...]


class Walk(Struct, frozen=True, gc=False):
    """The way of one adventurer, and how many of the seat's own will then stand where it ends."""

    adventurer: int
    legs: tuple[Leg, ...]
    crowd: int


class Outcome(Struct, frozen=True, gc=False, omit_defaults=True):
    """Everything that an action is certain to bring."""

    walks: tuple[Walk, ...] = ()
    brings: tuple[Gain, ...] = ()
    points: int = 0  # scored at once
    unknown: tuple[Unknown, ...] = ()  # what chance decides
    then: Phase | None = None  # what the seat is asked next in the same turn


UNKNOWN: dict[type, Unknown] = {
    Rolled: "die",
    Uncovered: "temple",
    TurnedUp: "horus",
    TookScarab: "scarab",
    Drew: "card",
    ShowedScarabs: "scarabs",
}


def is_known(event: Any, seat: int) -> bool:
    """Where an empty space or an empty pile is all that is left, nothing is drawn."""
    return (type(event) is Uncovered and event.tile is None) or (type(event) is TurnedUp and event.card is None)


VEIL = Veil(UNKNOWN, frozenset({Rolled}), is_known)


class Before(NamedTuple):
    """What lies there before a seat acts."""

    seat: int
    board: list[int]
    points: int


def before(base: State, seat: int) -> Before:
    return Before(seat, base.board, base.points[seat])


def outcome(now: Before, trial: Trial) -> Outcome:
    """What a trial came to."""
    after: State | None = trial.after
    if after is None:
        return Outcome(unknown=trial.unknown)  # type: ignore[arg-type]
    phase = after.phase if after.turn == now.seat and not after.over else 0
    return Outcome(
        walks(now, trial),
        tuple([event for event in trial.events if type(event) in GAINS]),
        after.points[now.seat] - now.points,
        trial.unknown,  # type: ignore[arg-type]
        PHASES[phase] if phase else None,
    )


def walks(now: Before, trial: Trial) -> tuple[Walk, ...]:
    """The ways of all adventurers that move, in their order."""
    legs: dict[int, list[Leg]] = {}
    for event in trial.events:
        if by := WAYS.get(type(event)):
            path = trodden(now.board, by, event.from_space, event.to_space)
            legs.setdefault(event.adventurer, []).append(Leg(by, path))
    if not legs:
        return ()
    first = ADVENTURERS * now.seat
    pos = trial.after.pos[first : first + ADVENTURERS]
    return tuple([Walk(adventurer, tuple(way), pos.count(pos[adventurer])) for adventurer, way in legs.items()])


def trodden(board: list[int], by: By, start: int, end: int) -> tuple[int, ...]:
    """L5.2: the spaces from tile to tile; empty ones are skipped, and tunnels and joining skip all between."""
    if by in COUNTED:
        return (start, *[space for space in range(start + 1, end) if board[space] != EMPTY], end)
    return (start, end)
