"""Lines and columns that every game's table shares."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from trove.core.game import Offer
from trove.texts.sentences import Sentences

from .sitters import mark
from .tables import Choices

GAP = 3  # between two groups of choices


def grouped(groups: Sequence[Choices]) -> list[Offer]:
    """The offers in the order in which they are numbered."""
    return [offer for group in groups for offer, _ in group.offers]


def choice_list(groups: Sequence[Choices], width: int) -> RenderableType:
    """Numbered actions under their headings; two groups stand side by side where they fit."""
    blocks, number = [], 0
    for group in groups:
        lines = [Text(group.title, "bold")] if group.title else []
        for _, leads_to in group.offers:
            number += 1
            lines.append(Text.assemble((f"{number:>4}  ", "bold cyan"), leads_to))
        blocks.append(lines)
    widths = [max(line.cell_len for line in lines) + GAP for lines in blocks if lines]
    if len(blocks) > 1 and sum(widths) <= width:
        beside = Table.grid(padding=(0, GAP, 0, 0))
        beside.add_row(*(Group(*lines) for lines in blocks))
        return beside
    return Group(*(line for lines in blocks for line in lines))


def log_lines(steps: Sequence[tuple[int, Sequence[Any]]], said: Sentences) -> list[Text]:
    """One line for each step: whose it was, and what happened."""
    lines = []
    for _, events in steps:
        if events:
            seat = seat_of(events)
            head = Text("    ") if seat is None else mark(seat)
            lines.append(Text.assemble(head, "  ", " ".join(said.event(event) for event in events)))
    return lines


def seat_of(events: Sequence[Any]) -> int | None:
    """Whose step it was that brought these events."""
    return next((event.seat for event in events if getattr(event, "seat", None) is not None), None)


def by_turns(steps: Sequence[tuple[int, Sequence[Any]]]) -> list[tuple[int, list[Any]]]:
    """Steps of one seat that follow each other as one."""
    runs: list[tuple[int, list[Any]]] = []
    for number, events in steps:
        if runs and events and seat_of(runs[-1][1]) == seat_of(events):
            runs[-1][1].extend(events)
        elif events:
            runs.append((number, list(events)))
    return runs
