"""Runs an arena: its file, its progress, its end."""

import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec
import typer
from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from trove.bots.arena import LOOK, left, play
from trove.bots.crews import checked_workers, gathered
from trove.bots.ladder import ladders
from trove.bots.ledger import Ledger
from trove.bots.plan import Plan
from trove.bots.ratings import installed
from trove.bots.summary import summarize

from .arena_tables import ladder_markdown, ladder_tables, summary_tables
from .screen import Screen
from .speech import say

FOLDER: Final = Path("build") / "arena"
STDOUT: Final = "-"
WIDE: Final = 120  # columns in a pipe, so that nothing is cut
STOPPED: Final = 130


class Wishes(Struct, frozen=True):
    """How to run, and where results go."""

    workers: int | None = None
    ray: str | None = None
    out: Path | None = None
    resume: Path | None = None
    json: str | None = None
    markdown: Path | None = None


def free_path(plan: Plan) -> Path:
    """A results file that is not there yet, named after the plan."""
    first = plan.matchups[0]
    stem = plan.kind if plan.kind != "arena" else f"{first.game}-{'-'.join(first.levels)}"
    paths = (FOLDER / f"{stem}-{first.seed}{more}.jsonl" for more in ("", *(f".{k}" for k in range(2, 10_000))))
    return next(path for path in paths if not path.exists())


def tell(sentence: str) -> None:
    """What is no result goes to stderr."""
    print(sentence, file=sys.stderr, flush=True)


def begun(asked: Plan | None, wishes: Wishes) -> tuple[Ledger, Path]:
    """The results file, new or to go on with."""
    if wishes.resume is not None:
        ledger = Ledger.resumed(wishes.resume, asked)
        tell(say("cli-arena-resumed", file=str(wishes.resume), done=len(ledger.played)))
        return ledger, wishes.resume
    assert asked is not None
    path = wishes.out or free_path(asked)
    ledger = Ledger.new(path, asked)
    deals = sum(matchup.deals for matchup in asked.matchups)
    tell(say("cli-arena-begun", games=asked.games, deals=deals, file=str(path)))
    return ledger, path


@contextmanager
def progress_bar() -> Iterator[Progress]:
    """A bar with the time left, for a terminal alone."""
    console = Console(stderr=True)
    columns = (
        TextColumn(say("cli-arena-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn(say("cli-arena-left")),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        yield bar


def play_on(ledger: Ledger, wishes: Wishes) -> None:
    """Play what is left and show how far it is."""
    with progress_bar() as bar, gathered(wishes.workers, wishes.ray) as crew:
        done = len(ledger.played)
        job = bar.add_task("", completed=done, total=done + left(ledger))
        for count, _ in enumerate(play(ledger, crew), 1):
            bar.advance(job)
            if count % LOOK == 0:  # pairings that are decided need no more games
                bar.update(job, total=done + count + left(ledger))


def report(ledger: Ledger) -> tuple[object, str]:
    """The results as data, and their name in the JSON file."""
    if ledger.plan.kind == "arena":
        return summarize(ledger.plan.matchups[0], ledger.games(0)), "summary"
    return ladders(ledger), "ladders"


def show(ledger: Ledger, screen: Screen) -> None:
    if not screen.live:
        screen.console.width = max(screen.width, WIDE)
    if ledger.plan.kind == "arena":
        screen.show(*summary_tables(summarize(ledger.plan.matchups[0], ledger.games(0))))
    else:
        screen.show(*ladder_tables(ladders(ledger)))
    if not installed():
        tell(say("cli-arena-no-ratings"))


def write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    tell(say("cli-arena-written", file=str(path)))


def hand_out(ledger: Ledger, wishes: Wishes, color: bool) -> None:
    """Tables, JSON and Markdown."""
    results, name = report(ledger)
    data = msgspec.json.format(msgspec.json.encode({"plan": ledger.plan, name: results}), indent=2) + b"\n"
    if wishes.json == STDOUT:
        sys.stdout.write(data.decode())
    else:
        show(ledger, Screen(color=color))
    if wishes.json not in (None, STDOUT):
        write(Path(str(wishes.json)), data)
    if wishes.markdown is not None:
        write(wishes.markdown, ladder_markdown(ladders(ledger)).encode())


def run(asked: Plan | None, wishes: Wishes, color: bool) -> None:
    """From the first game to the tables; Ctrl-C keeps what was played."""
    checked_workers(wishes.workers)
    ledger, path = begun(asked, wishes)
    with ledger:
        try:
            play_on(ledger, wishes)
        except KeyboardInterrupt:
            command = shlex.join(["trove", "arena", "--resume", str(path)])
            tell(say("cli-arena-stopped", done=len(ledger.played), command=command))
            raise typer.Exit(STOPPED) from None
        hand_out(ledger, wishes, color)
