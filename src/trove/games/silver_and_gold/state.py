"""What lies on the table, as small ints; lists are flat over seats."""

from typing import Any, Final

from ...core.constants import zeros
from ...core.game_state import GameState
from ...core.packer import Packer
from ...core.packing import Fields
from .constants import (
    ALL_SQUARES,
    ALL_TURNS,
    COINS,
    DEALT,
    DISPLAY,
    MAPS,
    MOST_SQUARES,
    PAIRS,
    PALM_BOXES,
    PATTERNS,
    ROWS,
    SEATS,
    SLOTS,
    TROPHIES,
)
from .edition import Edition

# Everything that pack holds: how many numbers (0 for a plain int), the lowest and the highest.
FIELDS: Final[Fields] = {
    "turn": (0, 0, SEATS - 1),
    "over": (0, 0, 1),
    "phase": (0, 0, 2),
    "start": (0, 0, SEATS - 1),
    "memory_aid": (0, 0, 1),
    "chosen_start": (0, 0, SEATS),
    "turns_done": (0, 0, ALL_TURNS),
    "queue": (0, 0, SEATS),
    "card": (0, 0, PATTERNS - 1),
    "expedition": (PATTERNS, 0, 32767),
    "expedition_n": (0, 0, 32767),
    "deck_n": (0, 0, MAPS - 1),
    "display_n": (0, 0, DISPLAY),
    "display": (DISPLAY, 0, MAPS - 1),
    "next_trophy": (0, 0, TROPHIES),
    "place": (MAPS, 0, 11),
    "dealt": (SEATS * DEALT, 0, MAPS - 1),
    "chosen": (SEATS, 0, PAIRS),
    "maps": (SEATS * SLOTS, 0, MAPS - 1),
    "free": (SEATS * SLOTS, 0, ALL_SQUARES),
    "stage": (SEATS, 0, 2),
    "owed": (SEATS, 0, 2 * MOST_SQUARES),
    "coins": (SEATS, 0, COINS),
    "palms_n": (SEATS, 0, PALM_BOXES),
    "palms": (SEATS * PALM_BOXES, 0, 32767),
    "rows": (SEATS, 0, ROWS),
    "trophies": (SEATS * ROWS, 0, 32767),
}


class State(GameState):
    """A game of Silver & Gold. A deck is where its maps are, and how many; what is shown is a field of its own."""

    FIELDS = FIELDS

    def __init__(self, game: Any, seats: int, edition: object, options: dict[str, Any]) -> None:
        super().__init__(game, seats)
        self.edition: Edition = game.edition(edition)
        self.phase: int = 0
        self.start: int = 0  # who has the starting player's mark
        self.memory_aid: int = self._option(options, "memory_aid")
        # 1 + the seat the host chose to start; 0: at random
        self.chosen_start: int = self._option(options, "chosen_start")
        self.turns_done: int = 0  # turns finished
        self.queue: int = 0  # in step 3: how many seats have carried out theirs
        self.card: int = 0  # the pattern that is turned up
        self.expedition: list[int] = zeros(PATTERNS)  # what the expedition deck still holds
        self.expedition_n: int = 0
        self.deck_n: int = 0
        self.display_n: int = 0
        self.display: list[int] = zeros(DISPLAY)  # a row, the oldest first
        self.next_trophy: int = 0
        self.place: list[int] = zeros(MAPS)
        self.dealt: list[int] = zeros(SEATS * DEALT)
        self.chosen: list[int] = zeros(SEATS)  # 1 + pair; 0: not yet
        self.maps: list[int] = zeros(SEATS * SLOTS)
        self.free: list[int] = zeros(SEATS * SLOTS)  # squares not marked yet, as bits
        self.stage: list[int] = zeros(SEATS)
        self.owed: list[int] = zeros(SEATS)
        self.coins: list[int] = zeros(SEATS)
        self.palms_n: list[int] = zeros(SEATS)
        self.palms: list[int] = zeros(SEATS * PALM_BOXES)  # points by box
        self.rows: list[int] = zeros(SEATS)  # coin rows that were carried out
        self.trophies: list[int] = zeros(SEATS * ROWS)  # points by row

    def take(self, other: "State") -> None:
        """Become a copy, allocating nothing. Without [:] the interpreted form would share the lists."""
        self.chance = other.chance[:]
        self.seats = other.seats
        self.turn = other.turn
        self.over = other.over
        self.begun = other.begun
        self.phase = other.phase
        self.start = other.start
        self.memory_aid = other.memory_aid
        self.chosen_start = other.chosen_start
        self.turns_done = other.turns_done
        self.queue = other.queue
        self.card = other.card
        self.expedition = other.expedition[:]
        self.expedition_n = other.expedition_n
        self.deck_n = other.deck_n
        self.display_n = other.display_n
        self.display = other.display[:]
        self.next_trophy = other.next_trophy
        self.place = other.place[:]
        self.dealt = other.dealt[:]
        self.chosen = other.chosen[:]
        self.maps = other.maps[:]
        self.free = other.free[:]
        self.stage = other.stage[:]
        self.owed = other.owed[:]
        self.coins = other.coins[:]
        self.palms_n = other.palms_n[:]
        self.palms = other.palms[:]
        self.rows = other.rows[:]
        self.trophies = other.trophies[:]

    def put(self, numbers: dict[str, Any]) -> int:
        """Take every packed field from a table by name."""
        self.turn = numbers["turn"]
        self.over = numbers["over"]
        self.phase = numbers["phase"]
        self.start = numbers["start"]
        self.memory_aid = numbers["memory_aid"]
        self.chosen_start = numbers["chosen_start"]
        self.turns_done = numbers["turns_done"]
        self.queue = numbers["queue"]
        self.card = numbers["card"]
        self.expedition = numbers["expedition"]
        self.expedition_n = numbers["expedition_n"]
        self.deck_n = numbers["deck_n"]
        self.display_n = numbers["display_n"]
        self.display = numbers["display"]
        self.next_trophy = numbers["next_trophy"]
        self.place = numbers["place"]
        self.dealt = numbers["dealt"]
        self.chosen = numbers["chosen"]
        self.maps = numbers["maps"]
        self.free = numbers["free"]
        self.stage = numbers["stage"]
        self.owed = numbers["owed"]
        self.coins = numbers["coins"]
        self.palms_n = numbers["palms_n"]
        self.palms = numbers["palms"]
        self.rows = numbers["rows"]
        self.trophies = numbers["trophies"]
        return 0

    def lay(self, paper: Packer) -> int:
        """Write every packed field, in order."""
        paper.number(self.turn)
        paper.number(self.over)
        paper.number(self.phase)
        paper.number(self.start)
        paper.number(self.memory_aid)
        paper.number(self.chosen_start)
        paper.number(self.turns_done)
        paper.number(self.queue)
        paper.number(self.card)
        paper.numbers(self.expedition, PATTERNS)
        paper.number(self.expedition_n)
        paper.number(self.deck_n)
        paper.number(self.display_n)
        paper.numbers(self.display, DISPLAY)
        paper.number(self.next_trophy)
        paper.numbers(self.place, MAPS)
        paper.numbers(self.dealt, SEATS * DEALT)
        paper.numbers(self.chosen, SEATS)
        paper.numbers(self.maps, SEATS * SLOTS)
        paper.bigs(self.free, SEATS * SLOTS)
        paper.numbers(self.stage, SEATS)
        paper.numbers(self.owed, SEATS)
        paper.numbers(self.coins, SEATS)
        paper.numbers(self.palms_n, SEATS)
        paper.numbers(self.palms, SEATS * PALM_BOXES)
        paper.numbers(self.rows, SEATS)
        paper.numbers(self.trophies, SEATS * ROWS)
        return 1
