"""Constants of the core. Never compiled: a compiled module's C variables cannot be imported."""

from typing import Final

MOST_SEATS: Final = 7
STREAMS: Final = 8  # stream 0 is public, stream 1 + seat is what that seat alone sees
PUBLIC: Final = 0
SPECTATOR: Final = MOST_SEATS  # looks on, sits nowhere
MOST_ACTIONS: Final = 128  # how many actions a seat may have to choose from at once
MOST_MOVERS: Final = 16  # room for pieces on the scratch
MOST_LOT: Final = 128  # kinds of things in a lot on the scratch
SLICE: Final = 100_000  # decisions that a loop makes before it looks whether somebody wants to stop it

ACTION_FEATURES: Final = 48  # of an action, as a computer player sees it
POSITION_FEATURES: Final = 48  # of a seat's standing

# A journal entry: what happened, to whom, three public numbers, one secret, and the set of seats that saw the secret.
WIDTH: Final = 7
SECRET: Final = 5
AUDIENCE: Final = 6
MOST_ENTRIES: Final = 160  # in one step; setting up a game is the longest
NOTHING: Final = -1  # no secret, or one that this reader did not see
EVERYBODY: Final = 255

# A journal that is RECORDING also has an entry for every draw, and one for each kind of piece that goes back to a pile.
RECORDING: Final = 2
DRAWN: Final = -1  # stream, bound, number, pile, piece
RETURNED: Final = -2  # 0, pile, piece, how many


def zeros(n: int) -> list[int]:
    """A field's first value. `[0] * NAME` cannot become a C array; a list from a function can."""
    return [0] * n
