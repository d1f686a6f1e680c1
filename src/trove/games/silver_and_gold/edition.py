"""The box and its map pack, shared by all states of a match. `edition_file` reads and checks them."""

from ...core.terms import zeros
from .pieces import Map
from .terms import MAPS, MEDALS, ORIENTATIONS, PATTERNS, SPOTS, TROPHIES


class Edition:
    """Tables by map and pattern; index 0 stays empty. Squares of a map are bits of a number, row by row."""

    def __init__(self, name: str, source: bytes) -> None:
        self.name = name
        self.source = source  # the text of the map pack; empty for the standard one
        self.maps: tuple[Map | None, ...] = ()  # as people read them
        self.squares: list[int] = zeros(MAPS)
        self.crosses: list[int] = zeros(MAPS)
        self.coins: list[int] = zeros(MAPS)
        self.palms: list[int] = zeros(MAPS)
        self.palm_count: list[int] = zeros(MAPS)
        self.map_points: list[int] = zeros(MAPS)
        self.colour: list[int] = zeros(MAPS)
        self.seal_colour: list[int] = zeros(MAPS)  # 1 + colour; 0 for no seal
        self.seal_value: list[int] = zeros(MAPS)
        # Every way to lay a pattern on a map: those of a map and pattern stand together.
        self.first_spot: list[int] = zeros(MAPS * PATTERNS + 1)
        self.spot_squares: list[int] = zeros(SPOTS)
        self.spot_id: list[int] = zeros(SPOTS)  # 8 * anchor + orientation
        self.twin: list[int] = zeros(PATTERNS * ORIENTATIONS)  # the first orientation that looks the same
        self.expedition: list[int] = zeros(PATTERNS)  # how many cards of each pattern
        self.trophies: list[int] = zeros(TROPHIES)
        self.medals: list[int] = zeros(MEDALS)  # the points that each asks for
