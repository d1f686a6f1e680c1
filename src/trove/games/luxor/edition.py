"""The numbers of the box, shared by all states of a match. `edition_file` reads and checks them."""

from ...core.terms import zeros
from .terms import BACKS, CARDS, FRONTS, LEVELS, SCARAB_KINDS, SPACES, STATUES, TREASURES


class Edition:
    """Tables by card, tile, space and pile; index 0 stays empty where 0 means none."""

    def __init__(self, name: str, source: bytes) -> None:
        self.name = name
        self.source = source  # the text it was read from; empty for the standard edition
        self.card_effect: list[int] = zeros(CARDS)
        self.card_value: list[int] = zeros(CARDS)
        self.card_level: list[int] = zeros(CARDS)  # 0 for starter cards
        self.card_count: list[int] = zeros(CARDS)
        self.card_low: list[int] = zeros(CARDS)  # the steps forward that a card, or the die, may give
        self.card_high: list[int] = zeros(CARDS)
        self.level_first: list[int] = zeros(LEVELS + 1)  # the first card of each level
        self.treasure_kind: list[int] = zeros(TREASURES + 1)
        self.treasure_needs: list[int] = zeros(TREASURES + 1)
        self.treasure_points: list[int] = zeros(TREASURES + 1)
        self.treasure_first: list[int] = zeros(TREASURES + 1)  # the first tile with the same face
        self.symbol: list[int] = zeros(SPACES)  # 1 + back of the temple tile that comes here; 0 for none
        self.tile: list[int] = zeros(SPACES)  # what is laid here: a Horus tile, any Osiris tile, or any treasure
        self.space_points: list[int] = zeros(SPACES)
        self.statues_before: list[int] = zeros(SPACES)  # how many statues one has passed on the way here
        self.temples: list[int] = zeros(BACKS * FRONTS)
        self.osiris: list[int] = zeros(7)  # how many of each number
        self.scarab_count: list[int] = zeros(SCARAB_KINDS)
        self.scarab_value: list[int] = zeros(SCARAB_KINDS)
        self.sarcophagus: list[int] = zeros(2)
        self.sets: list[int] = zeros(31)  # points by number of sets
        self.statue: list[int] = zeros(STATUES)  # each stands behind this space
        self.keys: int = 0
        self.wilds: int = 0
