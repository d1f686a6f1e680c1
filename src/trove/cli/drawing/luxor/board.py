"""L1.9: the board as a square spiral, 8 by 7, wound twice, with the tomb chamber in the middle."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.text import Text

from trove.games.luxor.constants import FIRST_LYING, STAIRS, TOMB
from trove.offers.luxor import Board
from trove.texts.sentences import Sentences, tag_of

from ...table.participants import LETTERS, style_of
from ..canvas import Canvas

COLUMNS, ROWS, LINES = 8, 7, 2
NARROWEST, WIDEST = 12, 15  # letters in a cell
WIDEST_NEED = COLUMNS * (NARROWEST + 1) + 1
STATUE = -1
TILE_STYLES = {
    "treasure": "",
    "horus": "bright_cyan",
    "osiris": "bright_green",
    "temple": "bright_magenta",
}
KIND_STYLES = {"vase": "bright_red", "jewelry": "bright_yellow", "statue": "bright_blue"}


def ring(inset: int) -> Iterator[tuple[int, int]]:
    """The cells of one turn of the spiral, clockwise from its top left corner."""
    right, bottom = COLUMNS - 1 - inset, ROWS - 1 - inset
    yield from ((x, inset) for x in range(inset, right + 1))
    yield from ((right, y) for y in range(inset + 1, bottom + 1))
    yield from ((x, bottom) for x in range(right - 1, inset - 1, -1))
    yield from ((inset, y) for y in range(bottom - 1, inset, -1))


WAY = (*ring(0), *ring(1))
ARROWS = {(1, 0): "→", (-1, 0): "←", (0, 1): "↓", (0, -1): "↑"}


def cells(board: Board) -> list[int]:
    """What is on each cell along the way: a space, or a statue, which is none."""
    found = [STAIRS]
    for space in range(1, TOMB):
        found.append(space)
        found += [STATUE] * board.statues.count(space)
    return found


def tile_word(tile: Any, said: Sentences) -> str:
    """A tile in a word."""
    return said.say("short", "empty") if tile is None else said.tell("short", tile)


def tile_style(tile: Any) -> str:
    if tile is None:
        return "dim"
    return KIND_STYLES[tile.kind] if tag_of(tile) == "treasure" else TILE_STYLES[tag_of(tile)]


def standing(public: Any, space: int | None) -> list[tuple[int, str]]:
    """Who stands on a space: by seat, the numbers of its adventurers."""
    found = []
    for seat, lies_open in enumerate(public.seats):
        if there := "".join(str(k + 1) for k, at in enumerate(lies_open.adventurers) if at == space):
            found.append((seat, there))
    return found


def lying_at(public: Any, statue: int) -> list[tuple[int, str]]:
    """Who lies at a statue: the third adventurer at the first, and so on (L2.1)."""
    adventurer = FIRST_LYING + statue
    return [(seat, str(adventurer + 1)) for seat, s in enumerate(public.seats) if s.adventurers[adventurer] is None]


class Spiral:
    """The board being drawn, cell by cell."""

    def __init__(self, public: Any, board: Board, said: Sentences, width: int) -> None:
        self.public = public
        self.board = board
        self.said = said
        self.inner = min(WIDEST, (width - 1) // COLUMNS - 1)
        self.canvas = Canvas(COLUMNS * (self.inner + 1) + 1, ROWS * (LINES + 1) + 1)

    def corner(self, column: int, row: int) -> tuple[int, int]:
        """The top left corner of a cell's lines."""
        return column * (self.inner + 1), row * (LINES + 1)

    def draw(self, around: Sequence[Text]) -> list[Text]:
        """Every cell along the way, then the middle, with what lies beside the board."""
        statue = 0
        for (column, row), space in zip(WAY, cells(self.board), strict=True):
            x, y = self.corner(column, row)
            self.frame(x, y)
            if space == STATUE:
                self.draw_statue(x + 1, y + 1, statue)
                statue += 1
            else:
                self.draw_space(x + 1, y + 1, space)
        self.draw_middle(around)
        for here, there in zip(WAY, [*WAY[1:], (WAY[-1][0] + 1, WAY[-1][1])], strict=True):
            self.put_arrow(here, there)
        return self.canvas.rows()

    def frame(self, x: int, y: int) -> None:
        self.canvas.box(x, y, self.inner, LINES)

    def word(self, tile: Any) -> str:
        return tile_word(tile, self.said)[: self.inner - 3]

    def draw_space(self, x: int, y: int, space: int) -> None:
        """A space with its number, its tile, its worth at the end, and who stands there."""
        if space == STAIRS:
            self.canvas.put(x, y, self.said.say("short", "space", space_raw=STAIRS), "bold")
        else:
            tile = self.public.board[space]
            after = self.canvas.put(x, y, f"{space:>2} ", "bold")
            self.canvas.put(after, y, self.word(tile), tile_style(tile))
            worth = str(self.board.worth[space])
            self.canvas.put(x + self.inner - len(worth), y + 1, worth, "dim")
        self.put_standing(x, y + 1, space)

    def draw_statue(self, x: int, y: int, statue: int) -> None:
        self.canvas.put(x, y, self.said.say("short", "statue"), "italic dim")
        for seat, number in lying_at(self.public, statue):
            x = self.canvas.put(x, y + 1, LETTERS[seat] + number, f"dim {style_of(seat)}") + 1

    def draw_middle(self, around: Sequence[Text]) -> None:
        """The tomb chamber, and in it what lies beside the board."""
        left, top = self.corner(2, 2)
        width = 4 * (self.inner + 1) - 1
        self.canvas.box(left, top, width, 3 * (LINES + 1) - 1)
        name = self.said.say("table", "tomb", points=self.board.worth[TOMB])
        after = self.canvas.put(left + 2, top + 1, name + "  ", "bold")
        self.put_standing(after, top + 1, TOMB)
        for k, line in enumerate(around):
            self.canvas.put(left + 2, top + 2 + k, line.plain[: width - 2], "")

    def put_standing(self, x: int, y: int, space: int) -> None:
        for seat, numbers in standing(self.public, space):
            x = self.canvas.put(x, y, LETTERS[seat] + numbers, style_of(seat)) + 1

    def put_arrow(self, here: tuple[int, int], there: tuple[int, int]) -> None:
        """Which way it goes on, on the line between two cells."""
        step = (there[0] - here[0], there[1] - here[1])
        x, y = self.corner(*here)
        if step[0]:
            self.canvas.put(x + (self.inner + 1 if step[0] > 0 else 0), y + 1, ARROWS[step], "bold")
        else:
            self.canvas.put(x + 1 + self.inner // 2, y + (LINES + 1 if step[1] > 0 else 0), ARROWS[step], "bold")
