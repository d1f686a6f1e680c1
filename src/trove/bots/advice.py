"""Advice: what a strong player thinks of every action, with how sure it is."""

from math import sqrt
from typing import Any

import msgspec
from msgspec import Struct

from ..core.given import check_seed
from ..core.playable import Playable
from ..core.refusals import BadInput
from .search import Search, find
from .settings import settings
from .terms import ONE
from .thinking import Stop, new_search, run

DOUBT = 20  # percent: a player may leave untried what it does not like, an adviser says what it is worth
SURE = 1.96  # standard errors on either side that hold 95 of 100
MOST_SIMULATIONS = 1_000_000
MOST_SECONDS = 600.0


class Estimate(Struct, frozen=True):
    """A mean, and how far the true one may be off to either side (95 %); nothing is known of what was never tried."""

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


def advise(state: Playable, seat: int, budget: int | float, *, seed: int = 0, stop: Stop | None = None) -> Advice:
    """Think for a seat that is to act: an int is a number of simulations, a float a number of seconds.

    Only an imagined state is thought over, so the advice holds nothing that the seat could not know itself."""
    check_seed(seed)
    simulations, seconds = checked_budget(budget)
    legal = legal_for(state, seat)
    chosen = msgspec.structs.replace(settings(state.game, "expert"), doubt=DOUBT)
    search = new_search(state.imagine(seat, seed), seat, chosen, simulations)
    done = run(search, simulations, seed, seconds, stop)
    found = [candidate(state, search, seat, action) for action in legal]
    found.sort(key=lambda one: (-one.tried, -one.win.mean if one.win else 0.0, one.action))
    return Advice(seat, done, tuple(found))


def checked_budget(budget: object) -> tuple[int, float | None]:
    """Simulations, and seconds if it is a time."""
    if isinstance(budget, int) and not isinstance(budget, bool) and 1 <= budget <= MOST_SIMULATIONS:
        return budget, None
    if isinstance(budget, float) and 0 < budget <= MOST_SECONDS:
        return MOST_SIMULATIONS, budget
    sentence = f"a budget is 1 to {MOST_SIMULATIONS} simulations (an int) or up to {MOST_SECONDS} seconds (a float)"
    raise BadInput("bad-budget", f"{sentence}, not {budget!r}")


def legal_for(state: Playable, seat: object) -> list[int]:
    """What a seat may do now; advice is for those who are to act."""
    legal: list[int] = state.legal(seat) if isinstance(seat, int) and seat in state.to_act() else []
    if not legal:
        raise BadInput("not-to-act", f"advice is given to a seat that is to act, {state.to_act()}, not {seat!r}")
    return legal


def candidate(state: Playable, search: Search, seat: int, action: int) -> Candidate:
    """What the search found out about an action."""
    node = find(search, 1 + seat, action)
    tried = search.visits[node] if node else 0
    words = state.game.words(state, seat, action)
    if not tried:
        return Candidate(action, words, 0, None, None)
    win = estimate(search.gained[node] / ONE, search.squared[node] / (ONE / 100) ** 2, tried)
    score = estimate(search.scored[node] / 1000, search.spread[node] / 100, tried)
    return Candidate(action, words, tried, win, score)


def estimate(total: float, squares: float, tried: int) -> Estimate:
    """Mean and error out of a sum, a sum of squares and a number; a single try may be off by anything it can be."""
    mean = total / tried
    if tried == 1:
        return Estimate(mean, max(abs(mean), abs(1 - mean)))
    variance = max(0.0, squares / tried - mean * mean) * tried / (tried - 1)
    return Estimate(mean, SURE * sqrt(variance / tried))
