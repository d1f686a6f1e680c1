"""The signs of a standing: maps in play, the score card, maps laid aside."""

from typing import Final

from .marking import count_bits
from .outlook import Outlook, ends, lonely
from .scoring import total
from .state import State
from .terms import COIN_ROW, DONE, FINISHED, MAPS, NO_MAP, PALM_BOXES, ROWS, SLOTS, TAKING, TROPHIES, TURNS
from .traits import (
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


def appraise(guide: Outlook, state: State, seat: int) -> None:
    """The signs of a seat's standing."""
    guide.sign[CONSTANT] = 1
    points = total(state, seat)
    guide.sign[TOTAL] = points
    guide.sign[TOTAL_SECOND] = points if state.turns >= 2 * TURNS else 0
    guide.sign[TOTAL_LAST] = points if state.turns >= LAST_ROUND else 0
    guide.sign[TOTAL_END] = points if state.turns >= LAST_TURNS else 0
    for slot in range(SLOTS):
        if state.maps[SLOTS * seat + slot] != NO_MAP:
            appraise_map(guide, state, state.maps[SLOTS * seat + slot], state.free[SLOTS * seat + slot])
    appraise_card(guide, state, seat)
    appraise_finished(guide, state, seat)
    appraise_turn(guide, state, seat)


def appraise_map(guide: Outlook, state: State, number: int, free: int) -> None:
    """A map in play."""
    left = count_bits(free)
    size = count_bits(state.edition.squares[number])
    share = 10 * state.edition.map_points[number] * (size - left) // size
    guide.sign[MARKED] += share
    guide.sign[MARKED_LAST] += share if state.turns >= LAST_ROUND else 0
    guide.sign[MARKED_END] += share if state.turns >= LAST_TURNS else 0
    guide.sign[LEFT] += left
    guide.sign[LEFT_LAST] += left if state.turns >= LAST_ROUND else 0
    if left <= 2:
        guide.sign[ALMOST] += 1
    elif left <= 5:
        guide.sign[NEAR] += 1
    guide.sign[LONELY_LEFT] += count_bits(lonely(free))
    guide.sign[ENDS_LEFT] += count_bits(ends(free))
    guide.sign[CROSSES_LEFT] += count_bits(free & state.edition.crosses[number])
    guide.sign[COINS_LEFT] += count_bits(free & state.edition.coins[number])
    guide.sign[PALMS_LEFT] += count_bits(free & state.edition.palms[number])
    guide.sign[SEALS_HELD] += state.edition.seal_value[number]


def appraise_card(guide: Outlook, state: State, seat: int) -> None:
    """The score card: coin rows, trophies, palm boxes."""
    begun = state.coins[seat] - COIN_ROW * state.rows[seat]
    guide.sign[ROW_BEGUN] = begun
    guide.sign[ROW_BEGUN_LAST] = begun if state.turns >= LAST_ROUND else 0
    if begun == COIN_ROW - 1 and state.next_trophy < TROPHIES:
        guide.sign[TROPHY_NEAR] = state.edition.trophies[state.next_trophy]
    for k in range(ROWS * seat, ROWS * seat + ROWS):
        guide.sign[TROPHIES_WON] += state.trophies[k]
    guide.sign[BOXES_LEFT] = PALM_BOXES - state.palms_n[seat]


def appraise_finished(guide: Outlook, state: State, seat: int) -> None:
    """The maps laid aside, and their seals."""
    for number in range(1, MAPS):
        if state.place[number] == FINISHED + seat:
            guide.sign[FINISHED_MAPS] += 1
            guide.sign[SEALS] += state.edition.seal_value[number]


def appraise_turn(guide: Outlook, state: State, seat: int) -> None:
    """What this turn still holds for the seat."""
    guide.sign[OWES] = state.owed[seat]
    if state.phase == TAKING:
        guide.sign[TO_TAKE] = 1 if state.turn == seat else 0
    elif state.stage[seat] != DONE:
        guide.sign[STILL_TO_MARK] = 1
    guide.sign[FIRST_IN_QUEUE] = 1 if state.start == seat else 0
