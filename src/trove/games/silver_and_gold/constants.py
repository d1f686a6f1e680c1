"""Constants of Silver & Gold. Never compiled, so that every module can import them."""

from typing import Final

SEATS: Final = 4
DEALT: Final = 4  # maps to choose from at the beginning
SLOTS: Final = 2  # maps in play before each player
DISPLAY: Final = 4
GRID: Final = 6
SQUARES: Final = 36  # of a map's grid, row by row
ALL_SQUARES: Final = (1 << 36) - 1  # as bits
MOST_SQUARES: Final = 16  # that a map may have
MAPS: Final = 61  # numbers 1 to 60; 0 is no map
NO_MAP: Final = 0

ROUNDS: Final = 4
TURNS: Final = 7  # in a round
ALL_TURNS: Final = 28

# Patterns of the expedition cards, 1 to 6; 0 is none.
PATTERNS: Final = 7
ORIENTATIONS: Final = 8  # quarter turns, then the same mirrored
SPOTS: Final = 9600  # ways to lay a pattern on a map, over all maps and patterns

# The score card.
ROWS: Final = 3
COIN_ROW: Final = 4
COINS: Final = 12
PALM_BOXES: Final = 4
TROPHIES: Final = 6
MEDALS: Final = 3  # bronze, silver, gold

# Colours of maps.
PURPLE: Final = 0
ORANGE: Final = 1
GREEN: Final = 2
GREY: Final = 3
COLOURS: Final = 4

# Where a map is.
ABSENT: Final = 0  # not in this pack
DECK: Final = 1
SHOWN: Final = 2  # in the display
GONE: Final = 3  # out of the game (S6.1)
HELD: Final = 4  # + seat: dealt to it, or in play before it
FINISHED: Final = 8  # + seat: laid aside, completed

# Phases.
CHOOSING: Final = 0
MARKING: Final = 1
TAKING: Final = 2

# How far a seat is with its marks in this turn.
FRESH: Final = 0
OWING: Final = 1
DONE: Final = 2

# Actions, one dense range.
CHOOSE: Final = 0  # + pair of the maps dealt
PAIRS: Final = 6
MARK: Final = 6  # + 288 * slot + 8 * anchor + orientation
SQUARE: Final = 582  # + 36 * slot + square
TAKE: Final = 654  # + place in the display
BLIND: Final = 658
N_ACTIONS: Final = 659

# What is drawn from, as the record of a match's chance numbers it; `draws.py` has the names.
RANDOM_START: Final = 0  # piece: the seat
MAP_DECK: Final = 1  # piece: the map
EXPEDITION_DECK: Final = 2  # piece: the pattern

# The journal: kind, then what its numbers mean.
STARTED: Final = 1  # seat
DEALT_MAP: Final = 2  # seat, place, secret map
CHOSE: Final = 3  # seat, secret pair
KEPT: Final = 4  # seat, slot, map
SHOWED: Final = 5  # map that joins the display
TURNED_UP: Final = 6  # pattern
MARKED: Final = 7  # seat, slot, 8 * anchor + orientation, 61 * pattern + map
MARKED_ONE: Final = 8  # seat, slot, square, whether it was owed
GOT_COIN: Final = 9  # seat, number of coins
GOT_PALM: Final = 10  # seat, points
LAPSED: Final = 11  # seat, squares that were owed
WON_TROPHY: Final = 12  # seat, row, points
COMPLETED: Final = 13  # seat, map
TOOK: Final = 14  # seat, slot, map, from the display
TOOK_BLIND: Final = 15  # seat, slot, map
LEFT: Final = 16  # map that leaves the display for good
STRUCK: Final = 17  # trophy struck out
ROUND_ENDED: Final = 18  # turns finished
PASSED_MARK: Final = 19  # seat that starts the next turn
ENDED: Final = 20
WON_MEDAL: Final = 21  # seat, 1 bronze, 2 silver, 3 gold
COIN_LAPSED: Final = 22  # seat
PALM_LAPSED: Final = 23  # seat
NO_TROPHY: Final = 24  # seat, row
