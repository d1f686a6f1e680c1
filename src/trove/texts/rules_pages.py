"""The rules pages: found in a checkout or in the installed package."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from trove.core.catalog import game as game_named
from trove.core.refusals import BadInput

from . import FALLBACK

CHECKOUT = Path(__file__).parents[3]


def folder() -> Traversable:
    """Where the rules pages are."""
    in_checkout = CHECKOUT / "docs" / "rules"
    return in_checkout if in_checkout.is_dir() else files("trove.texts") / "rules"


@cache
def rules_page(game: str, language: str) -> tuple[str, str]:
    """The language and text of the rules of a game: in the language asked for, or in English."""
    game_named(game)  # refuses anything that is not a game
    for found in dict.fromkeys((language, FALLBACK)):
        ending = "" if found == FALLBACK else f".{found}"
        for stem in (game, game.replace("-", "_")):
            file = folder() / f"{stem}{ending}.md"
            if file.is_file():
                return found, file.read_text(encoding="utf-8")
    raise BadInput("no-rules", f"the rules of {game} are not available", name=game)
