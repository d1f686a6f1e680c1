"""The pattern of a turn: how it can be turned and mirrored, and which squares it covers."""

from typing import Any

from msgspec import Struct
from rich.text import Text

from trove.games.silver_and_gold.constants import GRID
from trove.games.silver_and_gold.pieces import Square, drawn, turned, twin
from trove.offers.silver_and_gold.boards import patterns
from trove.texts.sentences import Sentences

from ..blocks import Block

QUARTERS = 4
FIRST, OTHER = "◆", "■"


class Draft(Struct, frozen=True):
    """What a seat prepares: the pattern turned and mirrored, and the square its first one goes to."""

    quarters: int = 0
    mirrored: bool = False
    slot: int | None = None
    square: int = 0
    listed: bool = False  # all actions are shown with their numbers

    @property
    def orientation(self) -> int:
        return self.quarters + QUARTERS * self.mirrored


def printed(pattern: str) -> frozenset[Square]:
    """The pattern as its card shows it."""
    return drawn(next(card.rows for card in patterns() if card.name == pattern))


def shape(pattern: str, draft: Draft) -> list[Square]:
    """The pattern's squares as the draft turns it, row by row; the first is the one that is placed."""
    return sorted(turned(printed(pattern), draft.orientation))


def covered(pattern: str, draft: Draft) -> tuple[int, ...] | None:
    """The squares of the grid that the draft covers; None if it leaves the grid."""
    squares = shape(pattern, draft)
    row, column = draft.square // GRID, draft.square % GRID - squares[0][1]
    inside = all(row + r < GRID and 0 <= column + c < GRID for r, c in squares)
    return tuple(GRID * (row + r) + column + c for r, c in squares) if inside else None


def corner(pattern: str, draft: Draft) -> int:
    """The square at the top left corner of the box around the pattern."""
    return draft.square - shape(pattern, draft)[0][1]


def how(draft: Draft) -> str:
    """The draft's turn as it is typed: r1 m."""
    return f"r{draft.quarters}" + (" m" if draft.mirrored else "")


def picture(pattern: str, draft: Draft, said: Sentences) -> Block:
    """The pattern as it is turned now; the square that is placed has a sign of its own."""
    squares = shape(pattern, draft)
    lines = [Text(said.say("field", "pattern", value=pattern), "bold")]
    for row in range(1 + max(r for r, _ in squares)):
        line = Text()
        for column in range(1 + max(c for _, c in squares)):
            here = (row, column)
            line.append((FIRST if here == squares[0] else OTHER if here in squares else " ") + " ", "bold cyan")
        lines.append(line)
    return [*lines, Text(how(draft), "dim")]


def flipped(pattern: str, draft: Draft) -> Draft:
    """Mirrored from left to right as it is shown now: the rules mirror first and turn then."""
    return named_simply(pattern, draft, -draft.quarters % QUARTERS, not draft.mirrored)


def turned_on(pattern: str, draft: Draft, quarters: int) -> Draft:
    """Turned further, clockwise."""
    return named_simply(pattern, draft, (draft.quarters + quarters) % QUARTERS, draft.mirrored)


def named_simply(pattern: str, draft: Draft, quarters: int, mirrored: bool) -> Draft:
    """Of all orientations that look like this one, the first."""
    mirrors, quarters = divmod(twin(printed(pattern), quarters + QUARTERS * mirrored), QUARTERS)
    return Draft(quarters, bool(mirrors), draft.slot, draft.square)


def mark_words(pattern: str, draft: Draft) -> dict[str, Any]:
    """The draft as an action in words."""
    placed = {"slot": draft.slot, "corner": corner(pattern, draft)}
    return {"type": "mark", **placed, "turned": draft.quarters, "mirrored": draft.mirrored}
