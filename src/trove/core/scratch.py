"""Where the rules jot things down on the way: buffers, which are no part of any position."""

from .constants import MOST_ACTIONS, MOST_LOT, MOST_MOVERS, MOST_SEATS, zeros


class Scratch:
    """Written and read within one call; the next call, for whichever state, writes over it."""

    def __init__(self) -> None:
        self.actions: list[int] = zeros(MOST_ACTIONS)  # filled by count_legal
        self.totals: list[int] = zeros(MOST_SEATS)  # filled by finish, like won
        self.won: list[int] = zeros(MOST_SEATS)
        # For the games to use as they need.
        self.drew: int = 0  # whether this step has drawn something that its owner has to see first
        self.movers: list[int] = zeros(MOST_MOVERS)  # pieces that may move
        self.lot: list[int] = zeros(MOST_LOT)  # what is drawn from, as how many of what

    def scribble(self, number: int) -> None:
        """Write a number everywhere: nothing may depend on what is left here from one call to the next."""
        for k in range(MOST_ACTIONS):
            self.actions[k] = number
        for k in range(MOST_SEATS):
            self.totals[k] = number
            self.won[k] = number
        self.drew = number
        for k in range(MOST_MOVERS):
            self.movers[k] = number
        for k in range(MOST_LOT):
            self.lot[k] = number
