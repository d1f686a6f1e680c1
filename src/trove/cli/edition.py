"""`trove edition check FILE`: whether an edition file can be played with."""

from pathlib import Path
from typing import Annotated

import typer

import trove
from trove.core.refusals import BadInput

from .options import Lang
from .speech import current, say

app = typer.Typer(add_completion=False, rich_markup_mode=None, no_args_is_help=True)


@app.callback(help=say("cli-help-edition"))
def edition(lang: Lang = None) -> None:
    pass


@app.command(help=say("cli-help-edition-check"))
def check(
    file: Annotated[Path, typer.Argument(help=say("cli-help-edition-argument"), metavar="FILE")],
    game: Annotated[str | None, typer.Option(help=say("cli-help-edition-game"), metavar="GAME")] = None,
    lang: Lang = None,
) -> None:
    from trove.texts.sentences import problem_sentence

    with open(file, "rb"):
        pass  # a file that cannot be read is told as such, not as a bad edition
    problems = {}
    for name in [game] if game else trove.games():
        played = trove.game(name)
        try:
            played.blank(played.players[0], edition=file)
        except BadInput as problem:
            problems[name] = problem_sentence(current(), problem, name)
        else:
            typer.echo(say("cli-edition-fits", file=str(file), game=say(f"{name}-name")))
            return
    for name, sentence in problems.items():
        typer.echo(f"{say(f'{name}-name')}: {sentence}", err=True)
    raise typer.Exit(1)
