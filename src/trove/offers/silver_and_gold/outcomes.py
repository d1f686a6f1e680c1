"""What an action of Silver & Gold leads to."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Literal, NamedTuple

from msgspec import Struct

from trove.games.silver_and_gold.constants import COIN_ROW, GRID, MARKING, NO_MAP, SLOTS, TAKING
from trove.games.silver_and_gold.edition import Edition
from trove.games.silver_and_gold.events import (
    GotCoin,
    GotPalm,
    KeptMap,
    Lapsed,
    Marked,
    MarkedOne,
    ShowedMap,
    TookMap,
    TurnedUp,
    WonTrophy,
)
from trove.games.silver_and_gold.scoring import total
from trove.games.silver_and_gold.state import State
from trove.games.silver_and_gold.taking import lay_aside

from ..trials import Trial, Veil

Unknown = Literal["map", "maps", "display", "pattern"]
Symbol = Literal["cross", "coin", "palm"]
SYMBOLS: dict[str, Symbol] = {"X": "cross", "$": "coin", "T": "palm"}
ORDER: dict[Symbol, int] = {"cross": 0, "coin": 1, "palm": 2}  # in which they count (S3.7)
UNKNOWN: dict[type, Unknown] = {KeptMap: "maps", TookMap: "map", ShowedMap: "display", TurnedUp: "pattern"}


class Bonus(Struct, frozen=True, gc=False, omit_defaults=True):
    """A square with a symbol, and the points that it scores at once: none where coins or palm boxes are full.

    A cross scores nothing; it gives another square to mark."""

    square: int
    symbol: Symbol
    points: int = 0


class LastSquare(Struct, frozen=True, gc=False, omit_defaults=True):
    """The only square that is free for an owed mark, which is then marked without asking (S3.4)."""

    slot: int
    square: int
    symbol: Symbol | None = None
    points: int = 0  # that its symbol scores at once


class Outcome(Struct, frozen=True, gc=False, omit_defaults=True):
    """Everything that an action is certain to bring its seat."""

    squares: tuple[int, ...] = ()  # that it marks
    bonuses: tuple[Bonus, ...] = ()  # in the order in which they count
    last: LastSquare | None = None  # marked as well
    owed: int = 0  # squares still to be marked afterwards
    lapsed: int = 0  # squares that would be owed, if any were free
    rows: tuple[int, ...] = ()  # coin rows that are full then
    trophies: tuple[int, ...] = ()  # that are won in the same step; usually others have still to mark
    completes: bool = False  # the map
    points: int = 0  # of all that: bonuses, trophies, the map, seals
    unknown: tuple[Unknown, ...] = ()  # what chance, or the others' choice, decides
    then: Literal["owed", "taking"] | None = None  # what the seat is asked next in the same turn


def is_known(event: Any, seat: int) -> bool:
    """A seat knows the maps that it keeps itself, and everybody those of the display."""
    return (type(event) is KeptMap and event.seat == seat) or (type(event) is TookMap and not event.blind)


VEIL = Veil(UNKNOWN, spares=is_known)  # new maps and patterns come when everything else is done


@lru_cache(maxsize=64)
def symbols(edition: Edition) -> tuple[dict[int, Symbol], ...]:
    """By map: the squares that carry a symbol."""
    return tuple(
        {GRID * row + column: SYMBOLS[sign] for row, column in card.squares("X$T") for sign in card.rows[row][column]}
        if card
        else {}
        for card in edition.maps
    )


class Before(NamedTuple):
    """What a seat has before it acts."""

    seat: int
    left: list[int]  # by map, how many squares are free
    signs: list[dict[int, Symbol]]  # by map
    full: bool  # a map was completed before in this turn
    points: int  # with that map


def before(base: State, seat: int) -> Before:
    """What the seat has now."""
    first = SLOTS * seat
    held, free, signs = base.maps[first : first + SLOTS], base.free[first : first + SLOTS], symbols(base.edition)
    left = [squares.bit_count() for squares in free]
    full = any(number != NO_MAP and not squares for number, squares in zip(held, left, strict=True))
    return Before(seat, left, [signs[number] for number in held], full, total(laid_aside(base, seat), seat))


def outcome(now: Before, trial: Trial) -> Outcome:
    """What a trial came to."""
    first = trial.events[0] if trial.events else None
    if type(first) is Marked:
        return marks(now, trial, first.slot, first.squares)
    if type(first) is MarkedOne:
        return marks(now, trial, first.slot, (first.square,))
    return Outcome(unknown=trial.unknown, then=then(trial.after, now.seat))  # type: ignore[arg-type]


Own = dict[type, list[Any]]  # a seat's own events by kind
Worth = dict[Symbol, Iterator[int]]  # by symbol: what each scores, in their order
NO_EVENTS: Own = {}


def own_events(seat: int, trial: Trial) -> Own:
    """What comes of a mark; of the squares those that are marked without asking."""
    if len(trial.events) == 1:
        return NO_EVENTS
    found: Own = {}
    for event in trial.events[1:]:
        if getattr(event, "seat", None) == seat:
            found.setdefault(type(event), []).append(event)
    return found


def marks(now: Before, trial: Trial, slot: int, squares: tuple[int, ...]) -> Outcome:
    """What marking squares of one map brings."""
    after: State = trial.after
    seat, signs = now.seat, now.signs[slot]
    own, asked = own_events(seat, trial), then(after, seat)
    found = [(square, signs[square]) for square in squares if square in signs]
    completes = len(squares) == now.left[slot]
    if not (own or found or completes or now.full):  # plain squares, as most are
        return Outcome(squares, unknown=trial.unknown)  # type: ignore[arg-type]
    worth = scored_at_once(own)
    marked = bonuses(found, worth)
    last = last_square(now, own[MarkedOne][0], worth) if MarkedOne in own else None
    scored = laid_aside(after, seat) if completes or now.full or last else after
    return Outcome(
        squares=squares,
        bonuses=marked,
        last=last,
        owed=after.owed[seat] if asked == "owed" else 0,
        lapsed=own[Lapsed][0].squares if Lapsed in own else 0,
        rows=full_rows(own[GotCoin]) if GotCoin in own else (),
        trophies=tuple([event.points for event in own[WonTrophy]]) if WonTrophy in own else (),
        completes=completes,
        points=total(scored, seat) - now.points,
        unknown=trial.unknown,  # type: ignore[arg-type]
        then=asked,
    )


def scored_at_once(own: Own) -> Worth:
    """S3.5, S3.6: what coins and palms score; those that come too late score nothing."""
    return {
        "cross": iter(()),
        "coin": iter([1] * len(own[GotCoin]) if GotCoin in own else ()),
        "palm": iter([event.points for event in own[GotPalm]] if GotPalm in own else ()),
    }


def bonuses(found: list[tuple[int, Symbol]], worth: Worth) -> tuple[Bonus, ...]:
    """S3.4 to S3.7: crosses, then coins, then palms; each takes its points."""
    if len(found) > 1:
        found.sort(key=lambda one: ORDER[one[1]])
    return tuple([Bonus(square, symbol, next(worth[symbol], 0)) for square, symbol in found])


def last_square(now: Before, event: MarkedOne, worth: Worth) -> LastSquare:
    """The square that was marked without asking, with the points that are left for it."""
    symbol = now.signs[event.slot].get(event.square)
    return LastSquare(event.slot, event.square, symbol, next(worth[symbol], 0) if symbol else 0)


def full_rows(coins: list[GotCoin]) -> tuple[int, ...]:
    """The rows that these coins fill."""
    return tuple([event.coins // COIN_ROW - 1 for event in coins if event.coins % COIN_ROW == 0])


def laid_aside(state: State, seat: int) -> State:
    """S3.10: with completed maps laid aside, as they will be when all have marked."""
    copy: Any = state.clone()
    lay_aside(copy, seat)
    return copy  # type: ignore[no-any-return]


def then(after: State, seat: int) -> Literal["owed", "taking"] | None:
    """What the seat is asked next in the same turn."""
    phase = after.phase
    if phase == MARKING:
        return "owed" if after.owed[seat] else None
    return "taking" if phase == TAKING and after.turn == seat and not after.over else None
