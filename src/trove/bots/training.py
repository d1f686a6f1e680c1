"""Learning by self-play, round by round: search with what is known, then fit what is known to what the search found."""

import signal
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import active_children, forkserver, get_context
from typing import Any

import msgspec
import numpy as np

from ..core.game import Game
from ..core.weights import MOST, Weights
from .fitting import fit_points, fit_shares
from .lessons import Lesson, Task, study
from .settings import Settings, settings

NOTHING_KNOWN = Weights(made_by="nobody", taste={}, worth={}, yields={})
TO_THE_END = 100_000  # a horizon beyond every game: while nothing is known, only the end tells


def train(
    game: Game[Any],
    *,
    rounds: int,
    games: int,
    simulations: int,
    seed: int,
    workers: int,
    start: Weights = NOTHING_KNOWN,
    told: Callable[[int, int], None] | None = None,
    made_by: str = "",
) -> Weights:
    """Weights after so many rounds of so many games."""
    weights = start
    chosen = msgspec.structs.replace(settings(game, "expert"), simulations=simulations)
    for number in range(rounds):
        known = chosen if weights.worth else msgspec.structs.replace(chosen, guided=False, horizon=TO_THE_END)
        lessons = play(game, plan(game, games, seed + number, known, weights), workers, number, told)
        weights = fitted(game, lessons, made_by)
    return weights


def plan(game: Game[Any], games: int, seed: int, chosen: Settings, weights: Weights) -> list[Task]:
    """The games of a round, half of them for two, the others for every number of players above."""
    few, many = max(2, game.players[0]), game.players[-1]
    table = [few, *range(few + 1, many + 1)]
    return [
        Task(game.name, few if k % 2 else table[k // 2 % len(table)], 1_000_000 * (seed + 1) + k, chosen, weights)
        for k in range(games)
    ]


def play(
    game: Game[Any], tasks: list[Task], workers: int, number: int, told: Callable[[int, int], None] | None
) -> list[Lesson]:
    """All games of a round, in order, whoever plays them. Whatever stops it, Ctrl-C too, stops the workers at once."""
    lessons: list[Lesson] = []
    start_server()
    others = active_children()
    with ProcessPoolExecutor(workers, mp_context=get_context("forkserver"), initializer=ignore_ctrl_c) as pool:
        try:
            for game_played in [pool.submit(study, task) for task in tasks]:
                lessons.append(game_played.result())
                if told is not None:
                    told(number, len(lessons))
        except BaseException:
            for worker in active_children():
                if worker not in others:
                    worker.terminate()
            raise
    return lessons


def start_server() -> None:
    """Start the process that makes the workers so that Ctrl-C reaches neither it nor them, however early it comes."""
    if threading.current_thread() is not threading.main_thread():
        return  # only there can signals be handled
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # inherited by what is started meanwhile
    try:
        forkserver.ensure_running()
    finally:
        signal.signal(signal.SIGINT, before)


def ignore_ctrl_c() -> None:
    """In a worker: it is for the one who started it to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def fitted(game: Game[Any], lessons: list[Lesson], made_by: str) -> Weights:
    """Weights out of lessons."""
    traits = joined(lesson.traits for lesson in lessons).reshape(-1, len(game.traits))
    signs = joined(lesson.signs for lesson in lessons).reshape(-1, len(game.signs))
    actions = joined(lesson.actions for lesson in lessons).astype(np.int64)
    sides = joined(lesson.sides for lesson in lessons).astype(np.int64)
    taste = fit_shares(traits, actions, joined(lesson.shares for lesson in lessons))
    worth = fit_shares(signs, sides, joined(lesson.won for lesson in lessons))
    yields = fit_points(signs, joined(lesson.points for lesson in lessons))
    return Weights(made_by, named(game.traits, taste), named(game.signs, worth), named(game.signs, yields))


def joined(parts: Iterable[Any]) -> Any:
    return np.concatenate([np.asarray(part, dtype=np.float64) for part in parts])


def named(names: tuple[str, ...], weights: Any) -> dict[str, int]:
    """Weights by name, as whole thousandths; what came to nothing is left out."""
    whole = {name: max(-MOST, min(MOST, round(1000 * float(w)))) for name, w in zip(names, weights, strict=True)}
    return {name: weight for name, weight in whole.items() if weight}
