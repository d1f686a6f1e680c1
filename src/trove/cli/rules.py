"""`trove rules GAME [NUMBER]`: the rules as Trove plays them, and which tests check them."""

from typing import Annotated

import typer

from .options import Lang, NoColor
from .speech import current, say


def rules(
    game: Annotated[str, typer.Argument(help=say("cli-help-game"), metavar="GAME")],
    number: Annotated[str, typer.Argument(help=say("cli-help-number"), metavar="NUMBER", show_default=False)] = "",
    coverage: Annotated[bool, typer.Option("--coverage", help=say("cli-help-coverage"))] = False,
    no_color: NoColor = False,
    lang: Lang = None,
) -> None:
    from .screen import Screen

    screen = Screen(color=not no_color)
    if coverage:
        from .coverage import show_coverage

        raise typer.Exit(show_coverage(game, screen))
    from .rulebook import page, shown

    screen.show(shown(page(game, current().language, number)))
