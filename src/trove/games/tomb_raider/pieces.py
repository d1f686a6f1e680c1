"""The things of the box as typed structs: figures, tiles, cards, treasures and plates."""

from functools import lru_cache
from typing import Literal, get_args

from msgspec import Struct

from .constants import ALL_DOORS, PLACES, PLATES, ROWS, START, TREASURES
from .edition import Edition
from .state import State

Figure = Literal["lara", "karel", "kurtis", "eckhardt"]
Side = Literal["good", "bad"]
Kind = Literal["energy", "shooting", "health"]
Symbol = Literal["blank", "energy", "shooting", "health", "treasure"]
Shape = Literal["dead_end", "straight", "corner", "t", "cross"]
Direction = Literal["north", "east", "south", "west"]
Police = Literal["none", "own", "opposing", "both"]
TreasureKind = Literal["evidence", "painting", "large"]

# In the order of their numbers in constants.py.
SIDE_NAMES: tuple[Side, ...] = get_args(Side)
KIND_NAMES: tuple[Kind, ...] = get_args(Kind)
SYMBOL_NAMES: tuple[Symbol, ...] = get_args(Symbol)
SHAPE_NAMES: tuple[Shape, ...] = get_args(Shape)
DIRECTION_NAMES: tuple[Direction, ...] = get_args(Direction)
POLICE: tuple[Police, ...] = get_args(Police)
TREASURE_KINDS: tuple[TreasureKind, ...] = get_args(TreasureKind)

# Who sits on each seat: usually, with the villains swapped (T1.3), and with Lara alone (T13.1).
FIGURES: dict[tuple[int, int], tuple[Figure, ...]] = {
    (0, 0): ("lara", "karel", "kurtis", "eckhardt"),
    (0, 1): ("lara", "eckhardt", "kurtis", "karel"),
    (1, 0): ("lara", "karel", "eckhardt"),
}


class Card(Struct, frozen=True, order=True):
    """A card."""

    kind: Kind
    value: int


class Square(Struct, frozen=True):
    """A place of the museum."""

    row: int
    column: int


Place = Square | Literal["start"]  # of the museum, or the start tile


class Treasure(Struct, frozen=True):
    """A treasure; `number` tells equal ones apart."""

    number: int
    kind: TreasureKind
    value: int


class Plate(Struct, frozen=True):
    """A discovery plate; `number` tells equal ones apart."""

    number: int
    treasures: int
    police: Police


def figures(state: State) -> tuple[Figure, ...]:
    """The figure of each seat."""
    return FIGURES[state.alone, state.swapped]


SQUARES = tuple(Square(*divmod(place, ROWS)) for place in range(PLACES))
DOORS = tuple(tuple(name for d, name in enumerate(DIRECTION_NAMES) if sides >> d & 1) for sides in range(ALL_DOORS))


def square(place: int) -> Square:
    """A place of the museum as row and column; nothing else has them."""
    if not 0 <= place < PLACES:
        raise ValueError(place)
    return SQUARES[place]


def place_of(place: int) -> Place:
    """A place of the museum, or the start tile."""
    return "start" if place == START else square(place)


def doors(sides: int) -> tuple[Direction, ...]:
    """The open sides of a tile."""
    return DOORS[sides]


@lru_cache(maxsize=64)
def treasures(edition: Edition) -> tuple[Treasure, ...]:
    """All treasures; the first stands for none."""
    side, value = edition.treasure_side, edition.treasure_value
    return tuple(Treasure(k, TREASURE_KINDS[side[k]], value[k]) for k in range(TREASURES))


@lru_cache(maxsize=64)
def plates(edition: Edition) -> tuple[Plate, ...]:
    """All discovery plates."""
    count, police = edition.plate_treasures, edition.plate_police
    return tuple(Plate(1 + k, count[k], POLICE[police[k]]) for k in range(PLATES))
