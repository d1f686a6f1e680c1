"""Ray gives the same results, also when a worker is lost in the middle."""

import os
import signal
import sys
from importlib.util import find_spec

import pytest

from bots.arenas import played, results, small_plan
from trove.bots import arena
from trove.bots.crews import gathered
from trove.bots.ledger import Ledger
from trove.bots.on_ray import OnRay, started
from trove.core.refusals import BadInput

VERSION = ".".join(map(str, sys.version_info[:2]))
needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason=f"Ray has no wheel for Python {VERSION} on this system")


@needs_ray
@pytest.mark.long
def test_ray_loses_a_worker_and_still_plays_every_game_once() -> None:
    asked = small_plan(games=60, game="tomb-raider")  # long games: the kill falls into one
    ledger, seen, killed = Ledger(asked), [], 0
    with gathered(2, "local") as crew:
        assert isinstance(crew, OnRay)
        for one in arena.play(ledger, crew):
            seen.append(one.key)
            if len(seen) == 20:
                killed = min(crew.pids)
                os.kill(killed, signal.SIGKILL)
        assert len(crew.pids) > 1
    assert killed
    assert len(seen) == len(set(seen)) == 60
    assert results(ledger) == played(asked)


@needs_ray
def test_an_address_where_nobody_answers_gets_one_sentence() -> None:
    with pytest.raises(BadInput) as refused:
        started("127.0.0.1:1", 1)
    assert refused.value.code == "no-cluster"


def test_without_ray_one_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadInput) as refused:
        started("local", 1)
    assert refused.value.code == "no-ray"
