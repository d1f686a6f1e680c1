"""`trove rules GAME [NUMBER]`: the rules as Trove plays them, and which tests check them."""

from typing import Annotated

import typer

from ..language import current, say
from ..options import Lang, NoColor, games_beginning


def rules(
    game: Annotated[str, typer.Argument(help=say("cli-help-game"), metavar="GAME", autocompletion=games_beginning)],
    number: Annotated[str, typer.Argument(help=say("cli-help-number"), metavar="NUMBER", show_default=False)] = "",
    coverage: Annotated[bool, typer.Option("--coverage", help=say("cli-help-coverage"))] = False,
    no_color: NoColor = False,
    lang: Lang = None,
) -> None:
    from ..screen import Screen

    screen = Screen(color=not no_color)
    if coverage:
        from ..coverage import show_coverage

        raise typer.Exit(show_coverage(game, screen))
    from ..rulebook import page, shown

    screen.show_long(say("cli-more"), shown(page(game, current().language, number)))
