"""The spiral without lines between its cells, for terminals of 80 columns."""

import re
from collections.abc import Sequence
from typing import Any

from rich.text import Text

from trove.games.luxor.constants import TOMB
from trove.offers.luxor import Board
from trove.texts.sentences import Sentences

from ..canvas import Canvas
from .board import ARROWS, COLUMNS, LINES, ROWS, Spiral, tile_word

INNER = 9  # letters in a cell
NEED = COLUMNS * (INNER + 1)
IN_THE_MIDDLE = 3 * LINES - 1  # lines beside the tomb's own
NUMBERS = re.compile(r"\s*([+\d][\d▸/]*)$")


def shortened(word: str, room: int) -> str:
    """A word cut to a few letters; numbers at its end are kept."""
    found = NUMBERS.search(word)
    if found is None or len(word) <= room:
        return word[:room]
    return word[: found.start()][: room - len(found[1])] + found[1]


class Compact(Spiral):
    """Arrows are between the cells: of steps sideways in the first line, of steps up or down in the second."""

    def __init__(self, public: Any, board: Board, said: Sentences) -> None:
        super().__init__(public, board, said, NEED)
        self.inner = INNER
        self.canvas = Canvas(NEED, ROWS * LINES)

    def corner(self, column: int, row: int) -> tuple[int, int]:
        return column * (INNER + 1) - 1, row * LINES - 1

    def frame(self, x: int, y: int) -> None:
        """None."""

    def word(self, tile: Any) -> str:
        return shortened(tile_word(tile, self.said), INNER - 3)

    def draw_middle(self, around: Sequence[Text]) -> None:
        left, top = self.corner(2, 2)
        name = self.said.say("table", "tomb", points=self.board.worth[TOMB])
        after = self.canvas.put(left + 2, top + 1, name + "  ", "bold")
        self.put_standing(after, top + 1, TOMB)
        room = 4 * (INNER + 1) - 3
        for k, line in enumerate(around[:IN_THE_MIDDLE]):
            told = line.plain if line.cell_len <= room else line.plain[: room - 1] + "…"
            self.canvas.put(left + 2, top + 2 + k, told, "")

    def put_arrow(self, here: tuple[int, int], there: tuple[int, int]) -> None:
        step = (there[0] - here[0], there[1] - here[1])
        x, y = self.corner(*here)
        self.canvas.put(x if step[0] < 0 else x + INNER + 1, y + (1 if step[0] else 2), ARROWS[step], "bold")
