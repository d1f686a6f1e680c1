"""Positions in which every component has its place, but to which no game leads."""

from typing import Final

from ...core.possible import Check
from .constants import (
    ALL_TURNS,
    CHOOSING,
    COIN_ROW,
    COINS,
    DISPLAY,
    DONE,
    FINISHED,
    FRESH,
    GONE,
    MARKING,
    NO_MAP,
    OWING,
    PALM_BOXES,
    ROWS,
    SLOTS,
    TAKING,
    TROPHIES,
    TURNS,
)
from .state import State

LARGEST: Final = 4  # squares of a pattern (S1.5)


def marked(state: State, seat: int, signs: list[int]) -> int:
    """How many squares with a sign a seat has marked, on completed maps and on those in play."""
    done = [squares for squares, place in zip(signs, state.place, strict=True) if place == FINISHED + seat]
    return sum(squares.bit_count() for squares in (*done, *marked_in_play(state, seat, signs)))


def marked_in_play(state: State, seat: int, signs: list[int]) -> list[int]:
    """The squares with a sign that are marked on the maps before a seat."""
    slots = slice(SLOTS * seat, SLOTS * seat + SLOTS)
    return [signs[number] & ~free for number, free in zip(state.maps[slots], state.free[slots], strict=True)]


def marks_begun(state: State, seat: int) -> int:
    """In how many turns a seat has marked, if it could."""
    now = not state.over and state.phase != CHOOSING and state.stage[seat] != FRESH
    return state.turns_done + now


def in_queue(state: State, seat: int) -> int:
    """When a seat's step 3 comes."""
    return (seat - state.start) % state.seats


def mark_went_around(state: State) -> bool:
    """S3.12: the starting player's mark is passed on in every turn."""
    first = state.chosen_start - 1
    return not state.chosen_start or state.start == (first + state.turns_done) % state.seats


def queue_fits(state: State) -> bool:
    """S3.8: step 3 is over before the next turn."""
    if state.over or (state.phase == MARKING and state.turns_done):
        return state.queue == state.seats
    return state.phase == TAKING or state.queue == 0


def card_is_turned_up(state: State) -> bool:
    """S3.1: an expedition card is turned up from the first turn on."""
    return (state.card == 0) == (state.phase == CHOOSING)


def coins_and_palms_were_marked(state: State) -> bool:
    """S3.5, S3.6: coins and palms are as many as the squares marked show, while there is room for them."""
    coins, palms, seats = state.edition.coins, state.edition.palms, range(state.seats)
    had_coins = [min(COINS, marked(state, seat, coins)) for seat in seats]
    had_palms = [min(PALM_BOXES, marked(state, seat, palms)) for seat in seats]
    return state.coins[: state.seats] == had_coins and state.palms_n[: state.seats] == had_palms


def palms_were_in_the_display(state: State) -> bool:
    """S3.6: no box has more points than the maps with the most palms bring together."""
    most = 1 + sum(sorted(state.edition.palm_count)[-DISPLAY:])
    return max(state.palms) <= most


def rows_were_carried_out(state: State) -> bool:
    """S3.9: a full row is carried out in step 3 of the same turn."""
    for seat in range(state.seats):
        full = state.coins[seat] // COIN_ROW
        waits = state.phase == MARKING and state.stage[seat] != FRESH
        waits = waits or (state.phase == TAKING and not state.over and in_queue(state, seat) > state.queue)
        if state.rows[seat] > full or (state.rows[seat] < full and not waits):
            return False
    return True


def trophies_were_won_in_order(state: State) -> bool:
    """S3.9, S6.1: each row takes the highest trophy left; alone, one is struck out after every round."""
    for seat in range(state.seats):
        won = state.trophies[ROWS * seat : ROWS * seat + state.rows[seat]]
        had = [points for points in won if points]
        if won[: len(had)] != had or sorted(had, reverse=True) != had:
            return False
        if len(had) < len(won) and state.next_trophy < TROPHIES:
            return False
    struck, rounds = state.next_trophy - sum(points > 0 for points in state.trophies), state.turns_done // TURNS
    return struck == (0 if state.seats > 1 else rounds) or (struck < rounds and state.next_trophy == TROPHIES)


def completed_maps_were_laid_aside(state: State) -> bool:
    """S3.10, S3.11: completed maps are laid aside in step 3, and replaced while there are maps."""
    for seat in range(state.seats):
        slots = slice(SLOTS * seat, SLOTS * seat + SLOTS)
        maps, free = state.maps[slots], state.free[slots]
        completed = any(number != NO_MAP and not left for number, left in zip(maps, free, strict=True))
        empty = NO_MAP in maps
        if state.phase == MARKING:
            if (completed and state.stage[seat] == FRESH) or (empty and state.deck_n + state.display_n):
                return False
        elif state.phase == TAKING and not state.over:
            if completed and in_queue(state, seat) <= state.queue:
                return False
            if empty and in_queue(state, seat) != state.queue:
                return False
    return True


def display_was_refilled(state: State) -> bool:
    """S2.1, S3.11: the display is refilled to four as long as there is a deck."""
    if state.phase == CHOOSING:
        return state.display_n == 0
    return state.display_n == DISPLAY or state.deck_n == 0 or (state.phase == TAKING and not state.over)


def one_map_a_turn_left(state: State) -> bool:
    """S6.2: alone, a map leaves the display after every turn but the last."""
    gone, turns = state.place.count(GONE), min(state.turns_done, ALL_TURNS - 1)
    return state.seats > 1 or gone == turns or (gone < turns and not state.deck_n + state.display_n)


def marks_fit_the_turns(state: State) -> bool:
    """S3.2 to S3.4: a seat marks a pattern or a square in a turn, and a square for every cross."""
    every, signs = state.edition.squares, state.edition.crosses
    for seat in range(state.seats):
        squares, crosses = marked(state, seat, every), marked(state, seat, signs)
        turns = marks_begun(state, seat)
        if squares > LARGEST * turns + crosses - state.owed[seat]:
            return False
        if squares < turns and state.deck_n + state.display_n:
            return False
    return True


def owed_squares_are_free(state: State) -> bool:
    """S3.4: squares are owed for crosses on the maps in play, and asked for where there is a choice."""
    signs = state.edition.crosses
    for seat in range(state.seats):
        crosses = marked_in_play(state, seat, signs)
        free = state.free[SLOTS * seat : SLOTS * seat + SLOTS]
        if state.owed[seat] > sum(squares.bit_count() for squares in crosses):
            return False
        if state.stage[seat] == OWING and sum(squares.bit_count() for squares in free) < 2:
            return False
        if state.phase == TAKING and state.stage[seat] != DONE:
            return False
    return True


CHECKS: tuple[Check, ...] = (
    mark_went_around,
    queue_fits,
    card_is_turned_up,
    coins_and_palms_were_marked,
    palms_were_in_the_display,
    rows_were_carried_out,
    trophies_were_won_in_order,
    completed_maps_were_laid_aside,
    display_was_refilled,
    one_map_a_turn_left,
    marks_fit_the_turns,
    owed_squares_are_free,
)
