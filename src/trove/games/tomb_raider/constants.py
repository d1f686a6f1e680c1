"""Constants of Tomb Raider. Never compiled: every module can import them. Numbers of the box are in the edition."""

from typing import Final

SEATS: Final = 4
NOBODY: Final = 4
SIDES: Final = 2
GOOD: Final = 0
BAD: Final = 1
ACTIONS: Final = 3  # in a turn (T3.1)
ACTIONS_ALONE: Final = 5  # Lara's, against two villains (T13.2)
HAND_LIMIT: Final = 7  # T11.1
GUARD_ROUND: Final = 40  # at its end the bomb arms itself (T12.5)
LATE_GUARD_ROUND: Final = 100  # the same where the table has switched the guard off
MOST_ROUNDS: Final = 110  # an armed bomb ends the game within nine more rounds

# Places: the museum row by row, then the start tile and three that are none.
ROWS: Final = 5  # and columns
PLACES: Final = 25
CENTRE: Final = 12
START: Final = 25
NOWHERE: Final = 26  # beyond the museum's walls; also the place of a bomb not laid yet
DEAD: Final = 26  # the place of a figure that the explosion killed
BOARD: Final = 26  # the museum and the start tile
OUTER: Final = 20  # sides at which the start tile can lie, clockwise from the north-west corner
ANYWHERE: Final = 0  # in the state: the start tile's side at random; otherwise 1 + side
USUAL_START: Final = 2  # beside the middle tile of the north side

# Directions, clockwise from north; doors are a set of them, 1 for north, 2 east, 4 south, 8 west.
DIRECTIONS: Final = 4
HERE: Final = 4  # of ROTATE: the figure's own tile
ALL_DOORS: Final = 16

# What lies on a place.
FACE_DOWN: Final = 0
BLANK: Final = 1
SOURCE: Final = 2  # + kind of card
TREASURE: Final = 5
GATE: Final = 6  # the start tile
GONE: Final = 7
SYMBOLS: Final = 5
SHAPES: Final = 5  # dead end, straight, corner, T, cross
TILES: Final = 25  # kinds of tiles: by symbol (from blank) and shape

# Cards, by kind and value.
ENERGY: Final = 0
SHOOTING: Final = 1
HEALTH: Final = 2
KINDS: Final = 3
VALUES: Final = 4
CARDS: Final = 12  # kinds of cards: 4 * kind + value - 1
DECK: Final = 0  # all piles of cards are in one row, each by card; their sizes too, by kind
DISCARD: Final = 12
LAID: Final = 24  # for the movement or the shot that is being made
CARD_PILES: Final = 36
DECK_N: Final = 0
DISCARD_N: Final = 3
CARD_SIZES: Final = 6

# Treasures 1 to 8 are small, evidence first; 0 is none.
NO_TREASURE: Final = 0
LARGE: Final = 9
TREASURES: Final = 10
SMALL: Final = 8
NEITHER: Final = 2  # the side of the large treasure

# Where a treasure is: on a place of the museum, or
IN_PILE: Final = 25  # not out yet
CARRIED: Final = 26  # + seat
BROUGHT_OUT: Final = 30  # + seat
DESTROYED: Final = 34

PLATES: Final = 5
NO_POLICE: Final = 0
OWN_PAIR: Final = 1
OPPOSING_PAIR: Final = 2
BOTH_PAIRS: Final = 3

# Lying figures.
STANDING: Final = 0
SHOT: Final = 1  # the next turn is skipped
SKIPPED: Final = 2  # stands up in the next turn

# Phases: what a seat is asked for.
ACTING: Final = 0  # the next action, or a treasure
LAYING: Final = 1  # more energy cards, or to go
MOVING: Final = 2  # the next movement point, or a treasure
TURNING: Final = 3  # how the revealed tile is to lie
SHOOTING_CARDS: Final = 4  # shooting cards, or to fire
DEFENDING: Final = 5  # the target: health cards, or to let it come
DISCARDING: Final = 6  # one card too many
PHASES: Final = 7

# What changed the sides' points, for the tie-break (T12.3): kind + 4 * (2 + good's change) + 64 * (2 + bad's change).
BY_PLATE: Final = 1
BY_DELIVERY: Final = 2
BY_WAVE: Final = 3
CHAIN: Final = 20
CHAIN_GOOD: Final = 4
CHAIN_BAD: Final = 64
MOST_LOST: Final = 2  # figures of a side in one wave
MOST_WORTH: Final = 9  # points of a treasure

# Actions, one dense range.
DRAW: Final = 0  # + 2 * kind + number - 1
LAY: Final = 6  # + card
GO: Final = 18
FIRE: Final = 19
ACCEPT_HIT: Final = 20  # no more health cards, whatever the shot then does
AIM: Final = 21  # + seat
DISCARD_CARD: Final = 25  # + card
REVEAL: Final = 37  # + direction
TURN: Final = 41  # + quarters, clockwise, from the shape's base orientation
ROTATE: Final = 45  # + 3 * (direction or HERE) + quarters - 1
STEP: Final = 60  # + direction
PICK_UP: Final = 64  # + treasure - 1
DROP: Final = 73
HAND_OVER: Final = 74
END_MOVE: Final = 75
END_TURN: Final = 76
N_ACTIONS: Final = 77

# What is drawn from, as the record of a match's chance numbers it; `draws.py` has the names.
RANDOM_START: Final = 0  # piece: the outer side
UNSEEN_TILES: Final = 1  # piece: the tile; 0 for a blank one, which is then drawn
UNSEEN_BLANKS: Final = 2  # piece: the tile
PLATE_PILE: Final = 3  # piece: the plate
TREASURE_PILE: Final = 4  # piece: the treasure
CARD_DECKS: Final = 5  # piece: the card

# The journal: kind, then what its numbers mean.
STARTED: Final = 1  # side of the museum
DEALT: Final = 2  # seat, kind, secret value
BEGAN: Final = 3  # seat
MISSED_TURN: Final = 4  # seat
STOOD_UP: Final = 5  # seat
DREW: Final = 6  # seat, kind, secret value
RESHUFFLED: Final = 7  # kind, number of cards
LAID_CARD: Final = 8  # seat, kind, value
WENT: Final = 9  # seat, points
REVEALED: Final = 10  # seat, place, tile
TURNED: Final = 11  # seat, place, doors
ROTATED: Final = 12  # seat, place, quarters
STEPPED: Final = 13  # seat, from, to
STOPPED: Final = 14  # seat, points lost
TOOK_PLATE: Final = 15  # seat, plate
TREASURE_LAID: Final = 16  # seat, place, treasure
BOMB_LAID: Final = 17  # seat, place
ARRESTED: Final = 18  # seat, from
PICKED_UP: Final = 19  # seat, place, treasure
DROPPED: Final = 20  # seat, place, treasure
HANDED_OVER: Final = 21  # seat, to whom, treasure
DELIVERED: Final = 22  # seat, treasure, points
ARMED: Final = 23  # seat, place, by whom: 0 by taking the treasure, 1 by the guard
AIMED: Final = 24  # seat, target
WARDED_OFF: Final = 25  # target, shooting sum, health sum
WAS_SHOT: Final = 26  # target, shooting sum, health sum
DISCARDED: Final = 27  # seat, kind, value
WAVE: Final = 28  # number
REMOVED: Final = 29  # place
DIED: Final = 30  # seat, place
LOST_TREASURE: Final = 31  # treasure
TURN_ENDED: Final = 32  # seat
ENDED: Final = 33  # why
FIRED: Final = 34  # seat, target, shooting sum
BY_EXPLOSION: Final = 1  # the entrance tile is gone
BY_SAFETY: Final = 2  # nobody and nothing is left inside
BY_DEATH: Final = 3  # everybody is dead
