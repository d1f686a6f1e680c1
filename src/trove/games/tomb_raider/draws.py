"""What is drawn from, by name, for the record of a match's chance; docs/chance.md describes every pile."""

from functools import lru_cache

from .constants import (
    PLATE_PILE,
    RANDOM_START,
    SHAPES,
    TILES,
    TREASURE_PILE,
    UNSEEN_BLANKS,
    UNSEEN_TILES,
    VALUES,
)
from .edition import Edition
from .pieces import KIND_NAMES

NAMES = {
    RANDOM_START: "start",
    UNSEEN_TILES: "museum",
    UNSEEN_BLANKS: "blanks",
    PLATE_PILE: "plates",
    TREASURE_PILE: "treasures",
}


@lru_cache(maxsize=1024)
def piece(edition: Edition, pile: int, index: int) -> tuple[str, int]:
    """The name of a pile, and the number of a kind of piece in it, from 1."""
    if pile not in NAMES:
        kind, value = divmod(index, VALUES)
        return KIND_NAMES[kind], 1 + value
    if pile == UNSEEN_TILES:  # a blank counts as the last kind
        return NAMES[pile], 1 + (index - SHAPES if index else TILES - SHAPES)
    if pile == TREASURE_PILE:
        return NAMES[pile], face(edition, index)
    return NAMES[pile], 1 + index


def face(edition: Edition, treasure: int) -> int:
    """The number of a small treasure's face; equal ones lie side by side."""
    return len({(edition.treasure_side[k], edition.treasure_value[k]) for k in range(1, treasure + 1)})
