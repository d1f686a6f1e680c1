"""L9: points and winners, compiled because every simulation asks; `score_sheet.py` gives the reasons."""

from .constants import ADVENTURERS, KINDS, POINT_WEIGHT, SARCOPHAGI, SCARAB_KINDS
from .state import State


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
    return open_points(state, seat) + scarab_points(state, seat)


def open_points(state: State, seat: int) -> int:
    """The points that everybody sees: all but the scarabs."""
    points = state.points[seat] + state.keys[seat]
    for k in range(ADVENTURERS * seat, ADVENTURERS * seat + ADVENTURERS):
        points += state.edition.space_points[state.pos[k]]
    for k in range(SARCOPHAGI):
        if state.sarcophagus[k] == 1 + seat:
            points += state.edition.sarcophagus[k]
    return points + state.edition.sets[count_sets(state, seat)]


def scarab_points(state: State, seat: int) -> int:
    """L9.6: the scarabs, turned up."""
    points = 0
    for kind in range(SCARAB_KINDS):
        points += state.scarabs[SCARAB_KINDS * seat + kind] * state.edition.scarab_value[kind]
    return points


def count_sets(state: State, seat: int) -> int:
    """L9.5: the most sets of three kinds, wild treasures standing in, each set with a real tile."""
    return count_sets_with(state, seat, KINDS, 0)


def count_sets_with(state: State, seat: int, kind: int, wilds: int) -> int:
    """The same with a treasure more of a kind (KINDS: of none), and wild treasures more."""
    n = 0
    while can_make(state, seat, kind, wilds, n + 1):
        n += 1
    return n


def can_make(state: State, seat: int, kind: int, wilds: int, n: int) -> bool:
    """L9.5: whether n sets are possible."""
    real = 0
    for k in range(KINDS):
        held = state.treasures[KINDS * seat + k] + (1 if k == kind else 0)
        real += held if held < n else n
    return real >= n and KINDS * n - real <= state.wilds[seat] + wilds


def standing(state: State, seat: int) -> int:
    """L9.7: points first, then the more valuable sarcophagus; once `totals` are filled."""
    best = 0
    for k in range(SARCOPHAGI):
        if state.sarcophagus[k] == 1 + seat and 1 + state.edition.sarcophagus[k] > best:
            best = 1 + state.edition.sarcophagus[k]
    return POINT_WEIGHT * state.scratch.totals[seat] + best
