"""Plays random games of everything in the catalog, by every way that callers have into the engine.

python tools/fuzz.py 200            200 games of each game and number of players
python tools/fuzz.py 200 --seed 7   others
"""

import argparse
import os
import sys
import traceback
from random import Random
from typing import Any

import trove

ASIDE = 16  # about one step in so many is followed by a clone, an imagined state, a search or rollouts
ROLLOUTS = 4
SIMULATIONS = 6


def stop(problem: "sys.UnraisableHookArgs") -> None:
    """An error inside the compiled rules cannot be raised, only reported; one is enough."""
    traceback.print_exception(problem.exc_type, problem.exc_value, problem.exc_traceback)
    print(f"fuzz: error in compiled code: {problem.exc_value!r} in {problem.object!r}", file=sys.stderr, flush=True)
    os._exit(1)


def step_aside(game: Any, state: Any, chance: Random) -> Any:
    """A state to go on with, after looking at this one from the side."""
    seed = chance.getrandbits(62)
    viewer = chance.choice([None, *range(state.seats)])
    match chance.randrange(4):
        case 0:
            return state.clone()
        case 1:
            return state.imagine(viewer, seed)
        case 2:
            seat = chance.choice(state.to_act())
            trove.advise(state, seat, SIMULATIONS, seed=seed)
            return state
        case _:
            game.rollouts(state, ROLLOUTS, seed)
            return state


def play(game: Any, players: int, chance: Random) -> int:
    """One random game; the number of steps."""
    state = game.new(players=players, seed=chance.getrandbits(62))
    steps = 0
    while not state.over:
        seat = chance.choice(state.to_act())
        for other in range(state.seats):
            assert bool(state.legal(other)) == (other in state.to_act()), f"seat {other} and who is to act disagree"
        state.apply(seat, chance.choice(state.legal(seat)))
        steps += 1
        if not state.over and chance.randrange(ASIDE) == 0:
            state = step_aside(game, state, chance)
    return steps


def main() -> None:
    reader = argparse.ArgumentParser(description="Plays random games of everything in the catalog.")
    reader.add_argument("games", type=int, help="how many of each game and number of players")
    reader.add_argument("--seed", type=int, default=0)
    asked = reader.parse_args()
    sys.unraisablehook = stop
    form = "compiled" if trove.compiled else "interpreted"
    for name in trove.games():
        game = trove.game(name)
        for players in game.players:
            chance = Random(f"{name} {players} {asked.seed}")
            steps = sum(play(game, players, chance) for _ in range(asked.games))
            print(f"{name}, {players} players: {asked.games} games, {steps} steps, {form}", flush=True)


if __name__ == "__main__":
    main()
