"""What is drawn from, by name, for the record of a match's chance; docs/chance.md describes every pile."""

from functools import lru_cache

from .constants import EXPEDITION_DECK, MAP_DECK, RANDOM_START
from .edition import Edition

NAMES = {RANDOM_START: "start", MAP_DECK: "maps", EXPEDITION_DECK: "expedition"}


@lru_cache(maxsize=1024)
def piece(edition: Edition, pile: int, index: int) -> tuple[str, int]:
    """The name of a pile, and the number of a kind of piece in it, from 1."""
    return NAMES[pile], 1 + index if pile == RANDOM_START else index
