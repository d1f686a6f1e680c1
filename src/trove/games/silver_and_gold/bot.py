"""What a computer player sees in the actions and the standings of Silver & Gold."""

from typing import Final

from ...core.guide import Guide
from ...core.terms import zeros
from .game import SilverAndGold
from .marking import count_bits
from .scoring import count_finished, total
from .terms import (
    ALL_TURNS,
    BLIND,
    CHOOSE,
    COIN_ROW,
    DEALT,
    DONE,
    FINISHED,
    GRID,
    MAPS,
    MARK,
    NO_MAP,
    ORIENTATIONS,
    OWING,
    PALM_BOXES,
    PATTERNS,
    ROWS,
    SLOTS,
    SQUARE,
    SQUARES,
    TAKE,
    TAKING,
    TROPHIES,
    TURNS,
)
from .terms import COINS as MOST_COINS
from .traits import (
    ALMOST,
    ALONE,
    BOXES_LEFT,
    COINS,
    COINS_LEFT,
    COMPLETES,
    COMPLETES_LATE,
    CONSTANT,
    CROSSES,
    CROSSES_LEFT,
    DENIES,
    ENDS,
    ENDS_LEFT,
    FINISHED_MAPS,
    FIRST_IN_QUEUE,
    FITS,
    HOPELESS,
    LEFT,
    LEFT_LAST,
    LONELY,
    LONELY_LEFT,
    MARKED,
    MARKED_END,
    MARKED_LAST,
    MARKS,
    NEAR,
    NEARER,
    OWED_COIN,
    OWES,
    PALM_POINTS,
    PALM_WAITS,
    PALMS_LEFT,
    REST,
    REST_1,
    ROW_BEGUN,
    ROW_BEGUN_LAST,
    ROW_TROPHY,
    SEAL_POINTS,
    SEALS,
    SEALS_HELD,
    STILL_TO_MARK,
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
    TO_TAKE,
    TOTAL,
    TOTAL_END,
    TOTAL_LAST,
    TOTAL_SECOND,
    TROPHIES_WON,
    TROPHY_NEAR,
)

SPOT_IDS: Final = 576  # ways to lay a pattern, over both maps of a seat
BIT: Final = [1 << square for square in range(SQUARES)]
NOT_FIRST: Final = int("111110" * GRID, 2)  # the squares beside another in the same row: to their left,
NOT_LAST: Final = int("011111" * GRID, 2)  # and to their right
FIRST: Final = [0, 0, 0, 1, 1, 2]  # the pairs of four
SECOND: Final = [1, 2, 3, 2, 3, 3]
PER_TURN: Final = 3  # squares that a turn marks, bonus ones included
LAST_ROUND: Final = 21  # turns finished when it begins
LAST_TURNS: Final = 25


class SilverAndGoldGuide(Guide):
    """Sees what is marked and what shape is left; does not look beyond the action itself."""

    def __init__(self) -> None:
        super().__init__()
        self.spot: list[int] = zeros(SPOT_IDS)  # the squares of each way to lay the pattern
        self.shown: int = 0  # palms in the display
        self.left: int = 0  # turns left, this one included
        self.nearer: int = 0  # the slot whose map is nearer to its end

    def attend(self, state: SilverAndGold) -> None:
        super().attend(state)
        self.state = state

    def survey(self, seat: int) -> None:
        survey(self, self.state, seat)

    def describe(self, seat: int, action: int) -> None:
        describe(self, self.state, seat, action)

    def appraise(self, seat: int) -> None:
        appraise(self, self.state, seat)


def new_guide() -> SilverAndGoldGuide:
    return SilverAndGoldGuide()


def survey(guide: SilverAndGoldGuide, state: SilverAndGold, seat: int) -> None:
    """The pattern's places, the palms shown, the time left."""
    guide.left = ALL_TURNS - state.turns
    guide.shown = 0
    for k in range(state.display_n):
        guide.shown += state.edition.palm_count[state.display[k]]
    if state.phase == TAKING:
        return
    for slot in range(SLOTS):
        row = PATTERNS * state.maps[SLOTS * seat + slot] + state.card
        for k in range(state.edition.first_spot[row], state.edition.first_spot[row + 1]):
            guide.spot[SQUARES * ORIENTATIONS * slot + state.edition.spot_id[k]] = state.edition.spot_squares[k]
    guide.nearer = nearer_map(state, seat)


def nearer_map(state: SilverAndGold, seat: int) -> int:
    """The slot of the map with fewer squares left."""
    first = count_bits(state.free[SLOTS * seat])
    second = count_bits(state.free[SLOTS * seat + 1])
    return 1 if first == 0 or 0 < second < first else 0


def describe(guide: SilverAndGoldGuide, state: SilverAndGold, seat: int, action: int) -> None:
    """The traits of any action."""
    if action < MARK:
        describe_map(guide, state, seat, state.dealt[DEALT * seat + FIRST[action - CHOOSE]])
        describe_map(guide, state, seat, state.dealt[DEALT * seat + SECOND[action - CHOOSE]])
    elif action < SQUARE:
        slot = 0 if action < MARK + SQUARES * ORIENTATIONS else 1
        describe_marks(guide, state, seat, slot, guide.spot[action - MARK])
    elif action < TAKE:
        slot = 0 if action < SQUARE + SQUARES else 1
        if state.stage[seat] != OWING:
            guide.trait[ALONE] = 1
        describe_marks(guide, state, seat, slot, BIT[action - SQUARE - SQUARES * slot])
    elif action == BLIND:
        guide.trait[TAKES_BLIND] = 1
    else:
        describe_map(guide, state, seat, state.display[action - TAKE])


def describe_marks(guide: SilverAndGoldGuide, state: SilverAndGold, seat: int, slot: int, squares: int) -> None:
    """Marking squares of one map."""
    number = state.maps[SLOTS * seat + slot]
    rest = state.free[SLOTS * seat + slot] ^ squares
    n = count_bits(squares)
    guide.trait[MARKS] = n
    describe_symbols(guide, state, seat, number, squares)
    if slot == guide.nearer:
        guide.trait[NEARER] = n
    if rest == 0:
        guide.trait[COMPLETES] = state.edition.map_points[number]
        guide.trait[SEAL_POINTS] = seal_gain(state, seat, number)
        guide.trait[COMPLETES_LATE] = 1 if state.turns >= LAST_ROUND else 0
    else:
        describe_rest(guide, state, number, n, rest)


def describe_symbols(guide: SilverAndGoldGuide, state: SilverAndGold, seat: int, number: int, squares: int) -> None:
    """Crosses, coins and palms among the squares."""
    guide.trait[CROSSES] = count_bits(squares & state.edition.crosses[number])
    coins = count_bits(squares & state.edition.coins[number])
    if coins > MOST_COINS - state.coins[seat]:
        coins = MOST_COINS - state.coins[seat]
    guide.trait[COINS] = coins
    if coins > 0:
        guide.trait[OWED_COIN] = 1 if state.stage[seat] == OWING else 0
        if state.coins[seat] + coins >= COIN_ROW * (state.rows[seat] + 1) and state.next_trophy < TROPHIES:
            guide.trait[ROW_TROPHY] = state.edition.trophies[state.next_trophy]
    palms = count_bits(squares & state.edition.palms[number])
    if palms > PALM_BOXES - state.palms_n[seat]:
        palms = PALM_BOXES - state.palms_n[seat]
    guide.trait[PALM_POINTS] = palms * (1 + guide.shown)
    if palms > 0 and guide.shown < 2 and guide.left > 3:
        guide.trait[PALM_WAITS] = 2 - guide.shown


def describe_rest(guide: SilverAndGoldGuide, state: SilverAndGold, number: int, n: int, rest: int) -> None:
    """What is left of the map, and whether it can still be done."""
    left = count_bits(rest)
    guide.trait[REST] = left
    if left <= 4:
        guide.trait[REST_1 + left - 1] = 1
    guide.trait[LONELY] = count_bits(lonely(rest))
    guide.trait[ENDS] = count_bits(ends(rest))
    guide.trait[FITS] = count_fitting(state, number, rest)
    if left > PER_TURN * (guide.left - 1):
        guide.trait[HOPELESS] = n


def lonely(free: int) -> int:
    """The squares without a free neighbour."""
    beside = ((free & NOT_LAST) << 1) | ((free & NOT_FIRST) >> 1) | (free << GRID) | (free >> GRID)
    return free & ~beside


def ends(free: int) -> int:
    """The squares with exactly one free neighbour."""
    right = (free & NOT_LAST) << 1
    left = (free & NOT_FIRST) >> 1
    below = free << GRID
    above = free >> GRID
    once = right ^ left
    twice = right & left
    twice |= once & below
    once ^= below
    twice |= once & above
    once ^= above
    return free & once & ~twice


def count_fitting(state: SilverAndGold, number: int, rest: int) -> int:
    """How many of the patterns still in the expedition deck fit on what is left of a map."""
    n = 0
    for pattern in range(1, PATTERNS):
        if state.expedition[pattern] > 0 and fits(state, PATTERNS * number + pattern, rest):
            n += 1
    return n


def fits(state: SilverAndGold, row: int, rest: int) -> bool:
    """Whether a pattern fits on what is left of a map."""
    for k in range(state.edition.first_spot[row], state.edition.first_spot[row + 1]):
        if state.edition.spot_squares[k] & rest == state.edition.spot_squares[k]:
            return True
    return False


def seal_gain(state: SilverAndGold, seat: int, number: int) -> int:
    """Seal points that a map brings when it is completed: by its own seal, and by the others for its colour."""
    points = seals_for(state, seat, state.edition.colour[number])
    if state.edition.seal_colour[number] > 0:
        points += state.edition.seal_value[number] * count_finished(state, seat, state.edition.seal_colour[number] - 1)
    return points


def seals_for(state: SilverAndGold, seat: int, colour: int) -> int:
    """What the seals of a seat's completed maps give for one more of a colour."""
    points = 0
    for number in range(1, MAPS):
        if state.place[number] == FINISHED + seat and state.edition.seal_colour[number] == colour + 1:
            points += state.edition.seal_value[number]
    return points


def describe_map(guide: SilverAndGoldGuide, state: SilverAndGold, seat: int, number: int) -> None:
    """A map that comes into play; two of them add up."""
    left = ALL_TURNS - state.turns
    size = state.edition.map_points[number]
    guide.trait[TAKES_POINTS] += size
    guide.trait[TAKES_CROSSES] += count_bits(state.edition.crosses[number])
    if state.coins[seat] < MOST_COINS:
        guide.trait[TAKES_COINS] += count_bits(state.edition.coins[number])
    if state.palms_n[seat] < PALM_BOXES:
        guide.trait[TAKES_PALMS] += state.edition.palm_count[number]
        guide.trait[TAKES_PALMS_SHOWN] += state.edition.palm_count[number] * guide.shown
    if state.edition.seal_colour[number] > 0:
        guide.trait[TAKES_SEAL_VALUE] += state.edition.seal_value[number] * (left // 4)
    guide.trait[TAKES_SEAL] += seal_gain(state, seat, number)
    guide.trait[TAKES_COLOUR] += seals_for(state, seat, state.edition.colour[number])
    if count_bits(state.edition.squares[number]) > PER_TURN * (left - 1):
        guide.trait[TAKES_TOO_BIG] += count_bits(state.edition.squares[number]) - PER_TURN * (left - 1)
    if left <= TURNS:
        guide.trait[TAKES_SMALL_LATE] += 14 - size
    guide.trait[TAKES_FITTING] += count_fitting(state, number, state.edition.squares[number])
    for other in range(state.seats):
        if other != seat:
            guide.trait[DENIES] += seals_for(state, other, state.edition.colour[number])


def appraise(guide: SilverAndGoldGuide, state: SilverAndGold, seat: int) -> None:
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


def appraise_map(guide: SilverAndGoldGuide, state: SilverAndGold, number: int, free: int) -> None:
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


def appraise_card(guide: SilverAndGoldGuide, state: SilverAndGold, seat: int) -> None:
    """The score card: coin rows, trophies, palm boxes."""
    begun = state.coins[seat] - COIN_ROW * state.rows[seat]
    guide.sign[ROW_BEGUN] = begun
    guide.sign[ROW_BEGUN_LAST] = begun if state.turns >= LAST_ROUND else 0
    if begun == COIN_ROW - 1 and state.next_trophy < TROPHIES:
        guide.sign[TROPHY_NEAR] = state.edition.trophies[state.next_trophy]
    for k in range(ROWS * seat, ROWS * seat + ROWS):
        guide.sign[TROPHIES_WON] += state.trophies[k]
    guide.sign[BOXES_LEFT] = PALM_BOXES - state.palms_n[seat]


def appraise_finished(guide: SilverAndGoldGuide, state: SilverAndGold, seat: int) -> None:
    """The maps laid aside, and their seals."""
    for number in range(1, MAPS):
        if state.place[number] == FINISHED + seat:
            guide.sign[FINISHED_MAPS] += 1
            guide.sign[SEALS] += state.edition.seal_value[number]


def appraise_turn(guide: SilverAndGoldGuide, state: SilverAndGold, seat: int) -> None:
    """What this turn still holds for the seat."""
    guide.sign[OWES] = state.owed[seat]
    if state.phase == TAKING:
        guide.sign[TO_TAKE] = 1 if state.turn == seat else 0
    elif state.stage[seat] != DONE:
        guide.sign[STILL_TO_MARK] = 1
    guide.sign[FIRST_IN_QUEUE] = 1 if state.start == seat else 0
