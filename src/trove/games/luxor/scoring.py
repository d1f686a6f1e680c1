"""L9: points and winners, compiled because every simulation asks; `sheet.py` gives the reasons."""

from .state import State
from .terms import ADVENTURERS, KINDS, SCARAB_KINDS


def finish(state: State) -> None:
    """Fill `totals` and `won` as if the game ended now (L9.1 to L9.7)."""
    best = -1
    for seat in range(state.seats):
        state.scratch.totals[seat] = total(state, seat)
        if standing(state, seat) > best:
            best = standing(state, seat)
    for seat in range(state.seats):
        state.scratch.won[seat] = 1 if standing(state, seat) == best else 0


def total(state: State, seat: int) -> int:
    """All points of a seat."""
    points = state.points[seat] + state.keys[seat]
    for k in range(ADVENTURERS * seat, ADVENTURERS * seat + ADVENTURERS):
        points += state.edition.space_points[state.pos[k]]
    for k in range(2):
        if state.sarcophagus[k] == 1 + seat:
            points += state.edition.sarcophagus[k]
    return points + scarab_points(state, seat) + state.edition.sets[count_sets(state, seat)]


def scarab_points(state: State, seat: int) -> int:
    """L9.6: the scarabs, turned up."""
    points = 0
    for kind in range(SCARAB_KINDS):
        points += state.scarabs[SCARAB_KINDS * seat + kind] * state.edition.scarab_value[kind]
    return points


def count_sets(state: State, seat: int) -> int:
    """L9.5: the most sets of three kinds, wild treasures standing in, each set with a real tile."""
    n = 0
    while can_make(state, seat, n + 1):
        n += 1
    return n


def can_make(state: State, seat: int, n: int) -> bool:
    """L9.5: whether n sets are possible."""
    real = 0
    for kind in range(KINDS * seat, KINDS * seat + KINDS):
        real += state.treasures[kind] if state.treasures[kind] < n else n
    return real >= n and KINDS * n - real <= state.wilds[seat]


def standing(state: State, seat: int) -> int:
    """L9.7: points first, then the more valuable sarcophagus; once `totals` are filled."""
    best = 0
    for k in range(2):
        if state.sarcophagus[k] == 1 + seat and 1 + state.edition.sarcophagus[k] > best:
            best = 1 + state.edition.sarcophagus[k]
    return 1000 * state.scratch.totals[seat] + best
