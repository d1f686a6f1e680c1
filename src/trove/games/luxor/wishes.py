"""The traits of actions: where moves end and what is to be had there; not beyond the action itself."""

from typing import Final

from .movement import landing
from .outlook import Outlook, sets_with
from .state import State
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


def describe(guide: Outlook, state: State, seat: int, action: int) -> None:
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


def describe_card(guide: Outlook, state: State, seat: int, action: int) -> None:
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


def describe_walk(guide: Outlook, state: State, seat: int, k: int, stride: int, fewer: int) -> None:
    """One adventurer walks."""
    came = state.pos[ADVENTURERS * seat + k]
    describe_leaving(guide, state, came)
    describe_going(guide, state, came, landing(state, came, stride))
    describe_tile(guide, state, seat, landing(state, came, stride), 1, fewer)


def describe_leaving(guide: Outlook, state: State, came: int) -> None:
    """What he gives up where he stood."""
    if came == guide.rear:
        guide.trait[REARMOST] = 1
    tile = state.board[came]
    if EMPTY < tile <= TREASURES:
        if guide.own[came] > 1:
            guide.trait[BREAKS_UP] = state.edition.treasure_points[tile]
        else:
            guide.trait[LEAVES_FIRST] = state.edition.treasure_points[tile]


def describe_going(guide: Outlook, state: State, came: int, space: int) -> None:
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


def describe_entering(guide: Outlook, state: State) -> None:
    """L8: the first two take a sarcophagus, and the second brings the end."""
    if state.entered == 0:
        guide.trait[ENTERS_FIRST] = 1
    elif state.entered == 1:
        guide.trait[ENTERS_SECOND] = 1
        guide.trait[ENDS_BEHIND] = -guide.lead if guide.lead < 0 else 0
        guide.trait[ENDS_AHEAD] = guide.lead if guide.lead > 0 else 0
    else:
        guide.trait[ENTERS_LATER] = 1


def describe_tile(guide: Outlook, state: State, seat: int, space: int, arriving: int, fewer: int) -> None:
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


def describe_treasure(guide: Outlook, state: State, seat: int, space: int, there: int) -> None:
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


def describe_tunnel(guide: Outlook, state: State, came: int) -> None:
    """L6.8: on to the next tunnel."""
    for space in range(came + 1, TOMB):
        if state.board[space] == TUNNEL:
            describe_going(guide, state, came, space)
            return


def describe_all(guide: Outlook, state: State, seat: int, steps: int) -> None:
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


def describe_joining(guide: Outlook, state: State, seat: int) -> None:
    """L7.5: the rearmost goes to the next one ahead."""
    guide.trait[JOINS] = 1
    space = guide.rear + 1
    while space < TOMB and guide.own[space] == 0:
        space += 1
    if space < TOMB:
        describe_leaving(guide, state, guide.rear)
        describe_going(guide, state, guide.rear, space)
        describe_tile(guide, state, seat, space, 1, 0)


def describe_taking(guide: Outlook, state: State, seat: int, action: int) -> None:
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
