"""Where the rules jot things down on the way: buffers, which are no part of any position."""

from .terms import MOST_ACTIONS, MOST_LOT, MOST_MOVERS, MOST_SEATS, zeros


class Scratch:
    """Written and read within one call; the next call, for whichever state, writes over it."""

    def __init__(self) -> None:
        self.actions: list[int] = zeros(MOST_ACTIONS)  # filled by count_legal
        self.totals: list[int] = zeros(MOST_SEATS)  # filled by finish, like won
        self.won: list[int] = zeros(MOST_SEATS)
        # For the games to use as they need.
        self.movers: list[int] = zeros(MOST_MOVERS)  # pieces that may move
        self.lot: list[int] = zeros(MOST_LOT)  # what is drawn from, as how many of what
