"""Learning by self-play, round by round: search with the present weights, then fit them to what the search found."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
import numpy as np

from ..core.game import Game
from ..core.weights import MOST, Weights
from .fitting import fit_points, fit_shares
from .self_play import GameRecord, Task, play_against_itself
from .settings import Settings, settings
from .workers import Pool, pool

NOTHING_KNOWN = Weights(made_by="nobody", prior_weights={}, win_weights={}, score_weights={})
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
    """Weights after a number of rounds, each of a number of games."""
    weights = start
    chosen = msgspec.structs.replace(settings(game, "expert"), simulations=simulations)
    with pool(workers) as players:
        for number in range(rounds):
            known = chosen if weights.win_weights else msgspec.structs.replace(chosen, guided=False, horizon=TO_THE_END)
            records = play(players, plan(game, games, seed + number, known, weights), number, told)
            weights = fitted(game, records, made_by)
    return weights


def plan(game: Game[Any], games: int, seed: int, chosen: Settings, weights: Weights) -> list[Task]:
    """The games of a round, half of them for two, the others for every number of players above."""
    few, many = max(2, game.players[0]), game.players[-1]
    table = [few, *range(few + 1, many + 1)]
    return [
        Task(game.name, few if k % 2 else table[k // 2 % len(table)], 1_000_000 * (seed + 1) + k, chosen, weights)
        for k in range(games)
    ]


def play(pool: Pool, tasks: list[Task], number: int, told: Callable[[int, int], None] | None) -> list[GameRecord]:
    """All games of a round, in the order of the tasks."""
    records: dict[int, GameRecord] = {}
    for task, record in pool.run(play_against_itself, tasks):
        records[task.seed] = record
        if told is not None:
            told(number, len(records))
    return [records[task.seed] for task in tasks]


def fitted(game: Game[Any], records: list[GameRecord], made_by: str) -> Weights:
    """Weights fitted to records."""
    action_features = joined(record.action_features for record in records).reshape(-1, len(game.action_features))
    position_features = joined(record.position_features for record in records).reshape(-1, len(game.position_features))
    actions = joined(record.actions for record in records).astype(np.int64)
    sides = joined(record.sides for record in records).astype(np.int64)
    prior = fit_shares(action_features, actions, joined(record.shares for record in records))
    win = fit_shares(position_features, sides, joined(record.won for record in records))
    score = fit_points(position_features, joined(record.points for record in records))
    positions = game.position_features
    return Weights(made_by, named(game.action_features, prior), named(positions, win), named(positions, score))


def joined(parts: Iterable[Any]) -> Any:
    return np.concatenate([np.asarray(part, dtype=np.float64) for part in parts])


def named(names: tuple[str, ...], weights: Any) -> dict[str, int]:
    """Weights by name, as whole thousandths; those that are 0 are left out."""
    whole = {name: max(-MOST, min(MOST, round(1000 * float(w)))) for name, w in zip(names, weights, strict=True)}
    return {name: weight for name, weight in whole.items() if weight}
