"""For an action that is not legal: which rule forbids it. Asked in order: whose turn, which phase, which map, which
squares."""

from ...core.refusals import Refusal
from .constants import (
    BLIND,
    CHOOSING,
    MARK,
    MARKING,
    NO_MAP,
    OWING,
    SLOTS,
    SQUARE,
    SQUARES,
    TAKE,
    TAKING,
)
from .pieces import PATTERN_NAMES
from .rules import is_to_act
from .state import State
from .words import SPOT_IDS, same, spot_squares


def why(state: State, seat: int, action: int) -> Refusal | None:
    """None if the action, or its `same`, is legal; otherwise the first rule that forbids it."""
    if state.over:
        return Refusal("S4.1", "game-over")
    if not is_to_act(state, seat):
        return not_to_act(state, seat)
    phase = CHOOSING if action < MARK else MARKING if action < TAKE else TAKING
    if phase != state.phase:
        return wrong_phase(state)
    if state.is_legal(seat, same(state, seat, action)):
        return None
    if action >= TAKE:
        return Refusal("S3.11", "deck-empty" if action == BLIND else "no-map-there")
    if action >= SQUARE:
        return cannot_mark_one(state, seat, *divmod(action - SQUARE, SQUARES))
    if state.stage[seat] == OWING:
        return Refusal("S3.4", "a-square-is-owed", {"owed": state.owed[seat]})
    return cannot_mark(state, seat, *divmod(action - MARK, SPOT_IDS))


def not_to_act(state: State, seat: int) -> Refusal:
    """Nothing is asked of this seat now."""
    if state.phase == CHOOSING:
        return Refusal("S2.1", "has-chosen")
    if state.phase == TAKING:
        return Refusal("S3.8", "not-your-turn", {"turn": state.turn})
    has_map = any(state.maps[SLOTS * seat : SLOTS * seat + SLOTS])
    return Refusal("S3.2", "has-marked") if has_map else Refusal("S3.11", "no-free-square")


def wrong_phase(state: State) -> Refusal:
    """The seat may act, but it is asked for something else."""
    if state.phase == CHOOSING:
        return Refusal("S2.1", "choose-maps-first")
    return Refusal("S3.2", "mark-first") if state.phase == MARKING else Refusal("S3.10", "take-a-map-first")


def cannot_mark(state: State, seat: int, slot: int, spot_id: int) -> Refusal:
    """Why the pattern cannot be laid on this map like this."""
    if state.maps[SLOTS * seat + slot] == NO_MAP:
        return no_map(slot)
    squares = spot_squares(state, seat, slot, spot_id)
    if squares is None:
        return Refusal("S3.2", "pattern-off-the-map", {"pattern": PATTERN_NAMES[state.card - 1]})
    return marked_already(state, seat, slot, squares)


def cannot_mark_one(state: State, seat: int, slot: int, square: int) -> Refusal:
    """Why this square of this map cannot be marked."""
    number = state.maps[SLOTS * seat + slot]
    if number == NO_MAP:
        return no_map(slot)
    if not state.edition.squares[number] >> square & 1:
        return Refusal("S3.3", "square-off-the-map", {"slot": slot})
    return marked_already(state, seat, slot, (square,))


def no_map(slot: int) -> Refusal:
    return Refusal("S3.11", "no-map-in-play", {"slot": slot})


def marked_already(state: State, seat: int, slot: int, squares: tuple[int, ...]) -> Refusal:
    free = state.free[SLOTS * seat + slot]
    taken = [square for square in squares if not free >> square & 1]
    return Refusal("S3.3", "square-marked-already", {"slot": slot, "squares": taken})
