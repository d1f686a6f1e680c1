"""The things of the box as typed structs: maps and patterns, and how a pattern can be turned."""

from functools import cache, lru_cache
from typing import Literal, get_args

from msgspec import Struct

from .constants import GRID, ORIENTATIONS

Colour = Literal["purple", "orange", "green", "grey"]
PatternName = Literal["domino", "straight_three", "corner_three", "l_of_four", "t_of_four", "square_of_four"]

Medal = Literal["bronze", "silver", "gold"]

# In the order of their numbers in constants.py; patterns count from 1.
COLOUR_NAMES: tuple[Colour, ...] = get_args(Colour)
PATTERN_NAMES: tuple[PatternName, ...] = get_args(PatternName)
MEDAL_NAMES: tuple[Medal, ...] = get_args(Medal)
QUARTER_TURNS = 4

Square = tuple[int, int]  # row and column


class Seal(Struct, frozen=True, forbid_unknown_fields=True):
    """Points for each completed map of a colour."""

    color: Colour
    value: int


class Map(Struct, frozen=True, forbid_unknown_fields=True):
    """A treasure map: `.` outside, `o` plain, `X` cross, `$` coin, `T` palm."""

    id: str
    color: Colour
    points: int
    seal: Seal | None
    rows: tuple[str, ...]

    def squares(self, symbols: str = "oX$T") -> frozenset[Square]:
        """The squares that carry one of these symbols."""
        return frozenset((r, c) for r, row in enumerate(self.rows) for c, sign in enumerate(row) if sign in symbols)


def bits(squares: frozenset[Square]) -> int:
    """Squares of the grid as a number."""
    return sum(1 << GRID * r + c for r, c in squares)


@lru_cache(maxsize=8192)
def squares_of(number: int) -> tuple[int, ...]:
    """The squares of a number, row by row."""
    return tuple([square for square in range(GRID * GRID) if number >> square & 1])


def drawn(rows: tuple[str, ...]) -> frozenset[Square]:
    """A pattern as it is drawn."""
    return frozenset((r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "o")


@cache
def turned(shape: frozenset[Square], orientation: int) -> frozenset[Square]:
    """A pattern mirrored, then turned by quarter turns, moved to the top left."""
    squares = list(shape)
    if orientation >= QUARTER_TURNS:
        squares = [(r, -c) for r, c in squares]
    for _ in range(orientation % QUARTER_TURNS):
        squares = [(c, -r) for r, c in squares]
    top, left = min(r for r, _ in squares), min(c for _, c in squares)
    return frozenset((r - top, c - left) for r, c in squares)


def moved(shape: frozenset[Square], row: int, column: int) -> frozenset[Square] | None:
    """A pattern with its top left corner at a square; None if it would leave the grid."""
    squares = frozenset((r + row, c + column) for r, c in shape)
    return squares if all(r < GRID and c < GRID for r, c in squares) else None


def twin(shape: frozenset[Square], orientation: int) -> int:
    """The first orientation that looks the same."""
    return next(k for k in range(ORIENTATIONS) if turned(shape, k) == turned(shape, orientation))
