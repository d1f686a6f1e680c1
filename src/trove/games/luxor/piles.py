"""The piles: multisets that things are drawn from."""

from ...core.chance import draw, note_draw
from .constants import ROW_OF_PILES
from .state import State


def draw_from(state: State, stream: int, first: int, n: int) -> int:
    """Take one of the n things of a pile at random; returns its index in the row of piles."""
    number = draw(state, stream, n)
    left = number
    while left >= state.pile[first]:
        left -= state.pile[first]
        first += 1
    state.pile[first] -= 1
    if state.journal.on:
        note_draw(state, stream, n, number, ROW_OF_PILES, first)
    return first
