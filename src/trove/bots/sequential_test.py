"""The ladder's sequential test, stated before any game is played.

A pairing asks whether the win rate of its first level is at least `m` (65 %, say). Games come in duplicate sets; the
mean share of wins in a set is one observation between 0 and 1, and sets are independent. Two gamblers begin with a
capital of 1. One bets that the mean lies above `m`: before each set it stakes a part `a` and its capital becomes
`capital * (1 + a (x - m))`. The other bets on below: `capital * (1 - a (x - m))`. How much is staked depends only on
the sets seen before (and stays small enough that nobody goes bankrupt), so if the mean is not above `m` the first
gambler's capital cannot be expected to grow, and by Ville's inequality the chance that it *ever* reaches 40 is at most
1/40; the same for the other. So:

- the pairing is decided as soon as a capital reaches 40: "above" or "below", each wrongly with a chance of at most
  2.5 %, however often one looks, whatever the distribution within [0, 1];
- one looks after every 40 games, in the order of the deals, so that the result does not depend on who finished first;
- after 400 games (fewer with `--quick`) the pairing ends undecided, and the rate itself is what is reported.

The interval published with it holds every `m` that neither gambler has refuted: the true rate lies in it with a chance
of at least 95 %, also though one stopped early. (The rate alone is slightly too extreme after an early stop.)

The stake is that of "Estimating means of bounded random variables by betting" (Waudby-Smith and Ramdas 2024), their
approximate growth-optimal one.
"""

from collections.abc import Sequence
from typing import Final, Literal

RUIN: Final = 40.0  # the capital that refutes: 1 / 0.025
BOLDEST: Final = 0.9  # of the stake that could lose everything
GRID: Final = 1000  # steps of the interval

Verdict = Literal["above", "below", "open"]


def refuted(sets: Sequence[float], m: float, sign: int) -> int:
    """After how many sets the gambler who bets on above (sign 1) or below (-1) has refuted `m`; 0 if never."""
    capital, total, squares = 1.0, 0.5, 0.25  # as if one set had come out at one half
    most = BOLDEST / (m if sign > 0 else 1 - m)
    for seen, x in enumerate(sets, 1):
        edge = sign * (total / seen - m)
        if edge > 0:
            stake = min(most, edge / (squares / seen + edge * edge))
            capital *= 1 + stake * sign * (x - m)
            if capital >= RUIN:
                return seen
        total += x
        squares += (x - total / (seen + 1)) ** 2
    return 0


def verdict(sets: Sequence[float], m: float) -> Verdict:
    """What the test decides from these sets, in the order of their deals."""
    above, below = refuted(sets, m, 1), refuted(sets, m, -1)
    if above and (not below or above < below):
        return "above"
    return "below" if below else "open"


def sequence_interval(sets: Sequence[float]) -> tuple[float, float]:
    """All rates that are not refuted."""
    low, high = 0, GRID
    while low < GRID and (low == 0 or refuted(sets, low / GRID, 1)):
        low += 1
    while high > 0 and (high == GRID or refuted(sets, high / GRID, -1)):
        high -= 1
    return max(0, low - 1) / GRID, min(GRID, high + 1) / GRID
