"""Treasure maps: small for the table, large with coordinates for marking. Every kind of square has its own sign."""

from collections.abc import Collection
from typing import Any

from rich.text import Text

from trove.games.silver_and_gold.constants import GRID
from trove.texts import letter, on_grid
from trove.texts.sentences import Sentences

from ..blocks import Block, beside
from ..canvas import Canvas

OUTSIDE, PLAIN = ".", "o"
MARKED = "■"
SYMBOL_SIGNS = {"cross": "X", "coin": "$", "palm": "T"}
SIGNS = {OUTSIDE: " ", PLAIN: "·", "X": "X", "$": "$", "T": "T"}
STYLES = {"X": "bold bright_red", "$": "bold bright_yellow", "T": "bold bright_green"}
COLOURS = {"purple": "magenta", "orange": "dark_orange", "green": "green", "grey": "grey62"}
PREPARED = "bold reverse"
WIDE = 105  # columns of a terminal from which maps are drawn with lines


def square_name(square: int) -> str:
    """A square as people type it: c2."""
    return str(on_grid(square, GRID))


def sign_at(card: Any, square: int) -> str:
    """What the map shows on a square of the grid; outside if it is not on the map."""
    row, column = divmod(square, GRID)
    inside = row < len(card.rows) and column < len(card.rows[row])
    return card.rows[row][column] if inside else OUTSIDE


def size(card: Any) -> tuple[int, int]:
    """Rows and columns."""
    return len(card.rows), max(map(len, card.rows))


def style_of(card: Any, sign: str) -> str:
    return STYLES.get(sign, COLOURS[card.color])


def cell(card: Any, square: int, marked: Collection[int]) -> tuple[str, str]:
    """A square as one letter with its style."""
    if square in marked:
        return MARKED, f"dim {COLOURS[card.color]}"
    sign = sign_at(card, square)
    return SIGNS[sign], style_of(card, sign)


def in_short(card: Any, said: Sentences) -> list[Text]:
    """Points and colour, and the seal if there is one."""
    told = [Text(said.say("short", "map", color=card.color, points=card.points), COLOURS[card.color])]
    if card.seal is not None:
        seal = said.say("short", "seal", color=card.seal.color, value=card.seal.value)
        told.append(Text(seal, COLOURS[card.seal.color]))
    return told


def small(card: Any, marked: Collection[int], name: str, said: Sentences) -> Block:
    """A map with its name, colour and points, two letters for each square."""
    rows, columns = size(card)
    short, *seal = in_short(card, said)
    lines = [Text.assemble((name, "bold"), " ", short)]
    for row in range(rows):
        line = Text(no_wrap=True)
        for column in range(columns):
            line.append(*cell(card, GRID * row + column, marked))
            line.append(" ")
        lines.append(line)
    return lines + seal


def empty(name: str, said: Sentences) -> Block:
    """A place without a map."""
    return [Text.assemble((name, "bold"), " ", (said.say("short", "empty"), "dim"))]


def large(place: Any, slot: int, prepared: Collection[int], said: Sentences, width: int) -> Block:
    """A map of one's own, with coordinates and the squares that are prepared."""
    name = letter(slot)
    if place is None:
        return empty(name, said)
    title = Text.assemble((name, "bold reverse"), " ", said.piece(place.map), style=COLOURS[place.map.color])
    draw = ruled if width >= WIDE else plain
    return [title, *draw(place.map, place.marked, prepared)]


def content(card: Any, square: int, marked: Collection[int], prepared: Collection[int]) -> tuple[str, str]:
    """Three letters for a square of a large map."""
    sign, style = cell(card, square, marked)
    if square in prepared:
        return f"({sign})", PREPARED
    return f" {sign} ", style


def plain(card: Any, marked: Collection[int], prepared: Collection[int]) -> Block:
    """Without lines, for narrow terminals and pipes."""
    rows, columns = size(card)
    lines = [Text("  " + "".join(f" {letter(column)} " for column in range(columns)), "dim")]
    for row in range(rows):
        line = Text.assemble((f"{row + 1} ", "dim"))
        for column in range(columns):
            line.append(*content(card, GRID * row + column, marked, prepared))
        lines.append(line)
    return lines


def ruled(card: Any, marked: Collection[int], prepared: Collection[int]) -> Block:
    """Every square in a box."""
    rows, columns = size(card)
    canvas = Canvas(2 + 4 * columns + 1, 2 + 2 * rows)
    for column in range(columns):
        canvas.put(4 + 4 * column, 0, letter(column), "dim")
    for row in range(rows):
        canvas.put(0, 2 + 2 * row, str(row + 1), "dim")
        for column in range(columns):
            square = GRID * row + column
            if sign_at(card, square) != OUTSIDE:
                canvas.box(2 + 4 * column, 1 + 2 * row, 3, 1)
            if sign_at(card, square) != OUTSIDE or square in prepared:
                text, style = content(card, square, marked, prepared)
                canvas.put(3 + 4 * column, 2 + 2 * row, text.replace(SIGNS[PLAIN], " "), style)
    return canvas.rows(COLOURS[card.color])


def pair(seat: Any, said: Sentences) -> Block:
    """The two maps before a player, small."""
    drawn = [
        empty(letter(slot), said) if place is None else small(place.map, place.marked, letter(slot), said)
        for slot, place in enumerate(seat.maps)
    ]
    return beside(drawn, 2)


def row_of(cards: Collection[Any], said: Sentences) -> Block:
    """Maps with numbers, side by side."""
    return beside([small(card, (), str(k), said) for k, card in enumerate(cards, 1)], 3)
