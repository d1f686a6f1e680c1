"""Plays a plan to its end, in rounds; a matchup with a target is tested after every round.

A round holds the next games of every matchup that is still open. Which games are played depends on results alone, not
on who finished first, so a run that was stopped and resumed plays the same games as one that was not.
"""

from collections.abc import Iterator
from math import ceil
from typing import Final

from .arena_game import play_game
from .plan import Matchup, Played, Task, tasks
from .results_file import ResultsFile
from .sequential_test import verdict
from .summary import set_rates, whole_sets
from .workers import Pool

LOOK: Final = 40  # games between two looks of the sequential test


def looks(matchup: Matchup) -> list[int]:
    """The numbers of deals after which the test looks; a matchup without a target is played to its end."""
    step = ceil(LOOK / matchup.rotations) if matchup.asked is not None else matchup.deals
    return [*range(step, matchup.deals, step), matchup.deals]


def is_decided(matchup: Matchup, games: list[Played], deals: int) -> bool:
    """Whether the test has decided by the sets of the first deals."""
    if matchup.asked is None:
        return False
    first = [played for played in games if played.key[1] < deals]
    return verdict(set_rates(matchup, whole_sets(matchup, first), matchup.levels[0]), matchup.asked) != "open"


def due(store: ResultsFile, number: int) -> list[Task]:
    """The games a matchup needs for its next look; none when it is over."""
    matchup = store.plan.matchups[number]
    games = store.games(number)
    for deals in looks(matchup):
        missing = [task for task in tasks(store.plan, number, range(deals)) if task.key not in store.played]
        if missing:
            return missing
        if is_decided(matchup, games, deals):
            return []
    return []


def play(store: ResultsFile, pool: Pool) -> Iterator[Played]:
    """Play what is left of the plan; every game is kept before it is handed on."""
    while round_of := [task for number in range(len(store.plan.matchups)) for task in due(store, number)]:
        for _, played in pool.run(play_game, round_of):
            if store.add(played):
                yield played


def left(store: ResultsFile) -> int:
    """How many games are left at most."""
    matchups = enumerate(store.plan.matchups)
    return sum(matchup.games - len(store.games(number)) for number, matchup in matchups if due(store, number))
