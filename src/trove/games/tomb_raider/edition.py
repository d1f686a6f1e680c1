"""The numbers of the box, shared by all states of a match. `edition_file` reads and checks them."""

from ...core.terms import zeros
from .terms import CARDS, PLATES, TILES, TREASURES


class Edition:
    """Tables by tile, card, treasure and plate."""

    def __init__(self, name: str, source: bytes) -> None:
        self.name = name
        self.source = source  # the text it was read from; empty for the standard edition
        self.tiles: list[int] = zeros(TILES)
        self.cards: list[int] = zeros(CARDS)
        self.treasure_side: list[int] = zeros(TREASURES)
        self.treasure_value: list[int] = zeros(TREASURES)
        self.plate_treasures: list[int] = zeros(PLATES)
        self.plate_police: list[int] = zeros(PLATES)
