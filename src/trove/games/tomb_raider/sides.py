"""T1: sides, partners, who sees whose cards (T14.1), and how much a seat does in a turn."""

from typing import Final

from .constants import ACTIONS, ACTIONS_ALONE, NOBODY, SEATS
from .state import State

# By seat: four figures first, then Lara alone against two villains (T13.1).
SIDE: Final = [0, 1, 0, 1, 0, 1, 1, 1]
PARTNER: Final = [2, 3, 0, 1, NOBODY, 2, 1, NOBODY]
ONLY: Final = [1 << seat for seat in range(SEATS + 1)]


def side_of(state: State, seat: int) -> int:
    """T1.1: the side a seat plays for."""
    return SIDE[SEATS * state.alone + seat]


def are_enemies(state: State, seat: int, other: int) -> bool:
    """T1.1: whether two seats play for different sides."""
    return SIDE[SEATS * state.alone + seat] != SIDE[SEATS * state.alone + other]


def partner_of(state: State, seat: int) -> int:
    """T1.3: the other figure of the side; nobody for Lara alone."""
    return PARTNER[SEATS * state.alone + seat]


def actions_of(state: State, seat: int) -> int:
    """T3.1, T13.2: the actions of a turn."""
    return ACTIONS_ALONE if state.alone and seat == 0 else ACTIONS


def audience(state: State, seat: int) -> int:
    """T1.5: the set of seats that see this seat's cards."""
    seen = ONLY[seat]
    if state.open_hands[side_of(state, seat)] and partner_of(state, seat) != NOBODY:
        seen |= ONLY[partner_of(state, seat)]
    return seen
