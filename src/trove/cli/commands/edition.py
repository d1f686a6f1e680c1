"""`trove edition check FILE`: whether an edition file can be played with."""

import re
from pathlib import Path
from typing import Annotated

import typer

import trove
from trove.core.refusals import BadInput
from trove.disk.reading import open_file, read_file

from ..language import answer, current, say, tell
from ..options import Lang

MOST_BYTES = 1 << 20  # far more than any edition has

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

    open_file(file).close()  # an unreadable file is reported as such, not as a bad edition
    problems = {}
    for name in [game] if game else trove.games():
        played = trove.game(name)
        try:
            played.blank(played.players[0], edition=file)
        except BadInput as problem:
            problems[name] = problem_sentence(current(), problem, name)
        else:
            answer(say("cli-edition-fits", file=str(file), game=say(f"{name}-name")))
            return
    meant = max(problems, key=lambda name: likeness(file, name))
    tell(f"{say(f'{meant}-name')}: {problems[meant]}")
    raise typer.Exit(1)


def likeness(file: Path, name: str) -> int:
    """How many words a file shares with a game's own edition, to guess which game it is for."""
    played = trove.game(name)
    own = played.standard_edition().encode() + played.file("edition.toml")
    return len(words(read_file(file, MOST_BYTES)) & words(own))


def words(data: bytes) -> set[bytes]:
    return set(re.findall(rb"[a-z_]{3,}", data))
