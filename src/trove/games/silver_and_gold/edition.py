"""The box and its map pack, shared by all states of a match. `edition_file` reads and checks them."""

from typing import Any

from .pieces import Map


class Edition:
    """Tables by map and pattern; index 0 stays empty. Squares of a map are bits of a number, row by row."""

    def __init__(self, name: str, source: bytes, tables: dict[str, Any]) -> None:
        self.name = name
        self.source = source  # the text of the map pack; empty for the standard one
        self.maps: tuple[Map | None, ...] = tables["maps"]  # as people read them
        self.squares: list[int] = tables["squares"]
        self.crosses: list[int] = tables["crosses"]
        self.coins: list[int] = tables["coins"]
        self.palms: list[int] = tables["palms"]
        self.palm_count: list[int] = tables["palm_count"]
        self.map_points: list[int] = tables["map_points"]
        self.colour: list[int] = tables["colour"]
        self.seal_colour: list[int] = tables["seal_colour"]  # 1 + colour; 0 for no seal
        self.seal_value: list[int] = tables["seal_value"]
        # Every way to lay a pattern on a map: those of a map and pattern stand together.
        self.first_spot: list[int] = tables["first_spot"]
        self.spot_squares: list[int] = tables["spot_squares"]
        self.spot_id: list[int] = tables["spot_id"]  # 8 * anchor + orientation
        self.twin: list[int] = tables["twin"]  # the first orientation that looks the same
        self.expedition: list[int] = tables["expedition"]  # how many cards of each pattern
        self.trophies: list[int] = tables["trophies"]
        self.medals: list[int] = tables["medals"]  # the points that each asks for
