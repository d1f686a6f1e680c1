"""What lies on the table, as small ints; lists are flat over seats."""

from typing import Final

from ...core.packing import Fields
from ...core.playable import Playable
from ...core.terms import zeros
from .edition import Edition
from .terms import (
    ADVENTURERS,
    BOX,
    CARDS,
    HAND,
    KINDS,
    LEVELS,
    LYING,
    PILES,
    SCARAB_KINDS,
    SEATS,
    SPACES,
    TILES,
    TREASURES,
    WAY,
)

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
    "round_moved": (0, 0, 1),
    "played": (0, 0, CARDS - 1),
    "shuffle": (0, 0, 32767),
    "entered": (0, 0, SEATS * ADVENTURERS),
    "key_pile": (0, 0, 32767),
    "keys_paid": (0, 0, 32767),
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


class State(Playable):
    """A game of Luxor. A pile is how many of what; what lies face up on one is a field of its own."""

    FIELDS = FIELDS

    def __init__(self, edition: Edition) -> None:
        super().__init__()
        self.edition = edition
        self.phase: int = 0
        self.start: int = 0
        self.memory_aid: int = 0
        self.chosen_start: int = 0  # 1 + the seat the host chose to start; 0: at random
        self.actor: int = 0  # the adventurer whose tile acts
        self.die: int = 0
        self.moved: int = 0  # the set of adventurers that "all forward" moved
        self.round_moved: int = 0  # whether anybody's adventurer moved in this round (L8.4)
        self.played: int = 0  # the card played last: the top of the discard pile, unless just reshuffled
        self.shuffle: int = 0  # the number of the shuffle that the draw pile came from
        self.entered: int = 0
        self.key_pile: int = 0
        self.keys_paid: int = 0
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
        self.phase = other.phase
        self.start = other.start
        self.memory_aid = other.memory_aid
        self.chosen_start = other.chosen_start
        self.actor = other.actor
        self.die = other.die
        self.moved = other.moved
        self.round_moved = other.round_moved
        self.played = other.played
        self.shuffle = other.shuffle
        self.entered = other.entered
        self.key_pile = other.key_pile
        self.keys_paid = other.keys_paid
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
