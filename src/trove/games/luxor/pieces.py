"""The things of the box as typed structs: cards and tiles."""

from functools import lru_cache
from typing import Literal, get_args

from msgspec import Struct

from .constants import CARDS, EMPTY, HORUS, LEVELS, OSIRIS, TILES, TREASURES, TUNNEL
from .edition import Edition

Effect = Literal[
    "number",
    "either_way",
    "up_to",
    "minus_one",
    "roll_exactly",
    "roll_up_to",
    "all_forward",
    "last_to_second",
]
TreasureKind = Literal["vase", "jewelry", "statue"]
Front = Literal["tunnel", "scarab", "wild", "wild_or_scarab", "favour_1_2", "favour_2_3"]

# In the order of their numbers in constants.py.
EFFECTS: tuple[Effect, ...] = get_args(Effect)
TREASURE_KINDS: tuple[TreasureKind, ...] = get_args(TreasureKind)
FRONT_NAMES: tuple[Front, ...] = get_args(Front)


class Card(Struct, frozen=True):
    """A card; starter cards have level 0. The value is 0 where none is printed."""

    effect: Effect
    value: int
    level: int


class Treasure(Struct, frozen=True, tag="treasure"):
    """A treasure tile; `tile` tells equal ones apart."""

    tile: int
    kind: TreasureKind
    needs: int
    points: int


class Horus(Struct, frozen=True, tag="horus"):
    """A Horus tile."""

    eyes: int


class Osiris(Struct, frozen=True, tag="osiris"):
    """An Osiris tile."""

    number: int


class Temple(Struct, frozen=True, tag="temple"):
    """A temple tile, by its front."""

    front: Front


Tile = Treasure | Horus | Osiris | Temple


@lru_cache(maxsize=64)
def cards(edition: Edition) -> tuple[Card | None, ...]:
    """The faces of all kinds of cards."""
    effect, value, level = edition.card_effect, edition.card_value, edition.card_level
    faces = (Card(EFFECTS[effect[k]], value[k], level[k]) for k in range(1, CARDS))
    return (None, *faces)


@lru_cache(maxsize=64)
def tiles(edition: Edition) -> tuple[Tile | None, ...]:
    """The faces of all tiles."""
    return tuple(face(edition, tile) for tile in range(TILES))


def face(edition: Edition, tile: int) -> Tile | None:
    if tile == EMPTY:
        return None
    if tile <= TREASURES:
        kind = TREASURE_KINDS[edition.treasure_kind[tile]]
        return Treasure(tile, kind, edition.treasure_needs[tile], edition.treasure_points[tile])
    if tile <= HORUS + LEVELS:
        return Horus(tile - HORUS)
    if tile < TUNNEL:
        return Osiris(tile - OSIRIS)
    return Temple(FRONT_NAMES[tile - TUNNEL])


@lru_cache(maxsize=4096)
def card_of(edition: Edition, card: int) -> Card:
    """A card by its number; there is none of number 0."""
    found = cards(edition)[card]
    if found is None:
        raise ValueError(card)
    return found


@lru_cache(maxsize=4096)
def tile_of(edition: Edition, tile: int) -> Tile:
    """A tile by its number; there is none of number 0."""
    found = tiles(edition)[tile]
    if found is None:
        raise ValueError(tile)
    return found


@lru_cache(maxsize=4096)
def treasure_of(edition: Edition, tile: int) -> Treasure:
    """A treasure by the number of its tile."""
    found = tiles(edition)[tile]
    if not isinstance(found, Treasure):
        raise ValueError(tile)
    return found
