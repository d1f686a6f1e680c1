"""`trove train GAME`: weights for a game's computer players, learned by self-play."""

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from errno import EISDIR
from pathlib import Path
from typing import Annotated, Any

import typer

import trove
from trove.core.game import Game
from trove.core.refusals import BadInput
from trove.core.weights import Weights, read_weights
from trove.disk.claims import READABLE, Claim
from trove.disk.reading import MIB, read_file
from trove.texts.cleaning import clean

from ..language import answer, say
from ..options import Lang

LIMITS = {  # the seed and the number of a game make one number of at most 62 bits
    "rounds": 1000,
    "games": 100_000,
    "simulations": 1_000_000,
    "seed": 1_000_000_000,
    "workers": 1024,
}


def train(
    game: Annotated[str, typer.Argument(help=say("cli-help-game"), metavar="GAME")],
    rounds: Annotated[int, typer.Option(help=say("cli-help-train-rounds"), metavar="N")] = 4,
    games: Annotated[int, typer.Option(help=say("cli-help-train-games"), metavar="N")] = 160,
    simulations: Annotated[int, typer.Option(help=say("cli-help-train-simulations"), metavar="N")] = 300,
    seed: Annotated[int, typer.Option(help=say("cli-help-train-seed"), metavar="N")] = 1,
    workers: Annotated[int | None, typer.Option(help=say("cli-help-train-workers"), metavar="N")] = None,
    start: Annotated[Path | None, typer.Option(help=say("cli-help-train-start"), metavar="FILE")] = None,
    out: Annotated[Path | None, typer.Option(help=say("cli-help-train-out"), metavar="FILE")] = None,
    lang: Lang = None,
) -> None:
    chosen, hands = trove.game(game), workers or os.cpu_count() or 1
    amounts = {"rounds": rounds, "games": games, "simulations": simulations, "seed": seed}
    check({**amounts, "workers": hands if workers is None else workers})
    known = None if start is None else started(chosen, start)
    made_by = command_line(chosen.name, amounts, start)
    check_place(out)
    learn = learner()
    with progress(rounds, games) as told:
        more: dict[str, Any] = {} if known is None else {"start": known}
        weights = learn(chosen, **amounts, workers=hands, told=told, made_by=made_by, **more)
    keep(weights, out)


def check(amounts: dict[str, int]) -> None:
    """Refuse a number that is too small or too big."""
    for option, number in amounts.items():
        lowest, highest = 0 if option == "seed" else 1, LIMITS[option]
        if not lowest <= number <= highest:
            sentence = f"--{option} is a number from {lowest} to {highest}, not {number}"
            raise BadInput("bad-number", sentence, option=option, lowest=lowest, highest=highest)


def started(game: Game[Any], file: Path) -> Weights:
    """The weights to start from; those of another game are refused."""
    weights = read_weights(read_file(file, MIB))
    game.guide(weights)
    return weights


def check_place(out: Path | None) -> None:
    """Checks that the file can be written, before hours of training."""
    if out is not None and out.is_dir():
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR), str(out))
    if out is not None:
        tempfile.TemporaryFile(dir=out.parent).close()


def learner() -> Callable[..., Weights]:
    """The trainer; it needs a package that only training needs."""
    try:
        from trove.bots.training import train as learn
    except ModuleNotFoundError as missing:
        if missing.name != "numpy":
            raise
        raise BadInput("no-numpy", "training needs numpy: pip install trove-games[train]") from None
    return learn


def command_line(game: str, amounts: dict[str, int], start: Path | None) -> str:
    """The command that gives the same weights again, on any machine; files are named without their folders."""
    said = [f"trove train {game}", *(f"--{option} {number}" for option, number in amounts.items())]
    return " ".join([*said, f"--start {clean(start.name)}"] if start is not None else said)


@contextmanager
def progress(rounds: int, games: int) -> Iterator[Callable[[int, int], None] | None]:
    """A progress bar with the time left, if stderr is a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task(say("cli-train-round", round=1, rounds=rounds), total=rounds * games)

        def told(number: int, done: int) -> None:
            description = say("cli-train-round", round=number + 1, rounds=rounds)
            bar.update(task, completed=number * games + done, description=description)

        yield told


def keep(weights: Weights, out: Path | None) -> None:
    """Write the weights to the file, or print them if none is named."""
    import msgspec

    text = msgspec.json.format(msgspec.json.encode(weights), indent=1) + b"\n"
    if out is None:
        sys.stdout.write(text.decode())
    else:
        with Claim(out) as file:
            file.write(text, READABLE)
        answer(say("cli-train-written", file=str(out)))
