"""Computer players by level. They only get imagined states, never the true one."""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from msgspec import Struct

from ..core.arguments import seed_given
from ..core.game import Game
from ..core.game_state import GameState
from ..core.weights import Weights
from .pace import longest_thought
from .settings import LEVELS, Settings, checked_level, checked_settings, checked_simulations, settings
from .thinking import decision, new_search, preferences, run, spent, visits

__all__ = ["LEVELS", "LevelPlayer", "Player", "RandomPlayer", "Thinker", "Thought", "budget", "player"]


class Thought(Struct, frozen=True):
    """A decision, and after how many simulations; the same number and seed give the same decision again."""

    action: int
    simulations: int


class Player(Protocol):
    """Anything that decides for a seat."""

    def decide(self, imagined: GameState, seat: int, seed: int, earlier: Sequence[int] = ()) -> int:
        """An action that is legal for the seat; `earlier` are the seat's own actions since another seat acted."""


class LevelPlayer:
    """A player of one of the levels; `think` also returns how many simulations a decision took."""

    def decide(self, imagined: GameState, seat: int, seed: int, earlier: Sequence[int] = ()) -> int:
        return self.think(imagined, seat, seed, earlier).action

    def think(self, imagined: GameState, seat: int, seed: int, earlier: Sequence[int] = ()) -> Thought:
        raise NotImplementedError


class RandomPlayer(LevelPlayer):
    """Anything that is allowed."""

    def think(self, imagined: GameState, seat: int, seed: int, earlier: Sequence[int] = ()) -> Thought:
        _, legal = decision(imagined, seat)
        return Thought(Random(seed_given(seed)).choice(legal), 0)


class Thinker(LevelPlayer):
    """Plays by learned preferences, or by a search that they guide: for a number of simulations or less CPU time."""

    def __init__(
        self, chosen: Settings, simulations: int, seconds: float | None = None, weights: Weights | None = None
    ) -> None:
        self.chosen = checked_settings(chosen)
        self.simulations = checked_simulations(simulations)
        self.seconds = seconds
        self.weights = weights

    def think(self, imagined: GameState, seat: int, seed: int, earlier: Sequence[int] = ()) -> Thought:
        imagined, legal = decision(imagined, seat)
        seed = seed_given(seed)
        if len(legal) == 1:
            return Thought(legal[0], 0)
        shares, done = self.shares(imagined, seat, seed, legal)
        pointless = [imagined.game.is_pointless(action, earlier) for action in legal]
        return Thought(chosen_by(legal, shares, pointless, self.chosen, seed), done)

    def shares(self, imagined: GameState, seat: int, seed: int, legal: list[int]) -> tuple[list[int], int]:
        """A share for each legal action, by the visits of a search or by preference, and the number of simulations."""
        if not self.simulations:
            return preferences(imagined, seat, max(1, self.chosen.sampling_temperature), self.weights), 0
        search = new_search(imagined, seat, self.chosen, self.simulations, self.weights)
        stop = None if self.seconds is None else spent(self.seconds)
        done = run(search, self.simulations, seed, stop=stop)
        return visits(search, legal), done


def chosen_by(legal: list[int], shares: list[int], pointless: list[bool], chosen: Settings, seed: int) -> int:
    """The action with the largest share, or, with a temperature, any action in proportion to its share."""
    if not all(pointless):
        shares = [0 if skip else share for share, skip in zip(shares, pointless, strict=True)]
    if chosen.sampling_temperature and any(shares):
        return Random(seed).choices(legal, shares)[0]
    best = max(range(len(legal)), key=lambda k: (not pointless[k], shares[k], -k))
    return legal[best]


def budget(game: Game[Any], level: str, *, ladder: bool = False) -> int:
    """Simulations per decision; 0 for levels that do not search."""
    if checked_level(level) == "random":
        return 0
    chosen = settings(game, level)
    return chosen.ladder if ladder and chosen.ladder is not None else chosen.simulations


def player(
    game: Game[Any], level: str, *, ladder: bool = False, simulations: int | None = None, before: int = 0
) -> LevelPlayer:
    """A player of a level; with `ladder` it never uses the clock, so that its games can be repeated anywhere.

    With the number of simulations that an earlier decision took, it decides the same again. `before` is the number of
    decisions of the same turn before this one, which a budget for a whole turn depends on."""
    most = budget(game, level, ladder=ladder)
    if level == "random":
        return RandomPlayer()
    chosen = settings(game, level)
    if simulations is not None:
        return Thinker(chosen, simulations)
    return Thinker(chosen, most, None if ladder else longest_thought(chosen, before))
