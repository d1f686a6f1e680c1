"""What one step costs at a table: from an accepted action to the JSON bytes that every screen is sent."""

import random
from collections.abc import Callable
from itertools import pairwise
from statistics import mean
from typing import Any

import msgspec

from trove.core.game import Game
from trove.core.game_state import GameState
from trove.core.journal import Step
from trove.core.match import Match
from trove.offers.view_changes import view_changes

from .targets import TARGETS, beside

SEED = 11
AGAIN = 4  # a match is played in a blink, so one that nothing disturbs is waited for

Rate = Callable[[Callable[[], int]], float]  # things done per CPU second
Seen = list[tuple[GameState, Step]]  # positions, each with the journal entries that led to it


def patient(rate: Rate) -> Rate:
    """The best of several rates."""
    return lambda work: max(rate(work) for _ in range(AGAIN))


def started(game: Game[Any], players: int) -> Match:
    """A match with fixed chance."""
    match = Match.open(game.name, players, secret=bytes(32))
    for seat in range(match.seats):
        match.sit(seat, bytes(32))
    match.start()
    return match


def random_moves(game: Game[Any], players: int) -> tuple[list[tuple[int, int]], Seen]:
    """Random steps from the deal to the end, and what they led to."""
    match, dice = started(game, players), random.Random(SEED)
    moves: list[tuple[int, int]] = []
    seen: Seen = []
    while not match.over:
        seat = dice.choice(match.state.to_act())
        moves.append((seat, dice.choice(match.state.legal(seat))))
        match.play(*moves[-1])
        seen.append((match.state.clone(), match.state.journal.steps[-1]))
    return moves, seen


def step_cost(game: Game[Any], players: int, rate: Rate) -> dict[str, float]:
    """Microseconds of a step of a whole match on average: all of it, and its parts."""
    moves, seen = random_moves(game, players)
    encode = msgspec.json.Encoder().encode

    def play(send: Callable[[GameState], object]) -> int:
        match = started(game, players)
        for seat, action in moves:
            encode(match.play(seat, action))  # the row of the log
            send(match.state)
        return len(moves)

    def events(state: GameState, step: Step) -> None:
        game.told_json(state, step)

    def views(state: GameState, step: Step) -> None:
        game.views_json(state)

    def everything(state: GameState) -> None:
        step = state.journal.steps[-1]
        events(state, step)
        views(state, step)

    def of_seen(part: Callable[[GameState, Step], None]) -> int:
        for state, step in seen:
            part(state, step)
        return len(seen)

    def cost(work: Callable[[], int]) -> float:
        return 1e6 / patient(rate)(work)

    return {
        "all": cost(lambda: play(everything)),
        "play": cost(lambda: play(lambda state: None)),
        "events": cost(lambda: of_seen(events)),
        "views": cost(lambda: of_seen(views)),
    }


def changes_cost(game: Game[Any], players: int, rate: Rate) -> dict[str, float]:
    """Microseconds and bytes on average to send what a step changed in the public view, instead of all of it."""
    _, seen = random_moves(game, players)
    views = [game.public_view(state) for state, _ in seen]
    encode = msgspec.json.Encoder().encode

    def run() -> int:
        for old, new in pairwise(views):
            encode(view_changes(old, new))
        return len(views) - 1

    sizes = [len(encode(view_changes(old, new))) for old, new in pairwise(views)]
    whole = [len(encode(view)) for view in views]
    return {"microseconds": 1e6 / rate(run), "bytes": mean(sizes), "whole_bytes": mean(whole)}


def changes_line(found: dict[str, float]) -> str:
    """The report as text."""
    size = f"{found['bytes']:8,.0f} bytes of {found['whole_bytes']:,.0f}"
    return f"  {'changes of the public view to JSON':33} {found['microseconds']:13,.1f} us {size}"


def step_line(found: dict[str, float]) -> str:
    """The report as text."""
    parts = ", ".join(f"{name} {cost:.0f}" for name, cost in found.items() if name != "all")
    target = beside(found["all"], TARGETS["step"])
    return f"  {'a step to JSON for every seat':33} {found['all']:14,.1f} us ({parts}){target}"
