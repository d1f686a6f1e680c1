"""Weights fitted to records come out as those that made the records."""

import numpy as np
import pytest

import trove
from trove.bots.fitting import fit_points, fit_shares
from trove.bots.self_play import Task, play_against_itself
from trove.bots.settings import Settings
from trove.bots.training import NOTHING_KNOWN, fitted

TRUE = np.array([1.5, -0.7, 0.0, 0.3])


def choices(dice: np.random.Generator, groups: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    counts = dice.integers(2, 9, groups)
    rows = dice.integers(-2, 4, (counts.sum(), 4)).astype(float)
    shares = np.concatenate(
        [np.exp(part @ TRUE) / np.exp(part @ TRUE).sum() for part in np.split(rows, np.cumsum(counts)[:-1])]
    )
    return rows, counts, shares


def test_shares_give_back_the_weights_behind_them() -> None:
    rows, counts, shares = choices(np.random.default_rng(1), 4000)
    assert fit_shares(rows, counts, shares) == pytest.approx(TRUE, abs=0.02)


def test_a_feature_that_never_shows_gets_no_weight() -> None:
    rows, counts, shares = choices(np.random.default_rng(2), 500)
    rows[:, 2] = 0
    assert fit_shares(rows, counts, shares)[2] == 0


def test_points_give_back_the_weights_behind_them() -> None:
    rows = np.random.default_rng(3).integers(0, 9, (2000, 4)).astype(float)
    assert fit_points(rows, rows @ TRUE) == pytest.approx(TRUE, abs=0.01)


def test_the_same_seed_teaches_the_same() -> None:
    game = trove.game("luxor")
    tasks = [Task("luxor", 2, seed, Settings(simulations=8), NOTHING_KNOWN) for seed in (1, 1, 2)]
    one, same, other = (fitted(game, [play_against_itself(task)], "test") for task in tasks)
    assert one == same != other
