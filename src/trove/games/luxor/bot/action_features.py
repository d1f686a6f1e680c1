"""The features of actions: where moves end and what is available there; nothing beyond the action itself."""

from typing import Final

from ..constants import (
    ACT,
    ADVENTURERS,
    ALL,
    ALL_FORWARD,
    DIE,
    EMPTY,
    FAVOUR,
    FIRST_LYING,
    HAND,
    HORUS,
    KINDS,
    LAST,
    LEVELS,
    LYING,
    MINUS_ONE,
    MOVE,
    OUTER_CARDS,
    ROLL,
    SARCOPHAGI,
    SCARAB,
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
from ..movement import landing
from ..state import State
from .decision_context import DecisionContext, sets_with
from .features import (
    ALL_MOVE,
    BREAKS_UP,
    CARD_1,
    CARD_ALL,
    CARD_MINUS,
    CARD_UP_TO,
    CONTESTED,
    ENDS_AHEAD,
    ENDS_BEHIND,
    ENTERS_FIRST,
    ENTERS_LATER,
    ENTERS_SECOND,
    FIRST_OF_THREE,
    FIRST_OF_TWO,
    FOLLOWERS,
    FORWARD,
    FREES,
    HORUS_1,
    JOINS,
    KEY_TILE,
    LAST_TURNS,
    LEAVES_FIRST,
    NOTHING_THERE,
    PLAYS_HORUS,
    PLAYS_NUMBER,
    REARMOST,
    ROLLS,
    SECOND_OF_THREE,
    SETS,
    TAKES_FIRST_KEY,
    TAKES_KEY,
    TAKES_KEY_LATE,
    TAKES_SCARAB,
    TAKES_SECOND_KEY,
    TAKES_WILD,
    TO_FAVOUR,
    TO_SCARAB,
    TO_WILD,
    TREASURE,
    WAY_MOVED,
    WILD_SETS,
)

NEAR: Final = 6  # spaces that a card may bridge


def describe(guide: DecisionContext, state: State, seat: int, action: int) -> None:
    """The features of any action."""
    if action < SPEND + 2:
        describe_card(guide, state, seat, action)
    elif action < ACT:
        k = (action - MOVE) // DIE
        describe_walk(guide, state, seat, k, 1 + action - MOVE - DIE * k, 0)
    elif action < TAKE_KEY:
        describe_tile(guide, state, seat, state.pos[ADVENTURERS * seat + action - ACT], 0, 0)
    else:
        describe_taking(guide, state, seat, action)


def describe_card(guide: DecisionContext, state: State, seat: int, action: int) -> None:
    """Playing an outer card."""
    if action < ROLL:
        side = action // (ADVENTURERS * STRIDES)
    else:
        side = (action - ROLL) % OUTER_CARDS
    card = state.hand[HAND * seat + (HAND - 1) * side]
    guide.action_feature[PLAYS_HORUS] = state.edition.card_level[card]
    if action < ROLL:
        if state.edition.card_level[card] == 0:
            guide.action_feature[PLAYS_NUMBER] = state.edition.card_value[card]
        k = action // STRIDES - ADVENTURERS * side
        fewer = 1 if state.edition.card_effect[card] == MINUS_ONE else 0
        describe_walk(guide, state, seat, k, action - STRIDES * (action // STRIDES), fewer)
    elif action < ALL:
        guide.action_feature[ROLLS] = 1
    elif action < LAST:
        describe_all(guide, state, seat, state.edition.card_value[card])
    elif action < SPEND:
        describe_joining(guide, state, seat)


def describe_walk(guide: DecisionContext, state: State, seat: int, k: int, stride: int, fewer: int) -> None:
    """One adventurer walks."""
    came = state.pos[ADVENTURERS * seat + k]
    describe_leaving(guide, state, came)
    describe_going(guide, state, came, landing(state, came, stride))
    describe_tile(guide, state, seat, landing(state, came, stride), 1, fewer)


def describe_leaving(guide: DecisionContext, state: State, came: int) -> None:
    """What the adventurer gives up where it stood."""
    if came == guide.rear:
        guide.action_feature[REARMOST] = 1
    tile = state.board[came]
    if EMPTY < tile <= TREASURES:
        if guide.own[came] > 1:
            guide.action_feature[BREAKS_UP] = state.edition.treasure_points[tile]
        else:
            guide.action_feature[LEAVES_FIRST] = state.edition.treasure_points[tile]


def describe_going(guide: DecisionContext, state: State, came: int, space: int) -> None:
    """What the way itself brings."""
    guide.action_feature[FORWARD] += state.edition.space_points[space] - state.edition.space_points[came]
    guide.action_feature[WAY_MOVED] += space - came
    for statue in range(state.edition.statues_before[came], state.edition.statues_before[space]):
        if state.pos[ADVENTURERS * state.turn + FIRST_LYING + statue] == LYING:
            guide.action_feature[FREES] += 1
    if space == TOMB:
        describe_entering(guide, state)
    elif state.entered >= SARCOPHAGI:
        guide.action_feature[LAST_TURNS] += state.edition.space_points[space] - state.edition.space_points[came]


def describe_entering(guide: DecisionContext, state: State) -> None:
    """L8: the first two take a sarcophagus, and the second brings the end."""
    if state.entered == 0:
        guide.action_feature[ENTERS_FIRST] = 1
    elif state.entered == 1:
        guide.action_feature[ENTERS_SECOND] = 1
        guide.action_feature[ENDS_BEHIND] = -guide.lead if guide.lead < 0 else 0
        guide.action_feature[ENDS_AHEAD] = guide.lead if guide.lead > 0 else 0
    else:
        guide.action_feature[ENTERS_LATER] = 1


def describe_tile(guide: DecisionContext, state: State, seat: int, space: int, arriving: int, fewer: int) -> None:
    """What is available on a space, for an adventurer who is there already or arrives."""
    tile = state.board[space]
    if EMPTY < tile <= TREASURES:
        describe_treasure(guide, state, seat, space, guide.own[space] + arriving + fewer)
    elif HORUS < tile <= HORUS + LEVELS:
        guide.action_feature[HORUS_1 + tile - HORUS - 1] = 1
        guide.action_feature[KEY_TILE] = 1 if state.keys[seat] == 0 else 0
    elif tile == TUNNEL:
        describe_tunnel(guide, state, space)
    elif tile == SCARAB:
        guide.action_feature[TO_SCARAB] = 1
    elif tile == WILD:
        guide.action_feature[TO_WILD] = 1
        guide.action_feature[WILD_SETS] = sets_with(state, seat, KINDS, 1) - sets_with(state, seat, KINDS, 0)
    elif tile == WILD_OR_SCARAB:
        guide.action_feature[TO_WILD] = 1
        guide.action_feature[TO_SCARAB] = 1
    elif tile >= FAVOUR:
        guide.action_feature[TO_FAVOUR] = 1
    elif space < TOMB:
        guide.action_feature[NOTHING_THERE] = 1


def describe_treasure(guide: DecisionContext, state: State, seat: int, space: int, there: int) -> None:
    """A treasure, with this many of the seat's adventurers there."""
    tile = state.board[space]
    points = state.edition.treasure_points[tile]
    if there >= state.edition.treasure_needs[tile]:
        guide.action_feature[TREASURE] = points
        kind = state.edition.treasure_kind[tile]
        guide.action_feature[SETS] = sets_with(state, seat, kind, 0) - sets_with(state, seat, KINDS, 0)
        if state.entered >= SARCOPHAGI:
            guide.action_feature[LAST_TURNS] += points + guide.action_feature[SETS]
        return
    if state.edition.treasure_needs[tile] == 2:
        guide.action_feature[FIRST_OF_TWO] = points
    elif there == 1:
        guide.action_feature[FIRST_OF_THREE] = points
    else:
        guide.action_feature[SECOND_OF_THREE] = points
    for behind in range(space - NEAR if space > NEAR else STAIRS, space):
        guide.action_feature[FOLLOWERS] += guide.own[behind]
    for k in range(ADVENTURERS * state.seats):
        if state.pos[k] == space and not ADVENTURERS * seat <= k < ADVENTURERS * seat + ADVENTURERS:
            guide.action_feature[CONTESTED] += 1


def describe_tunnel(guide: DecisionContext, state: State, came: int) -> None:
    """L6.8: on to the next tunnel."""
    for space in range(came + 1, TOMB):
        if state.board[space] == TUNNEL:
            describe_going(guide, state, came, space)
            return


def describe_all(guide: DecisionContext, state: State, seat: int, steps: int) -> None:
    """L7.3: all go forward; the best tile among those reached will act, here the first treasure."""
    last = TOMB if state.keys[seat] > 0 else TOMB - 1
    for k in range(ADVENTURERS * seat, ADVENTURERS * seat + ADVENTURERS):
        space = landing(state, state.pos[k], steps)
        if space <= last:
            guide.action_feature[ALL_MOVE] += 1
            describe_going(guide, state, state.pos[k], space)
            tile = state.board[space]
            if EMPTY < tile <= TREASURES and guide.action_feature[TREASURE] == 0:
                if guide.own[state.pos[k]] >= state.edition.treasure_needs[tile]:
                    guide.action_feature[TREASURE] = state.edition.treasure_points[tile]


def describe_joining(guide: DecisionContext, state: State, seat: int) -> None:
    """L7.5: the rearmost goes to the next one ahead."""
    guide.action_feature[JOINS] = 1
    space = guide.rear + 1
    while space < TOMB and guide.own[space] == 0:
        space += 1
    if space < TOMB:
        describe_leaving(guide, state, guide.rear)
        describe_going(guide, state, guide.rear, space)
        describe_tile(guide, state, seat, space, 1, 0)


def describe_taking(guide: DecisionContext, state: State, seat: int, action: int) -> None:
    """A choice of what the tile gives."""
    if action == TAKE_KEY:
        guide.action_feature[TAKES_KEY] = 1
        guide.action_feature[TAKES_FIRST_KEY] = 1 if state.keys[seat] == 0 else 0
        guide.action_feature[TAKES_SECOND_KEY] = 1 if state.keys[seat] == 1 else 0
        guide.action_feature[TAKES_KEY_LATE] = 1 if state.entered > 0 else 0
    elif action == TAKE_WILD:
        guide.action_feature[TAKES_WILD] = 1
        guide.action_feature[WILD_SETS] = sets_with(state, seat, KINDS, 1) - sets_with(state, seat, KINDS, 0)
    elif action == TAKE_SCARAB:
        guide.action_feature[TAKES_SCARAB] = 1
    else:
        card = state.horus_top[1 + action - TAKE_CARD]
        guide.action_feature[CARD_1 + action - TAKE_CARD] = 1
        if state.edition.card_effect[card] == UP_TO:
            guide.action_feature[CARD_UP_TO] = state.edition.card_value[card]
        elif state.edition.card_effect[card] == ALL_FORWARD:
            guide.action_feature[CARD_ALL] = state.edition.card_value[card]
        elif state.edition.card_effect[card] == MINUS_ONE:
            guide.action_feature[CARD_MINUS] = 1
