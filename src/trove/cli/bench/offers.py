"""What a decision costs that a table shows: from a state to the JSON bytes that an asked seat is sent."""

import random
from collections.abc import Callable
from typing import Any

import msgspec

from trove import offers
from trove.bots.players import player
from trove.core.game import Game
from trove.core.game_state import GameState

from .targets import TARGETS, beside

SEED = 11
GAMES = 3
ONE_IN = 4  # how many of their decisions are measured
LEVEL = "easy"  # players who know what they do are asked other things than random ones

Rate = Callable[[Callable[[], int]], float]  # things done per CPU second


def decisions(game: Game[Any], players: int) -> list[tuple[GameState, int]]:
    """Decisions of a few games between computer players, from the deal to the end."""
    mind, dice = player(game, LEVEL), random.Random(SEED)
    found: list[tuple[GameState, int]] = []
    for seed in range(GAMES):
        state = game.new(players, seed, journal=False)
        while not state.over:
            seat = state.to_act()[0]
            if dice.randrange(ONE_IN) == 0:
                found.append((state.clone(), seat))
            state.apply(seat, mind.decide(state.imagine(seat, seed), seat, dice.getrandbits(60)))
    return found


def offers_cost(game: Game[Any], players: int, rate: Rate) -> dict[str, float]:
    """Microseconds and bytes of a decision on average, with how many actions it offers; and of what is asked for."""
    asked = decisions(game, players)
    encode = msgspec.json.Encoder().encode

    def cost(show: Callable[[GameState, int], object], shown: list[tuple[GameState, int]]) -> float:
        def run() -> int:
            for state, seat in shown:
                encode(show(state, seat))
            return len(shown)

        return 1e6 / rate(run)

    found = {
        "actions": sum(len(state.legal(seat)) for state, seat in asked) / len(asked),
        "microseconds": cost(offers.decision, asked),
        "bytes": sum(len(encode(offers.decision(state, seat))) for state, seat in asked) / len(asked),
    }
    if moving := [(state, seat) for state, seat in asked if offers.reach(state, seat)]:
        found["reach_microseconds"] = cost(offers.reach, moving)
    return found


def offers_lines(found: dict[str, float]) -> list[str]:
    """The report as text."""
    said = [
        f"  {'offers, a decision to JSON':33} {found['microseconds']:14,.1f} us"
        f"{beside(found['microseconds'], TARGETS['offers'])}",
        f"  {'its size':33} {found['bytes']:14,.0f} bytes, {found['actions']:.1f} actions"
        f"{beside(found['bytes'], TARGETS['offers_bytes'])}",
    ]
    if "reach_microseconds" in found:
        said.append(f"  {'offers, reach to JSON':33} {found['reach_microseconds']:14,.1f} us")
    return said
