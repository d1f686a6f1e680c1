"""S3.2 to S3.7: step 2 of a turn, in which all mark at the same time."""

from typing import Final

from ...core.state import note
from .constants import (
    COIN_LAPSED,
    COINS,
    DONE,
    FRESH,
    GOT_COIN,
    GOT_PALM,
    LAPSED,
    MAPS,
    MARK,
    MARKED,
    MARKED_ONE,
    ORIENTATIONS,
    OWING,
    PALM_BOXES,
    PALM_LAPSED,
    PATTERNS,
    SLOTS,
    SQUARE,
    SQUARES,
)
from .state import State

BIT: Final = [1 << square for square in range(SQUARES)]


def has_free_square(state: State, seat: int) -> bool:
    return state.free[SLOTS * seat] != 0 or state.free[SLOTS * seat + 1] != 0


def begin_marks(state: State) -> None:
    """S3.2, S3.11: everybody marks; who has no free square skips."""
    for seat in range(state.seats):
        state.owed[seat] = 0
        state.stage[seat] = FRESH if has_free_square(state, seat) else DONE


def count_marks(state: State, seat: int) -> int:
    """What a seat may mark now: the pattern or one square (S3.2, S3.3), or a square it owes (S3.4)."""
    n = 0
    if state.stage[seat] == FRESH:
        for slot in range(SLOTS):
            n = add_spots(state, seat, slot, n)
    if state.stage[seat] != DONE:
        for slot in range(SLOTS):
            n = add_squares(state, seat, slot, n)
    return n


def add_spots(state: State, seat: int, slot: int, n: int) -> int:
    """Every way to lay the pattern on free squares of one map."""
    free = state.free[SLOTS * seat + slot]
    row = PATTERNS * state.maps[SLOTS * seat + slot] + state.card
    first = MARK + SQUARES * ORIENTATIONS * slot
    for spot in range(state.edition.first_spot[row], state.edition.first_spot[row + 1]):
        if state.edition.spot_squares[spot] & free == state.edition.spot_squares[spot]:
            state.scratch.actions[n] = first + state.edition.spot_id[spot]
            n += 1
    return n


def add_squares(state: State, seat: int, slot: int, n: int) -> int:
    """Every free square of one map."""
    free = state.free[SLOTS * seat + slot]
    for square in range(SQUARES):
        if free & BIT[square]:
            state.scratch.actions[n] = SQUARE + SQUARES * slot + square
            n += 1
    return n


def mark_pattern(state: State, seat: int, slot: int, spot_id: int) -> None:
    """S3.2: the whole pattern at once."""
    note(state, MARKED, seat, slot, spot_id, MAPS * state.card + state.maps[SLOTS * seat + slot])
    row = PATTERNS * state.maps[SLOTS * seat + slot] + state.card
    spot = state.edition.first_spot[row]
    while state.edition.spot_id[spot] != spot_id:
        spot += 1
    mark(state, seat, slot, state.edition.spot_squares[spot])
    settle(state, seat)


def mark_square(state: State, seat: int, slot: int, square: int) -> None:
    """S3.3, S3.4: one square, instead of the pattern or because it is owed."""
    note(state, MARKED_ONE, seat, slot, square, state.owed[seat])
    if state.stage[seat] == OWING:
        state.owed[seat] -= 1
    mark(state, seat, slot, BIT[square])
    settle(state, seat)


def mark(state: State, seat: int, slot: int, squares: int) -> None:
    """Mark squares, and count their symbols (S3.7)."""
    number = state.maps[SLOTS * seat + slot]
    state.free[SLOTS * seat + slot] ^= squares
    state.owed[seat] += count_bits(squares & state.edition.crosses[number])
    for _ in range(count_bits(squares & state.edition.coins[number])):
        get_coin(state, seat)
    for _ in range(count_bits(squares & state.edition.palms[number])):
        get_palm(state, seat)


def count_bits(squares: int) -> int:
    n = 0
    while squares:
        squares &= squares - 1
        n += 1
    return n


def get_coin(state: State, seat: int) -> None:
    """S3.5: the next coin of the score card; after 12 they lapse."""
    if state.coins[seat] < COINS:
        state.coins[seat] += 1
        note(state, GOT_COIN, seat, state.coins[seat], 0, 0)
    else:
        note(state, COIN_LAPSED, seat, 0, 0, 0)


def palm_points(state: State) -> int:
    """S3.6: one point, and one for every palm in the display."""
    points = 1
    for k in range(state.display_n):
        points += state.edition.palm_count[state.display[k]]
    return points


def get_palm(state: State, seat: int) -> None:
    """S3.6: a palm scores while one of the four boxes is empty."""
    if state.palms_n[seat] < PALM_BOXES:
        points = palm_points(state)
        state.palms[PALM_BOXES * seat + state.palms_n[seat]] = points
        state.palms_n[seat] += 1
        note(state, GOT_PALM, seat, points, 0, 0)
    else:
        note(state, PALM_LAPSED, seat, 0, 0, 0)


def settle(state: State, seat: int) -> None:
    """S3.4: owed squares are marked next; the only free one is marked without asking, and with none free they lapse."""
    while state.owed[seat] and count_free(state, seat) == 1:
        mark_last_square(state, seat)
    if state.owed[seat] and not has_free_square(state, seat):
        note(state, LAPSED, seat, state.owed[seat], 0, 0)
        state.owed[seat] = 0
    state.stage[seat] = OWING if state.owed[seat] else DONE


def count_free(state: State, seat: int) -> int:
    """How many squares of a seat's maps are not marked yet."""
    return count_bits(state.free[SLOTS * seat]) + count_bits(state.free[SLOTS * seat + 1])


def mark_last_square(state: State, seat: int) -> None:
    """S3.4: mark the only free square because one is owed."""
    slot = 0 if state.free[SLOTS * seat] else 1
    square = 0
    while state.free[SLOTS * seat + slot] != BIT[square]:
        square += 1
    note(state, MARKED_ONE, seat, slot, square, state.owed[seat])
    state.owed[seat] -= 1
    mark(state, seat, slot, BIT[square])
