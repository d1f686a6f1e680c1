"""The sizes of Tomb Raider's museum and hands."""

from msgspec import Struct

from trove.games.tomb_raider.constants import HAND_LIMIT, ROWS, START
from trove.games.tomb_raider.state import State


class Board(Struct, frozen=True, gc=False):
    """T2.1, T11.1."""

    rows: int = ROWS  # and columns; places are numbered row by row
    start: int = START  # the number of the start tile
    hand_limit: int = HAND_LIMIT


def board(state: State) -> Board:
    return Board()
