"""The signs of a standing: where the adventurers are, what was gathered, and the hand."""

from typing import Final

from .outlook import Outlook, sets_with
from .scoring import total
from .state import State
from .terms import ADVENTURERS, EMPTY, HAND, KINDS, LYING, TOMB, TREASURES
from .traits import (
    CARDS_1,
    CONSTANT,
    FIRST_STEPS,
    FOREMOST,
    FREED_ONES,
    HALF_TREASURES,
    HAVE_ENTERED,
    HELD_KEYS,
    HELD_WILDS,
    KEYS_MORE,
    LOOSE_TILES,
    NEAR_TOMB,
    NEAR_TOMB_WITH_KEY,
    NO_KEY_LATE,
    SET_POINTS,
    SPACE_POINTS,
    SPACE_POINTS_LATE,
    STEPS_IN_HAND,
    TO_MOVE,
    TO_MOVE_LATE,
    TOTAL,
    TOTAL_LAST,
    TOTAL_LATE,
)

GATES: Final = 31  # the last ten spaces begin here


def appraise(guide: Outlook, state: State, seat: int) -> None:
    """The signs of a seat's standing."""
    guide.sign[CONSTANT] = 1
    points = total(state, seat)
    guide.sign[TOTAL] = points
    guide.sign[TOTAL_LATE] = points if state.entered == 1 else 0
    guide.sign[TOTAL_LAST] = points if state.entered > 1 else 0
    guide.sign[TO_MOVE] = 1 if state.turn == seat else 0
    guide.sign[TO_MOVE_LATE] = 1 if state.turn == seat and state.entered > 0 else 0
    appraise_adventurers(guide, state, seat)
    appraise_goods(guide, state, seat)
    appraise_hand(guide, state, seat)


def appraise_adventurers(guide: Outlook, state: State, seat: int) -> None:
    """Where they stand, and on what."""
    survey_own(guide, state, seat)
    for k in range(ADVENTURERS * seat, ADVENTURERS * seat + ADVENTURERS):
        space = state.pos[k]
        guide.sign[SPACE_POINTS] += state.edition.space_points[space]
        if space != LYING:
            guide.sign[FREED_ONES] += 1
        if space == TOMB:
            guide.sign[HAVE_ENTERED] += 1
        elif space < TOMB:
            if space > guide.sign[FOREMOST]:
                guide.sign[FOREMOST] = space
            if space >= GATES:
                guide.sign[NEAR_TOMB] += 1
        appraise_treasure(guide, state, space)
    guide.sign[SPACE_POINTS_LATE] = guide.sign[SPACE_POINTS] if state.entered > 0 else 0


def survey_own(guide: Outlook, state: State, seat: int) -> None:
    """How many of the seat's adventurers stand on each of their spaces."""
    for k in range(ADVENTURERS * seat, ADVENTURERS * seat + ADVENTURERS):
        guide.own[state.pos[k]] = 0
    for k in range(ADVENTURERS * seat, ADVENTURERS * seat + ADVENTURERS):
        guide.own[state.pos[k]] += 1


def appraise_treasure(guide: Outlook, state: State, space: int) -> None:
    """A treasure that is waited on; counted once for all who stand there."""
    tile = state.board[space]
    if EMPTY < tile <= TREASURES and guide.own[space] > 0:
        if guide.own[space] == state.edition.treasure_needs[tile] - 1:
            guide.sign[HALF_TREASURES] += state.edition.treasure_points[tile]
        else:
            guide.sign[FIRST_STEPS] += state.edition.treasure_points[tile]
        guide.own[space] = 0


def appraise_goods(guide: Outlook, state: State, seat: int) -> None:
    """Keys, treasures and wild ones."""
    guide.sign[SET_POINTS] = sets_with(state, seat, KINDS, 0)
    for k in range(KINDS * seat, KINDS * seat + KINDS):
        guide.sign[LOOSE_TILES] += state.treasures[k]
    guide.sign[HELD_WILDS] = state.wilds[seat]
    guide.sign[HELD_KEYS] = state.keys[seat] if state.keys[seat] < 2 else 2
    guide.sign[KEYS_MORE] = state.keys[seat] - guide.sign[HELD_KEYS]
    if state.keys[seat] == 0 and state.entered > 0:
        guide.sign[NO_KEY_LATE] = 1
    if state.keys[seat] > 0:
        guide.sign[NEAR_TOMB_WITH_KEY] = guide.sign[NEAR_TOMB]


def appraise_hand(guide: Outlook, state: State, seat: int) -> None:
    """The cards to come."""
    for k in range(HAND * seat, HAND * seat + HAND):
        card = state.hand[k]
        if state.edition.card_level[card] > 0:
            guide.sign[CARDS_1 + state.edition.card_level[card] - 1] += 1
        guide.sign[STEPS_IN_HAND] += state.edition.card_high[card]
