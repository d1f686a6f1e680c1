"""L3: a turn. What may be done, what it does, the draw, and the end of the game (L8.3 to L8.5)."""

from typing import Final

from ...core.chance import note_return
from ...core.state import note, note_secret
from .cards import (
    all_forward,
    can_move,
    count_actors,
    count_moves,
    find_movers,
    last_to_second,
    move_rolled,
    roll_die,
    second_last,
)
from .constants import (
    ACT,
    ADVENTURERS,
    ALL,
    ALL_FORWARD,
    BACK,
    BY_ROUNDS,
    BY_STANDSTILL,
    BY_TOMB,
    CARDS,
    CHOOSING,
    CHOSE,
    DISCARD,
    DRAW_PILE,
    DREW,
    EITHER_WAY,
    ENDED,
    FAVOUR,
    HAND,
    HORUS,
    LAST,
    LEFT,
    LEVELS,
    MIDDLE,
    MINUS_ONE,
    MOST_ROUNDS,
    MOVE,
    NO_CARD,
    OPEN,
    PLAY,
    PLAYED,
    PLAYING,
    RESHUFFLED,
    RIGHT,
    ROLL,
    ROLL_UP_TO,
    ROLLED,
    ROW_OF_PILES,
    SARCOPHAGI,
    SEATS,
    SHOWED_SCARABS,
    SPEND,
    SPENT,
    STAIRS,
    STRIDES,
    TAKE_CARD,
    TAKE_KEY,
    TAKE_SCARAB,
    TAKE_WILD,
    WILD_OR_SCARAB,
)
from .movement import landing, reach, walk
from .piles import draw_from
from .scoring import scarab_points
from .state import State
from .tiles import act, take_card, take_key, take_scarab, take_wild

ONLY: Final = [1 << seat for seat in range(SEATS)]  # the audience of one seat
# The end of the hand that an action plays its card from: PLAY, then the four kinds that name nothing but the side.
SIDE: Final = [*[action // (ADVENTURERS * STRIDES) for action in range(ROLL)], *[LEFT, RIGHT] * 4]
# The other parts of a PLAY action.
WHO: Final = [action // STRIDES % ADVENTURERS for action in range(ROLL)]
STRIDE: Final = [action % STRIDES for action in range(ROLL)]


def count_legal(state: State, seat: int) -> int:
    """Fill the buffer with what the seat may do; returns how many."""
    if state.over or seat != state.turn:
        return 0
    if state.phase == PLAYING:
        return count_plays(state, seat)
    if state.phase == ROLLED:
        return count_moves(state, seat)
    if state.phase == CHOOSING:
        return count_actors(state, seat)
    return count_takings(state, seat)


def count_plays(state: State, seat: int) -> int:
    """L3.2 to L3.4: the outer cards that allow a move, otherwise either of them without effect."""
    movers = find_movers(state, seat)
    n = add_plays(state, seat, LEFT, movers, 0)
    n = add_plays(state, seat, RIGHT, movers, n)
    if n == 0:
        state.scratch.actions[0] = SPEND + LEFT
        state.scratch.actions[1] = SPEND + RIGHT
        return 2
    return n


def add_plays(state: State, seat: int, side: int, movers: int, n: int) -> int:
    """What one of the outer cards allows, added to the n actions found so far."""
    card = state.hand[HAND * seat + (HAND - 1) * side]
    effect = state.edition.card_effect[card]
    if effect <= MINUS_ONE:
        return add_moves(state, seat, side, movers, n)
    if effect <= ROLL_UP_TO:
        action = ROLL + side if can_move(state, seat, movers, 1, state.edition.card_high[card]) else 0
    elif effect == ALL_FORWARD:
        steps = state.edition.card_value[card]
        action = ALL + side if can_move(state, seat, movers, steps, steps) else 0
    else:
        action = LAST + side if second_last(state, seat) != STAIRS else 0
    if action:
        state.scratch.actions[n] = action
        return n + 1
    return n


def add_moves(state: State, seat: int, side: int, movers: int, n: int) -> int:
    """The legal moves of a card that moves one adventurer at once."""
    card = state.hand[HAND * seat + (HAND - 1) * side]
    last = reach(state, seat)
    for m in range(movers):
        k = state.scratch.movers[m]
        space = state.pos[ADVENTURERS * seat + k]
        first = PLAY + STRIDES * (ADVENTURERS * side + k)
        if state.edition.card_effect[card] == EITHER_WAY and landing(state, space, BACK) <= last:
            state.scratch.actions[n] = first + BACK
            n += 1
        for steps in range(state.edition.card_low[card], state.edition.card_high[card] + 1):
            if state.ends[state.passed[space] + steps] <= last:
                state.scratch.actions[n] = first + steps
                n += 1
    return n


def count_takings(state: State, seat: int) -> int:
    """L6.4, L6.6, L6.7: what the tile lets the player choose; asked only where both are available."""
    tile = state.board[state.pos[ADVENTURERS * seat + state.actor]]
    if tile <= HORUS + LEVELS:
        state.scratch.actions[0] = TAKE_KEY
        state.scratch.actions[1] = TAKE_CARD + tile - HORUS - 1
    elif tile == WILD_OR_SCARAB:
        state.scratch.actions[0] = TAKE_WILD
        state.scratch.actions[1] = TAKE_SCARAB
    else:
        state.scratch.actions[0] = TAKE_CARD + tile - FAVOUR
        state.scratch.actions[1] = TAKE_CARD + tile - FAVOUR + 1
    return 2


def apply(state: State, seat: int, action: int) -> None:
    """One decision; the turn ends unless it opens another. Trusts that the action is legal."""
    state.phase = PLAYING
    if action < ROLL:
        card = put_down(state, seat, SIDE[action], PLAYED)
        walk(state, seat, WHO[action], STRIDE[action])
        act(state, seat, WHO[action], 1 if state.edition.card_effect[card] == MINUS_ONE else 0)
    elif action < MOVE:
        play_whole(state, seat, action)
    elif action < ACT:
        move_rolled(state, seat, action)
    elif action < TAKE_KEY:
        note(state, CHOSE, seat, action - ACT, 0, 0)
        act(state, seat, action - ACT, 0)
    else:
        take(state, seat, action)
    if state.phase == PLAYING:
        end_turn(state, seat)


def play_whole(state: State, seat: int, action: int) -> None:
    """A card that asks for nothing but its side: roll, all forward, last to second-last, or no effect (L3.4)."""
    card = put_down(state, seat, SIDE[action], SPENT if action >= SPEND else PLAYED)
    if action < ALL:
        roll_die(state, seat)
    elif action < LAST:
        all_forward(state, seat, state.edition.card_value[card])
    elif action < SPEND:
        last_to_second(state, seat)


def put_down(state: State, seat: int, side: int, how: int) -> int:
    """L3.2, L3.6: an outer card goes to the discard pile; the middle of the hand is left open."""
    card = state.hand[HAND * seat + (HAND - 1) * side]
    close_up(state, HAND * seat, side)
    state.hand[HAND * seat + MIDDLE] = NO_CARD
    state.origin[HAND * seat + MIDDLE] = OPEN
    state.pile[DISCARD + card] += 1
    state.discard_n += 1
    state.played = card
    note(state, how, seat, side, card, 0)
    return card


def close_up(state: State, first: int, side: int) -> None:
    """L3.2: the cards between the end that was played and the middle move one place outward, in their order."""
    if side == LEFT:
        shift_card(state, first + 1, first)
        shift_card(state, first + 2, first + 1)
    else:
        shift_card(state, first + 3, first + 4)
        shift_card(state, first + 2, first + 3)


def shift_card(state: State, came: int, place: int) -> None:
    """A card moves to another place of its hand, and what is known of it moves along."""
    state.hand[place] = state.hand[came]
    state.origin[place] = state.origin[came]


def take(state: State, seat: int, action: int) -> None:
    """What the player chose of two."""
    if action == TAKE_KEY:
        take_key(state, seat)
    elif action == TAKE_WILD:
        take_wild(state, seat)
    elif action == TAKE_SCARAB:
        take_scarab(state, seat)
    else:
        take_card(state, seat, 1 + action - TAKE_CARD)


def end_turn(state: State, seat: int) -> None:
    """L3.1: the draw, then the next player; after the last one the round is judged (L8.3 to L8.5)."""
    if state.hand[HAND * seat + MIDDLE] == NO_CARD:
        draw_card(state, seat)
    state.die = 0
    state.moved = 0
    state.actor = 0
    state.turn = seat + 1 if seat + 1 < state.seats else 0
    if state.turn == state.start:
        if state.entered >= SARCOPHAGI:
            end_game(state, seat, BY_TOMB)
        elif not state.round_moved:
            end_game(state, seat, BY_STANDSTILL)
        elif state.round == MOST_ROUNDS:
            end_game(state, seat, BY_ROUNDS)
        else:
            state.round += 1
        state.round_moved = 0


def end_game(state: State, seat: int, reason: int) -> None:
    """L8.3 to L8.5: then scoring; scarabs are turned up (L9.6)."""
    state.over = 1
    note(state, ENDED, seat, reason, 0, 0)
    for owner in range(state.seats):
        if scarab_points(state, owner) > 0:
            note(state, SHOWED_SCARABS, owner, scarab_points(state, owner), 0, 0)


def draw_card(state: State, seat: int) -> None:
    """L3.5: into the middle of the hand; its owner alone sees it."""
    card = draw_from(state, 1 + seat, DRAW_PILE, state.draw_n) - DRAW_PILE
    state.draw_n -= 1
    state.hand[HAND * seat + MIDDLE] = card
    state.origin[HAND * seat + MIDDLE] = state.shuffle
    note_secret(state, DREW, seat, 0, card, ONLY[seat])
    if state.draw_n == 0:
        reshuffle(state, seat)


def reshuffle(state: State, seat: int) -> None:
    """L3.6: as soon as the draw pile is empty, the discard pile is shuffled into a new one."""
    for card in range(1, CARDS):
        state.pile[DRAW_PILE + card] = state.pile[DISCARD + card]
        state.pile[DISCARD + card] = 0
        if state.journal.on:
            note_return(state, ROW_OF_PILES, DRAW_PILE + card, state.pile[DRAW_PILE + card])
    state.draw_n = state.discard_n
    state.discard_n = 0
    state.played = NO_CARD
    state.shuffle += 1
    note(state, RESHUFFLED, seat, state.draw_n, 0, 0)
