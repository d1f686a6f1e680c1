"""What is drawn from, by name, for the record of a match's chance; docs/chance.md describes every pile."""

from functools import lru_cache

from .constants import BOARD_BOX, DIE_ROLL, DISCARD, FRONTS, HORUS_PILE, OSIRIS_BOX, RANDOM_START, SCARABS, TEMPLES
from .edition import Edition
from .edition_file import BACK_NAMES


@lru_cache(maxsize=1024)
def piece(edition: Edition, pile: int, index: int) -> tuple[str, int]:
    """The name of a pile, and the number of a kind of piece in it, from 1."""
    if pile == RANDOM_START:
        return "start", 1 + index
    if pile == DIE_ROLL:
        return "die", index
    if pile == BOARD_BOX:
        return ("osiris", index - OSIRIS_BOX) if index >= OSIRIS_BOX else ("treasures", face(edition, index))
    if index < DISCARD:
        return "cards", index
    if index < TEMPLES:
        return f"horus {edition.card_level[index - HORUS_PILE]}", index - HORUS_PILE
    if index < SCARABS:
        back, front = divmod(index - TEMPLES, FRONTS)
        return BACK_NAMES[back], 1 + front
    return "scarabs", 1 + index - SCARABS


def face(edition: Edition, tile: int) -> int:
    """The number of a treasure's face; equal tiles lie side by side."""
    return len(set(edition.treasure_first[1 : tile + 1]))
