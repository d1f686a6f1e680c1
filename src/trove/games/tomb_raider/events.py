"""The journal as typed structs, as each seat saw it."""

from collections.abc import Callable
from typing import Any, Literal, get_args

from msgspec import Struct

from ...core.terms import NOTHING
from . import terms as t
from .pieces import (
    KIND_NAMES,
    SHAPE_NAMES,
    SYMBOL_NAMES,
    Card,
    Direction,
    Kind,
    Plate,
    Shape,
    Square,
    Symbol,
    Treasure,
    doors,
    plates,
    square,
    treasures,
)
from .state import State

Reason = Literal["explosion", "safety", "death", "standstill"]
REASONS: tuple[Reason, ...] = get_args(Reason)


class Event(Struct, frozen=True):
    """Something that happened."""


class LaidStart(Event, tag="laid_start", frozen=True):
    """The start tile lies at this side of the museum, clockwise from the north-west corner (T2.1)."""

    side: int


class Dealt(Event, tag="dealt", frozen=True):
    seat: int
    card: Card


class DealtUnseen(Event, tag="dealt_unseen", frozen=True):
    seat: int
    kind: Kind


class Began(Event, tag="began", frozen=True):
    """A turn begins."""

    seat: int
    round: int


class MissedTurn(Event, tag="missed_turn", frozen=True):
    """A figure that was shot lies and waits (T9.1)."""

    seat: int


class StoodUp(Event, tag="stood_up", frozen=True):
    seat: int


class Drew(Event, tag="drew", frozen=True):
    seat: int
    card: Card


class DrewUnseen(Event, tag="drew_unseen", frozen=True):
    seat: int
    kind: Kind


class Reshuffled(Event, tag="reshuffled", frozen=True):
    kind: Kind
    cards: int


class LaidCard(Event, tag="laid_card", frozen=True):
    seat: int
    card: Card


class Went(Event, tag="went", frozen=True):
    """All energy is laid; so many points may be spent."""

    seat: int
    points: int


class Revealed(Event, tag="revealed", frozen=True):
    seat: int
    place: Square
    symbol: Symbol
    shape: Shape


class Turned(Event, tag="turned", frozen=True):
    """How a revealed tile was laid."""

    seat: int
    place: Square
    doors: tuple[Direction, ...]


class Rotated(Event, tag="rotated", frozen=True):
    seat: int
    place: Square
    quarters: int
    doors: tuple[Direction, ...]


class Stepped(Event, tag="stepped", frozen=True):
    """From one tile to the next; None is the start tile."""

    seat: int
    from_place: Square | None
    to_place: Square | None


class Stopped(Event, tag="stopped", frozen=True):
    """A movement ended; so many points were lost."""

    seat: int
    lost: int


class TookPlate(Event, tag="took_plate", frozen=True):
    seat: int
    plate: Plate


class LaidTreasure(Event, tag="laid_treasure", frozen=True):
    place: Square
    treasure: Treasure


class LaidBomb(Event, tag="laid_bomb", frozen=True):
    place: Square


class Arrested(Event, tag="arrested", frozen=True):
    """The police brought a figure to the start tile."""

    seat: int
    from_place: Square


class PickedUp(Event, tag="picked_up", frozen=True):
    seat: int
    place: Square
    treasure: Treasure


class Dropped(Event, tag="dropped", frozen=True):
    seat: int
    place: Square
    treasure: Treasure


class HandedOver(Event, tag="handed_over", frozen=True):
    seat: int
    to: int
    treasure: Treasure


class Delivered(Event, tag="delivered", frozen=True):
    """Brought out, for so many points: none for a foreign treasure."""

    seat: int
    treasure: Treasure
    points: int


class Armed(Event, tag="armed", frozen=True):
    """The bomb is armed; waves follow this seat's turns. By the guard, or by taking the large treasure."""

    seat: int
    place: Square
    by_guard: bool


class Aimed(Event, tag="aimed", frozen=True):
    seat: int
    target: int


class Fired(Event, tag="fired", frozen=True):
    """A shot goes off; the target may still lay health cards."""

    seat: int
    target: int
    shooting: int


class WardedOff(Event, tag="warded_off", frozen=True):
    seat: int
    shooting: int
    health: int


class WasShot(Event, tag="was_shot", frozen=True):
    seat: int
    shooting: int
    health: int


class Discarded(Event, tag="discarded", frozen=True):
    seat: int
    card: Card


class Exploded(Event, tag="exploded", frozen=True):
    """A wave of the explosion."""

    wave: int


class Removed(Event, tag="removed", frozen=True):
    place: Square


class Died(Event, tag="died", frozen=True):
    seat: int
    place: Square


class LostTreasure(Event, tag="lost_treasure", frozen=True):
    treasure: Treasure


class TurnEnded(Event, tag="turn_ended", frozen=True):
    seat: int


class Ended(Event, tag="ended", frozen=True):
    """The entrance tile is gone, nobody and nothing is left inside, all are dead (T12.1), or a standstill (T12.5)."""

    reason: Reason


def card(kind: int, value: int) -> Card:
    return Card(KIND_NAMES[kind], value)


def inside(place: int) -> Square:
    """A place of the museum; anything else is no entry of a journal."""
    found = square(place)
    if found is None:
        raise ValueError(place)
    return found


def tile(number: int) -> tuple[Symbol, Shape]:
    """The symbol and shape of a kind of tile."""
    symbol, shape = divmod(number, t.SHAPES)
    return SYMBOL_NAMES[symbol], SHAPE_NAMES[shape]


def event(state: State, viewer: int, entry: tuple[int, ...]) -> Event:
    """One entry of the journal; a secret that the viewer did not see makes another event of it."""
    kind, seat, a, b, c, secret, audience = entry
    seen = secret != NOTHING and bool(audience >> viewer & 1)
    treasure, plate = treasures(state.edition), plates(state.edition)
    told: dict[int, Callable[[], Any]] = {
        t.STARTED: lambda: LaidStart(a),
        t.DEALT: lambda: Dealt(seat, card(a, secret)) if seen else DealtUnseen(seat, KIND_NAMES[a]),
        t.BEGAN: lambda: Began(seat, a),
        t.MISSED_TURN: lambda: MissedTurn(seat),
        t.STOOD_UP: lambda: StoodUp(seat),
        t.DREW: lambda: Drew(seat, card(a, secret)) if seen else DrewUnseen(seat, KIND_NAMES[a]),
        t.RESHUFFLED: lambda: Reshuffled(KIND_NAMES[a], b),
        t.LAID_CARD: lambda: LaidCard(seat, card(a, b)),
        t.WENT: lambda: Went(seat, a),
        t.REVEALED: lambda: Revealed(seat, inside(a), *tile(b)),
        t.TURNED: lambda: Turned(seat, inside(a), doors(b)),
        t.ROTATED: lambda: Rotated(seat, inside(a), b, doors(c)),
        t.STEPPED: lambda: Stepped(seat, square(a), square(b)),
        t.STOPPED: lambda: Stopped(seat, a),
        t.TOOK_PLATE: lambda: TookPlate(seat, plate[a]),
        t.TREASURE_LAID: lambda: LaidTreasure(inside(a), treasure[b]),
        t.BOMB_LAID: lambda: LaidBomb(inside(a)),
        t.ARRESTED: lambda: Arrested(seat, inside(a)),
        t.PICKED_UP: lambda: PickedUp(seat, inside(a), treasure[b]),
        t.DROPPED: lambda: Dropped(seat, inside(a), treasure[b]),
        t.HANDED_OVER: lambda: HandedOver(seat, a, treasure[b]),
        t.DELIVERED: lambda: Delivered(seat, treasure[a], b),
        t.ARMED: lambda: Armed(seat, inside(a), bool(b)),
        t.AIMED: lambda: Aimed(seat, a),
        t.FIRED: lambda: Fired(seat, a, b),
        t.WARDED_OFF: lambda: WardedOff(seat, a, b),
        t.WAS_SHOT: lambda: WasShot(seat, a, b),
        t.DISCARDED: lambda: Discarded(seat, card(a, b)),
        t.WAVE: lambda: Exploded(a),
        t.REMOVED: lambda: Removed(inside(a)),
        t.DIED: lambda: Died(seat, inside(a)),
        t.LOST_TREASURE: lambda: LostTreasure(treasure[a]),
        t.TURN_ENDED: lambda: TurnEnded(seat),
        t.ENDED: lambda: Ended(REASONS[a - t.BY_EXPLOSION]),
    }
    return told[kind]()  # type: ignore[no-any-return]
