"""The score sheet as a table: every category with its rule, ranks, and how ties were decided."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from trove.core.game import Sheet
from trove.core.match import Match
from trove.texts.sentences import Sentences

from .table.participants import named

UNKNOWN = "?"
TRIALS = 12

EARLY = {"agreement": "cli-ended-agreement", "abandoned": "cli-ended-abandoned"}

Sides = Sequence[Sequence[int]]  # the seats that win together


def categories(sheets: Sequence[Sheet[Any]]) -> list[str]:
    """The rules that give points, in the order of the sheet."""
    rules = {item.rule for sheet in sheets for item in sheet.items}
    return sorted(rules, key=lambda rule: [int(part) if part.isdigit() else 0 for part in rule[1:].split(".")])


def points(sheet: Sheet[Any], side: Sequence[int], rule: str) -> int:
    return sum(item.points for item in sheet.items if item.seat in side and item.rule == rule)


def cell(sheets: Sequence[Sheet[Any]], side: Sequence[int], rule: str) -> str:
    """A side's points if they are the same in all sheets; None if they differ, because some are hidden."""
    found = {points(sheet, side, rule) for sheet in sheets}
    return str(found.pop()) if len(found) == 1 else UNKNOWN


def total(sheets: Sequence[Sheet[Any]], side: Sequence[int]) -> str:
    """A side's total, which each of its seats has."""
    found = {sheet.totals[side[0]] for sheet in sheets}
    if len(found) == 1:
        return str(found.pop())
    sure = sum(int(part) for rule in categories(sheets) if (part := cell(sheets, side, rule)) != UNKNOWN)
    return f"{sure} + {UNKNOWN}"


def score_table(sheets: Sequence[Sheet[Any]], said: Sentences, sides: Sides, *, final: bool) -> Table:
    """One column for each side, one row for each category that gives points."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False)
    table.add_column(said.texts.say("cli-score-category"), header_style="dim")
    table.add_column(said.texts.say("cli-score-rule"), header_style="dim")
    for side in sides:
        table.add_column(Text(" ").join([named(seat, said.names[seat]) for seat in side]), justify="right")
    for rule in categories(sheets):
        if is_decision(rule, said):
            continue
        title = said.say("score", rule.replace(".", "-"))
        table.add_row(title, rule, *(cell(sheets, side, rule) for side in sides))
    sums = [Text(total(sheets, side), "bold") for side in sides]
    table.add_row(Text(said.texts.say("cli-score-total"), "bold"), "", *sums)
    if final and len(sides) > 1:
        ranks = [said.texts.say("cli-score-place", place=place(sheets[0], side, sides)) for side in sides]
        table.add_row(said.texts.say("cli-score-rank"), "", *ranks)
    return table


def place(sheet: Sheet[Any], side: Sequence[int], sides: Sides) -> int:
    """1 for the best side, whatever the number of its seats; ties share a place."""
    return 1 + sum(sheet.ranks[other[0]] < sheet.ranks[side[0]] for other in sides)


def is_decision(rule: str, said: Sentences) -> bool:
    """Whether a category gives no points but decides a tie."""
    return said.has("decided", rule.replace(".", "-"))


def joined(names: Sequence[str], said: Sentences) -> str:
    """Names in one line: Anna, Ben and Eva."""
    if len(names) < 2:
        return "".join(names)
    return said.texts.say("and", first=", ".join(names[:-1]), last=names[-1])


def ties(sheet: Sheet[Any], said: Sentences, sides: Sides) -> list[str]:
    """How equal totals were decided."""
    sentences = []
    for points_shared in sorted(set(sheet.totals), reverse=True):
        level = [side for side in sides if sheet.totals[side[0]] == points_shared]
        if len(level) > 1:
            how = "tie-shared" if len({sheet.ranks[side[0]] for side in level}) == 1 else "tie-broken"
            sentences.append(said.say(how, names=joined([said.names[seat] for side in level for seat in side], said)))
    return [*sentences, *decisions(sheet, said)]


def decisions(sheet: Sheet[Any], said: Sentences) -> list[str]:
    """What decided a tie, where the sheet names it."""
    found = []
    for item in sheet.items:
        if is_decision(item.rule, said):
            told = ", ".join(said.piece(part) for part in item.components)
            found.append(said.say("decided", item.rule.replace(".", "-"), components=told))
    return list(dict.fromkeys(found))


def winners(sheet: Sheet[Any], said: Sentences, sides: Sides) -> str:
    """Who has won, alone or together."""
    names = joined([said.names[seat] for seat in sheet.winners], said)
    if len(sheet.totals) == 1:
        return said.texts.say("cli-played-alone", name=names, points=sheet.totals[0])
    winning = [side for side in sides if side[0] in sheet.winners]
    if len(winning) == 1 and len(winning[0]) > 1:
        return said.texts.say("cli-side-won", names=names)
    return said.texts.say("cli-winners", names=names, count=len(winning))


def final_score(sheet: Sheet[Any], said: Sentences, sides: Sides | None = None) -> list[RenderableType]:
    """The sheet of a finished match, ties explained, and who has won; each seat for itself if no sides are given."""
    teams = [[seat] for seat in range(len(sheet.totals))] if sides is None else sides
    won = Text(winners(sheet, said, teams), "bold")
    return [score_table([sheet], said, teams, final=True), *ties(sheet, said, teams), won]


def result_of(match: Match, said: Sentences, sides: Sides | None = None) -> list[RenderableType]:
    """How a match that is over ended, if its rules did not end it, and its sheet, if it has a result."""
    early = [Text(said.texts.say(key), "bold") for by, key in EARLY.items() if by == match.ended_by]
    return [*early, *(final_score(match.score_sheet(), said, sides) if match.has_result else [])]


def score_so_far(state: Any, seat: int, said: Sentences, sides: Sides | None = None) -> list[RenderableType]:
    """The sheet as far as this seat can know it: points that differ between states it cannot tell apart are hidden."""
    sheets = [state.game.score_sheet(state.imagine(seat, seed)) for seed in range(TRIALS)]
    teams = [[one] for one in range(state.seats)] if sides is None else sides
    return [score_table(sheets, said, teams, final=False), said.texts.say("cli-score-so-far")]
