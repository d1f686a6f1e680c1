"""Ways to play any game at random with a chance of the tests' own, and the positions met on the way."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from random import Random
from types import NoneType
from typing import Any, Literal, NamedTuple, get_args, get_origin

import msgspec
import pytest

import trove
from trove.core.game import Game
from trove.core.game_state import GameState
from trove.core.refusals import BadInput

MOST_STEPS = 20_000  # no game takes this long
ONE_IN = 12  # how many positions of a game are looked at
MOST_CHOICES = 16  # of options, for each number of players


class Setting(NamedTuple):
    """A game, how many play it and with which options."""

    game: Game[Any]
    players: int
    options: dict[str, Any]

    def new(self, seed: int) -> GameState:
        state: GameState = self.game.new(self.players, seed, self.options)
        return state

    @property
    def is_default(self) -> bool:
        return self.options == {option.name: option.default for option in self.game.options}

    def __str__(self) -> str:
        chosen = "".join(f", {name}={value}" for name, value in self.options.items())
        return f"{self.game.name}, {self.players} players{chosen}"


class Position(NamedTuple):
    """A state with its journal, and how to come here again. The state plays on: look, do not keep."""

    setting: Setting
    seed: int
    step: int
    state: GameState

    def __str__(self) -> str:
        return f"{self.setting}, seed {self.seed}, step {self.step}"


def values_of(kind: Any, default: Any, players: int) -> list[Any]:
    """What an option of this type may be set to, its default first."""
    found = [default]
    for part in get_args(kind) if get_origin(kind) is not Literal and get_args(kind) else [kind]:
        if part is bool:
            found += [False, True]
        elif part is NoneType:
            found.append(None)
        elif part is int:
            found += range(players)
        elif get_origin(part) is Literal:
            found += get_args(part)
    return [value for k, value in enumerate(found) if not any(value is seen for seen in found[:k])]


def accepts(game: Game[Any], players: int, options: dict[str, Any]) -> bool:
    try:
        game.blank(players, options)
    except BadInput:
        return False
    return True


@cache
def settings_of(game: Game[Any]) -> tuple[Setting, ...]:
    """Every number of players with every choice of options that the game accepts, the defaults first."""
    fields = msgspec.structs.fields(game.Options)
    found: list[Setting] = []
    for players in game.players:
        choices = product(*(values_of(field.type, field.default, players) for field in fields))
        named = [dict(zip((field.name for field in fields), choice, strict=True)) for choice in choices]
        good = [options for options in named if accepts(game, players, options)]
        found += [Setting(game, players, options) for options in good[:: 1 + len(good) // MOST_CHOICES]]
    return tuple(sorted(found, key=lambda setting: not setting.is_default))


@cache
def tables_of(game: Game[Any]) -> tuple[Setting, ...]:
    """Every number of players, with the default options."""
    return tuple(setting for setting in settings_of(game) if setting.is_default)


ALL = [trove.game(name) for name in trove.games()]
every_game = pytest.mark.parametrize("game", ALL, ids=[game.name for game in ALL])
every_table = pytest.mark.parametrize("table", [table for game in ALL for table in tables_of(game)], ids=str)
every_setting = pytest.mark.parametrize("setting", [s for game in ALL for s in settings_of(game)], ids=str)


def random_step(state: GameState, chance: Random) -> tuple[int, int]:
    """One of those to act does anything legal; returns who and what."""
    seat = chance.choice(state.to_act())
    action = chance.choice(state.legal(seat))
    state.apply(seat, action)
    return seat, action


def walk(setting: Setting, seed: int) -> Iterator[Position]:
    """One random game: the same state after the deal and after every step."""
    state = setting.new(seed)
    chance = Random(f"{setting} {seed}")
    yield Position(setting, seed, 0, state)
    for step in range(1, MOST_STEPS):
        if state.over:
            return
        random_step(state, chance)
        yield Position(setting, seed, step, state)
    assert not setting.is_default, f"{setting}, seed {seed}: not over after {MOST_STEPS} steps"


def sample(settings: Sequence[Setting], count: int, first_seed: int = 0, one_in: int = ONE_IN) -> Iterator[Position]:
    """A number of positions, spread over settings and over games from the deal to the end."""
    met = 0
    for seed in range(first_seed, first_seed + count):
        chance = Random(f"sample {seed}")
        for position in walk(settings[seed % len(settings)], seed):
            if position.state.over or chance.randrange(one_in) == 0:
                yield position
                met += 1
                if met == count:
                    return


@cache
def packed(game: Game[Any], count: int) -> tuple[bytes, ...]:
    """Positions as bytes, for tests that need no journal."""
    return tuple(position.state.pack() for position in sample(settings_of(game), count, first_seed=5_000))
