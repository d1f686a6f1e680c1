"""The journal as typed structs, as each seat saw it."""

from typing import Literal, get_args

from msgspec import Struct

from ...core.event_table import SecretTable, Table
from . import constants as const
from .edition import Edition
from .pieces import (
    KIND_NAMES,
    SHAPE_NAMES,
    SYMBOL_NAMES,
    Card,
    Direction,
    Kind,
    Place,
    Plate,
    Shape,
    Square,
    Symbol,
    Treasure,
    doors,
    place_of,
    plates,
    square,
    treasures,
)

Reason = Literal["explosion", "safety", "death"]
REASONS: tuple[Reason, ...] = get_args(Reason)


class Happened(Struct, frozen=True, gc=False, tag_field="type"):
    """Something that happened."""


class LaidStart(Happened, tag="laid_start", frozen=True):
    """The start tile lies at this side of the museum, clockwise from the north-west corner (T2.1)."""

    side: int


class Dealt(Happened, tag="dealt", frozen=True):
    seat: int
    card: Card


class DealtUnseen(Happened, tag="dealt_unseen", frozen=True):
    seat: int
    kind: Kind


class Began(Happened, tag="began", frozen=True):
    """A turn begins."""

    seat: int
    round: int


class MissedTurn(Happened, tag="missed_turn", frozen=True):
    """A figure that was shot lies and waits (T9.1)."""

    seat: int


class StoodUp(Happened, tag="stood_up", frozen=True):
    seat: int


class Drew(Happened, tag="drew", frozen=True):
    seat: int
    card: Card


class DrewUnseen(Happened, tag="drew_unseen", frozen=True):
    seat: int
    kind: Kind


class Reshuffled(Happened, tag="reshuffled", frozen=True):
    kind: Kind
    cards: int


class LaidCard(Happened, tag="laid_card", frozen=True):
    seat: int
    card: Card


class Went(Happened, tag="went", frozen=True):
    """All energy is laid; this many points may be spent."""

    seat: int
    points: int


class Revealed(Happened, tag="revealed", frozen=True):
    seat: int
    place: Square
    symbol: Symbol
    shape: Shape


class Turned(Happened, tag="turned", frozen=True):
    """How a revealed tile was laid."""

    seat: int
    place: Square
    doors: tuple[Direction, ...]


class Rotated(Happened, tag="rotated", frozen=True):
    seat: int
    place: Square
    quarters: int
    doors: tuple[Direction, ...]


class Stepped(Happened, tag="stepped", frozen=True):
    """From one tile to the next."""

    seat: int
    from_place: Place
    to_place: Place


class Stopped(Happened, tag="stopped", frozen=True):
    """A movement ended; this many points were lost."""

    seat: int
    lost: int


class TookPlate(Happened, tag="took_plate", frozen=True):
    seat: int
    plate: Plate


class LaidTreasure(Happened, tag="laid_treasure", frozen=True):
    place: Square
    treasure: Treasure


class LaidBomb(Happened, tag="laid_bomb", frozen=True):
    place: Square


class Arrested(Happened, tag="arrested", frozen=True):
    """The police brought a figure to the start tile."""

    seat: int
    from_place: Square


class PickedUp(Happened, tag="picked_up", frozen=True):
    seat: int
    place: Square
    treasure: Treasure


class Dropped(Happened, tag="dropped", frozen=True):
    seat: int
    place: Square
    treasure: Treasure


class HandedOver(Happened, tag="handed_over", frozen=True):
    seat: int
    to: int
    treasure: Treasure


class Delivered(Happened, tag="delivered", frozen=True):
    """Brought out, for this many points: none for a foreign treasure."""

    seat: int
    treasure: Treasure
    points: int


class Armed(Happened, tag="armed", frozen=True):
    """The bomb is armed; waves follow this seat's turns. By the guard, or by taking the large treasure."""

    seat: int
    place: Square
    by_guard: bool


class Aimed(Happened, tag="aimed", frozen=True):
    seat: int
    target: int


class Fired(Happened, tag="fired", frozen=True):
    """A shot goes off; the target may still lay health cards."""

    seat: int
    target: int
    shooting: int


class WardedOff(Happened, tag="warded_off", frozen=True):
    seat: int
    shooting: int
    health: int


class WasShot(Happened, tag="was_shot", frozen=True):
    seat: int
    shooting: int
    health: int


class Discarded(Happened, tag="discarded", frozen=True):
    seat: int
    card: Card


class Exploded(Happened, tag="exploded", frozen=True):
    """A wave of the explosion."""

    wave: int


class Removed(Happened, tag="removed", frozen=True):
    place: Square


class Died(Happened, tag="died", frozen=True):
    seat: int
    place: Square


class LostTreasure(Happened, tag="lost_treasure", frozen=True):
    treasure: Treasure


class TurnEnded(Happened, tag="turn_ended", frozen=True):
    seat: int


class Ended(Happened, tag="ended", frozen=True):
    """T12.1: the entrance tile is gone, nobody and nothing is left inside, or everybody is dead."""

    reason: Reason


Event = (
    LaidStart
    | Dealt
    | DealtUnseen
    | Began
    | MissedTurn
    | StoodUp
    | Drew
    | DrewUnseen
    | Reshuffled
    | LaidCard
    | Went
    | Revealed
    | Turned
    | Rotated
    | Stepped
    | Stopped
    | TookPlate
    | LaidTreasure
    | LaidBomb
    | Arrested
    | PickedUp
    | Dropped
    | HandedOver
    | Delivered
    | Armed
    | Aimed
    | Fired
    | WardedOff
    | WasShot
    | Discarded
    | Exploded
    | Removed
    | Died
    | LostTreasure
    | TurnEnded
    | Ended
)

# The event of an entry for everybody: from the edition, the seat and the entry's three public numbers.
TOLD: Table[Edition, Event] = {
    const.STARTED: lambda edition, seat, side, *_: LaidStart(side),
    const.DEALT: lambda edition, seat, kind, *_: DealtUnseen(seat, KIND_NAMES[kind]),
    const.BEGAN: lambda edition, seat, number, *_: Began(seat, number),
    const.MISSED_TURN: lambda edition, seat, *_: MissedTurn(seat),
    const.STOOD_UP: lambda edition, seat, *_: StoodUp(seat),
    const.DREW: lambda edition, seat, kind, *_: DrewUnseen(seat, KIND_NAMES[kind]),
    const.RESHUFFLED: lambda edition, seat, kind, cards, _: Reshuffled(KIND_NAMES[kind], cards),
    const.LAID_CARD: lambda edition, seat, kind, value, _: LaidCard(seat, card(kind, value)),
    const.WENT: lambda edition, seat, points, *_: Went(seat, points),
    const.REVEALED: lambda edition, seat, place, tile, _: Revealed(seat, square(place), *shown(tile)),
    const.TURNED: lambda edition, seat, place, sides, _: Turned(seat, square(place), doors(sides)),
    const.ROTATED: lambda edition, seat, place, quarters, sides: Rotated(seat, square(place), quarters, doors(sides)),
    const.STEPPED: lambda edition, seat, came, went, _: Stepped(seat, place_of(came), place_of(went)),
    const.STOPPED: lambda edition, seat, lost, *_: Stopped(seat, lost),
    const.TOOK_PLATE: lambda edition, seat, plate, *_: TookPlate(seat, plates(edition)[plate]),
    const.TREASURE_LAID: lambda edition, seat, place, treasure, _: LaidTreasure(
        square(place), treasures(edition)[treasure]
    ),
    const.BOMB_LAID: lambda edition, seat, place, *_: LaidBomb(square(place)),
    const.ARRESTED: lambda edition, seat, came, *_: Arrested(seat, square(came)),
    const.PICKED_UP: lambda edition, seat, place, treasure, _: PickedUp(
        seat, square(place), treasures(edition)[treasure]
    ),
    const.DROPPED: lambda edition, seat, place, treasure, _: Dropped(seat, square(place), treasures(edition)[treasure]),
    const.HANDED_OVER: lambda edition, seat, to, treasure, _: HandedOver(seat, to, treasures(edition)[treasure]),
    const.DELIVERED: lambda edition, seat, treasure, points, _: Delivered(seat, treasures(edition)[treasure], points),
    const.ARMED: lambda edition, seat, place, by_guard, _: Armed(seat, square(place), bool(by_guard)),
    const.AIMED: lambda edition, seat, target, *_: Aimed(seat, target),
    const.FIRED: lambda edition, seat, target, shooting, _: Fired(seat, target, shooting),
    const.WARDED_OFF: lambda edition, seat, shooting, health, _: WardedOff(seat, shooting, health),
    const.WAS_SHOT: lambda edition, seat, shooting, health, _: WasShot(seat, shooting, health),
    const.DISCARDED: lambda edition, seat, kind, value, _: Discarded(seat, card(kind, value)),
    const.WAVE: lambda edition, seat, wave, *_: Exploded(wave),
    const.REMOVED: lambda edition, seat, place, *_: Removed(square(place)),
    const.DIED: lambda edition, seat, place, *_: Died(seat, square(place)),
    const.LOST_TREASURE: lambda edition, seat, treasure, *_: LostTreasure(treasures(edition)[treasure]),
    const.TURN_ENDED: lambda edition, seat, *_: TurnEnded(seat),
    const.ENDED: lambda edition, seat, reason, *_: Ended(REASONS[reason - const.BY_EXPLOSION]),
}

# The event for those who saw the secret of an entry: from the edition, the seat, one public number and the secret.
SEEN: SecretTable[Edition, Event] = {
    const.DEALT: lambda edition, seat, kind, value: Dealt(seat, card(kind, value)),
    const.DREW: lambda edition, seat, kind, value: Drew(seat, card(kind, value)),
}


def card(kind: int, value: int) -> Card:
    return Card(KIND_NAMES[kind], value)


def shown(tile: int) -> tuple[Symbol, Shape]:
    """The symbol and shape of a kind of tile."""
    symbol, shape = divmod(tile, const.SHAPES)
    return SYMBOL_NAMES[symbol], SHAPE_NAMES[shape]
