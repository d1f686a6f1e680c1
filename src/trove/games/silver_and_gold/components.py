"""S1: every component is in exactly one place, and no position that could not arise at a table."""

from .constants import (
    ABSENT,
    ALL_TURNS,
    CHOOSING,
    COIN_ROW,
    COLOURS,
    DEALT,
    DECK,
    DISPLAY,
    DONE,
    FINISHED,
    FRESH,
    GONE,
    HELD,
    MAPS,
    MARKING,
    NO_MAP,
    OWING,
    PALM_BOXES,
    PATTERNS,
    ROWS,
    SEATS,
    SHOWN,
    SLOTS,
    TAKING,
    TURNS,
)
from .marking import count_free, has_free_square
from .rules import is_to_act
from .scoring import count_finished
from .state import State
from .taking import empty_slot, seat_in_queue


def conserved(state: State) -> bool:
    """Whether nothing was lost and nothing appeared."""
    return (
        maps_conserved(state)
        and display_in_row(state)
        and cards_conserved(state)
        and score_cards_fit(state)
        and trophies_conserved(state)
        and seats_fit(state)
        and phase_fits(state)
    )


def maps_conserved(state: State) -> bool:
    """S1.1: each map of the pack is in one place, and lies there once."""
    in_deck = 0
    shown = 0
    for number in range(MAPS):
        place = state.place[number]
        if (place == ABSENT) != (state.edition.squares[number] == 0) or place >= FINISHED + state.seats:
            return False
        if HELD + state.seats <= place < FINISHED or (place == GONE and state.seats > 1):
            return False
        if lies(state, number) != (1 if place == SHOWN or HELD <= place < FINISHED else 0):
            return False
        in_deck += 1 if place == DECK else 0
        shown += 1 if place == SHOWN else 0
    return in_deck == state.deck_n and shown == state.display_n


def lies(state: State, number: int) -> int:
    """How often a map is where its place has it: in the display, or before the player who holds it."""
    n = 0
    if number != NO_MAP:
        for k in range(DISPLAY):
            if state.display[k] == number:
                n += 1 if state.place[number] == SHOWN else MAPS
        for seat in range(SEATS):
            for k in range(SLOTS * seat, SLOTS * seat + SLOTS):
                if state.maps[k] == number:
                    n += 1 if state.place[number] == HELD + seat else MAPS
            for k in range(DEALT * seat, DEALT * seat + DEALT):
                if state.dealt[k] == number:
                    n += 1 if state.place[number] == HELD + seat else MAPS
    return n


def display_in_row(state: State) -> bool:
    """The display has no gaps."""
    for k in range(DISPLAY):
        if k < state.display_n and state.display[k] == NO_MAP:
            return False
        if k >= state.display_n and state.display[k] != NO_MAP:
            return False
    return True


def cards_conserved(state: State) -> bool:
    """S1.5, S3.13: the expedition deck lacks one card for every turn of the round, the one turned up too."""
    n = 0
    for pattern in range(PATTERNS):
        n += state.edition.expedition[pattern] - state.expedition[pattern]
        if state.expedition[pattern] > state.edition.expedition[pattern]:
            return False
    left = 0
    for pattern in range(PATTERNS):
        left += state.expedition[pattern]
    if left != state.expedition_n:
        return False
    if state.over or state.phase == CHOOSING:
        return n == 0
    turned = state.edition.expedition[state.card] - state.expedition[state.card]
    return n == 1 + state.turns_done - TURNS * (state.turns_done // TURNS) and state.card > 0 and turned > 0


def score_cards_fit(state: State) -> bool:
    """S1.7: marks lie on squares of the map; palm boxes are filled from the first; rows have their coins."""
    for seat in range(SEATS):
        for k in range(SLOTS * seat, SLOTS * seat + SLOTS):
            if state.free[k] & state.edition.squares[state.maps[k]] != state.free[k]:
                return False
            if state.maps[k] != NO_MAP and state.free[k] == 0 and state.over:
                return False
        for box in range(PALM_BOXES):
            if box < state.palms_n[seat] and state.palms[PALM_BOXES * seat + box] == 0:
                return False
            if box >= state.palms_n[seat] and state.palms[PALM_BOXES * seat + box] != 0:
                return False
        if COIN_ROW * state.rows[seat] > state.coins[seat]:
            return False
    return True


def trophies_conserved(state: State) -> bool:
    """S1.6: the trophies that are off the round card were won, each once, or struck out (S6.1)."""
    won = 0
    for seat in range(SEATS):
        for row in range(ROWS):
            points = state.trophies[ROWS * seat + row]
            if points and (row >= state.rows[seat] or times_won(state, points) > times_out(state, points)):
                return False
            won += 1 if points else 0
    return won == state.next_trophy or (state.seats == 1 and won < state.next_trophy)


def times_won(state: State, points: int) -> int:
    """How often a trophy of this many points is on score cards."""
    n = 0
    for k in range(SEATS * ROWS):
        n += 1 if state.trophies[k] == points else 0
    return n


def times_out(state: State, points: int) -> int:
    """How many trophies of this many points are off the round card."""
    n = 0
    for k in range(state.next_trophy):
        n += 1 if state.edition.trophies[k] == points else 0
    return n


def seats_fit(state: State) -> bool:
    """Nothing belongs to a seat that nobody sits on."""
    for seat in range(state.seats, SEATS):
        if state.coins[seat] or state.palms_n[seat] or state.rows[seat] or state.chosen[seat] or state.owed[seat]:
            return False
        if state.maps[SLOTS * seat] or state.maps[SLOTS * seat + 1] or state.stage[seat]:
            return False
        for colour in range(COLOURS):
            if count_finished(state, seat, colour):
                return False
    return state.turn < state.seats and state.start < state.seats and state.chosen_start <= state.seats


def phase_fits(state: State) -> bool:
    """What is asked for can be answered."""
    for seat in range(state.seats):
        if not (chooses(state, seat) if state.phase == CHOOSING else plays(state, seat)):
            return False
    if state.over:
        return state.turns_done == ALL_TURNS and state.turn == state.start and state.phase == TAKING
    if state.turns_done >= ALL_TURNS or not is_to_act(state, state.turn):
        return False
    if state.phase != TAKING:
        return first_to_act(state) == state.turn
    return (
        state.queue < state.seats
        and seat_in_queue(state, state.queue) == state.turn
        and empty_slot(state, state.turn) < SLOTS
        and state.display_n + (1 if state.deck_n else 0) > 1
    )


def first_to_act(state: State) -> int:
    """The first seat with an open decision."""
    for seat in range(state.seats):
        if is_to_act(state, seat):
            return seat
    return state.seats


def chooses(state: State, seat: int) -> bool:
    """Before all have chosen: four maps dealt, none in play, nothing marked."""
    for k in range(DEALT * seat, DEALT * seat + DEALT):
        if state.dealt[k] == NO_MAP:
            return False
    in_play = state.maps[SLOTS * seat] + state.maps[SLOTS * seat + 1] + state.coins[seat] + state.palms_n[seat]
    return in_play == 0 and state.stage[seat] == FRESH and state.owed[seat] == 0 and state.turns_done == 0


def plays(state: State, seat: int) -> bool:
    """Later: nothing dealt; a seat that still has to mark has a free square, and a choice of squares if one is owed."""
    for k in range(DEALT * seat, DEALT * seat + DEALT):
        if state.dealt[k] != NO_MAP:
            return False
    if state.chosen[seat] or (state.owed[seat] > 0) != (state.stage[seat] == OWING):
        return False
    if state.owed[seat] and count_free(state, seat) < 2:
        return False
    return state.stage[seat] == DONE or (state.phase == MARKING and has_free_square(state, seat))
