"""What a computer player sees in the actions and the standings of Luxor."""

from typing import Final

from ...core.guide import Guide
from ...core.terms import zeros
from .game import Luxor
from .movement import landing
from .scoring import total
from .terms import (
    ACT,
    ADVENTURERS,
    ALL,
    ALL_FORWARD,
    DIE,
    EMPTY,
    FAVOUR,
    HAND,
    HORUS,
    KINDS,
    LAST,
    LEVELS,
    LYING,
    MINUS_ONE,
    MOVE,
    ROLL,
    SCARAB,
    SPACES,
    SPEND,
    STAIRS,
    STRIDES,
    TAKE_CARD,
    TAKE_KEY,
    TAKE_SCARAB,
    TAKE_WILD,
    TOMB,
    TREASURES,
    TUNNEL,
    UP_TO,
    WILD,
    WILD_OR_SCARAB,
)
from .traits import (
    ALL_MOVE,
    BREAKS_UP,
    CARD_1,
    CARD_ALL,
    CARD_MINUS,
    CARD_UP_TO,
    CARDS_1,
    CONSTANT,
    CONTESTED,
    ENDS_AHEAD,
    ENDS_BEHIND,
    ENTERS_FIRST,
    ENTERS_LATER,
    ENTERS_SECOND,
    FIRST_OF_THREE,
    FIRST_OF_TWO,
    FIRST_STEPS,
    FOLLOWERS,
    FOREMOST,
    FORWARD,
    FREED_ONES,
    FREES,
    HALF_TREASURES,
    HAVE_ENTERED,
    HELD_KEYS,
    HELD_WILDS,
    HORUS_1,
    JOINS,
    KEY_TILE,
    KEYS_MORE,
    LAST_TURNS,
    LEAVES_FIRST,
    LOOSE_TILES,
    NEAR_TOMB,
    NEAR_TOMB_WITH_KEY,
    NO_KEY_LATE,
    NOTHING_THERE,
    PLAYS_HORUS,
    PLAYS_NUMBER,
    REARMOST,
    ROLLS,
    SECOND_OF_THREE,
    SET_POINTS,
    SETS,
    SPACE_POINTS,
    SPACE_POINTS_LATE,
    STEPS_IN_HAND,
    TAKES_FIRST_KEY,
    TAKES_KEY,
    TAKES_KEY_LATE,
    TAKES_SCARAB,
    TAKES_SECOND_KEY,
    TAKES_WILD,
    TO_FAVOUR,
    TO_MOVE,
    TO_MOVE_LATE,
    TO_SCARAB,
    TO_WILD,
    TOTAL,
    TOTAL_LAST,
    TOTAL_LATE,
    TREASURE,
    WAY_MOVED,
    WILD_SETS,
)

NEAR: Final = 6  # spaces that a card may bridge
GATES: Final = 31  # the last ten spaces begin here
MOST_LEAD: Final = 30


class LuxorGuide(Guide):
    """Sees where moves end and what is to be had there; does not look beyond the action itself."""

    def __init__(self) -> None:
        super().__init__()
        self.own: list[int] = zeros(SPACES)  # the seat's adventurers by space
        self.rear: int = 0  # the space of its last standing one
        self.lead: int = 0  # its points before the best opponent's

    def attend(self, state: Luxor) -> None:
        super().attend(state)
        self.state = state

    def survey(self, seat: int) -> None:
        survey(self, self.state, seat)

    def describe(self, seat: int, action: int) -> None:
        describe(self, self.state, seat, action)

    def appraise(self, seat: int) -> None:
        appraise(self, self.state, seat)


def new_guide() -> LuxorGuide:
    return LuxorGuide()


def survey(guide: LuxorGuide, state: Luxor, seat: int) -> None:
    """Where the seat's adventurers are; before the game may be ended, how it stands."""
    for space in range(SPACES):
        guide.own[space] = 0
    guide.rear = TOMB
    for k in range(ADVENTURERS * seat, ADVENTURERS * seat + ADVENTURERS):
        guide.own[state.pos[k]] += 1
        if state.pos[k] < guide.rear:
            guide.rear = state.pos[k]
    guide.lead = lead_of(state, seat) if state.entered > 0 else 0


def lead_of(state: Luxor, seat: int) -> int:
    """Points before the best opponent, without the scarabs that only their owners know."""
    best = 0
    for other in range(state.seats):
        if other != seat and open_total(state, other) > best:
            best = open_total(state, other)
    lead = open_total(state, seat) - best
    return min(max(lead, -MOST_LEAD), MOST_LEAD)


def open_total(state: Luxor, seat: int) -> int:
    """A seat's points that everybody sees, with two for each scarab."""
    points = state.points[seat] + state.keys[seat]
    for k in range(ADVENTURERS * seat, ADVENTURERS * seat + ADVENTURERS):
        points += state.edition.space_points[state.pos[k]]
    for k in range(2):
        if state.sarcophagus[k] == 1 + seat:
            points += state.edition.sarcophagus[k]
    for k in range(6 * seat, 6 * seat + 6):
        points += 2 * state.scarabs[k]
    return points + sets_with(state, seat, KINDS, 0)


def sets_with(state: Luxor, seat: int, kind: int, wilds: int) -> int:
    """Set points (L9.5) with a treasure more of a kind, and wild treasures more."""
    n = 0
    while makes(state, seat, kind, wilds, n + 1):
        n += 1
    return state.edition.sets[n]


def makes(state: Luxor, seat: int, kind: int, wilds: int, n: int) -> bool:
    real = 0
    for k in range(KINDS):
        held = state.treasures[KINDS * seat + k] + (1 if k == kind else 0)
        real += held if held < n else n
    return real >= n and KINDS * n - real <= state.wilds[seat] + wilds


def describe(guide: LuxorGuide, state: Luxor, seat: int, action: int) -> None:
    """The traits of any action."""
    if action < SPEND + 2:
        describe_card(guide, state, seat, action)
    elif action < ACT:
        k = (action - MOVE) // DIE
        describe_walk(guide, state, seat, k, 1 + action - MOVE - DIE * k, 0)
    elif action < TAKE_KEY:
        describe_tile(guide, state, seat, state.pos[ADVENTURERS * seat + action - ACT], 0, 0)
    else:
        describe_taking(guide, state, seat, action)


def describe_card(guide: LuxorGuide, state: Luxor, seat: int, action: int) -> None:
    """Playing an outer card."""
    if action < ROLL:
        side = action // (ADVENTURERS * STRIDES)
    else:
        side = (action - ROLL) & 1
    card = state.hand[HAND * seat + (HAND - 1) * side]
    guide.trait[PLAYS_HORUS] = state.edition.card_level[card]
    if action < ROLL:
        if state.edition.card_level[card] == 0:
            guide.trait[PLAYS_NUMBER] = state.edition.card_value[card]
        k = action // STRIDES - ADVENTURERS * side
        fewer = 1 if state.edition.card_effect[card] == MINUS_ONE else 0
        describe_walk(guide, state, seat, k, action - STRIDES * (action // STRIDES), fewer)
    elif action < ALL:
        guide.trait[ROLLS] = 1
    elif action < LAST:
        describe_all(guide, state, seat, state.edition.card_value[card])
    elif action < SPEND:
        describe_joining(guide, state, seat)


def describe_walk(guide: LuxorGuide, state: Luxor, seat: int, k: int, stride: int, fewer: int) -> None:
    """One adventurer walks."""
    came = state.pos[ADVENTURERS * seat + k]
    describe_leaving(guide, state, came)
    describe_going(guide, state, came, landing(state, came, stride))
    describe_tile(guide, state, seat, landing(state, came, stride), 1, fewer)


def describe_leaving(guide: LuxorGuide, state: Luxor, came: int) -> None:
    """What he gives up where he stood."""
    if came == guide.rear:
        guide.trait[REARMOST] = 1
    tile = state.board[came]
    if EMPTY < tile <= TREASURES:
        if guide.own[came] > 1:
            guide.trait[BREAKS_UP] = state.edition.treasure_points[tile]
        else:
            guide.trait[LEAVES_FIRST] = state.edition.treasure_points[tile]


def describe_going(guide: LuxorGuide, state: Luxor, came: int, space: int) -> None:
    """What the way itself brings."""
    guide.trait[FORWARD] += state.edition.space_points[space] - state.edition.space_points[came]
    guide.trait[WAY_MOVED] += space - came
    for statue in range(state.edition.statues_before[came], state.edition.statues_before[space]):
        if state.pos[ADVENTURERS * state.turn + 2 + statue] == LYING:
            guide.trait[FREES] += 1
    if space == TOMB:
        describe_entering(guide, state)
    elif state.entered > 1:
        guide.trait[LAST_TURNS] += state.edition.space_points[space] - state.edition.space_points[came]


def describe_entering(guide: LuxorGuide, state: Luxor) -> None:
    """L8: the first two take a sarcophagus, and the second brings the end."""
    if state.entered == 0:
        guide.trait[ENTERS_FIRST] = 1
    elif state.entered == 1:
        guide.trait[ENTERS_SECOND] = 1
        guide.trait[ENDS_BEHIND] = -guide.lead if guide.lead < 0 else 0
        guide.trait[ENDS_AHEAD] = guide.lead if guide.lead > 0 else 0
    else:
        guide.trait[ENTERS_LATER] = 1


def describe_tile(guide: LuxorGuide, state: Luxor, seat: int, space: int, arriving: int, fewer: int) -> None:
    """What is to be had on a space, for one who stands there already or arrives."""
    tile = state.board[space]
    if EMPTY < tile <= TREASURES:
        describe_treasure(guide, state, seat, space, guide.own[space] + arriving + fewer)
    elif HORUS < tile <= HORUS + LEVELS:
        guide.trait[HORUS_1 + tile - HORUS - 1] = 1
        guide.trait[KEY_TILE] = 1 if state.keys[seat] == 0 else 0
    elif tile == TUNNEL:
        describe_tunnel(guide, state, space)
    elif tile == SCARAB:
        guide.trait[TO_SCARAB] = 1
    elif tile == WILD:
        guide.trait[TO_WILD] = 1
        guide.trait[WILD_SETS] = sets_with(state, seat, KINDS, 1) - sets_with(state, seat, KINDS, 0)
    elif tile == WILD_OR_SCARAB:
        guide.trait[TO_WILD] = 1
        guide.trait[TO_SCARAB] = 1
    elif tile >= FAVOUR:
        guide.trait[TO_FAVOUR] = 1
    elif space < TOMB:
        guide.trait[NOTHING_THERE] = 1


def describe_treasure(guide: LuxorGuide, state: Luxor, seat: int, space: int, there: int) -> None:
    """A treasure, with so many of the seat's adventurers there."""
    tile = state.board[space]
    points = state.edition.treasure_points[tile]
    if there >= state.edition.treasure_needs[tile]:
        guide.trait[TREASURE] = points
        kind = state.edition.treasure_kind[tile]
        guide.trait[SETS] = sets_with(state, seat, kind, 0) - sets_with(state, seat, KINDS, 0)
        if state.entered > 1:
            guide.trait[LAST_TURNS] += points + guide.trait[SETS]
        return
    if state.edition.treasure_needs[tile] == 2:
        guide.trait[FIRST_OF_TWO] = points
    elif there == 1:
        guide.trait[FIRST_OF_THREE] = points
    else:
        guide.trait[SECOND_OF_THREE] = points
    for behind in range(space - NEAR if space > NEAR else STAIRS, space):
        guide.trait[FOLLOWERS] += guide.own[behind]
    for k in range(ADVENTURERS * state.seats):
        if state.pos[k] == space and not ADVENTURERS * seat <= k < ADVENTURERS * seat + ADVENTURERS:
            guide.trait[CONTESTED] += 1


def describe_tunnel(guide: LuxorGuide, state: Luxor, came: int) -> None:
    """L6.8: on to the next tunnel."""
    for space in range(came + 1, TOMB):
        if state.board[space] == TUNNEL:
            describe_going(guide, state, came, space)
            return


def describe_all(guide: LuxorGuide, state: Luxor, seat: int, steps: int) -> None:
    """L7.3: all go forward; the best tile among those reached will act, here the first treasure."""
    last = TOMB if state.keys[seat] > 0 else TOMB - 1
    for k in range(ADVENTURERS * seat, ADVENTURERS * seat + ADVENTURERS):
        space = landing(state, state.pos[k], steps)
        if space <= last:
            guide.trait[ALL_MOVE] += 1
            describe_going(guide, state, state.pos[k], space)
            tile = state.board[space]
            if EMPTY < tile <= TREASURES and guide.trait[TREASURE] == 0:
                if guide.own[state.pos[k]] >= state.edition.treasure_needs[tile]:
                    guide.trait[TREASURE] = state.edition.treasure_points[tile]


def describe_joining(guide: LuxorGuide, state: Luxor, seat: int) -> None:
    """L7.5: the rearmost goes to the next one ahead."""
    guide.trait[JOINS] = 1
    space = guide.rear + 1
    while space < TOMB and guide.own[space] == 0:
        space += 1
    if space < TOMB:
        describe_leaving(guide, state, guide.rear)
        describe_going(guide, state, guide.rear, space)
        describe_tile(guide, state, seat, space, 1, 0)


def describe_taking(guide: LuxorGuide, state: Luxor, seat: int, action: int) -> None:
    """A choice of what the tile gives."""
    if action == TAKE_KEY:
        guide.trait[TAKES_KEY] = 1
        guide.trait[TAKES_FIRST_KEY] = 1 if state.keys[seat] == 0 else 0
        guide.trait[TAKES_SECOND_KEY] = 1 if state.keys[seat] == 1 else 0
        guide.trait[TAKES_KEY_LATE] = 1 if state.entered > 0 else 0
    elif action == TAKE_WILD:
        guide.trait[TAKES_WILD] = 1
        guide.trait[WILD_SETS] = sets_with(state, seat, KINDS, 1) - sets_with(state, seat, KINDS, 0)
    elif action == TAKE_SCARAB:
        guide.trait[TAKES_SCARAB] = 1
    else:
        card = state.horus_top[action - TAKE_CARD]
        guide.trait[CARD_1 + action - TAKE_CARD - 1] = 1
        if state.edition.card_effect[card] == UP_TO:
            guide.trait[CARD_UP_TO] = state.edition.card_value[card]
        elif state.edition.card_effect[card] == ALL_FORWARD:
            guide.trait[CARD_ALL] = state.edition.card_value[card]
        elif state.edition.card_effect[card] == MINUS_ONE:
            guide.trait[CARD_MINUS] = 1


def appraise(guide: LuxorGuide, state: Luxor, seat: int) -> None:
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


def appraise_adventurers(guide: LuxorGuide, state: Luxor, seat: int) -> None:
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


def survey_own(guide: LuxorGuide, state: Luxor, seat: int) -> None:
    """How many of the seat's adventurers stand on each of their spaces."""
    for k in range(ADVENTURERS * seat, ADVENTURERS * seat + ADVENTURERS):
        guide.own[state.pos[k]] = 0
    for k in range(ADVENTURERS * seat, ADVENTURERS * seat + ADVENTURERS):
        guide.own[state.pos[k]] += 1


def appraise_treasure(guide: LuxorGuide, state: Luxor, space: int) -> None:
    """A treasure that is waited on; counted once for all who stand there."""
    tile = state.board[space]
    if EMPTY < tile <= TREASURES and guide.own[space] > 0:
        if guide.own[space] == state.edition.treasure_needs[tile] - 1:
            guide.sign[HALF_TREASURES] += state.edition.treasure_points[tile]
        else:
            guide.sign[FIRST_STEPS] += state.edition.treasure_points[tile]
        guide.own[space] = 0


def appraise_goods(guide: LuxorGuide, state: Luxor, seat: int) -> None:
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


def appraise_hand(guide: LuxorGuide, state: Luxor, seat: int) -> None:
    """The cards to come."""
    for k in range(HAND * seat, HAND * seat + HAND):
        card = state.hand[k]
        if state.edition.card_level[card] > 0:
            guide.sign[CARDS_1 + state.edition.card_level[card] - 1] += 1
        guide.sign[STEPS_IN_HAND] += state.edition.card_high[card]
