"""Recorded games, played again action by action."""

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

import trove

HERE: Final = Path(__file__).parent


def folder_of(game: str) -> Path:
    return HERE / game.replace("-", "_")


def names(game: str) -> list[str]:
    """The recorded games of a game."""
    return sorted(file.stem for file in folder_of(game).glob("*.json"))


@cache
def game_in(game: str, name: str) -> dict[str, Any]:
    """A recorded game as it is in its file."""
    found: dict[str, Any] = json.loads((folder_of(game) / f"{name}.json").read_text(encoding="utf-8"))
    return found


@cache
def replayed(game: str, name: str) -> Any:
    """The end of a recorded game. Where several may act, the first of them did."""
    recorded = game_in(game, name)
    state = trove.game(game).new(recorded["players"], recorded["seed"], recorded["options"])
    for action in recorded["actions"]:
        seat = state.to_act()[0]
        assert action in state.legal(seat)
        state.play(seat, action)
    return state
