"""Actions as typed, named structs, and back."""

from functools import cache, lru_cache
from itertools import combinations, product
from typing import Annotated, Literal, cast, get_args

from msgspec import Meta, Struct
from msgspec.msgpack import Decoder

from ...core.given import words_given
from ...core.refusals import BadInput
from .edition import Edition
from .pieces import squares_of
from .state import State
from .terms import (
    BLIND,
    CHOOSE,
    DEALT,
    DISPLAY,
    GRID,
    MAPS,
    MARK,
    ORIENTATIONS,
    PATTERNS,
    SLOTS,
    SQUARE,
    SQUARES,
    TAKE,
)

Slot = Literal[0, 1]
Line = Annotated[int, Meta(ge=0, lt=GRID)]
PAIR_OF = tuple(combinations(range(DEALT), 2))
QUARTER_TURNS = 4
SPOT_IDS = SQUARES * ORIENTATIONS
Turned = Literal[0, 1, 2, 3]
# By action, from MARK on: slot, row, column, quarter turns, and whether mirrored.
LAYS: tuple[tuple[Slot, int, int, Turned, bool], ...] = tuple(
    (slot, row, column, turned, mirrored)
    for slot in get_args(Slot)
    for row, column in product(range(GRID), repeat=2)
    for mirrored, turned in product((False, True), get_args(Turned))
)


class Choose(Struct, tag="choose", frozen=True, forbid_unknown_fields=True):
    """Keep two of the four maps dealt."""

    keep: tuple[int, int]


class Mark(Struct, tag="mark", frozen=True, forbid_unknown_fields=True):
    """Mark the pattern on one map: mirrored or not, turned by quarter turns, its top left corner at row and column."""

    slot: Slot
    row: Line
    column: Line
    turned: Turned = 0
    mirrored: bool = False
    squares: tuple[int, ...] | None = None  # which squares that are; None where it does not fit


class MarkOne(Struct, tag="mark_one", frozen=True, forbid_unknown_fields=True):
    """Mark one square, instead of the pattern or because it is owed."""

    slot: Slot
    row: Line
    column: Line


class TakeMap(Struct, tag="take_map", frozen=True, forbid_unknown_fields=True):
    """Take a map of the display, counted from the oldest."""

    place: Annotated[int, Meta(ge=0, lt=DISPLAY)]


class TakeBlind(Struct, tag="take_blind", frozen=True, forbid_unknown_fields=True):
    """Take the top map of the deck."""


Action = Choose | Mark | MarkOne | TakeMap | TakeBlind
READER = Decoder(Action)


def words(state: State, seat: int, action: int) -> Action:
    """An action in words; any of them, legal or not."""
    if MARK <= action < SQUARE:
        slot, row, column, turned, mirrored = LAYS[action - MARK]
        squares = spot_squares(state, seat, slot, (action - MARK) % SPOT_IDS)
        return Mark(slot, row, column, turned, mirrored, squares)
    return open_words(action)


@cache
def open_words(action: int) -> Action:
    """An action whose words are the same at every position."""
    if action < MARK:
        return Choose(PAIR_OF[action - CHOOSE])
    if action < TAKE:
        slot, square = divmod(action - SQUARE, SQUARES)
        return MarkOne(cast(Slot, slot), square // GRID, square % GRID)
    return TakeMap(action - TAKE) if action < BLIND else TakeBlind()


@lru_cache(maxsize=1024)
def canonical(edition: Edition, pattern: int) -> tuple[int, ...]:
    """By spot id: the id of the same squares that is offered, that of the first orientation that looks the same."""
    first = edition.twin[ORIENTATIONS * pattern : ORIENTATIONS * pattern + ORIENTATIONS]
    return tuple(ORIENTATIONS * anchor + orientation for anchor in range(SQUARES) for orientation in first)


@lru_cache(maxsize=64)
def spots(edition: Edition) -> dict[tuple[int, int], dict[int, tuple[int, ...]]]:
    """By map and pattern: the squares of each way to lay it. Read once, the tables are long."""
    first, ids, masks = edition.first_spot, edition.spot_id, edition.spot_squares
    return {
        (number, pattern): {
            ids[k]: squares_of(masks[k])
            for k in range(first[PATTERNS * number + pattern], first[PATTERNS * number + pattern + 1])
        }
        for number in range(MAPS)
        for pattern in range(PATTERNS)
    }


@lru_cache(maxsize=1024)
def laid(edition: Edition, number: int, pattern: int) -> tuple[tuple[int, ...] | None, ...]:
    """By spot id: the squares that a pattern would cover on a map; None where it does not lie on it."""
    offered = spots(edition)[number, pattern]
    return tuple(map(offered.get, canonical(edition, pattern)))


def spot_squares(state: State, seat: int, slot: int, spot_id: int) -> tuple[int, ...] | None:
    """The squares a pattern would cover on a map, free or not; None if it does not lie on the map."""
    if not 0 <= seat < state.seats:
        return None
    return laid(state.edition, state.maps[SLOTS * seat + slot], state.card)[spot_id]


def action(state: State, seat: int, given: object) -> int:
    """The number of an action given in words, as a struct or as its plain fields."""
    said: Action = words_given(given, READER, "silver-and-gold")
    match said:
        case Mark():
            spot_id = ORIENTATIONS * (GRID * said.row + said.column) + QUARTER_TURNS * said.mirrored + said.turned
            if said.squares is not None and said.squares != spot_squares(state, seat, said.slot, spot_id):
                raise BadInput("wrong-squares", "the pattern laid this way covers other squares than named")
            return MARK + SPOT_IDS * said.slot + spot_id
        case MarkOne():
            return SQUARE + SQUARES * said.slot + GRID * said.row + said.column
        case Choose():
            return CHOOSE + pair_of(said.keep)
        case TakeMap():
            return TAKE + said.place
        case TakeBlind():
            return BLIND


def pair_of(keep: tuple[int, int]) -> int:
    """Which of the pairs of the four maps dealt this is, whichever is named first."""
    pair = (min(keep), max(keep))
    if pair not in PAIR_OF:
        raise BadInput("bad-words", f"keep names two different maps from 0 to 3, not {list(keep)}")
    return PAIR_OF.index(pair)


def same(state: State, seat: int, action: int) -> int:
    """Of orientations that look the same, the first is offered; any other action is its own."""
    if not MARK <= action < SQUARE:
        return action
    spot_id = (action - MARK) % SPOT_IDS
    return action - spot_id + canonical(state.edition, state.card)[spot_id]
