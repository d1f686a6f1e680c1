"""What a computer player makes of a position of Silver & Gold before it weighs actions, and of the shape of a map."""

from typing import Final

from ....core.constants import zeros
from ....core.guide import Guide
from ..constants import ALL_TURNS, GRID, ORIENTATIONS, PATTERNS, SLOTS, SQUARES, TAKING
from ..marking import count_bits
from ..state import State

SPOT_IDS: Final = 576  # ways to lay a pattern, over both maps of a seat
NOT_FIRST: Final = int("111110" * GRID, 2)  # the squares beside another in the same row: to their left,
NOT_LAST: Final = int("011111" * GRID, 2)  # and to their right


class DecisionContext(Guide):
    """A guide's notes on the decision at hand."""

    def __init__(self) -> None:
        super().__init__()
        self.spot: list[int] = zeros(SPOT_IDS)  # the squares of each way to lay the pattern
        self.shown: int = 0  # palms in the display
        self.left: int = 0  # turns left, this one included
        self.nearer: int = 0  # the slot whose map is nearer to its end


def prepare(guide: DecisionContext, state: State, seat: int) -> None:
    """The pattern's places, the palms shown, the time left."""
    guide.left = ALL_TURNS - state.turns_done
    guide.shown = 0
    for k in range(state.display_n):
        guide.shown += state.edition.palm_count[state.display[k]]
    if state.phase == TAKING:
        return
    for slot in range(SLOTS):
        row = PATTERNS * state.maps[SLOTS * seat + slot] + state.card
        for k in range(state.edition.first_spot[row], state.edition.first_spot[row + 1]):
            guide.spot[SQUARES * ORIENTATIONS * slot + state.edition.spot_id[k]] = state.edition.spot_squares[k]
    guide.nearer = nearer_map(state, seat)


def nearer_map(state: State, seat: int) -> int:
    """The slot of the map with fewer squares left."""
    first = count_bits(state.free[SLOTS * seat])
    second = count_bits(state.free[SLOTS * seat + 1])
    return 1 if first == 0 or 0 < second < first else 0


def lonely(free: int) -> int:
    """The squares without a free neighbour."""
    beside = ((free & NOT_LAST) << 1) | ((free & NOT_FIRST) >> 1) | (free << GRID) | (free >> GRID)
    return free & ~beside


def ends(free: int) -> int:
    """The squares with exactly one free neighbour."""
    right = (free & NOT_LAST) << 1
    left = (free & NOT_FIRST) >> 1
    below = free << GRID
    above = free >> GRID
    once = right ^ left
    twice = right & left
    twice |= once & below
    once ^= below
    twice |= once & above
    once ^= above
    return free & once & ~twice
