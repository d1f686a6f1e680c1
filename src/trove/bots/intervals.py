"""95 % intervals of a win rate over duplicate sets.

The games of a deal are not independent: the same cards are played from every place. So a deal with all its rotations
is one observation `x`, the mean share of wins in it, and deals are independent of each other. With `n` sets, their
mean `p` and their variance `s2`, the mean is as sure as `p (1 - p) / (s2 / n)` independent games would make it. That
many games, but never more than were really played, go into Wilson's interval, which unlike `p ± t s` stays within 0
and 1 and does not shrink to a point when every game was won. With Student's `t` for `n - 1` degrees of freedom in
place of 1.96, few sets give the wide interval they deserve; one set gives 0 to 1. Where all sets came out alike the
variance tells nothing, and each set counts as one game.
"""

from collections.abc import Sequence
from functools import cache
from math import atan, cos, pi, sin, sqrt
from statistics import NormalDist, fmean, variance
from typing import Final

CONFIDENCE: Final = 0.95
MANY: Final = 1000  # degrees of freedom from which Student's t is the normal distribution


def within(t: float, freedom: int) -> float:
    """How much of Student's distribution lies between -t and t (Abramowitz and Stegun 26.7.3 and 26.7.4)."""
    angle = atan(t / sqrt(freedom))
    odd = freedom % 2
    term = cos(angle) if odd else 1.0
    total = term if freedom > 1 else 0.0
    for k in range(3 if odd else 2, freedom - 1, 2):
        term *= (k - 1) / k * cos(angle) ** 2
        total += term
    return (angle + sin(angle) * total) * 2 / pi if odd else sin(angle) * total


@cache
def student(freedom: int, confidence: float = CONFIDENCE) -> float:
    """The t that a distribution with this many degrees of freedom stays within, at this confidence."""
    if freedom >= MANY:
        return NormalDist().inv_cdf((1 + confidence) / 2)
    low, high = 0.0, 1e4
    for _ in range(80):
        middle = (low + high) / 2
        low, high = (middle, high) if within(middle, freedom) < confidence else (low, middle)
    return high


def wilson(rate: float, games: float, z: float) -> tuple[float, float]:
    """Wilson's score interval."""
    share = z * z / games
    middle = (rate + share / 2) / (1 + share)
    half = z / (1 + share) * sqrt(rate * (1 - rate) / games + share / (4 * games))
    return max(0.0, min(rate, middle - half)), min(1.0, max(rate, middle + half))


def interval(sets: Sequence[float], games: int) -> tuple[float, float]:
    """The 95 % interval of the mean of duplicate sets that hold this many games in all."""
    n = len(sets)
    if n < 2:
        return 0.0, 1.0
    rate, s2 = min(1.0, fmean(sets)), variance(sets)
    alike = s2 < 1e-12
    worth = float(n) if alike else min(float(games), rate * (1 - rate) * n / s2)
    return wilson(rate, worth, student(n - 1))
