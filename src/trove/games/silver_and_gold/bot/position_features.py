"""The features of a position: maps in play, the score card, maps laid aside."""

from typing import Final

from ..constants import COIN_ROW, DONE, FINISHED, MAPS, NO_MAP, PALM_BOXES, ROWS, SLOTS, TAKING, TROPHIES, TURNS
from ..marking import count_bits
from ..scoring import total
from ..state import State
from .decision_context import DecisionContext, ends, lonely
from .features import (
    ALMOST,
    BOXES_LEFT,
    COINS_LEFT,
    CONSTANT,
    CROSSES_LEFT,
    ENDS_LEFT,
    FINISHED_MAPS,
    FIRST_IN_QUEUE,
    LAST_ROUND,
    LEFT,
    LEFT_LAST,
    LONELY_LEFT,
    MARKED,
    MARKED_END,
    MARKED_LAST,
    NEAR,
    OWES,
    PALMS_LEFT,
    ROW_BEGUN,
    ROW_BEGUN_LAST,
    SEALS,
    SEALS_HELD,
    STILL_TO_MARK,
    TO_TAKE,
    TOTAL,
    TOTAL_END,
    TOTAL_LAST,
    TOTAL_SECOND,
    TROPHIES_WON,
    TROPHY_NEAR,
)

LAST_TURNS: Final = 25


def evaluate(guide: DecisionContext, state: State, seat: int) -> None:
    """The features of a seat's position."""
    guide.position_feature[CONSTANT] = 1
    points = total(state, seat)
    guide.position_feature[TOTAL] = points
    guide.position_feature[TOTAL_SECOND] = points if state.turns_done >= 2 * TURNS else 0
    guide.position_feature[TOTAL_LAST] = points if state.turns_done >= LAST_ROUND else 0
    guide.position_feature[TOTAL_END] = points if state.turns_done >= LAST_TURNS else 0
    for slot in range(SLOTS):
        if state.maps[SLOTS * seat + slot] != NO_MAP:
            evaluate_map(guide, state, state.maps[SLOTS * seat + slot], state.free[SLOTS * seat + slot])
    evaluate_card(guide, state, seat)
    evaluate_finished(guide, state, seat)
    evaluate_turn(guide, state, seat)


def evaluate_map(guide: DecisionContext, state: State, number: int, free: int) -> None:
    """A map in play."""
    left = count_bits(free)
    size = count_bits(state.edition.squares[number])
    share = 10 * state.edition.map_points[number] * (size - left) // size
    guide.position_feature[MARKED] += share
    guide.position_feature[MARKED_LAST] += share if state.turns_done >= LAST_ROUND else 0
    guide.position_feature[MARKED_END] += share if state.turns_done >= LAST_TURNS else 0
    guide.position_feature[LEFT] += left
    guide.position_feature[LEFT_LAST] += left if state.turns_done >= LAST_ROUND else 0
    if left <= 2:
        guide.position_feature[ALMOST] += 1
    elif left <= 5:
        guide.position_feature[NEAR] += 1
    guide.position_feature[LONELY_LEFT] += count_bits(lonely(free))
    guide.position_feature[ENDS_LEFT] += count_bits(ends(free))
    guide.position_feature[CROSSES_LEFT] += count_bits(free & state.edition.crosses[number])
    guide.position_feature[COINS_LEFT] += count_bits(free & state.edition.coins[number])
    guide.position_feature[PALMS_LEFT] += count_bits(free & state.edition.palms[number])
    guide.position_feature[SEALS_HELD] += state.edition.seal_value[number]


def evaluate_card(guide: DecisionContext, state: State, seat: int) -> None:
    """The score card: coin rows, trophies, palm boxes."""
    begun = state.coins[seat] - COIN_ROW * state.rows[seat]
    guide.position_feature[ROW_BEGUN] = begun
    guide.position_feature[ROW_BEGUN_LAST] = begun if state.turns_done >= LAST_ROUND else 0
    if begun == COIN_ROW - 1 and state.next_trophy < TROPHIES:
        guide.position_feature[TROPHY_NEAR] = state.edition.trophies[state.next_trophy]
    for k in range(ROWS * seat, ROWS * seat + ROWS):
        guide.position_feature[TROPHIES_WON] += state.trophies[k]
    guide.position_feature[BOXES_LEFT] = PALM_BOXES - state.palms_n[seat]


def evaluate_finished(guide: DecisionContext, state: State, seat: int) -> None:
    """The maps laid aside, and their seals."""
    for number in range(1, MAPS):
        if state.place[number] == FINISHED + seat:
            guide.position_feature[FINISHED_MAPS] += 1
            guide.position_feature[SEALS] += state.edition.seal_value[number]


def evaluate_turn(guide: DecisionContext, state: State, seat: int) -> None:
    """What this turn still holds for the seat."""
    guide.position_feature[OWES] = state.owed[seat]
    if state.phase == TAKING:
        guide.position_feature[TO_TAKE] = 1 if state.turn == seat else 0
    elif state.stage[seat] != DONE:
        guide.position_feature[STILL_TO_MARK] = 1
    guide.position_feature[FIRST_IN_QUEUE] = 1 if state.start == seat else 0
