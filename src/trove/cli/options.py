"""Options that several commands share."""

from typing import Annotated

import typer

import trove

from .language import say

COMPLETE = "_TROVE_COMPLETE"  # set by a shell that asks how a command line goes on


def games_beginning(incomplete: str) -> list[str]:
    """The names of games that a shell may complete to."""
    return [name for name in trove.games() if name.startswith(incomplete)]


Lang = Annotated[str | None, typer.Option(help=say("cli-help-lang"), metavar="LANG")]
NoColor = Annotated[bool, typer.Option("--no-color", help=say("cli-help-no-color"))]
