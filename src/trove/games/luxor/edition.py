"""The numbers of the box, shared by all states of a match. `edition_file` reads and checks them."""

from typing import Any


class Edition:
    """Tables by card, tile, space and pile; index 0 stays empty where 0 means none."""

    def __init__(self, name: str, source: bytes, tables: dict[str, Any]) -> None:
        self.name = name
        self.source = source  # the text it was read from; empty for the standard edition
        self.card_effect: list[int] = tables["card_effect"]
        self.card_value: list[int] = tables["card_value"]
        self.card_level: list[int] = tables["card_level"]  # 0 for starter cards
        self.card_count: list[int] = tables["card_count"]
        self.card_low: list[int] = tables["card_low"]  # the steps forward that a card, or the die, may give
        self.card_high: list[int] = tables["card_high"]
        self.level_first: list[int] = tables["level_first"]  # the first card of each level
        self.treasure_kind: list[int] = tables["treasure_kind"]
        self.treasure_needs: list[int] = tables["treasure_needs"]
        self.treasure_points: list[int] = tables["treasure_points"]
        self.treasure_first: list[int] = tables["treasure_first"]  # the first tile with the same face
        self.symbol: list[int] = tables["symbol"]  # 1 + back of the temple tile that comes here; 0 for none
        self.tile: list[int] = tables["tile"]  # what is laid here: a Horus tile, any Osiris tile, or any treasure
        self.space_points: list[int] = tables["space_points"]
        self.statues_before: list[int] = tables["statues_before"]  # how many statues one has passed on the way here
        self.temples: list[int] = tables["temples"]
        self.osiris: list[int] = tables["osiris"]  # how many of each number
        self.scarab_count: list[int] = tables["scarab_count"]
        self.scarab_value: list[int] = tables["scarab_value"]
        self.sarcophagus: list[int] = tables["sarcophagus"]
        self.sets: list[int] = tables["sets"]  # points by number of sets
        self.statue: list[int] = tables["statue"]  # each stands behind this space
        self.keys: int = tables["keys"]
        self.wilds: int = tables["wilds"]
