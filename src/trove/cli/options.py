"""Options that several commands share."""

from typing import Annotated

import typer

from .speech import say

Lang = Annotated[str | None, typer.Option(help=say("cli-help-lang"), metavar="LANG")]
NoColor = Annotated[bool, typer.Option("--no-color", help=say("cli-help-no-color"))]
