"""Finds the games by their folders; adding a game is adding a folder."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from .arguments import brief
from .game import Game
from .game_state import GameState
from .refusals import BadInput

folder = import_module("..games", __package__)


@cache
def games() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(sorted(module.name.replace("_", "-") for module in iter_modules(folder.__path__) if module.ispkg))


def game(name: str) -> Game[GameState]:
    """The game of this name."""
    if not isinstance(name, str) or name not in games():
        known, said = ", ".join(games()), brief(name)
        raise BadInput("no-such-game", f"a game is one of {known}, not {said}", name=said.strip("'"), known=known)
    return found(name)


@cache
def found(name: str) -> Game[Any]:
    """The game in the folder of this name."""
    found: Game[Any] = import_module(f"{folder.__name__}.{name.replace('-', '_')}.game").GAME
    return found
