"""S2: the set-up, the secret choice of maps, and the redeal of what a seat does not know."""

from typing import Final

from ...core.chance import draw, note_draw, note_return, reseed
from ...core.constants import PUBLIC
from ...core.state import note, note_secret
from .constants import (
    CHOOSING,
    CHOSE,
    DEALT,
    DEALT_MAP,
    DECK,
    DISPLAY,
    EXPEDITION_DECK,
    HELD,
    KEPT,
    MAP_DECK,
    MAPS,
    NO_MAP,
    PAIRS,
    PATTERNS,
    RANDOM_START,
    SEATS,
    SHOWED,
    SHOWN,
    SLOTS,
    STARTED,
)
from .state import State

ONLY: Final = [1 << seat for seat in range(SEATS)]  # the audience of one seat
FIRST: Final = [0, 0, 0, 1, 1, 2]  # the pairs of four
SECOND: Final = [1, 2, 3, 2, 3, 3]


def set_up(state: State) -> None:
    """S2.1, S2.2: the maps of the pack, four to each player; nobody sees the others'."""
    state.start = state.chosen_start - 1 if state.chosen_start else draw_start(state)
    note(state, STARTED, state.start, 0, 0, 0)
    for number in range(1, MAPS):
        if state.edition.squares[number]:
            state.place[number] = DECK
            state.deck_n += 1
    for seat in range(state.seats):
        for k in range(DEALT):
            deal_map(state, 1 + seat, seat, k)
            note_secret(state, DEALT_MAP, seat, k, state.dealt[DEALT * seat + k], ONLY[seat])
    fill_expedition(state)
    state.phase = CHOOSING
    state.turn = 0


def draw_start(state: State) -> int:
    """S2.2: any seat."""
    seat = draw(state, PUBLIC, state.seats)
    if state.journal.on:
        note_draw(state, PUBLIC, state.seats, seat, RANDOM_START, seat)
    return seat


def deal_map(state: State, stream: int, seat: int, k: int) -> None:
    """A map of the deck for a seat to choose from."""
    number = draw_map(state, stream)
    state.place[number] = HELD + seat
    state.dealt[DEALT * seat + k] = number


def draw_map(state: State, stream: int) -> int:
    """One map of the deck at random, for the people who see this stream."""
    drawn = draw(state, stream, state.deck_n)
    left = drawn
    number = 1
    while state.place[number] != DECK or left > 0:
        if state.place[number] == DECK:
            left -= 1
        number += 1
    if state.journal.on:
        note_draw(state, stream, state.deck_n, drawn, MAP_DECK, number)
    state.deck_n -= 1
    return number


def fill_expedition(state: State) -> None:
    """S2.2, S3.13: all expedition cards are face down."""
    state.expedition_n = 0
    for pattern in range(1, PATTERNS):
        state.expedition[pattern] = state.edition.expedition[pattern]
        state.expedition_n += state.edition.expedition[pattern]


def return_expedition(state: State) -> None:
    """S3.13: the cards that were turned up go back, and all are face down again."""
    for pattern in range(1, PATTERNS):
        if state.journal.on:
            note_return(state, EXPEDITION_DECK, pattern, state.edition.expedition[pattern] - state.expedition[pattern])
    fill_expedition(state)


def choose_maps(state: State, seat: int, pair: int) -> None:
    """S2.1: keep two of the four; secret until all have chosen."""
    state.chosen[seat] = 1 + pair
    note_secret(state, CHOSE, seat, 0, pair, ONLY[seat])


def keep_maps(state: State) -> None:
    """S2.1: all have chosen: show what was kept, the rest goes back, and the display is laid."""
    for seat in range(state.seats):
        pair = state.chosen[seat] - 1
        keep(state, seat, 0, state.dealt[DEALT * seat + FIRST[pair]])
        keep(state, seat, 1, state.dealt[DEALT * seat + SECOND[pair]])
        for k in range(DEALT * seat, DEALT * seat + DEALT):
            if k != DEALT * seat + FIRST[pair] and k != DEALT * seat + SECOND[pair]:
                state.place[state.dealt[k]] = DECK
                state.deck_n += 1
                if state.journal.on:
                    note_return(state, MAP_DECK, state.dealt[k], 1)
    for k in range(DEALT * state.seats):
        state.dealt[k] = NO_MAP
    for seat in range(state.seats):
        state.chosen[seat] = 0
    fill_display(state)


def keep(state: State, seat: int, slot: int, number: int) -> None:
    """A map comes into play, unmarked."""
    state.maps[SLOTS * seat + slot] = number
    state.free[SLOTS * seat + slot] = state.edition.squares[number]
    state.place[number] = HELD + seat
    note(state, KEPT, seat, slot, number, 0)


def fill_display(state: State) -> None:
    """S2.1, S3.11: refill to four; new maps join at the end."""
    while state.display_n < DISPLAY and state.deck_n > 0:
        number = draw_map(state, PUBLIC)
        state.place[number] = SHOWN
        state.display[state.display_n] = number
        state.display_n += 1
        note(state, SHOWED, 0, number, 0, 0)


def redeal(state: State, viewer: int, seed: int) -> None:
    """Before all have chosen the others' maps and choices are secret (S5.1); later only chance is."""
    reseed(state, seed)
    if state.phase != CHOOSING:
        return
    for seat in range(state.seats):
        for k in range(DEALT * seat, DEALT * seat + DEALT):
            if seat != viewer:
                state.place[state.dealt[k]] = DECK
                state.deck_n += 1
    for seat in range(state.seats):
        if seat != viewer:
            for k in range(DEALT):
                deal_map(state, PUBLIC, seat, k)
            if state.chosen[seat]:
                state.chosen[seat] = 1 + draw(state, PUBLIC, PAIRS)
