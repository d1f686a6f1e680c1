"""What lies on the table, as small ints; lists are flat over seats."""

from typing import Any, Final

from ...core.constants import zeros
from ...core.game_state import GameState
from ...core.packer import Packer
from ...core.packing import Fields
from .constants import (
    ADVENTURERS,
    BOX,
    CARDS,
    HAND,
    KINDS,
    LEVELS,
    LYING,
    MOST_ROUNDS,
    PILES,
    SCARAB_KINDS,
    SEATS,
    SPACES,
    TILES,
    TREASURES,
    WAY,
)
from .edition import Edition

# Everything that pack holds: how many numbers (0 for a plain int), the lowest and the highest.
FIELDS: Final[Fields] = {
    "turn": (0, 0, SEATS - 1),
    "over": (0, 0, 1),
    "phase": (0, 0, 3),
    "start": (0, 0, SEATS - 1),
    "memory_aid": (0, 0, 1),
    "chosen_start": (0, 0, SEATS),
    "actor": (0, 0, ADVENTURERS - 1),
    "die": (0, 0, 6),
    "moved": (0, 0, 31),
    "round": (0, 0, MOST_ROUNDS),
    "round_moved": (0, 0, 1),
    "played": (0, 0, CARDS - 1),
    "shuffle": (0, 0, 32767),
    "entered": (0, 0, SEATS * ADVENTURERS),
    "key_pile": (0, 0, 32767),
    "wild_pile": (0, 0, 32767),
    "sarcophagus": (2, 0, SEATS),
    "draw_n": (0, 0, 32767),
    "discard_n": (0, 0, 32767),
    "scarab_n": (0, 0, 32767),
    "horus_n": (LEVELS + 1, 0, 32767),
    "horus_top": (LEVELS + 1, 0, CARDS - 1),
    "temple_n": (3, 0, 32767),
    "pile": (PILES, 0, 32767),
    "box": (BOX, 0, 32767),
    "board": (SPACES, 0, TILES - 1),
    "owner": (TREASURES + 1, 0, SEATS),
    "pos": (SEATS * ADVENTURERS, 0, LYING),
    "hand": (SEATS * HAND, 0, CARDS - 1),
    "origin": (SEATS * HAND, 0, 32767),
    "keys": (SEATS, 0, 32767),
    "wilds": (SEATS, 0, 32767),
    "points": (SEATS, 0, 32767),
    "treasures": (SEATS * KINDS, 0, TREASURES),
    "scarabs": (SEATS * SCARAB_KINDS, 0, 32767),
}


class State(GameState):
    """A game of Luxor. A pile is how many of what; what lies face up on one is a field of its own."""

    FIELDS = FIELDS

    def __init__(self, game: Any, seats: int, edition: object, options: dict[str, Any]) -> None:
        super().__init__(game, seats)
        self.edition: Edition = game.edition(edition)
        self.phase: int = 0
        self.start: int = 0
        self.memory_aid: int = self._option(options, "memory_aid")
        # 1 + the seat the host chose to start; 0: at random
        self.chosen_start: int = self._option(options, "chosen_start")
        self.actor: int = 0  # the adventurer whose tile acts
        self.die: int = 0
        self.moved: int = 0  # the set of adventurers that "all forward" moved
        self.round: int = 0  # from 1
        self.round_moved: int = 0  # whether anybody's adventurer moved in this round (L8.4)
        self.played: int = 0  # the card played last, the top of the discard pile; none once that is reshuffled
        self.shuffle: int = 0  # the number of the shuffle that the draw pile came from
        self.entered: int = 0  # adventurers in the tomb chamber; each has paid a key
        self.key_pile: int = 0
        self.wild_pile: int = 0
        self.sarcophagus: list[int] = zeros(2)  # 1 + owner
        self.draw_n: int = 0
        self.discard_n: int = 0
        self.scarab_n: int = 0
        self.horus_n: list[int] = zeros(LEVELS + 1)  # beneath the top, by level
        self.horus_top: list[int] = zeros(LEVELS + 1)
        self.temple_n: list[int] = zeros(3)
        self.pile: list[int] = zeros(PILES)
        self.box: list[int] = zeros(BOX)
        self.board: list[int] = zeros(SPACES)
        self.owner: list[int] = zeros(TREASURES + 1)  # 1 + owner of a treasure tile
        self.pos: list[int] = zeros(SEATS * ADVENTURERS)
        self.hand: list[int] = zeros(SEATS * HAND)  # from left to right
        self.origin: list[int] = zeros(SEATS * HAND)
        self.keys: list[int] = zeros(SEATS)
        self.wilds: list[int] = zeros(SEATS)
        self.points: list[int] = zeros(SEATS)  # scored during the game, by treasure tiles
        self.treasures: list[int] = zeros(SEATS * KINDS)
        self.scarabs: list[int] = zeros(SEATS * SCARAB_KINDS)
        # Kept beside the board and computed from it: no part of pack.
        self.passed: list[int] = zeros(SPACES)  # how many tiles lie up to a space, its own included
        self.ends: list[int] = zeros(WAY)  # where a move ends that comes to the tile of that number

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
        self.actor = other.actor
        self.die = other.die
        self.moved = other.moved
        self.round = other.round
        self.round_moved = other.round_moved
        self.played = other.played
        self.shuffle = other.shuffle
        self.entered = other.entered
        self.key_pile = other.key_pile
        self.wild_pile = other.wild_pile
        self.sarcophagus = other.sarcophagus[:]
        self.draw_n = other.draw_n
        self.discard_n = other.discard_n
        self.scarab_n = other.scarab_n
        self.horus_n = other.horus_n[:]
        self.horus_top = other.horus_top[:]
        self.temple_n = other.temple_n[:]
        self.pile = other.pile[:]
        self.box = other.box[:]
        self.board = other.board[:]
        self.owner = other.owner[:]
        self.pos = other.pos[:]
        self.hand = other.hand[:]
        self.origin = other.origin[:]
        self.keys = other.keys[:]
        self.wilds = other.wilds[:]
        self.points = other.points[:]
        self.treasures = other.treasures[:]
        self.scarabs = other.scarabs[:]
        self.passed = other.passed[:]
        self.ends = other.ends[:]

    def put(self, numbers: dict[str, Any]) -> int:
        """Take every packed field from a table by name."""
        self.turn = numbers["turn"]
        self.over = numbers["over"]
        self.phase = numbers["phase"]
        self.start = numbers["start"]
        self.memory_aid = numbers["memory_aid"]
        self.chosen_start = numbers["chosen_start"]
        self.actor = numbers["actor"]
        self.die = numbers["die"]
        self.moved = numbers["moved"]
        self.round = numbers["round"]
        self.round_moved = numbers["round_moved"]
        self.played = numbers["played"]
        self.shuffle = numbers["shuffle"]
        self.entered = numbers["entered"]
        self.key_pile = numbers["key_pile"]
        self.wild_pile = numbers["wild_pile"]
        self.sarcophagus = numbers["sarcophagus"]
        self.draw_n = numbers["draw_n"]
        self.discard_n = numbers["discard_n"]
        self.scarab_n = numbers["scarab_n"]
        self.horus_n = numbers["horus_n"]
        self.horus_top = numbers["horus_top"]
        self.temple_n = numbers["temple_n"]
        self.pile = numbers["pile"]
        self.box = numbers["box"]
        self.board = numbers["board"]
        self.owner = numbers["owner"]
        self.pos = numbers["pos"]
        self.hand = numbers["hand"]
        self.origin = numbers["origin"]
        self.keys = numbers["keys"]
        self.wilds = numbers["wilds"]
        self.points = numbers["points"]
        self.treasures = numbers["treasures"]
        self.scarabs = numbers["scarabs"]
        return 0

    def lay(self, paper: Packer) -> int:
        """Write every packed field, in order."""
        paper.number(self.turn)
        paper.number(self.over)
        paper.number(self.phase)
        paper.number(self.start)
        paper.number(self.memory_aid)
        paper.number(self.chosen_start)
        paper.number(self.actor)
        paper.number(self.die)
        paper.number(self.moved)
        paper.number(self.round)
        paper.number(self.round_moved)
        paper.number(self.played)
        paper.number(self.shuffle)
        paper.number(self.entered)
        paper.number(self.key_pile)
        paper.number(self.wild_pile)
        paper.numbers(self.sarcophagus, 2)
        paper.number(self.draw_n)
        paper.number(self.discard_n)
        paper.number(self.scarab_n)
        paper.numbers(self.horus_n, LEVELS + 1)
        paper.numbers(self.horus_top, LEVELS + 1)
        paper.numbers(self.temple_n, 3)
        paper.numbers(self.pile, PILES)
        paper.numbers(self.box, BOX)
        paper.numbers(self.board, SPACES)
        paper.numbers(self.owner, TREASURES + 1)
        paper.numbers(self.pos, SEATS * ADVENTURERS)
        paper.numbers(self.hand, SEATS * HAND)
        paper.numbers(self.origin, SEATS * HAND)
        paper.numbers(self.keys, SEATS)
        paper.numbers(self.wilds, SEATS)
        paper.numbers(self.points, SEATS)
        paper.numbers(self.treasures, SEATS * KINDS)
        paper.numbers(self.scarabs, SEATS * SCARAB_KINDS)
        return 1
