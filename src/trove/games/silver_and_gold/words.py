"""Actions as typed, named structs, and back."""

from functools import lru_cache
from itertools import combinations
from typing import Annotated, Literal, cast

import msgspec
from msgspec import Meta, Struct

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


class Choose(Struct, tag="choose", frozen=True, forbid_unknown_fields=True):
    """Keep two of the four maps dealt."""

    keep: tuple[int, int]


class Mark(Struct, tag="mark", frozen=True, forbid_unknown_fields=True):
    """Mark the pattern on one map: mirrored or not, turned by quarter turns, its top left corner at row and column."""

    slot: Slot
    row: Line
    column: Line
    turned: Literal[0, 1, 2, 3] = 0
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


def words(state: State, seat: int, action: int) -> Action:
    """An action in words; any of them, legal or not."""
    if action < MARK:
        return Choose(PAIR_OF[action - CHOOSE])
    if action < SQUARE:
        slot, spot_id = divmod(action - MARK, SQUARES * ORIENTATIONS)
        anchor, orientation = divmod(spot_id, ORIENTATIONS)
        return Mark(
            cast(Slot, slot),
            anchor // GRID,
            anchor % GRID,
            cast(Literal[0, 1, 2, 3], orientation % QUARTER_TURNS),
            orientation >= QUARTER_TURNS,
            spot_squares(state, seat, slot, spot_id),
        )
    if action < TAKE:
        slot, square = divmod(action - SQUARE, SQUARES)
        return MarkOne(cast(Slot, slot), square // GRID, square % GRID)
    return TakeMap(action - TAKE) if action < BLIND else TakeBlind()


@lru_cache(maxsize=64)
def twins(edition: Edition) -> tuple[int, ...]:
    """By pattern and orientation: the first orientation that looks the same."""
    return tuple(edition.twin)


@lru_cache(maxsize=64)
def spots(edition: Edition) -> dict[tuple[int, int], dict[int, tuple[int, ...]]]:
    """By map and pattern: the squares of each way to lay it. Read once, the tables are long."""
    first, ids, masks = edition.first_spot, edition.spot_id, edition.spot_squares
    return {
        (number, pattern): {
            ids[k]: tuple(squares_of(masks[k]))
            for k in range(first[PATTERNS * number + pattern], first[PATTERNS * number + pattern + 1])
        }
        for number in range(MAPS)
        for pattern in range(PATTERNS)
    }


def canonical(state: State, spot_id: int) -> int:
    """The id of the same squares that is offered: the first orientation that looks the same."""
    orientation = spot_id % ORIENTATIONS
    return spot_id - orientation + twins(state.edition)[ORIENTATIONS * state.card + orientation]


def spot_squares(state: State, seat: int, slot: int, spot_id: int) -> tuple[int, ...] | None:
    """The squares a pattern would cover on a map, free or not; None if it does not lie on the map."""
    if not 0 <= seat < state.seats:
        return None
    laid = spots(state.edition)[state.maps[SLOTS * seat + slot], state.card]
    return laid.get(canonical(state, spot_id))


def action(state: State, seat: int, given: object) -> int:
    """The number of an action given in words, as a struct or as its plain fields."""
    try:
        said = msgspec.convert(msgspec.to_builtins(given), Action)
    except (msgspec.ValidationError, TypeError) as problem:
        raise BadInput("bad-words", f"not an action of silver-and-gold in words: {problem}") from None
    match said:
        case Choose(keep):
            pair = (min(keep), max(keep))
            if pair not in PAIR_OF:
                raise BadInput("bad-words", f"keep names two different maps from 0 to 3, not {list(keep)}")
            return CHOOSE + PAIR_OF.index(pair)
        case Mark(slot, row, column, quarter, mirrored, claimed):
            spot_id = ORIENTATIONS * (GRID * row + column) + quarter + QUARTER_TURNS * mirrored
            if claimed is not None and claimed != spot_squares(state, seat, slot, spot_id):
                raise BadInput("wrong-squares", "the pattern laid this way covers other squares than named")
            return MARK + SQUARES * ORIENTATIONS * slot + spot_id
        case MarkOne(slot, row, column):
            return SQUARE + SQUARES * slot + GRID * row + column
        case TakeMap(place):
            return TAKE + place
        case TakeBlind():
            return BLIND
    raise AssertionError(said)


def same(state: State, seat: int, action: int) -> int:
    """Of orientations that look the same, the first is offered; any other action is its own."""
    if not MARK <= action < SQUARE:
        return action
    slot, spot_id = divmod(action - MARK, SQUARES * ORIENTATIONS)
    return MARK + SQUARES * ORIENTATIONS * slot + canonical(state, spot_id)
