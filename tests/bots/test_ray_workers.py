"""Ray gives the same results, also when a worker is lost in the middle. Collected only in long runs."""

import os
import signal
import sys
from importlib.util import find_spec

import pytest

from bots.arenas import played, results, small_plan
from trove.bots import arena
from trove.bots.ray_workers import RayWorkers, started
from trove.bots.results_file import ResultsFile
from trove.bots.workers import pool
from trove.core.refusals import BadInput

VERSION = ".".join(map(str, sys.version_info[:2]))
needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason=f"Ray has no wheel for Python {VERSION} on this system")


@needs_ray
@pytest.mark.long
def test_ray_loses_a_worker_and_still_plays_every_game_once() -> None:
    asked = small_plan(games=60, game="tomb-raider")  # long games: the kill falls into one
    store, seen, killed = ResultsFile(asked), [], 0
    with pool(2, "local") as workers:
        assert isinstance(workers, RayWorkers)
        for one in arena.play(store, workers):
            seen.append(one.key)
            if len(seen) == 20:
                killed = min(workers.pids)
                os.kill(killed, signal.SIGKILL)
        assert len(workers.pids) > 1
    assert killed
    assert len(seen) == len(set(seen)) == 60
    assert results(store) == played(asked)


@needs_ray
def test_an_address_where_nobody_answers_gets_one_sentence() -> None:
    with pytest.raises(BadInput) as refused:
        started("127.0.0.1:1", 1)
    assert refused.value.code == "no-cluster"
