"""`trove bench [GAMES]`: how fast the games run here."""

from pathlib import Path
from typing import Annotated

import typer

from ..language import say
from ..options import Lang


def bench(
    games: Annotated[list[str] | None, typer.Argument(help=say("cli-help-bench-games"), metavar="GAMES")] = None,
    out: Annotated[Path | None, typer.Option(help=say("cli-help-bench-out"), metavar="FILE")] = None,
    lang: Lang = None,
) -> None:
    import trove

    names = [trove.game(name).name for name in games or ()]  # refuses anything that is not a game before measuring
    from ..bench.speed import run

    run(names, out)
