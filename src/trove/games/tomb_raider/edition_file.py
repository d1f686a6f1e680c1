"""Reads an edition file and checks it: counts, ranges, and that all small treasures can come out (T0)."""

from functools import cache, lru_cache
from importlib.resources import files
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from ...core.arguments import text_given
from ...core.edition_text import read_edition, refuse, refuse_line
from .constants import MOST_WORTH, NEITHER, PLACES, PLATES, SEATS, SMALL, VALUES
from .edition import Edition
from .pieces import KIND_NAMES, POLICE, SYMBOL_NAMES, Police

MOST_BYTES = 8 * 1024  # several times the standard edition; readers of TOML are slow on hostile texts
FEWEST_BLANKS = 4  # T2.2
FEWEST_CARDS = 2 * SEATS  # of each kind: enough for every hand at the start (T13.2)

Count = Annotated[int, Meta(ge=0, le=99)]
Worth = Annotated[int, Meta(ge=1, le=MOST_WORTH)]
Four = Meta(min_length=4, max_length=4)


class Shapes(Struct, forbid_unknown_fields=True):
    dead_end: Count = 0
    straight: Count = 0
    corner: Count = 0
    t: Count = 0
    cross: Count = 0


class Tiles(Struct, forbid_unknown_fields=True):
    blank: Shapes
    energy: Shapes
    shooting: Shapes
    health: Shapes
    treasure: Shapes


class Cards(Struct, forbid_unknown_fields=True):
    energy: Annotated[list[Count], Four]
    shooting: Annotated[list[Count], Four]
    health: Annotated[list[Count], Four]


class Treasures(Struct, forbid_unknown_fields=True):
    evidence: Annotated[list[Worth], Four]
    paintings: Annotated[list[Worth], Four]
    large: Worth


class Plate(Struct, forbid_unknown_fields=True):
    treasures: Annotated[int, Meta(ge=1, le=3)]
    police: Police


class Contents(Struct, forbid_unknown_fields=True):
    """An edition file, as it is written."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    tiles: Tiles
    cards: Cards
    treasures: Treasures
    plates: Annotated[list[Plate], Meta(min_length=PLATES, max_length=PLATES)]


def tiles_of(box: Contents, symbol: str) -> tuple[int, ...]:
    """How many tiles of each shape."""
    return msgspec.structs.astuple(getattr(box.tiles, symbol))


def check(text: str, box: Contents) -> None:
    """T0: what must agree for the rules to work."""
    if not box.name.isprintable():
        refuse(text, "$.name", "expected a name of letters that a screen can show", "bad-name")
    found = sum(sum(tiles_of(box, symbol)) for symbol in SYMBOL_NAMES)
    if found != PLACES:
        sentence = f"expected {PLACES} museum tiles, found {found} (T0.1)"
        refuse(text, "$.tiles", sentence, "museum-tiles", wanted=PLACES, found=found)
    if sum(tiles_of(box, "treasure")) != PLATES:
        found = sum(tiles_of(box, "treasure"))
        sentence = f"expected {PLATES} treasure tiles, one per plate, found {found} (T0.1)"
        refuse(text, "$.tiles.treasure", sentence, "treasure-tiles", wanted=PLATES, found=found)
    if sum(tiles_of(box, "blank")) < FEWEST_BLANKS:
        found = sum(tiles_of(box, "blank"))
        sentence = f"expected at least {FEWEST_BLANKS} blank tiles, found {found} (T2.2)"
        refuse(text, "$.tiles.blank", sentence, "blank-tiles", wanted=FEWEST_BLANKS, found=found)
    for kind in KIND_NAMES:
        found = sum(getattr(box.cards, kind))
        if found < FEWEST_CARDS:
            sentence = f"expected at least {FEWEST_CARDS} {kind} cards, found {found} (T2.5)"
            refuse(text, f"$.cards.{kind}", sentence, "cards", wanted=FEWEST_CARDS, kind=kind, found=found)
    found = sum(plate.treasures for plate in box.plates)
    if found < SMALL:
        sentence = f"expected plates for at least {SMALL} treasures, found {found} (T0.4)"
        refuse(text, "$.plates", sentence, "plates", wanted=SMALL, found=found)


def build(box: Contents, source: bytes) -> Edition:
    """The edition as the rules use it; equal treasures lie side by side."""
    small = len(box.treasures.evidence)
    values = (*sorted(box.treasures.evidence), *sorted(box.treasures.paintings))
    tables = {
        "tiles": [count for symbol in SYMBOL_NAMES for count in tiles_of(box, symbol)],
        "cards": [count for kind in KIND_NAMES for count in getattr(box.cards, kind)[:VALUES]],
        "treasure_side": [NEITHER, *[0] * small, *[1] * small, NEITHER],
        "treasure_value": [0, *values, box.treasures.large],
        "plate_treasures": [plate.treasures for plate in box.plates],
        "plate_police": [POLICE.index(plate.police) for plate in box.plates],
    }
    return Edition(box.name, source, tables)


@lru_cache(maxsize=64)
def load(text: str) -> Edition:
    """An edition from the text of its file."""
    box = read_edition(text, Contents, lambda path: POLICE)
    check(text, box)
    return build(box, b"" if text == standard_text() else text.encode())


@cache
def standard_text() -> str:
    return (files(__package__) / "edition.toml").read_text(encoding="utf-8")


def edition_from(given: object) -> Edition:
    """The edition a caller asks for: an Edition, the text of a file, a path, or nothing for the standard one."""
    if isinstance(given, Edition):  # made by `load`, or by anybody: its text decides
        given = given.source or None
    return load(standard_text() if given is None else text_given(given, MOST_BYTES, refuse_line))
