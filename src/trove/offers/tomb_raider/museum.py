"""The museum as it is shown: which tiles are joined, lines of fire, what may lie face down."""

from typing import Final

from trove.games.tomb_raider.constants import DIRECTIONS, NOWHERE, ROWS, SHAPES
from trove.games.tomb_raider.museum import neighbour
from trove.games.tomb_raider.pieces import DIRECTION_NAMES, SYMBOL_NAMES, Direction, Symbol
from trove.games.tomb_raider.state import State


def passages(state: State, place: int, doors: list[int]) -> int:
    """T5.2c: the sides, as a set of doors, through which one could pass if the tile of a place were open everywhere."""
    found = 0
    for d in range(DIRECTIONS):
        other = neighbour(state, place, d)
        if other != NOWHERE and doors[other] >> (d + 2) % DIRECTIONS & 1:
            found |= 1 << d
    return found


def line_of_fire(place: int, there: int) -> tuple[int, ...]:
    """T8.1: the places from one to another of the same row or column, both included."""
    step = ROWS if (there - place) % ROWS == 0 else 1
    return tuple(range(place, there + 1, step) if place <= there else range(place, there - 1, -step))


def odds(state: State, place: int) -> dict[Symbol, int]:
    """T2.1, T2.2: what a face-down tile may be, each with its number of chances.

    Blanks that are kept for the places laid with them, removed ones included, cannot lie anywhere else."""
    if state.laid_blank >> place & 1:
        return {"blank": 1}
    pile = state.tile_pile
    found = {symbol: sum(pile[SHAPES * k : SHAPES * k + SHAPES]) for k, symbol in enumerate(SYMBOL_NAMES)}
    found["blank"] -= state.laid_blank.bit_count()
    return {symbol: chances for symbol, chances in found.items() if chances}


# A set of open sides by its number, and the number that the rules keep for each.
OPEN_SIDES: Final[list[tuple[Direction, ...]]] = [
    tuple([side for d, side in enumerate(DIRECTION_NAMES) if doors >> d & 1]) for doors in range(1 << DIRECTIONS)
]
AS_DOORS: Final = {sides: doors for doors, sides in enumerate(OPEN_SIDES)}
