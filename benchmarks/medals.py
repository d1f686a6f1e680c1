"""What medals of a solo game of Silver & Gold may ask for: how many points a player gets who tries every action.

Run: python -m benchmarks.medals [GAMES] [TRIES]
"""

import sys
from statistics import median, quantiles

import trove
from trove.core.playable import Playable


def best_action(state: Playable, tries: int, seed: int) -> int:
    """The action after which random games bring the most points; it never sees the true chance."""

    def worth(action: int) -> float:
        after = state.imagine(0, seed)
        after.apply(0, action)
        if after.over:
            return float(after.scores()[0])
        return float(state.game.rollouts(after, tries, seed).scores[0])

    return max(state.legal(0), key=worth)


def points(seed: int, tries: int) -> int:
    """One game alone."""
    state = trove.game("silver-and-gold").new(1, seed, journal=False)
    step = 0
    while not state.over:
        step += 1
        state.apply(0, best_action(state, tries, 1000 * step))
    return int(state.scores()[0])


def main() -> None:
    games, tries = [*map(int, sys.argv[1:]), 120, 150][:2]
    found = [points(seed, tries) for seed in range(games)]
    tenths = quantiles(found, n=10)
    print(f"{games} games, {tries} tries each: a tenth below {tenths[0]:.0f}, median {median(found):.0f}")


if __name__ == "__main__":
    main()
