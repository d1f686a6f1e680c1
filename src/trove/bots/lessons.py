"""What self-play teaches: games by searching players, written down as what they saw, chose and got."""

from array import array
from random import Random
from typing import Any

from msgspec import Struct

import trove

from ..core.guide import look_at, wish
from ..core.weights import Weights
from .search import Search, consider
from .settings import Settings
from .thinking import new_search, run, visits

FREE_CHOICES = 0.25  # so often a player does not take the best, but any action as often as the search tried it
SAMPLED = 0.5  # the share of decisions that are written down


class Lesson:
    """One game: for each decision the traits of every action and its share of the search; each standing's signs."""

    def __init__(self) -> None:
        self.traits = array("h")  # action after action, each as many numbers as the game has traits
        self.shares = array("d")
        self.actions = array("i")  # how many there were, by decision
        self.signs = array("h")  # side after side
        self.won = array("d")  # by standing and side
        self.points = array("d")
        self.sides = array("i")  # how many there were, by standing


class Task(Struct, frozen=True):
    """One game to be played."""

    game: str
    players: int
    seed: int
    chosen: Settings
    weights: Weights


def study(task: Task) -> Lesson:
    """Play one game against oneself, and write it down."""
    game = trove.game(task.game)
    state = game.new(task.players, task.seed, journal=False)
    lesson = Lesson()
    dice, standings = Random(f"trove/lesson/{task.seed}"), []
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
            write_choice(game, search, legal, tried, lesson)
            standings.append(write_standing(game, search, lesson))
        best = legal[tried.index(max(tried))]
        state.apply(seat, dice.choices(legal, tried)[0] if dice.random() < FREE_CHOICES else best)
    write_result(state, standings, lesson)
    return lesson


def write_choice(game: Any, search: Search, legal: list[int], tried: list[int], lesson: Lesson) -> None:
    """The traits of every action, and how often it was tried."""
    consider(search)  # the guide looks at the root again
    for action, times in zip(legal, tried, strict=True):
        wish(search.guide, search.seat, action)
        lesson.traits.extend(search.guide.trait[: len(game.traits)])
        lesson.shares.append(times / sum(tried))
    lesson.actions.append(len(legal))


def write_standing(game: Any, search: Search, lesson: Lesson) -> list[int]:
    """The signs of every side; says by which seat each is known."""
    side = search.guide.side[:]
    leaders = [seat for seat in range(len(side)) if seat < search.work.seats and side[seat] == seat]
    for seat in leaders:
        look_at(search.guide, seat)
        lesson.signs.extend(search.guide.sign[: len(game.signs)])
    lesson.sides.append(len(leaders))
    return leaders


def write_result(state: Any, standings: list[list[int]], lesson: Lesson) -> None:
    """Who won, and with how many points, for every standing on the way."""
    winners, scores = set(state.winners()), state.scores()
    for leaders in standings:
        won = [seat for seat in leaders if seat in winners]
        lesson.won.extend((1 / len(won) if seat in winners else 0.0) for seat in leaders)
        lesson.points.extend(float(scores[seat]) for seat in leaders)
