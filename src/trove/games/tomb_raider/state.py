"""What lies on the table, as small ints; lists are flat over seats."""

from typing import Any, Final

from ...core.constants import zeros
from ...core.game_state import GameState
from ...core.packer import Packer
from ...core.packing import Fields
from .constants import (
    ALL_DOORS,
    BOARD,
    CARD_PILES,
    CARD_SIZES,
    CARDS,
    CHAIN,
    DEAD,
    DESTROYED,
    DIRECTIONS,
    GONE,
    KINDS,
    LARGE,
    MOST_ROUNDS,
    NOWHERE,
    OUTER,
    PHASES,
    PLACES,
    PLATES,
    SEATS,
    SIDES,
    SKIPPED,
    TILES,
    TREASURES,
)
from .edition import Edition

SHORT: Final = 32767

# Everything that pack holds: how many numbers (0 for a plain int), the lowest and the highest.
FIELDS: Final[Fields] = {
    "turn": (0, 0, SEATS - 1),
    "over": (0, 0, 1),
    "phase": (0, 0, PHASES - 1),
    "active": (0, 0, SEATS - 1),
    "round": (0, 1, MOST_ROUNDS),
    "alone": (0, 0, 1),
    "swapped": (0, 0, 1),
    "modified": (0, 0, 1),
    "early_cards": (0, 0, 1),
    "guard": (0, 0, 1),
    "chosen_start": (0, 0, OUTER),
    "open_hands": (SIDES, 0, 1),
    "start": (0, 0, OUTER - 1),
    "entrance": (0, 0, PLACES - 1),
    "gate": (0, 0, DIRECTIONS - 1),
    "left": (0, 0, 5),
    "moving": (0, 0, 1),
    "energy": (0, 0, SHORT),
    "revealed": (0, 0, PLACES),
    "target": (0, 0, SEATS),
    "picked": (0, 0, 1023),
    "bomb": (0, 0, NOWHERE),
    "activator": (0, 0, SEATS),
    "wave": (0, 0, 9),
    "plates": (PLATES, 0, SEATS),
    "tile_pile": (TILES, 0, PLACES),
    "lost_tiles": (TILES, 0, PLACES),
    "face": (BOARD, 0, GONE),
    "doors": (BOARD, 0, ALL_DOORS - 1),
    "laid_blank": (0, 0, (1 << PLACES) - 1),
    "pos": (SEATS, 0, DEAD),
    "lying": (SEATS, 0, SKIPPED),
    "carry": (SEATS, 0, LARGE),
    "where": (TREASURES, 0, DESTROYED),
    "hand": (SEATS * CARDS, 0, SHORT),
    "held": (SEATS * KINDS, 0, SHORT),
    "cards": (CARD_PILES, 0, SHORT),
    "size": (CARD_SIZES, 0, SHORT),
    "chain": (CHAIN, 0, SHORT),
    "chain_n": (0, 0, CHAIN),
}


class State(GameState):
    """A game of Tomb Raider. What lies face down is nowhere: tiles, plates and treasures are drawn when seen."""

    FIELDS = FIELDS

    def __init__(self, game: Any, seats: int, edition: object, options: dict[str, Any]) -> None:
        super().__init__(game, seats)
        self.edition: Edition = game.edition(edition)
        self.phase: int = 0
        self.active: int = 0  # whose turn it is, also while another seat is asked
        self.round: int = 1
        self.alone: int = self._option(options, "alone")  # Lara alone against two villains (T13)
        self.swapped: int = self._option(options, "swapped")  # Eckhardt follows Lara (T1.3)
        self.modified: int = self._option(options, "modified")
        self.early_cards: int = self._option(options, "early_cards")
        self.guard: int = self._option(options, "guard")
        # 1 + side of the museum the host chose; 0: at random
        self.chosen_start: int = self._option(options, "chosen_start")
        # Whether the partners of a side see each other's cards.
        self.open_hands: list[int] = self._option(options, "open_hands")
        self.start: int = 0  # the side of the museum where the start tile lies
        self.entrance: int = 0
        self.gate: int = 0  # the direction from the entrance tile to the start tile
        self.left: int = 0  # actions
        self.moving: int = 0
        self.energy: int = 0  # points left of this movement; the sum of what is laid, before it begins
        self.revealed: int = 0  # 1 + place of the tile that is being turned
        self.target: int = 0  # 1 + seat of whom the shot is aimed at
        self.picked: int = 0  # the set of treasures that were picked up in this turn (T7.4)
        self.bomb: int = 0
        self.activator: int = 0  # 1 + seat; 0 while the bomb is not armed
        self.wave: int = 0  # the number of the next wave
        self.plates: list[int] = zeros(PLATES)  # 1 + seat that took it
        self.tile_pile: list[int] = zeros(TILES)  # not seen yet, or removed unseen
        self.lost_tiles: list[int] = zeros(TILES)  # removed face up
        self.face: list[int] = zeros(BOARD)
        self.doors: list[int] = zeros(BOARD)
        self.laid_blank: int = 0  # the set of places laid with blanks and not revealed (T2.2)
        self.pos: list[int] = zeros(SEATS)
        self.lying: list[int] = zeros(SEATS)
        self.carry: list[int] = zeros(SEATS)
        self.where: list[int] = zeros(TREASURES)
        self.hand: list[int] = zeros(SEATS * CARDS)  # how many of each card
        self.held: list[int] = zeros(SEATS * KINDS)  # how many of each kind
        self.cards: list[int] = zeros(CARD_PILES)
        self.size: list[int] = zeros(CARD_SIZES)
        self.chain: list[int] = zeros(CHAIN)  # every change of points, in order
        self.chain_n: int = 0

    def take(self, other: "State") -> None:
        """Become a copy, allocating nothing. Without [:] the interpreted form would share the lists."""
        self.chance = other.chance[:]
        self.seats = other.seats
        self.turn = other.turn
        self.over = other.over
        self.begun = other.begun
        self.phase = other.phase
        self.active = other.active
        self.round = other.round
        self.alone = other.alone
        self.swapped = other.swapped
        self.modified = other.modified
        self.early_cards = other.early_cards
        self.guard = other.guard
        self.chosen_start = other.chosen_start
        self.open_hands = other.open_hands[:]
        self.start = other.start
        self.entrance = other.entrance
        self.gate = other.gate
        self.left = other.left
        self.moving = other.moving
        self.energy = other.energy
        self.revealed = other.revealed
        self.target = other.target
        self.picked = other.picked
        self.bomb = other.bomb
        self.activator = other.activator
        self.wave = other.wave
        self.plates = other.plates[:]
        self.tile_pile = other.tile_pile[:]
        self.lost_tiles = other.lost_tiles[:]
        self.face = other.face[:]
        self.doors = other.doors[:]
        self.laid_blank = other.laid_blank
        self.pos = other.pos[:]
        self.lying = other.lying[:]
        self.carry = other.carry[:]
        self.where = other.where[:]
        self.hand = other.hand[:]
        self.held = other.held[:]
        self.cards = other.cards[:]
        self.size = other.size[:]
        self.chain = other.chain[:]
        self.chain_n = other.chain_n

    def put(self, numbers: dict[str, Any]) -> int:
        """Take every packed field from a table by name."""
        self.turn = numbers["turn"]
        self.over = numbers["over"]
        self.phase = numbers["phase"]
        self.active = numbers["active"]
        self.round = numbers["round"]
        self.alone = numbers["alone"]
        self.swapped = numbers["swapped"]
        self.modified = numbers["modified"]
        self.early_cards = numbers["early_cards"]
        self.guard = numbers["guard"]
        self.chosen_start = numbers["chosen_start"]
        self.open_hands = numbers["open_hands"]
        self.start = numbers["start"]
        self.entrance = numbers["entrance"]
        self.gate = numbers["gate"]
        self.left = numbers["left"]
        self.moving = numbers["moving"]
        self.energy = numbers["energy"]
        self.revealed = numbers["revealed"]
        self.target = numbers["target"]
        self.picked = numbers["picked"]
        self.bomb = numbers["bomb"]
        self.activator = numbers["activator"]
        self.wave = numbers["wave"]
        self.plates = numbers["plates"]
        self.tile_pile = numbers["tile_pile"]
        self.lost_tiles = numbers["lost_tiles"]
        self.face = numbers["face"]
        self.doors = numbers["doors"]
        self.laid_blank = numbers["laid_blank"]
        self.pos = numbers["pos"]
        self.lying = numbers["lying"]
        self.carry = numbers["carry"]
        self.where = numbers["where"]
        self.hand = numbers["hand"]
        self.held = numbers["held"]
        self.cards = numbers["cards"]
        self.size = numbers["size"]
        self.chain = numbers["chain"]
        self.chain_n = numbers["chain_n"]
        return 0

    def lay(self, paper: Packer) -> int:
        """Write every packed field, in order."""
        paper.number(self.turn)
        paper.number(self.over)
        paper.number(self.phase)
        paper.number(self.active)
        paper.number(self.round)
        paper.number(self.alone)
        paper.number(self.swapped)
        paper.number(self.modified)
        paper.number(self.early_cards)
        paper.number(self.guard)
        paper.number(self.chosen_start)
        paper.numbers(self.open_hands, SIDES)
        paper.number(self.start)
        paper.number(self.entrance)
        paper.number(self.gate)
        paper.number(self.left)
        paper.number(self.moving)
        paper.number(self.energy)
        paper.number(self.revealed)
        paper.number(self.target)
        paper.number(self.picked)
        paper.number(self.bomb)
        paper.number(self.activator)
        paper.number(self.wave)
        paper.numbers(self.plates, PLATES)
        paper.numbers(self.tile_pile, TILES)
        paper.numbers(self.lost_tiles, TILES)
        paper.numbers(self.face, BOARD)
        paper.numbers(self.doors, BOARD)
        paper.big(self.laid_blank)
        paper.numbers(self.pos, SEATS)
        paper.numbers(self.lying, SEATS)
        paper.numbers(self.carry, SEATS)
        paper.numbers(self.where, TREASURES)
        paper.numbers(self.hand, SEATS * CARDS)
        paper.numbers(self.held, SEATS * KINDS)
        paper.numbers(self.cards, CARD_PILES)
        paper.numbers(self.size, CARD_SIZES)
        paper.numbers(self.chain, CHAIN)
        paper.number(self.chain_n)
        return 1
