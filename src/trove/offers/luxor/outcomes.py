"""What an action of Luxor leads to."""

from typing import Any, Literal, get_args

from msgspec import Struct

from trove.core.journal import Entry
from trove.games.luxor.constants import (
    ADVENTURERS,
    CARRIED,
    CHOSE,
    EMPTY,
    JOINED,
    MOVED,
    PLAYED,
    RESHUFFLED,
    SPENT,
    STUCK,
    TUNNELLED,
)
from trove.games.luxor.events import (
    Drew,
    Ended,
    EnteredTomb,
    Freed,
    Rolled,
    ShowedScarabs,
    TookCard,
    TookKey,
    TookSarcophagus,
    TookScarab,
    TookTreasure,
    TookWild,
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
WAYS: dict[int, By] = {MOVED: "steps", CARRIED: "osiris", TUNNELLED: "tunnel", JOINED: "joining"}
COUNTED = frozenset({MOVED, CARRIED})  # by these one goes from tile to tile


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


UNTOLD = frozenset({PLAYED, SPENT, STUCK, CHOSE, RESHUFFLED, *WAYS})
VEIL = Veil(UNKNOWN, frozenset({Rolled}), is_known, UNTOLD)


def outcome(base: State, seat: int, trial: Trial) -> Outcome:
    """What a trial came to, from the state before it."""
    after: State | None = trial.after
    if after is None:
        return Outcome(unknown=trial.unknown)  # type: ignore[arg-type]
    phase = after.phase if after.turn == seat and not after.over else 0
    return Outcome(
        walks(base, after, seat, trial.entries),
        tuple([event for event in trial.events if type(event) in GAINS]),
        after.points[seat] - base.points[seat],
        trial.unknown,  # type: ignore[arg-type]
        PHASES[phase] if phase else None,
    )


def walks(base: State, after: State, seat: int, entries: list[Entry]) -> tuple[Walk, ...]:
    """The ways of all adventurers that move, in their order."""
    legs: dict[int, list[Leg]] = {}
    for kind, _, adventurer, start, end, _, _ in entries:
        by = WAYS.get(kind)
        if by is not None:
            leg = Leg(by, trodden(base, kind in COUNTED, start, end))
            legs.setdefault(adventurer, []).append(leg)
    if not legs:
        return ()
    return tuple([Walk(one, tuple(way), crowd(after, seat, one)) for one, way in legs.items()])


def trodden(base: State, counted: bool, start: int, end: int) -> tuple[int, ...]:
    """L5.2: the spaces from tile to tile; empty ones are skipped, and tunnels and joining skip all between."""
    path = [start]
    if counted:
        for space in range(start + 1, end):
            if base.board[space] != EMPTY:
                path.append(space)
    path.append(end)
    return tuple(path)


def crowd(after: State, seat: int, adventurer: int) -> int:
    """How many of the seat's own stand where an adventurer does."""
    first, together = ADVENTURERS * seat, 0
    for k in range(first, first + ADVENTURERS):
        together += after.pos[k] == after.pos[first + adventurer]
    return together
