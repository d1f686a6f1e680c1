"""Self-play: games between searching players, recorded as features, choices and results."""

from array import array
from random import Random
from typing import Any

from msgspec import Struct

from ..core import catalog
from ..core.guide import fill_position, preference
from ..core.weights import Weights
from .search import Search, consider
from .settings import Settings
from .thinking import new_search, run, visits

FREE_CHOICES = 0.25  # so often a player does not take the best, but any action as often as the search tried it
SAMPLED = 0.5  # the share of decisions that are written down


class GameRecord:
    """One game: for each decision the features and share of the search of every action; the features of positions."""

    def __init__(self) -> None:
        self.action_features = array("h")  # action after action, each as many numbers as the game has action features
        self.shares = array("d")
        self.actions = array("i")  # how many there were, by decision
        self.position_features = array("h")  # side after side
        self.won = array("d")  # by position and side
        self.points = array("d")
        self.sides = array("i")  # how many there were, by position


class Task(Struct, frozen=True):
    """One game to be played."""

    game: str
    players: int
    seed: int
    chosen: Settings
    weights: Weights

    def __str__(self) -> str:
        return f"{self.game}, seed {self.seed}"


def play_against_itself(task: Task) -> GameRecord:
    """Play one game against oneself, and write it down."""
    game = catalog.game(task.game)
    state = game.new(task.players, task.seed, journal=False)
    record = GameRecord()
    dice, positions = Random(f"trove/lesson/{task.seed}"), []
    while acting := state.to_act():
        seat, seed = acting[0], dice.getrandbits(60)
        legal = state.legal(seat)
        if len(legal) == 1:
            state.apply(seat, legal[0])
            continue
        search = new_search(state.imagine(seat, seed), seat, task.chosen, task.chosen.simulations, task.weights)
        run(search, task.chosen.simulations, seed)
        tried = visits(search, legal)
        if dice.random() < SAMPLED:
            write_choice(game, search, legal, tried, record)
            positions.append(write_position(game, search, record))
        best = legal[tried.index(max(tried))]
        state.apply(seat, dice.choices(legal, tried)[0] if dice.random() < FREE_CHOICES else best)
    write_result(state, positions, record)
    return record


def write_choice(game: Any, search: Search, legal: list[int], tried: list[int], record: GameRecord) -> None:
    """The features of every action, and how often it was tried."""
    consider(search)  # the guide looks at the root again
    for action, times in zip(legal, tried, strict=True):
        preference(search.guide, search.seat, action)
        record.action_features.extend(search.guide.action_feature[: len(game.action_features)])
        record.shares.append(times / sum(tried))
    record.actions.append(len(legal))


def write_position(game: Any, search: Search, record: GameRecord) -> list[int]:
    """The features of every side; returns the seat by which each is known."""
    side = search.guide.side[:]
    leaders = [seat for seat in range(len(side)) if seat < search.work.seats and side[seat] == seat]
    for seat in leaders:
        fill_position(search.guide, seat)
        record.position_features.extend(search.guide.position_feature[: len(game.position_features)])
    record.sides.append(len(leaders))
    return leaders


def write_result(state: Any, positions: list[list[int]], record: GameRecord) -> None:
    """Who won, and with how many points, for every position on the way."""
    winners, scores = set(state.winners()), state.scores()
    for leaders in positions:
        won = [seat for seat in leaders if seat in winners]
        record.won.extend((1 / len(won) if seat in winners else 0.0) for seat in leaders)
        record.points.extend(float(scores[seat]) for seat in leaders)
