"""Constants of Luxor. Never compiled, so that every module can import them; numbers of the box are in the edition."""

from typing import Final

SEATS: Final = 4
ADVENTURERS: Final = 5  # of each seat; the first two start on the stairs, the others lie at the statues
STATUES: Final = 3
FIRST_LYING: Final = 2  # the adventurer at the first statue; each of the next lies at the next statue
HAND: Final = 5
MIDDLE: Final = 2  # the place a new card takes (L3.5)
DIE: Final = 6
SARCOPHAGI: Final = 2  # for the first two in the tomb; with the second comes the last round (L8.2, L8.3)

# Spaces: the stairs, 1 to 40, the tomb chamber, and two that are none.
STAIRS: Final = 0
TOMB: Final = 41
LYING: Final = 42  # where an adventurer lies who has not been freed yet
NOWHERE: Final = 42  # where a move ends that cannot be made
SPACES: Final = 43

# What an adventurer may be moved: BACK, or 1 to 6 tiles forward.
BACK: Final = 0
STRIDES: Final = 7
WAY: Final = 48  # tiles from the stairs to the tomb, and six steps beyond

# Tiles on the board.
EMPTY: Final = 0
TREASURES: Final = 30  # tiles 1 to 30
HORUS: Final = 30  # + number of eyes
LEVELS: Final = 3
OSIRIS: Final = 33  # + number
TUNNEL: Final = 40
SCARAB: Final = 41
WILD: Final = 42
WILD_OR_SCARAB: Final = 43
FAVOUR: Final = 44  # "level 1 or 2"; the next is "level 2 or 3"
TILES: Final = 46
ANY_TREASURE: Final = 1  # in the edition: which kind of tile a space gets
ANY_OSIRIS: Final = 34

POINT_WEIGHT: Final = 1000  # of a point, where places are compared: more than any sarcophagus, which breaks ties (L9.7)

KINDS: Final = 3  # vase, jewelry, statue
BACKS: Final = 3  # cobra, falcon, lion
FRONTS: Final = 6  # TUNNEL and the five after it

# Cards are kinds 1 to 24 of the edition; 0 is no card.
NO_CARD: Final = 0
CARDS: Final = 25

# What a card does. Those up to MINUS_ONE move one adventurer at once.
NUMBER: Final = 0
EITHER_WAY: Final = 1
UP_TO: Final = 2
MINUS_ONE: Final = 3
ROLL_EXACTLY: Final = 4
ROLL_UP_TO: Final = 5
ALL_FORWARD: Final = 6
LAST_TO_SECOND: Final = 7

# All piles of the game are in one row, each as how many of what.
DRAW_PILE: Final = 0  # by card
DISCARD: Final = 25  # by card
HORUS_PILE: Final = 50  # by card; what lies beneath the three tops
TEMPLES: Final = 75  # by back and front
SCARABS: Final = 93  # by kind
PILES: Final = 99
SCARAB_KINDS: Final = 6

# The tiles that the board is laid with, in the same way.
TREASURE_BOX: Final = 0  # by tile; empty once the board is laid
OSIRIS_BOX: Final = 31  # by number; what stays are the tiles that left the game (L2.4)
BOX: Final = 38

# What is drawn from, as the record of a match's chance numbers it; `draws.py` has the names.
RANDOM_START: Final = 0  # piece: the seat
DIE_ROLL: Final = 1  # piece: the number rolled
BOARD_BOX: Final = 2  # piece: its index in the box
ROW_OF_PILES: Final = 3  # piece: its index in the row of piles

MOST_ROUNDS: Final = 300  # L8.5; the longest random games with the standard edition have less than 70
MOST_SHUFFLES: Final = 32000  # more than any game will see
OPEN: Final = 0  # origin of a hand card that everybody saw taken; otherwise the number of its shuffle, from 1

# Phases of a turn: what the seat is asked for.
PLAYING: Final = 0
ROLLED: Final = 1
CHOOSING: Final = 2
TAKING: Final = 3

# Actions, one dense range. Those from PLAY to SPEND come once per side.
LEFT: Final = 0
RIGHT: Final = 1
OUTER_CARDS: Final = 2  # of a hand, one at each side
PLAY: Final = 0  # + 35 * side + 7 * adventurer + stride
ROLL: Final = 70  # + side
ALL: Final = 72  # + side
LAST: Final = 74  # + side
SPEND: Final = 76  # + side
MOVE: Final = 78  # + 6 * adventurer + steps - 1
ACT: Final = 108  # + adventurer
TAKE_KEY: Final = 113
TAKE_CARD: Final = 114  # + level - 1
TAKE_WILD: Final = 117
TAKE_SCARAB: Final = 118
N_ACTIONS: Final = 119

# The journal: kind, then what its numbers mean.
STARTED: Final = 1  # seat
LAID: Final = 2  # space, tile
TURNED_UP: Final = 3  # level, card
DEALT: Final = 4  # seat, place, secret card
PLAYED: Final = 5  # seat, side, card
SPENT: Final = 6  # seat, side, card
DIE_ROLLED: Final = 7  # seat, number
STUCK: Final = 8  # seat
MOVED: Final = 9  # seat, adventurer, from, to
CARRIED: Final = 10  # seat, adventurer, from, to
JOINED: Final = 11  # seat, adventurer, from, to
TUNNELLED: Final = 12  # seat, adventurer, from, to
FREED: Final = 13  # seat, adventurer
ENTERED: Final = 14  # seat, adventurer
TOOK_SARCOPHAGUS: Final = 15  # seat, which, points
CHOSE: Final = 16  # seat, adventurer
TOOK_TREASURE: Final = 17  # seat, space, tile
UNCOVERED: Final = 18  # space, tile (EMPTY where no symbol is)
TOOK_KEY: Final = 19  # seat
TOOK_CARD: Final = 20  # seat, level, card
TOOK_WILD: Final = 21  # seat
TOOK_SCARAB: Final = 22  # seat, secret kind
DREW: Final = 23  # seat, secret card
RESHUFFLED: Final = 24  # number of cards
ENDED: Final = 25  # why
SHOWED_SCARABS: Final = 26  # seat, points
BY_TOMB: Final = 0
BY_STANDSTILL: Final = 1
BY_ROUNDS: Final = 2
