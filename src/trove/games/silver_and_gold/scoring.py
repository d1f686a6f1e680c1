"""S4: points and winners, compiled because every simulation asks; `score_sheet.py` gives the reasons."""

from .constants import COLOURS, FINISHED, MAPS, PALM_BOXES, ROWS
from .state import State


def finish(state: State) -> None:
    """Fill `totals` and `won` as if the game ended now (S4.2, S4.3)."""
    best = -1
    for seat in range(state.seats):
        state.scratch.totals[seat] = total(state, seat)
        if standing(state, seat) > best:
            best = standing(state, seat)
    for seat in range(state.seats):
        state.scratch.won[seat] = 1 if standing(state, seat) == best else 0


def total(state: State, seat: int) -> int:
    """S4.2: coins, trophies, palm boxes, completed maps and their seals."""
    points = state.coins[seat]
    for k in range(ROWS * seat, ROWS * seat + ROWS):
        points += state.trophies[k]
    for k in range(PALM_BOXES * seat, PALM_BOXES * seat + PALM_BOXES):
        points += state.palms[k]
    for number in range(1, MAPS):
        if state.place[number] == FINISHED + seat:
            points += state.edition.map_points[number] + seal_points(state, seat, number)
    return points


def seal_points(state: State, seat: int, number: int) -> int:
    """S4.2: a completed map's seal scores all one's completed maps of its colour."""
    if state.edition.seal_colour[number] == 0:
        return 0
    return state.edition.seal_value[number] * count_finished(state, seat, state.edition.seal_colour[number] - 1)


def count_finished(state: State, seat: int, colour: int) -> int:
    """How many maps of a colour a seat has completed."""
    n = 0
    for number in range(1, MAPS):
        if state.place[number] == FINISHED + seat and state.edition.colour[number] == colour:
            n += 1
    return n


def standing(state: State, seat: int) -> int:
    """S4.3: points first, then completed grey, green, orange, purple maps; once `totals` are filled."""
    rank = state.scratch.totals[seat]
    for k in range(COLOURS):
        rank = MAPS * rank + count_finished(state, seat, COLOURS - 1 - k)
    return rank
