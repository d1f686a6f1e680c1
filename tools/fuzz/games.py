"""Plays random games, by every way that callers have into the engine."""

from random import Random
from typing import Any

import trove

ASIDE = 16  # about one step in this many is followed by a clone, an imagined state, a search or rollouts
ROLLOUTS = 4
SIMULATIONS = 6


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
            trove.advise(state, seat, simulations=SIMULATIONS, seed=seed)
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


def games(count: int, seed: int, name: str) -> None:
    """So many games for each number of players."""
    game = trove.game(name)
    for players in game.players if count else ():
        chance = Random(f"{name} {players} {seed}")
        steps = sum(play(game, players, chance) for _ in range(count))
        print(f"{name}, {players} players: {count} games, {steps} steps, {form()}", flush=True)


def form() -> str:
    return "compiled" if trove.compiled else "interpreted"
