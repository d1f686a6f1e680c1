"""T12: points and winners, compiled because every simulation asks; `score_sheet.py` gives the reasons."""

from .constants import (
    BAD,
    BROUGHT_OUT,
    CHAIN_BAD,
    CHAIN_GOOD,
    DEAD,
    DESTROYED,
    GOOD,
    MOST_LOST,
    NEITHER,
    PLATES,
    TREASURES,
)
from .sides import side_of
from .state import State


def finish(state: State) -> None:
    """Fill `totals` and `won` as if the game ended now; every seat has its side's."""
    good = total(state, GOOD)
    bad = total(state, BAD)
    ahead = good - bad
    if ahead == 0:
        ahead = last_change(state)
    for seat in range(state.seats):
        side = side_of(state, seat)
        state.scratch.totals[seat] = good if side == GOOD else bad
        state.scratch.won[seat] = 1 if ahead == 0 or (ahead > 0) == (side == GOOD) else 0


def total(state: State, side: int) -> int:
    """T12.2: treasures delivered, plates, and a point less for each figure that the explosion killed."""
    points = 0
    for treasure in range(1, TREASURES):
        if brought_by(state, treasure) == side and state.edition.treasure_side[treasure] != 1 - side:
            points += state.edition.treasure_value[treasure]
    for plate in range(PLATES):
        if taken_by(state, plate) == side:
            points += 1
    for seat in range(state.seats):
        if state.pos[seat] == DEAD and side_of(state, seat) == side:
            points -= 1
    return points


def brought_by(state: State, treasure: int) -> int:
    """T7.5: the side that brought a treasure out; neither while it is inside."""
    where = state.where[treasure]
    return side_of(state, where - BROUGHT_OUT) if BROUGHT_OUT <= where < DESTROYED else NEITHER


def taken_by(state: State, plate: int) -> int:
    """T6.2a: the side that took a plate; neither while it lies there."""
    return side_of(state, state.plates[plate] - 1) if state.plates[plate] else NEITHER


def record(state: State, kind: int, good: int, bad: int) -> None:
    """T12.4: one event and what it changed for either side."""
    state.chain[state.chain_n] = kind + CHAIN_GOOD * (MOST_LOST + good) + CHAIN_BAD * (MOST_LOST + bad)
    state.chain_n += 1


def last_change(state: State) -> int:
    """T12.3, T12.4: by how much the last event that was not equal for both sides favoured the good one."""
    n = state.chain_n
    while n > 0:
        n -= 1
        bad = state.chain[n] // CHAIN_BAD
        good = (state.chain[n] - CHAIN_BAD * bad) // CHAIN_GOOD
        if good != bad:
            return good - bad
    return 0
