"""One decision thought over: a search from an imagined state, for a number of simulations or a time."""

import time
from collections.abc import Callable

from ..core.playable import Playable
from ..core.weights import Weights
from .search import Search, consider, find
from .settings import Settings

try:
    from .free import simulate
except ModuleNotFoundError:  # interpreted
    from .search import simulate

CHUNK = 32  # simulations between two looks at the clock
MOST_ROOM = 400_000  # nodes
Stop = Callable[[], bool]


def new_search(
    imagined: Playable, seat: int, chosen: Settings, simulations: int, weights: Weights | None = None
) -> Search:
    """A search with empty trees. It works on a copy that follows the imagined state."""
    work = imagined.clone()
    work.follow(imagined)
    guide = imagined.game.guide(weights)
    guide.attend(work)
    room = 16 + min(MOST_ROOM, (simulations + 1) * imagined.seats * (2 if chosen.watches else 1))
    search = Search(work, guide, seat, room)
    search.horizon, search.explore, search.heat = chosen.horizon, chosen.explore, chosen.heat
    search.margin, search.per_point, search.watches = chosen.margin, chosen.per_point, int(chosen.watches)
    search.guided, search.doubt = int(chosen.guided), chosen.doubt
    return search


def run(search: Search, simulations: int, seed: int, seconds: float | None = None, stop: Stop | None = None) -> int:
    """Think, until the simulations are done, the time is up or somebody says stop; says how many were done."""
    done, end = 0, None if seconds is None else time.monotonic() + seconds
    while done < simulations:
        count = min(CHUNK, simulations - done)
        simulate(search, done, count, seed)
        done += count
        if stop is not None and stop():
            break
        if end is not None and time.monotonic() >= end:
            break
    return done


def wishes(imagined: Playable, seat: int, heat: int, weights: Weights | None = None) -> list[int]:
    """The share of each legal action by wish alone, in the order of `legal`."""
    search = new_search(imagined, seat, Settings(heat=heat), 0, weights)
    n = consider(search)
    return list(search.prior[:n])


def visits(search: Search, legal: list[int]) -> list[int]:
    """How often each legal action was tried at the root."""
    nodes = [find(search, 1 + search.seat, action) for action in legal]
    return [search.visits[node] if node else 0 for node in nodes]
