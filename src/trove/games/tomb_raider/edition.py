"""The numbers of the box, shared by all states of a match. `edition_file` reads and checks them."""

from typing import Any


class Edition:
    """Tables by tile, card, treasure and plate."""

    def __init__(self, name: str, source: bytes, tables: dict[str, Any]) -> None:
        self.name = name
        self.source = source  # the text it was read from; empty for the standard edition
        self.tiles: list[int] = tables["tiles"]
        self.cards: list[int] = tables["cards"]
        self.treasure_side: list[int] = tables["treasure_side"]
        self.treasure_value: list[int] = tables["treasure_value"]
        self.plate_treasures: list[int] = tables["plate_treasures"]
        self.plate_police: list[int] = tables["plate_police"]
