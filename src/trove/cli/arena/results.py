"""The arena's results as tables: in the terminal, and as Markdown for the documentation."""

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from trove.bots.ladder import GameLadder, Rung
from trove.bots.ratings import Rating
from trove.bots.summary import LevelResult, Summary

from ..language import say

ENDINGS = {
    "above": "cli-arena-above",
    "below": "cli-arena-below",
    "reached": "cli-arena-reached",
    "missed": "cli-arena-missed",
    "open": "cli-arena-open",
    "measured": "cli-arena-measured",
}
NOTHING = "–"
Rows = list[list[str]]


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def span(low: float, high: float) -> str:
    return f"{100 * low:.1f} – {100 * high:.1f} %"


def rated(rating: Rating | None) -> str:
    return f"{rating.mu:.1f} ± {rating.sigma:.1f}" if rating else NOTHING


def level_rows(summary: Summary) -> Rows:
    """A head, and a row per level."""
    keys = ("cli-arena-level", "cli-arena-budget", "cli-arena-wins", "cli-arena-interval")
    more = ("cli-arena-score", "cli-arena-rating", "cli-arena-seconds")
    return [[say(key) for key in keys + more], *map(level_row, summary.levels)]


def level_row(result: LevelResult) -> list[str]:
    return [
        result.level if result.places == 1 else f"{result.level} × {result.places}",
        str(result.budget),
        percent(result.win_rate),
        span(result.low, result.high),
        f"{result.average_score:.2f}",
        rated(result.rating),
        f"{result.seconds_per_decision:.5f}",
    ]


def rung_rows(ladder: GameLadder) -> Rows:
    """A head, and a row per pairing."""
    keys = ("cli-arena-pairing", "cli-arena-players", "cli-arena-asked", "cli-arena-wins", "cli-arena-interval")
    more = ("cli-arena-games", "cli-arena-ending")
    return [[say(key) for key in keys + more], *map(rung_row, ladder.rungs)]


def rung_row(rung: Rung) -> list[str]:
    return [
        rung.pairing,
        str(rung.players),
        NOTHING if rung.asked is None else f"≥ {100 * rung.asked:.0f} %",
        percent(rung.win_rate),
        span(rung.low, rung.high),
        str(rung.games),
        say(ENDINGS[rung.ending]),
    ]


def standing_rows(ladder: GameLadder) -> Rows:
    """A head, and a row per level over all pairings."""
    head = [say(key) for key in ("cli-arena-level", "cli-arena-budget", "cli-arena-rating", "cli-arena-seconds")]
    return [
        head,
        *(
            [level.level, str(level.budget), rated(level.rating), f"{level.seconds_per_decision:.5f}"]
            for level in ladder.standings
        ),
    ]


def table(rows: Rows) -> Table:
    """Rows with their head, which may take two lines; numbers to the right."""
    made = Table(box=None, pad_edge=False, header_style="bold")
    for k, name in enumerate(rows[0]):
        widest = max((len(row[k]) for row in rows[1:]), default=0)
        made.add_column(name, justify="right" if k else "left", min_width=widest, overflow="fold")
    for row in rows[1:]:
        made.add_row(*row)
    return made


def summary_tables(summary: Summary) -> Iterator[RenderableType]:
    """An arena's results."""
    name = say(f"{summary.game}-name")
    yield Text(say("cli-arena-head", name=name, games=summary.games, deals=summary.deals), style="bold")
    yield table(level_rows(summary))
    yield lengths_of(summary)


def lengths_of(summary: Summary) -> str:
    lengths = summary.lengths
    mean, middle = f"{lengths.mean:.1f}", f"{lengths.median:.0f}"
    return say("cli-arena-lengths", mean=mean, median=middle, shortest=lengths.shortest, longest=lengths.longest)


def ladder_tables(ladders: Sequence[GameLadder]) -> Iterator[RenderableType]:
    """The ladder, game by game."""
    for ladder in ladders:
        yield Text(say(f"{ladder.game}-name"), style="bold")
        yield table(rung_rows(ladder))
        yield ""
        yield table(standing_rows(ladder))
        yield ""


def markdown_table(rows: Rows) -> str:
    lines = [rows[0], ["---", *("---:" for _ in rows[0][1:])], *rows[1:]]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def ladder_markdown(ladders: Sequence[GameLadder]) -> str:
    """The ladder as the documentation shows it."""
    parts = []
    for ladder in ladders:
        tables = markdown_table(rung_rows(ladder)), markdown_table(standing_rows(ladder))
        parts.append("\n".join([f"### {say(f'{ladder.game}-name')}\n", *tables]))
    return "\n".join(parts)
