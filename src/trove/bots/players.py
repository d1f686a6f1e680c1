"""Computer players by level. They are handed imagined states only, and never touch a true one."""

from random import Random
from typing import Any, Protocol

from ..core.game import Game
from ..core.playable import Playable
from ..core.weights import Weights
from .settings import LEVELS, Settings, checked_level, settings
from .thinking import Stop, new_search, run, visits, wishes

__all__ = ["LEVELS", "Player", "RandomPlayer", "Thinker", "budget", "player"]


class Player(Protocol):
    """Somebody who decides for a seat."""

    def decide(self, imagined: Playable, seat: int, seed: int) -> int:
        """An action that is legal for the seat."""


class RandomPlayer:
    """Anything that is allowed."""

    def decide(self, imagined: Playable, seat: int, seed: int) -> int:
        legal: list[int] = imagined.legal(seat)
        return Random(seed).choice(legal)


class Thinker:
    """Plays by wishes, or by a search that they guide."""

    def __init__(
        self, chosen: Settings, simulations: int, seconds: float | None = None, weights: Weights | None = None
    ) -> None:
        self.chosen = chosen
        self.simulations = simulations
        self.seconds = seconds
        self.weights = weights
        self.stop: Stop | None = None

    def decide(self, imagined: Playable, seat: int, seed: int) -> int:
        legal: list[int] = imagined.legal(seat)
        if len(legal) == 1:
            return legal[0]
        if self.simulations:
            search = new_search(imagined, seat, self.chosen, self.simulations, self.weights)
            run(search, self.simulations, seed, self.seconds, self.stop)
            return chosen_by(legal, visits(search, legal), self.chosen.whim, seed)
        heat = max(1, self.chosen.whim)
        return chosen_by(legal, wishes(imagined, seat, heat, self.weights), self.chosen.whim, seed)


def chosen_by(legal: list[int], shares: list[int], whim: int, seed: int) -> int:
    """The action with the largest share; with a whim, any action as often as its share says."""
    if whim:
        return Random(seed).choices(legal, shares)[0]
    return legal[shares.index(max(shares))]


def budget(game: Game[Any], level: str, *, ladder: bool = False) -> int:
    """Simulations a decision; none for those who do not search."""
    if checked_level(level) == "random":
        return 0
    chosen = settings(game, level)
    return chosen.ladder if ladder and chosen.ladder is not None else chosen.simulations


def player(game: Game[Any], level: str, *, ladder: bool = False) -> Player:
    """A player of a level; with `ladder` never by the clock, so that its games can be repeated anywhere."""
    simulations = budget(game, level, ladder=ladder)
    if level == "random":
        return RandomPlayer()
    chosen = settings(game, level)
    return Thinker(chosen, simulations, None if ladder else chosen.seconds)
