"""Advice: how a strong player rates every action, with error bars."""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any

import msgspec
from msgspec import Struct

from ..core.arguments import brief, seed_given
from ..core.game_state import GameState
from ..core.refusals import BadInput
from .constants import COARSE, ONE, POINT
from .search import Search, find
from .settings import MOST_SIMULATIONS, settings
from .thinking import Stop, decision, new_search, run

UNIFORM_MIX = 20  # percent: a player may leave unlikely actions untried, advice has to rate all of them
NO_MARGIN = 0  # advice gives the chance to win alone, without a bonus for the lead
ENOUGH = 0.1  # of the tries of the action tried most: fewer mean little
SURE = 1.96  # standard errors on either side that hold 95 of 100
MOST_SECONDS = 600.0


class Estimate(Struct, frozen=True):
    """A mean and the noise of the search (95 %); the evaluation itself may be off by more."""

    mean: float
    error: float


class Candidate(Struct, frozen=True):
    """An action, in words too, and what it is expected to bring to this seat."""

    action: int
    words: Any
    tried: int
    win: Estimate | None  # the chance to win, 0 to 1
    score: Estimate | None  # points at the end; the side's where sides play


class Advice(Struct, frozen=True):
    """All legal actions, the best first."""

    seat: int
    simulations: int
    candidates: tuple[Candidate, ...]


def advise(
    state: GameState,
    seat: int,
    *,
    simulations: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
    stop: Stop | None = None,
) -> Advice:
    """Advice for a seat that is to act, after a number of simulations, a time, or whichever ends first.

    The search starts from an imagined state, so the advice reveals nothing that the seat could not know."""
    seed = seed_given(seed)
    most, seconds = checked_budget(simulations, seconds)
    position, legal = decision(state, seat)
    if len(legal) == 1:
        return Advice(seat, 0, (Candidate(legal[0], position.game.words(position, seat, legal[0]), 0, None, None),))
    chosen = msgspec.structs.replace(settings(position.game, "expert"), uniform_mix=UNIFORM_MIX, margin=NO_MARGIN)
    search = new_search(position.imagine(seat, seed), seat, chosen, most)
    done = run(search, most, seed, seconds, stop)
    found = [candidate(position, search, seat, action) for action in legal]
    return Advice(seat, done, tuple(sorted(found, key=in_order_of_value(found, alone=position.seats == 1))))


def in_order_of_value(found: list[Candidate], *, alone: bool) -> Callable[[Candidate], tuple[bool, float, int]]:
    """The best first; after them, in the same order, those that were tried too rarely for a reliable mean."""
    enough = ENOUGH * max(one.tried for one in found)

    def key(one: Candidate) -> tuple[bool, float, int]:
        value = one.score if alone else one.win
        return (one.tried < enough or not one.tried, -value.mean if value else 0.0, one.action)

    return key


def checked_budget(simulations: int | None, seconds: float | None) -> tuple[int, float | None]:
    """Simulations and seconds, at least one of them given."""
    if simulations is None and seconds is None:
        raise BadInput("bad-budget", "expected simulations=... or seconds=..., or both")
    if simulations is not None and not (type(simulations) is int and 1 <= simulations <= MOST_SIMULATIONS):
        raise BadInput("bad-budget", f"expected 1 to {MOST_SIMULATIONS} simulations, not {brief(simulations)}")
    if seconds is not None and not (type(seconds) in (int, float) and 0 < seconds <= MOST_SECONDS):
        raise BadInput("bad-budget", f"expected up to {MOST_SECONDS} seconds, not {brief(seconds)}")
    return MOST_SIMULATIONS if simulations is None else simulations, seconds


def candidate(state: GameState, search: Search, seat: int, action: int) -> Candidate:
    """What the search found out about an action."""
    node = find(search, 1 + seat, action)
    tried = search.visits[node] if node else 0
    words = state.game.words(state, seat, action)
    if not tried:
        return Candidate(action, words, 0, None, None)
    tries, root = search.visits, 1 + seat
    gained, scored = sums(search.gained, search.squared, ONE), sums(search.scored, search.spread, POINT)
    win = estimate(*gained(node), tried, spread(*gained(root), tries[root]))
    score = estimate(*scored(node), tried, spread(*scored(root), tries[root]))
    return Candidate(action, words, tried, win, score)


def sums(values: Sequence[int], squares: Sequence[int], one: int) -> Callable[[int], tuple[float, float]]:
    """By node: the sum of its results and the sum of their squares, as plain numbers."""
    return lambda node: (values[node] / one, squares[node] / (one / COARSE) ** 2)


def spread(total: float, squares: float, tried: int) -> float:
    """The standard deviation of a number of results."""
    if tried < 2:
        return 0.0
    mean = total / tried
    return sqrt(max(0.0, squares / tried - mean * mean) * tried / (tried - 1))


def estimate(total: float, squares: float, tried: int, of_all: float) -> Estimate:
    """Mean and error from a sum, a sum of squares and a count; with a single try, the spread of the root is used."""
    deviation = spread(total, squares, tried) if tried > 1 else of_all
    return Estimate(total / tried, SURE * deviation / sqrt(tried))
