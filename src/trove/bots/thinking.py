"""One decision: a search from an imagined state, for a number of simulations or a time."""

import time
from collections.abc import Callable

from ..core.arguments import brief
from ..core.game_state import GameState
from ..core.refusals import BadInput
from ..core.weights import Weights
from ..form import compiled
from .search import Search, consider, find
from .settings import Settings, checked_settings, checked_simulations

try:
    from .nogil import simulate
except ModuleNotFoundError:  # interpreted
    from .search import simulate

CHUNK = 32 if compiled else 1  # simulations between two looks at the clock; fewer where they are long
MOST_ROOM = 400_000  # nodes
Stop = Callable[[], bool]


def spent(seconds: float) -> Stop:
    """Stops when this thread has used this much CPU time, so that a busy machine does not weaken a player."""
    end = time.thread_time() + seconds
    return lambda: time.thread_time() >= end


def decision(state: GameState, seat: int) -> tuple[GameState, list[int]]:
    """A copy of a state, which nobody else changes, and what a seat may do there; refused unless it is to act."""
    if not isinstance(state, GameState) or state.game is None:
        raise BadInput("not-a-state", f"expected a state of a game, not {brief(state)}")
    position: GameState = state.game.position(state)
    legal = position.legal(seat)
    if not legal:
        sentence = f"only a seat that is to act decides, one of {position.to_act()}, not seat {seat}"
        raise BadInput("not-to-act", sentence)
    return position, legal


def new_search(
    imagined: GameState, seat: int, chosen: Settings, simulations: int, weights: Weights | None = None
) -> Search:
    """A search with empty trees, on a copy of the imagined state."""
    position, _ = decision(imagined, seat)
    chosen, count = checked_settings(chosen), checked_simulations(simulations)
    work, guide = position.worker(), position.game.guide(weights)
    guide.watch(work)
    room = 16 + min(MOST_ROOM, (count + 1) * position.seats * (2 if chosen.watches else 1))
    search = Search(work, guide, seat, room)
    search.horizon, search.explore, search.prior_temperature = chosen.horizon, chosen.explore, chosen.prior_temperature
    search.margin, search.per_point, search.watches = chosen.margin, chosen.per_point, int(chosen.watches)
    search.guided, search.uniform_mix = int(chosen.guided), chosen.uniform_mix
    return search


def run(search: Search, simulations: int, seed: int, seconds: float | None = None, stop: Stop | None = None) -> int:
    """Think until the simulations are done, the time is up or `stop` returns true; returns how many were done."""
    done, end = 0, None if seconds is None else time.monotonic() + seconds
    while done < simulations:
        done += simulate(search, done, min(CHUNK, simulations - done), seed)
        if stop is not None and stop():
            break
        if end is not None and time.monotonic() >= end:
            break
    return done


def preferences(imagined: GameState, seat: int, prior_temperature: int, weights: Weights | None = None) -> list[int]:
    """The share of each legal action by preference alone, in the order of `legal`."""
    search = new_search(imagined, seat, Settings(prior_temperature=prior_temperature), 0, weights)
    n = consider(search)
    return list(search.prior[:n])


def visits(search: Search, legal: list[int]) -> list[int]:
    """How often each legal action was tried at the root."""
    nodes = [find(search, 1 + search.seat, action) for action in legal]
    return [search.visits[node] if node else 0 for node in nodes]
