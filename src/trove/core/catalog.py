"""Finds the games by their folders; adding a game is adding a folder."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from .game import Game
from .refusals import BadInput

folder = import_module("..games", __package__)


@cache
def games() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(sorted(module.name.replace("_", "-") for module in iter_modules(folder.__path__) if module.ispkg))


@cache
def game(name: str) -> Game[Any]:
    """The game of this name."""
    if name not in games():
        raise BadInput("no-such-game", f"a game is one of {', '.join(games())}, not {name!r}", name=name)
    found: Game[Any] = import_module(f"{folder.__name__}.{name.replace('-', '_')}.game").GAME
    return found
