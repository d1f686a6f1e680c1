"""The score card, the round card and the patterns of Silver & Gold, as they are printed."""

from msgspec import Struct

from trove.games.silver_and_gold.constants import COIN_ROW, GRID, PALM_BOXES, ROUNDS, ROWS, TURNS
from trove.games.silver_and_gold.edition_file import box
from trove.games.silver_and_gold.pieces import PatternName
from trove.games.silver_and_gold.state import State


class Pattern(Struct, frozen=True, gc=False):
    """A pattern as its card shows it, `o` where it marks. It may be mirrored, then turned."""

    name: PatternName
    rows: tuple[str, ...]
    count: int  # cards that show it


class Board(Struct, frozen=True, gc=False):
    """S1.3 to S1.7."""

    trophies: tuple[int, ...]  # the first to be won first
    medals: tuple[int, ...]  # points for bronze, silver and gold, for one player alone
    patterns: tuple[Pattern, ...]
    grid: int = GRID  # rows and columns of a map at the most; squares are numbered row by row
    coin_rows: int = ROWS
    coin_row: int = COIN_ROW
    palm_boxes: int = PALM_BOXES
    rounds: int = ROUNDS
    turns: int = TURNS  # in a round


def board(state: State) -> Board:
    return Board(tuple(state.edition.trophies), tuple(state.edition.medals), patterns())


def patterns() -> tuple[Pattern, ...]:
    """The patterns of the expedition cards."""
    return tuple([Pattern(card.pattern, tuple(card.rows), card.count) for card in box().expedition])
