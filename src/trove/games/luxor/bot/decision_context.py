"""What a computer player makes of a position of Luxor before it weighs actions."""

from typing import Final

from ....core.constants import zeros
from ....core.guide import Guide
from ..constants import ADVENTURERS, SCARAB_KINDS, SPACES, TOMB
from ..scoring import count_sets_with, open_points
from ..state import State

MOST_LEAD: Final = 30


class DecisionContext(Guide):
    """A guide's notes on the decision at hand."""

    def __init__(self) -> None:
        super().__init__()
        self.own: list[int] = zeros(SPACES)  # the seat's adventurers by space
        self.rear: int = 0  # the space of its last standing one
        self.lead: int = 0  # its points before the best opponent's


def prepare(guide: DecisionContext, state: State, seat: int) -> None:
    """Where the seat's adventurers are; before the game may be ended, how it stands."""
    for space in range(SPACES):
        guide.own[space] = 0
    guide.rear = TOMB
    for k in range(ADVENTURERS * seat, ADVENTURERS * seat + ADVENTURERS):
        guide.own[state.pos[k]] += 1
        if state.pos[k] < guide.rear:
            guide.rear = state.pos[k]
    guide.lead = lead_of(state, seat) if state.entered > 0 else 0


def lead_of(state: State, seat: int) -> int:
    """Points before the best opponent, without the scarabs that only their owners know."""
    best = 0
    for other in range(state.seats):
        if other != seat and open_total(state, other) > best:
            best = open_total(state, other)
    lead = open_total(state, seat) - best
    return min(max(lead, -MOST_LEAD), MOST_LEAD)


def open_total(state: State, seat: int) -> int:
    """A seat's points that everybody sees, with two for each scarab."""
    scarabs = 0
    for k in range(SCARAB_KINDS * seat, SCARAB_KINDS * seat + SCARAB_KINDS):
        scarabs += state.scarabs[k]
    return open_points(state, seat) + 2 * scarabs


def sets_with(state: State, seat: int, kind: int, wilds: int) -> int:
    """Set points (L9.5) with a treasure more of a kind, and wild treasures more."""
    return state.edition.sets[count_sets_with(state, seat, kind, wilds)]
