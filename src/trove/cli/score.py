"""The score sheet as a table: every category with its rule, ranks, and how ties were decided."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from trove.core.game import Sheet
from trove.texts.sentences import Sentences

from .sitters import named

UNKNOWN = "?"
TRIALS = 12


def categories(sheets: Sequence[Sheet]) -> list[str]:
    """The rules that give points, in the order of the sheet."""
    rules = {item.rule for sheet in sheets for item in sheet.items}
    return sorted(rules, key=lambda rule: [int(part) if part.isdigit() else 0 for part in rule[1:].split(".")])


def points(sheet: Sheet, seat: int, rule: str) -> int:
    return sum(item.points for item in sheet.items if item.seat == seat and item.rule == rule)


def cell(sheets: Sequence[Sheet], seat: int, rule: str) -> str:
    """Points that are the same in all sheets; else they are hidden."""
    found = {points(sheet, seat, rule) for sheet in sheets}
    return str(found.pop()) if len(found) == 1 else UNKNOWN


def total(sheets: Sequence[Sheet], seat: int) -> str:
    found = {sheet.totals[seat] for sheet in sheets}
    if len(found) == 1:
        return str(found.pop())
    sure = sum(int(part) for rule in categories(sheets) if (part := cell(sheets, seat, rule)) != UNKNOWN)
    return f"{sure} + {UNKNOWN}"


def score_table(sheets: Sequence[Sheet], said: Sentences, *, final: bool) -> Table:
    """One column for each seat, one row for each category."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False)
    table.add_column(said.texts.say("cli-score-category"), header_style="dim")
    table.add_column(said.texts.say("cli-score-rule"), header_style="dim")
    for seat, name in enumerate(said.names):
        table.add_column(named(seat, name), justify="right")
    seats = range(len(said.names))
    for rule in categories(sheets):
        title = said.say("score", rule.replace(".", "-"))
        table.add_row(title, rule, *(cell(sheets, seat, rule) for seat in seats))
    sums = [Text(total(sheets, seat), "bold") for seat in seats]
    table.add_row(Text(said.texts.say("cli-score-total"), "bold"), "", *sums)
    if final:
        ranks = [said.texts.say("cli-score-place", place=rank) for rank in sheets[0].ranks]
        table.add_row(said.texts.say("cli-score-rank"), "", *ranks)
    return table


def joined(names: Sequence[str], said: Sentences) -> str:
    """Names in one line: Anna, Ben and Eva."""
    if len(names) < 2:
        return "".join(names)
    return said.texts.say("and", first=", ".join(names[:-1]), last=names[-1])


def ties(sheet: Sheet, said: Sentences) -> list[str]:
    """How equal totals were decided."""
    sentences = []
    for points_shared in sorted(set(sheet.totals), reverse=True):
        level = [seat for seat, sum_ in enumerate(sheet.totals) if sum_ == points_shared]
        if len(level) > 1:
            how = "tie-shared" if len({sheet.ranks[seat] for seat in level}) == 1 else "tie-broken"
            sentences.append(said.say(how, names=joined([said.names[seat] for seat in level], said)))
    return sentences


def final_score(sheet: Sheet, said: Sentences) -> list[RenderableType]:
    """The sheet of a finished match, ties explained, and who has won."""
    winners = joined([said.names[seat] for seat in sheet.winners], said)
    won = said.texts.say("cli-winners", names=winners, count=len(sheet.winners))
    if len(sheet.totals) == 1:
        won = said.texts.say("cli-played-alone", name=winners, points=sheet.totals[0])
    return [score_table([sheet], said, final=True), *ties(sheet, said), Text(won, "bold")]


def score_so_far(state: Any, seat: int, said: Sentences) -> list[RenderableType]:
    """The sheet as far as this seat can know it: what differs between states it cannot tell apart is hidden."""
    sheets = [state.game.score_sheet(state.imagine(seat, seed)) for seed in range(TRIALS)]
    return [score_table(sheets, said, final=False), said.texts.say("cli-score-so-far")]
