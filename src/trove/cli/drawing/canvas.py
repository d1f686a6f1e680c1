"""A grid of characters with colours, and boxes whose lines join."""

from itertools import groupby

from rich.text import Text

UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
LINES = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"  # by which of the four sides are joined


class Canvas:
    """Draws from the top left corner."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._joined = [[0] * width for _ in range(height)]
        self._letters: dict[tuple[int, int], tuple[str, str]] = {}

    def box(self, left: int, top: int, width: int, height: int) -> None:
        """A box with its lines; width and height count what is inside."""
        right, bottom = left + width + 1, top + height + 1
        for y in (top, bottom):
            for x in range(left, right):
                self._joined[y][x] |= RIGHT
                self._joined[y][x + 1] |= LEFT
        for x in (left, right):
            for y in range(top, bottom):
                self._joined[y][x] |= DOWN
                self._joined[y + 1][x] |= UP

    def put(self, x: int, y: int, text: str, style: str = "") -> int:
        """Put letters in a row; returns where the next would go."""
        for k, letter in enumerate(text):
            if 0 <= x + k < self.width and 0 <= y < self.height:
                self._letters[x + k, y] = (letter, style)
        return x + len(text)

    def rows(self, line_style: str = "dim") -> list[Text]:
        """The drawing, row by row."""
        return [self._row(y, line_style) for y in range(self.height)]

    def _row(self, y: int, line_style: str) -> Text:
        drawn = (self._letters.get((x, y), (LINES[self._joined[y][x]], line_style)) for x in range(self.width))
        row = Text(no_wrap=True, overflow="crop")
        for style, letters in groupby(drawn, key=lambda one: one[1]):
            row.append("".join(letter for letter, _ in letters), style)
        return row
