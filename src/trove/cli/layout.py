"""Lines and columns that every game's table shares."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from trove.offers.news import seat_of
from trove.texts.sentences import Sentences

from .drawing import Choices
from .screen import Screen
from .table.participants import mark

GAP = 3  # between two groups of choices


def grouped(groups: Sequence[Choices]) -> list[int]:
    """The actions in the order in which they are numbered."""
    return [action for group in groups for action, _ in group.lines]


def choice_list(groups: Sequence[Choices], width: int) -> RenderableType:
    """Numbered actions under their headings; two groups are side by side where they fit."""
    blocks, number = [], 0
    for group in groups:
        lines = [Text(group.title, "bold")] if group.title else []
        for _, leads_to in group.lines:
            number += 1
            lines.append(Text.assemble((f"{number:>4}  ", "bold cyan"), leads_to))
        blocks.append(lines)
    widths = [max(line.cell_len for line in lines) + GAP for lines in blocks if lines]
    if len(blocks) > 1 and sum(widths) <= width:
        beside = Table.grid(padding=(0, GAP, 0, 0))
        beside.add_row(*(Group(*lines) for lines in blocks))
        return beside
    return Group(*(line for lines in blocks for line in in_one(lines, width)))


def in_one(lines: list[Text], width: int) -> list[Text]:
    """A heading with the only choice under it in one line, if it is long enough."""
    return [lines[0] + lines[1]] if len(lines) == 2 and lines[0].cell_len + lines[1].cell_len <= width else lines


def log_lines(steps: Sequence[tuple[int, Sequence[Any]]], said: Sentences) -> list[Text]:
    """One line for each step: whose it was, and what happened."""
    lines = []
    for _, events in steps:
        if events:
            seat = seat_of(events)
            head = Text("    ") if seat is None else mark(seat)
            lines.append(Text.assemble(head, "  ", " ".join(said.event(event) for event in events)))
    return lines


def latest(lines: Sequence[Text], fewest: int, room: int, screen: Screen) -> list[Text]:
    """The last lines, as many as there is room for, and at least a few; long ones are cut to one line each."""
    shown = min(fewest, len(lines))
    while shown < len(lines) and screen.lines(*lines[-shown - 1 :]) < room:
        shown += 1
    last = list(lines[len(lines) - shown :])
    if not screen.live or screen.lines(*last) + (shown < len(lines)) <= room:
        return last
    kept = len(lines) if len(lines) <= room else max(0, room - 1)
    cut = [line.copy() for line in lines[len(lines) - kept :]]
    for line in cut:
        line.no_wrap, line.overflow = True, "ellipsis"
    return cut
