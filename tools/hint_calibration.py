"""Whether hints keep what they claim: chances to win against games played on from there.

python -m tools.hint_calibration luxor --games 150

Two players of the level `hard` play; at a few moments of each game the best hint's chance is noted, its action is
played, and the game goes on. What happened is compared with what was claimed, in five classes and by a logistic fit.
"""

import argparse
from collections.abc import Sequence
from math import exp, log
from random import Random
from typing import Any

import trove
from trove.bots.players import player
from trove.core.game import Game

LEVEL = "hard"
MOMENTS = 3  # of each game
CLASSES = 5
NEARLY = 0.005  # claims are kept this far from 0 and 1

Pair = tuple[float, float]  # what was claimed, and what happened


def pairs(game: Game[Any], games: int, simulations: int, seed: int) -> list[Pair]:
    """What hints claimed in a number of games, each with what happened."""
    length = mean([float(len_of(game, seed + k)) for k in range(5)])
    return [pair for k in range(games) for pair in of_one_game(game, simulations, seed + 100 + k, length)]


def len_of(game: Game[Any], seed: int) -> int:
    """How many decisions a game takes."""
    state, mind, count = game.new(2, seed, journal=False), player(game, LEVEL, ladder=True), 0
    while not state.over:
        seat = state.to_act()[0]
        state.apply(seat, mind.decide(state.imagine(seat, count), seat, count))
        count += 1
    return count


def of_one_game(game: Game[Any], simulations: int, seed: int, length: float) -> list[Pair]:
    """The claims of one game's hints, each with 1 for a win of its side, 0 for none, or its share of a shared one."""
    dice, state, mind = Random(seed), game.new(2, seed, journal=False), player(game, LEVEL, ladder=True)
    claims: list[tuple[int, float]] = []
    while not state.over:
        seat = state.to_act()[0]
        thought = mind.decide(state.imagine(seat, dice.getrandbits(40)), seat, dice.getrandbits(40))
        if dice.random() < MOMENTS / length and len(state.legal(seat)) > 1:
            best = trove.advise(state, seat, simulations=simulations, seed=dice.getrandbits(40)).candidates[0]
            if best.win is not None:
                claims.append((seat, best.win.mean))
                thought = best.action
        state.apply(seat, thought)
    sides = [chair.side for chair in game.seating(2)]
    won = {sides[seat] for seat in state.winners()}
    return [(claim, (sides[seat] in won) / len(won)) for seat, claim in claims]


def fitted(found: Sequence[Pair]) -> tuple[float, float]:
    """Shift and slope of the log odds that fit best, by Newton's method."""
    a, b = 0.0, 1.0
    for _ in range(30):
        ga = gb = haa = hab = hbb = 0.0
        for claim, won in found:
            x = log_odds(claim)
            p = 1 / (1 + exp(-a - b * x))
            w = p * (1 - p)
            ga, gb = ga + won - p, gb + (won - p) * x
            haa, hab, hbb = haa + w, hab + w * x, hbb + w * x * x
        det = haa * hbb - hab * hab
        a, b = a + (hbb * ga - hab * gb) / det, b + (haa * gb - hab * ga) / det
    return a, b


def log_odds(claim: float) -> float:
    kept = min(1 - NEARLY, max(NEARLY, claim))
    return log(kept / (1 - kept))


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def report(name: str, found: list[Pair]) -> None:
    claims, won = [claim for claim, _ in found], [result for _, result in found]
    print(f"{name}: {len(found)} hints claimed {mean(claims):.1%} on average, {mean(won):.1%} were won")
    ranked = sorted(found)
    for k in range(CLASSES):
        part = ranked[len(ranked) * k // CLASSES : len(ranked) * (k + 1) // CLASSES]
        shares = mean([claim for claim, _ in part]), mean([result for _, result in part])
        print(f"  claimed {shares[0]:6.1%}   won {shares[1]:6.1%}   ({len(part)} hints)")
    a, b = fitted(found)
    print(f"  log odds of winning = {a:+.2f} {b:+.2f} x log odds claimed", flush=True)


def main() -> None:
    reader = argparse.ArgumentParser(
        prog="python -m tools.hint_calibration", description=(__doc__ or "").split("\n")[0]
    )
    reader.add_argument("names", nargs="*", default=[], help="games; all if none is named")
    reader.add_argument("--games", type=int, default=100)
    reader.add_argument("--simulations", type=int, default=2000, help="of each hint")
    reader.add_argument("--seed", type=int, default=1)
    asked = reader.parse_args()
    for name in asked.names or trove.games():
        report(name, pairs(trove.game(name), asked.games, asked.simulations, asked.seed))


if __name__ == "__main__":
    main()
