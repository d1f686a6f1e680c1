"""S3: the turns. What may be done, what it does, and what follows when all have done it."""

from ...core.chance import draw, note_draw
from ...core.constants import PUBLIC
from ...core.state import note
from .constants import (
    ALL_TURNS,
    CHOOSE,
    CHOOSING,
    DONE,
    ENDED,
    EXPEDITION_DECK,
    GONE,
    LEFT,
    MARK,
    MARKING,
    MEDALS,
    ORIENTATIONS,
    PAIRS,
    PASSED_MARK,
    ROUND_ENDED,
    SQUARE,
    SQUARES,
    STRUCK,
    TAKE,
    TAKING,
    TROPHIES,
    TURNED_UP,
    TURNS,
    WON_MEDAL,
)
from .dealing import choose_maps, fill_display, keep_maps, return_expedition
from .marking import begin_marks, count_marks, mark_pattern, mark_square
from .scoring import total
from .state import State
from .taking import asks_somebody, count_takings, leave_display, take_map


def is_to_act(state: State, seat: int) -> bool:
    """Whether a decision of this seat is open. Choosing and marking are done by all at the same time."""
    if state.over or seat < 0 or seat >= state.seats:
        return False
    if state.phase == CHOOSING:
        return state.chosen[seat] == 0
    if state.phase == MARKING:
        return state.stage[seat] != DONE
    return seat == state.turn


def count_legal(state: State, seat: int) -> int:
    """Fill the buffer with what the seat may do; returns how many."""
    if not is_to_act(state, seat):
        return 0
    if state.phase == MARKING:
        return count_marks(state, seat)
    if state.phase == TAKING:
        return count_takings(state)
    for pair in range(PAIRS):
        state.scratch.actions[pair] = CHOOSE + pair
    return PAIRS


def apply(state: State, seat: int, action: int) -> None:
    """One decision, and all that follows by itself. Trusts that the action is legal."""
    if action < MARK:
        choose_maps(state, seat, action - CHOOSE)
    elif action < SQUARE:
        slot = 0 if action < MARK + SQUARES * ORIENTATIONS else 1
        mark_pattern(state, seat, slot, action - MARK - SQUARES * ORIENTATIONS * slot)
    elif action < TAKE:
        slot = 0 if action < SQUARE + SQUARES else 1
        mark_square(state, seat, slot, action - SQUARE - SQUARES * slot)
    else:
        take_map(state, seat, action)
    go_on(state)


def go_on(state: State) -> None:
    """Carry on until a decision is open, or the game is over."""
    while not state.over and not waits(state):
        if state.phase == CHOOSING:
            keep_maps(state)
            begin_turn(state)
        elif state.phase == MARKING:
            state.phase = TAKING
            state.queue = 0
        else:
            end_turn(state)


def waits(state: State) -> bool:
    """Whether somebody has a decision to make; `turn` is then the first of them."""
    if state.phase == TAKING:
        return asks_somebody(state)
    for seat in range(state.seats):
        if is_to_act(state, seat):
            state.turn = seat
            return True
    return False


def begin_turn(state: State) -> None:
    """S3.1: the top expedition card is turned up, the same for everyone."""
    number = draw(state, PUBLIC, state.expedition_n)
    left = number
    pattern = 1
    while left >= state.expedition[pattern]:
        left -= state.expedition[pattern]
        pattern += 1
    if state.journal.on:
        note_draw(state, PUBLIC, state.expedition_n, number, EXPEDITION_DECK, pattern)
    state.expedition[pattern] -= 1
    state.expedition_n -= 1
    state.card = pattern
    note(state, TURNED_UP, 0, pattern, 0, 0)
    state.phase = MARKING
    begin_marks(state)


def end_turn(state: State) -> None:
    """S3.11 to S3.13: refill, pass the mark on, end the round, end the game (S4.1)."""
    state.turns_done += 1
    if state.turns_done < ALL_TURNS:
        if state.seats == 1 and state.display_n > 0:  # S6.2
            number = leave_display(state, 0)
            state.place[number] = GONE
            note(state, LEFT, 0, number, 0, 0)
        fill_display(state)
    state.start = state.start + 1 if state.start + 1 < state.seats else 0
    state.turn = state.start
    note(state, PASSED_MARK, state.start, 0, 0, 0)
    if state.turns_done % TURNS == 0:
        end_round(state)
    if state.turns_done == ALL_TURNS:
        state.over = 1
        note(state, ENDED, 0, 0, 0, 0)
        if state.seats == 1 and medal(state) > 0:
            note(state, WON_MEDAL, 0, medal(state), 0, 0)
    else:
        begin_turn(state)


def medal(state: State) -> int:
    """S6.1: how many of the medals, bronze first, the points of a game alone are enough for."""
    n = 0
    while n < MEDALS and total(state, 0) >= state.edition.medals[n]:
        n += 1
    return n


def end_round(state: State) -> None:
    """S3.13: shuffle all expedition cards again; alone, the highest trophy left is struck out (S6.1)."""
    note(state, ROUND_ENDED, 0, state.turns_done, 0, 0)
    return_expedition(state)
    if state.seats == 1 and state.next_trophy < TROPHIES:
        note(state, STRUCK, 0, state.edition.trophies[state.next_trophy], 0, 0)
        state.next_trophy += 1
