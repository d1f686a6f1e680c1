"""The features of actions: what is marked, what shape is left, what a map brings; not beyond the action itself."""

from typing import Final

from ..constants import (
    ALL_TURNS,
    BLIND,
    CHOOSE,
    COIN_ROW,
    DEALT,
    FINISHED,
    MAPS,
    MARK,
    ORIENTATIONS,
    OWING,
    PALM_BOXES,
    PATTERNS,
    SLOTS,
    SQUARE,
    SQUARES,
    TAKE,
    TROPHIES,
    TURNS,
)
from ..constants import COINS as MOST_COINS
from ..marking import count_bits
from ..scoring import count_finished
from ..state import State
from .decision_context import DecisionContext, ends, lonely
from .features import (
    ALONE,
    COINS,
    COMPLETES,
    COMPLETES_LATE,
    CROSSES,
    DENIES,
    ENDS,
    FITS,
    HOPELESS,
    LAST_ROUND,
    LONELY,
    MARKS,
    NEARER,
    OWED_COIN,
    PALM_POINTS,
    PALM_WAITS,
    REST,
    REST_1,
    ROW_TROPHY,
    SEAL_POINTS,
    TAKES_BLIND,
    TAKES_COINS,
    TAKES_COLOUR,
    TAKES_CROSSES,
    TAKES_FITTING,
    TAKES_PALMS,
    TAKES_PALMS_SHOWN,
    TAKES_POINTS,
    TAKES_SEAL,
    TAKES_SEAL_VALUE,
    TAKES_SMALL_LATE,
    TAKES_TOO_BIG,
)

BIT: Final = [1 << square for square in range(SQUARES)]
FIRST: Final = [0, 0, 0, 1, 1, 2]  # the pairs of four
SECOND: Final = [1, 2, 3, 2, 3, 3]
PER_TURN: Final = 3  # squares that a turn marks, bonus ones included


def describe(guide: DecisionContext, state: State, seat: int, action: int) -> None:
    """The features of any action."""
    if action < MARK:
        describe_map(guide, state, seat, state.dealt[DEALT * seat + FIRST[action - CHOOSE]])
        describe_map(guide, state, seat, state.dealt[DEALT * seat + SECOND[action - CHOOSE]])
    elif action < SQUARE:
        slot = 0 if action < MARK + SQUARES * ORIENTATIONS else 1
        describe_marks(guide, state, seat, slot, guide.spot[action - MARK])
    elif action < TAKE:
        slot = 0 if action < SQUARE + SQUARES else 1
        if state.stage[seat] != OWING:
            guide.action_feature[ALONE] = 1
        describe_marks(guide, state, seat, slot, BIT[action - SQUARE - SQUARES * slot])
    elif action == BLIND:
        guide.action_feature[TAKES_BLIND] = 1
    else:
        describe_map(guide, state, seat, state.display[action - TAKE])


def describe_marks(guide: DecisionContext, state: State, seat: int, slot: int, squares: int) -> None:
    """Marking squares of one map."""
    number = state.maps[SLOTS * seat + slot]
    rest = state.free[SLOTS * seat + slot] ^ squares
    n = count_bits(squares)
    guide.action_feature[MARKS] = n
    describe_symbols(guide, state, seat, number, squares)
    if slot == guide.nearer:
        guide.action_feature[NEARER] = n
    if rest == 0:
        guide.action_feature[COMPLETES] = state.edition.map_points[number]
        guide.action_feature[SEAL_POINTS] = seal_gain(state, seat, number)
        guide.action_feature[COMPLETES_LATE] = 1 if state.turns_done >= LAST_ROUND else 0
    else:
        describe_rest(guide, state, number, n, rest)


def describe_symbols(guide: DecisionContext, state: State, seat: int, number: int, squares: int) -> None:
    """Crosses, coins and palms among the squares."""
    guide.action_feature[CROSSES] = count_bits(squares & state.edition.crosses[number])
    coins = count_bits(squares & state.edition.coins[number])
    if coins > MOST_COINS - state.coins[seat]:
        coins = MOST_COINS - state.coins[seat]
    guide.action_feature[COINS] = coins
    if coins > 0:
        guide.action_feature[OWED_COIN] = 1 if state.stage[seat] == OWING else 0
        if state.coins[seat] + coins >= COIN_ROW * (state.rows[seat] + 1) and state.next_trophy < TROPHIES:
            guide.action_feature[ROW_TROPHY] = state.edition.trophies[state.next_trophy]
    palms = count_bits(squares & state.edition.palms[number])
    if palms > PALM_BOXES - state.palms_n[seat]:
        palms = PALM_BOXES - state.palms_n[seat]
    guide.action_feature[PALM_POINTS] = palms * (1 + guide.shown)
    if palms > 0 and guide.shown < 2 and guide.left > 3:
        guide.action_feature[PALM_WAITS] = 2 - guide.shown


def describe_rest(guide: DecisionContext, state: State, number: int, n: int, rest: int) -> None:
    """What is left of the map, and whether it can still be done."""
    left = count_bits(rest)
    guide.action_feature[REST] = left
    if left <= 4:
        guide.action_feature[REST_1 + left - 1] = 1
    guide.action_feature[LONELY] = count_bits(lonely(rest))
    guide.action_feature[ENDS] = count_bits(ends(rest))
    guide.action_feature[FITS] = count_fitting(state, number, rest)
    if left > PER_TURN * (guide.left - 1):
        guide.action_feature[HOPELESS] = n


def count_fitting(state: State, number: int, rest: int) -> int:
    """How many of the patterns still in the expedition deck fit on what is left of a map."""
    n = 0
    for pattern in range(1, PATTERNS):
        if state.expedition[pattern] > 0 and fits(state, PATTERNS * number + pattern, rest):
            n += 1
    return n


def fits(state: State, row: int, rest: int) -> bool:
    """Whether a pattern fits on what is left of a map."""
    for k in range(state.edition.first_spot[row], state.edition.first_spot[row + 1]):
        if state.edition.spot_squares[k] & rest == state.edition.spot_squares[k]:
            return True
    return False


def seal_gain(state: State, seat: int, number: int) -> int:
    """Seal points that a map brings when it is completed: by its own seal, and by the others for its colour."""
    points = seals_for(state, seat, state.edition.colour[number])
    if state.edition.seal_colour[number] > 0:
        points += state.edition.seal_value[number] * count_finished(state, seat, state.edition.seal_colour[number] - 1)
    return points


def seals_for(state: State, seat: int, colour: int) -> int:
    """What the seals of a seat's completed maps give for one more of a colour."""
    points = 0
    for number in range(1, MAPS):
        if state.place[number] == FINISHED + seat and state.edition.seal_colour[number] == colour + 1:
            points += state.edition.seal_value[number]
    return points


def describe_map(guide: DecisionContext, state: State, seat: int, number: int) -> None:
    """A map that comes into play; two of them add up."""
    left = ALL_TURNS - state.turns_done
    size = state.edition.map_points[number]
    guide.action_feature[TAKES_POINTS] += size
    guide.action_feature[TAKES_CROSSES] += count_bits(state.edition.crosses[number])
    if state.coins[seat] < MOST_COINS:
        guide.action_feature[TAKES_COINS] += count_bits(state.edition.coins[number])
    if state.palms_n[seat] < PALM_BOXES:
        guide.action_feature[TAKES_PALMS] += state.edition.palm_count[number]
        guide.action_feature[TAKES_PALMS_SHOWN] += state.edition.palm_count[number] * guide.shown
    if state.edition.seal_colour[number] > 0:
        guide.action_feature[TAKES_SEAL_VALUE] += state.edition.seal_value[number] * (left // 4)
    guide.action_feature[TAKES_SEAL] += seal_gain(state, seat, number)
    guide.action_feature[TAKES_COLOUR] += seals_for(state, seat, state.edition.colour[number])
    if count_bits(state.edition.squares[number]) > PER_TURN * (left - 1):
        guide.action_feature[TAKES_TOO_BIG] += count_bits(state.edition.squares[number]) - PER_TURN * (left - 1)
    if left <= TURNS:
        guide.action_feature[TAKES_SMALL_LATE] += 14 - size
    guide.action_feature[TAKES_FITTING] += count_fitting(state, number, state.edition.squares[number])
    for other in range(state.seats):
        if other != seat:
            guide.action_feature[DENIES] += seals_for(state, other, state.edition.colour[number])
