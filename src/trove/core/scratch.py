"""Where the rules jot things down on the way: buffers, which are no part of any position."""

from typing import Final

from .. import compiled
from .terms import MOST_ACTIONS, MOST_LOT, MOST_MOVERS, MOST_SEATS, zeros

COMPILED: Final = compiled


class Scratch:
    """Written and read within one call; the next call, for whichever state, writes over it."""

    def __init__(self) -> None:
        self.actions: list[int] = zeros(MOST_ACTIONS)  # filled by count_legal
        self.totals: list[int] = zeros(MOST_SEATS)  # filled by finish, like won
        self.won: list[int] = zeros(MOST_SEATS)
        # For the games to use as they need.
        self.movers: list[int] = zeros(MOST_MOVERS)  # pieces that may move
        self.lot: list[int] = zeros(MOST_LOT)  # what is drawn from, as how many of what


def fresh() -> Scratch:
    """A scratch of one's own. Compiled, its memory comes as zeros, and to fill it again would take long."""
    return Scratch.__new__(Scratch) if COMPILED else Scratch()


def shared(scratch: Scratch) -> Scratch:
    """What a clone writes on. Compiled, on its parent's scratch: whoever writes there holds the interpreter's lock
    until the result is read. Interpreted, threads may change between any two lines: on one of its own."""
    return scratch if COMPILED else fresh()
