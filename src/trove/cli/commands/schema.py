"""`trove schema [GAMES]`: JSON Schemas of everything that a game, or a live table, tells the outside."""

from typing import Annotated, Any

import typer

from ..language import say
from ..options import Lang

FROM_OFFERS = ("Decision", "Board", "Goal")  # what a table shows in addition to the view, if a game has it

PROTOCOL = "protocol"  # named like a game


def schema(
    games: Annotated[list[str] | None, typer.Argument(help=say("cli-help-schema-games"), metavar="GAMES")] = None,
    lang: Lang = None,
) -> None:
    import json

    import trove

    found = {name: protocol() if name == PROTOCOL else of_game(name) for name in games or trove.games()}
    shown = found if len(found) > 1 else next(iter(found.values()))
    print(json.dumps(shown, indent=2))


def of_game(name: str) -> dict[str, Any]:
    """The schema of one game."""
    import trove
    from trove import offers
    from trove.core.schema import document, named_types

    game = trove.game(name)
    shown = {kind: getattr(offers.part(name), kind, None) for kind in FROM_OFFERS}
    return document(name, named_types(game) | {kind: found for kind, found in shown.items() if found})


def protocol() -> dict[str, Any]:
    """The schema of what server and clients tell each other."""
    from trove.server.protocol.schema import schema

    return schema()
