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
from trove.bots.ladder import ladders
from trove.bots.plan import Plan
from trove.bots.ratings import installed
from trove.bots.results_file import ResultsFile
from trove.bots.summary import summarize
from trove.bots.workers import checked_workers, pool
from trove.disk.claims import READABLE, Claim
from trove.disk.data_folder import data_folder

from ..language import STOPPED, say, tell
from ..screen import Screen
from ..table.saves import numbered
from .results import ladder_markdown, ladder_tables, summary_tables

STDOUT: Final = "-"
WIDE: Final = 120  # columns in a pipe, so that nothing is cut


class RunOptions(Struct, frozen=True):
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
    paths = numbered(data_folder() / "arena", f"{stem}-{first.seed}", ".jsonl")
    return next(path for path in paths if not path.exists())


def begun(asked: Plan | None, chosen: RunOptions) -> tuple[ResultsFile, Path]:
    """The results file, new or to go on with."""
    if chosen.resume is not None:
        store = ResultsFile.resumed(chosen.resume, asked)
        tell(say("cli-arena-resumed", file=str(chosen.resume), done=len(store.played)))
        return store, chosen.resume
    assert asked is not None
    path = chosen.out or free_path(asked)
    store = ResultsFile.new(path, asked)
    deals = sum(matchup.deals for matchup in asked.matchups)
    tell(say("cli-arena-begun", games=asked.games, deals=deals, file=str(path)))
    return store, path


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


def play_on(store: ResultsFile, chosen: RunOptions) -> None:
    """Play what is left and show how far it is."""
    with progress_bar() as bar, pool(chosen.workers, chosen.ray) as workers:
        done = len(store.played)
        job = bar.add_task("", completed=done, total=done + left(store))
        for count, _ in enumerate(play(store, workers), 1):
            bar.advance(job)
            if count % LOOK == 0:  # pairings that are decided need no more games
                bar.update(job, total=done + count + left(store))


def report(store: ResultsFile) -> tuple[object, str]:
    """The results as data, and their name in the JSON file."""
    if store.plan.kind == "arena":
        return summarize(store.plan.matchups[0], store.games(0)), "summary"
    return ladders(store), "ladders"


def show(store: ResultsFile, screen: Screen) -> None:
    if not screen.live:
        screen.console.width = max(screen.width, WIDE)
    if store.plan.kind == "arena":
        screen.show(*summary_tables(summarize(store.plan.matchups[0], store.games(0))))
    else:
        screen.show(*ladder_tables(ladders(store)))
    if not installed():
        tell(say("cli-arena-no-ratings"))


def write(path: Path, data: bytes) -> None:
    with Claim(path) as file:
        file.write(data, READABLE)
    tell(say("cli-arena-written", file=str(path)))


def hand_out(store: ResultsFile, chosen: RunOptions, color: bool) -> None:
    """Tables, JSON and Markdown."""
    results, name = report(store)
    data = msgspec.json.format(msgspec.json.encode({"plan": store.plan, name: results}), indent=2) + b"\n"
    if chosen.json == STDOUT:
        sys.stdout.write(data.decode())
    else:
        show(store, Screen(color=color))
    if chosen.json not in (None, STDOUT):
        write(Path(str(chosen.json)), data)
    if chosen.markdown is not None:
        write(chosen.markdown, ladder_markdown(ladders(store)).encode())


def run(asked: Plan | None, chosen: RunOptions, color: bool) -> None:
    """From the first game to the tables; Ctrl-C keeps what was played."""
    checked_workers(chosen.workers)
    store, path = begun(asked, chosen)
    with store:
        try:
            play_on(store, chosen)
        except KeyboardInterrupt:
            command = shlex.join(["trove", "arena", "--resume", str(path)])
            tell(say("cli-arena-stopped", done=len(store.played), command=command))
            raise typer.Exit(STOPPED) from None
        hand_out(store, chosen, color)
