"""The board as a list, for narrow terminals and pipes."""

from typing import Any

from rich.table import Table
from rich.text import Text

from trove.games.luxor.constants import STAIRS, TOMB
from trove.offers.luxor import Board
from trove.texts.sentences import Sentences

from ...table.participants import LETTERS, style_of
from .board import STATUE, cells, lying_at, standing, tile_style, tile_word

GAPS = (2, 1)


def line(space: int, public: Any, said: Sentences) -> Text:
    """One space with its tile and who stands there."""
    text = Text(no_wrap=True)
    if space in (STAIRS, TOMB):
        text.append(said.say("short", "space", space_raw=space), "bold")
    else:
        text.append(f"{space:>2} ", "bold")
        text.append(tile_word(public.board[space], said), tile_style(public.board[space]))
    for seat, numbers in standing(public, space):
        text.append(" ")
        text.append(LETTERS[seat] + numbers, style_of(seat))
    return text


def statue_line(statue: int, public: Any, said: Sentences) -> Text:
    text = Text(said.say("short", "statue"), "italic dim", no_wrap=True)
    for seat, number in lying_at(public, statue):
        text.append(" ")
        text.append(LETTERS[seat] + number, f"dim {style_of(seat)}")
    return text


def listing(public: Any, board: Board, said: Sentences, width: int) -> list[Table]:
    """All spaces in as many columns as fit, read downwards."""
    lines, statue = [], 0
    for space in cells(board):
        if space == STATUE:
            lines.append(statue_line(statue, public, said))
            statue += 1
        else:
            lines.append(line(space, public, said))
    lines.append(line(TOMB, public, said))
    columns, gap = fitting([text.cell_len for text in lines], width)
    deep = -(-len(lines) // columns)
    grid = Table.grid(padding=(0, gap, 0, 0))
    for row in range(deep):
        grid.add_row(*lines[row::deep])
    return [grid]


def fitting(widths: list[int], room: int) -> tuple[int, int]:
    """The most columns that fit side by side, and how far apart."""
    for columns in range(6, 1, -1):
        deep = -(-len(widths) // columns)
        bare = sum(max(widths[at : at + deep]) for at in range(0, len(widths), deep))
        for gap in GAPS:
            if bare + gap * columns <= room:
                return columns, gap
    return 1, 1
