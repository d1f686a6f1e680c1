"""S3.8 to S3.11: step 3 of a turn, in seat order: trophies, then new maps for completed ones."""

from ...core.constants import PUBLIC
from ...core.state import note
from .constants import (
    ALL_TURNS,
    BLIND,
    COIN_ROW,
    COMPLETED,
    FINISHED,
    HELD,
    NO_MAP,
    NO_TROPHY,
    ROWS,
    SLOTS,
    TAKE,
    TOOK,
    TOOK_BLIND,
    TROPHIES,
    WON_TROPHY,
)
from .dealing import draw_map
from .state import State


def seat_in_queue(state: State, k: int) -> int:
    """The k-th seat clockwise from the starting player."""
    return state.start + k if state.start + k < state.seats else state.start + k - state.seats


def win_trophies(state: State, seat: int) -> None:
    """S3.9: each full row takes the highest trophy left, the upper row first; after six there is none."""
    while state.rows[seat] < ROWS and state.coins[seat] >= COIN_ROW * (state.rows[seat] + 1):
        if state.next_trophy < TROPHIES:
            points = state.edition.trophies[state.next_trophy]
            state.next_trophy += 1
            state.trophies[ROWS * seat + state.rows[seat]] = points
            note(state, WON_TROPHY, seat, state.rows[seat], points, 0)
        else:
            note(state, NO_TROPHY, seat, state.rows[seat], 0, 0)
        state.rows[seat] += 1


def lay_aside(state: State, seat: int) -> None:
    """S3.10: completed maps are laid aside, open."""
    for k in range(SLOTS * seat, SLOTS * seat + SLOTS):
        if state.maps[k] != NO_MAP and state.free[k] == 0:
            state.place[state.maps[k]] = FINISHED + seat
            note(state, COMPLETED, seat, state.maps[k], 0, 0)
            state.maps[k] = NO_MAP


def empty_slot(state: State, seat: int) -> int:
    """The first place of a seat without a map; SLOTS if there is none."""
    for slot in range(SLOTS):
        if state.maps[SLOTS * seat + slot] == NO_MAP:
            return slot
    return SLOTS


def count_takings(state: State) -> int:
    """S3.10: one of the display, or blind from the deck."""
    for k in range(state.display_n):
        state.scratch.actions[k] = TAKE + k
    if state.deck_n == 0:
        return state.display_n
    state.scratch.actions[state.display_n] = BLIND
    return state.display_n + 1


def asks_somebody(state: State) -> bool:
    """S3.8: each player's rows and maps before the next player's; true at the first who has a choice.

    After the last turn nobody takes (S3.10)."""
    while state.queue < state.seats:
        seat = seat_in_queue(state, state.queue)
        win_trophies(state, seat)
        lay_aside(state, seat)
        choices = count_takings(state) if state.turns_done + 1 < ALL_TURNS else 0
        if empty_slot(state, seat) == SLOTS or choices == 0:
            state.queue += 1
        elif choices > 1:
            state.turn = seat
            return True
        else:
            take_map(state, seat, state.scratch.actions[0])
    return False


def take_map(state: State, seat: int, action: int) -> None:
    """S3.10, S3.11: a map comes into play; the display is not refilled yet."""
    slot = empty_slot(state, seat)
    if action == BLIND:
        number = draw_map(state, PUBLIC)
        note(state, TOOK_BLIND, seat, slot, number, 0)
    else:
        number = leave_display(state, action - TAKE)
        note(state, TOOK, seat, slot, number, 0)
    state.place[number] = HELD + seat
    state.maps[SLOTS * seat + slot] = number
    state.free[SLOTS * seat + slot] = state.edition.squares[number]


def leave_display(state: State, k: int) -> int:
    """A map leaves the display; the others move up."""
    number = state.display[k]
    state.display_n -= 1
    for place in range(k, state.display_n):
        state.display[place] = state.display[place + 1]
    state.display[state.display_n] = NO_MAP
    return number
