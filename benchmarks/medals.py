"""What medals of a solo game of Silver & Gold may ask for: how many points an expert gets alone.

Run: python -m benchmarks.medals [GAMES]
"""

import sys
from statistics import median, quantiles

import trove
from trove.bots.players import player


def points(seed: int) -> int:
    """One game alone; the expert sees imagined states, and thinks as long as in the arena."""
    game = trove.game("silver-and-gold")
    state, expert = game.new(1, seed, journal=False), player(game, "expert", ladder=True)
    step = 0
    while not state.over:
        step += 1
        state.apply(0, expert.decide(state.imagine(0, 1000 * step), 0, 1000 * step + 1))
    return int(state.scores()[0])


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 120
    found = [points(seed) for seed in range(games)]
    tenths = quantiles(found, n=10)
    print(f"{games} games: a tenth below {tenths[0]:.0f}, median {median(found):.0f}")


if __name__ == "__main__":
    main()
