"""The features of a position: where the adventurers are, what was gathered, and the hand."""

from typing import Final

from ..constants import ADVENTURERS, EMPTY, HAND, KINDS, LYING, SARCOPHAGI, TOMB, TREASURES
from ..scoring import total
from ..state import State
from .decision_context import DecisionContext, sets_with
from .features import (
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


def evaluate(guide: DecisionContext, state: State, seat: int) -> None:
    """The features of a seat's position."""
    guide.position_feature[CONSTANT] = 1
    points = total(state, seat)
    guide.position_feature[TOTAL] = points
    guide.position_feature[TOTAL_LATE] = points if state.entered == 1 else 0
    guide.position_feature[TOTAL_LAST] = points if state.entered >= SARCOPHAGI else 0
    guide.position_feature[TO_MOVE] = 1 if state.turn == seat else 0
    guide.position_feature[TO_MOVE_LATE] = 1 if state.turn == seat and state.entered > 0 else 0
    evaluate_adventurers(guide, state, seat)
    evaluate_goods(guide, state, seat)
    evaluate_hand(guide, state, seat)


def evaluate_adventurers(guide: DecisionContext, state: State, seat: int) -> None:
    """Where they stand, and on what."""
    survey_own(guide, state, seat)
    for k in range(ADVENTURERS * seat, ADVENTURERS * seat + ADVENTURERS):
        space = state.pos[k]
        guide.position_feature[SPACE_POINTS] += state.edition.space_points[space]
        if space != LYING:
            guide.position_feature[FREED_ONES] += 1
        if space == TOMB:
            guide.position_feature[HAVE_ENTERED] += 1
        elif space < TOMB:
            if space > guide.position_feature[FOREMOST]:
                guide.position_feature[FOREMOST] = space
            if space >= GATES:
                guide.position_feature[NEAR_TOMB] += 1
        evaluate_treasure(guide, state, space)
    guide.position_feature[SPACE_POINTS_LATE] = guide.position_feature[SPACE_POINTS] if state.entered > 0 else 0


def survey_own(guide: DecisionContext, state: State, seat: int) -> None:
    """How many of the seat's adventurers stand on each of their spaces."""
    for k in range(ADVENTURERS * seat, ADVENTURERS * seat + ADVENTURERS):
        guide.own[state.pos[k]] = 0
    for k in range(ADVENTURERS * seat, ADVENTURERS * seat + ADVENTURERS):
        guide.own[state.pos[k]] += 1


def evaluate_treasure(guide: DecisionContext, state: State, space: int) -> None:
    """A treasure that is waited on; counted once for all who stand there."""
    tile = state.board[space]
    if EMPTY < tile <= TREASURES and guide.own[space] > 0:
        if guide.own[space] == state.edition.treasure_needs[tile] - 1:
            guide.position_feature[HALF_TREASURES] += state.edition.treasure_points[tile]
        else:
            guide.position_feature[FIRST_STEPS] += state.edition.treasure_points[tile]
        guide.own[space] = 0


def evaluate_goods(guide: DecisionContext, state: State, seat: int) -> None:
    """Keys, treasures and wild ones."""
    guide.position_feature[SET_POINTS] = sets_with(state, seat, KINDS, 0)
    for k in range(KINDS * seat, KINDS * seat + KINDS):
        guide.position_feature[LOOSE_TILES] += state.treasures[k]
    guide.position_feature[HELD_WILDS] = state.wilds[seat]
    guide.position_feature[HELD_KEYS] = state.keys[seat] if state.keys[seat] < 2 else 2
    guide.position_feature[KEYS_MORE] = state.keys[seat] - guide.position_feature[HELD_KEYS]
    if state.keys[seat] == 0 and state.entered > 0:
        guide.position_feature[NO_KEY_LATE] = 1
    if state.keys[seat] > 0:
        guide.position_feature[NEAR_TOMB_WITH_KEY] = guide.position_feature[NEAR_TOMB]


def evaluate_hand(guide: DecisionContext, state: State, seat: int) -> None:
    """The cards to come."""
    for k in range(HAND * seat, HAND * seat + HAND):
        card = state.hand[k]
        if state.edition.card_level[card] > 0:
            guide.position_feature[CARDS_1 + state.edition.card_level[card] - 1] += 1
        guide.position_feature[STEPS_IN_HAND] += state.edition.card_high[card]
