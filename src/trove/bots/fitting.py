"""Fits weights to records: what the search chose, who won, and how many points there were."""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy: small matrices, and other work on the other cores

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

ROUNDS = 30
ENOUGH = 1e-9
DRAG = 1.0  # how much a weight, in its feature's own scale, has to be worth


def fit_shares(rows: Floats, counts: Ints, target: Floats) -> Floats:
    """Weights whose softmax over each group of rows comes nearest to the target shares: Newton's method."""
    scale = np.maximum(np.sqrt((rows**2).mean(axis=0)), 1e-3)
    rows = rows / scale
    first = np.concatenate([[0], np.cumsum(counts)[:-1]])
    group = np.repeat(np.arange(len(counts)), counts)
    weights = np.zeros(rows.shape[1])
    loss = np.inf
    for _ in range(ROUNDS):
        share = softmax(rows @ weights, first, group)
        new = -float(target @ np.log(np.maximum(share, 1e-12))) + 0.5 * DRAG * float(weights @ weights)
        if loss - new < ENOUGH * abs(new):
            break
        loss = new
        slope = rows.T @ (share - target) + DRAG * weights
        mean = np.add.reduceat(rows * share[:, None], first, axis=0)
        bend = (rows * share[:, None]).T @ rows - mean.T @ mean + DRAG * np.eye(len(weights))
        weights = weights - np.linalg.solve(bend, slope)
    fitted: Floats = weights / scale
    return fitted


def softmax(likings: Floats, first: Ints, group: Ints) -> Floats:
    """Shares within each group."""
    best = np.maximum.reduceat(likings, first)
    grown = np.exp(likings - best[group])
    shares: Floats = grown / np.add.reduceat(grown, first)[group]
    return shares


def fit_points(rows: Floats, points: Floats) -> Floats:
    """Weights whose sum comes nearest to the points: least squares, with a little drag."""
    scale = np.maximum(np.sqrt((rows**2).mean(axis=0)), 1e-3)
    rows = rows / scale
    found: Floats = np.linalg.solve(rows.T @ rows + DRAG * np.eye(rows.shape[1]), rows.T @ points) / scale
    return found
