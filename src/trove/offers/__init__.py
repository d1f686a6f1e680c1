"""What a table shows in addition to the view: the question, grouped choices, where each leads, and what is news.

Data without layout, for the terminal and the browser alike. A game's part is the module of its folder's name with

- `Decision` and `decision(state, seat)`: what the seat is asked, and all that it may answer;
- `Board` and `board(state)`: what stays the same during a match;
- `NEWS`: which of its events are shown, and how; `VEIL`: which of them nobody can know beforehand;
- `figures(state)`: what the seats are called, where they are not called by their players;
- `Goal` and `reach(state, seat)`, where a movement takes several steps: everything it can lead to.

A game without such a module is shown plainly. Everything is computed from what the seat knows.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from msgspec import Struct

from trove.core.arguments import brief, seat_given
from trove.core.game_state import GameState
from trove.core.refusals import BadInput

from .news import News

__all__ = ["News", "board", "decision", "figures", "news", "part", "reach"]


def has_module(name: str) -> bool:
    """Whether there is a module of this name; the finder of the interpreted form raises where there is none."""
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False


def part(game: str) -> Any:
    """The module of a game."""
    if not isinstance(game, str):
        raise BadInput("no-such-game", f"a game is given by its name, not as {brief(game)}")
    return module_of(game)


@cache
def module_of(game: str) -> Any:
    """The same, found once."""
    name = f"{__name__}.{game.replace('-', '_')}"
    return import_module(name if has_module(name) else f"{__name__}.plain")


def part_of(state: GameState) -> Any:
    """The module of the game that a state is of; anything else is refused."""
    if not isinstance(state, GameState) or state.game is None:
        raise BadInput("not-a-state", f"expected the state of a game, not {brief(state)}")
    return part(state.game.name)


def decision(state: GameState, seat: int) -> Struct | None:
    """The question for a seat and all its choices; None if it is not to act."""
    found: Struct | None = part_of(state).decision(state, seat_given(state.seats, seat))
    return found


def reach(state: GameState, seat: int) -> tuple[Struct, ...]:
    """Everything that the seat's movement can lead to; nothing in games that move in one step."""
    find, at = getattr(part_of(state), "reach", None), seat_given(state.seats, seat)
    found: tuple[Struct, ...] = find(state.clone(), at) if find else ()  # nobody changes it while it is looked at
    return found


def board(state: GameState) -> Struct:
    """What stays the same during a match."""
    found: Struct = part_of(state).board(state)
    return found


def figures(state: GameState) -> tuple[str, ...]:
    """The names of the seats' figures; nothing in games without figures."""
    found: tuple[str, ...] = part_of(state).figures(state)
    return found


def news(game: str) -> News:
    """Which of a game's events are news, and how they are shown."""
    found: News = part(game).NEWS
    return found
