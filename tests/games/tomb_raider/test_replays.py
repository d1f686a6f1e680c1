"""What the recorded games show between them, and how their points are traced."""

from typing import Any

import pytest

from marks import rule
from replays.recorded import names, replayed
from replays.tomb_raider.wanted import decided_by, ended, events
from trove.games.tomb_raider.events import Delivered, Died, TookPlate
from trove.games.tomb_raider.game import GAME
from trove.games.tomb_raider.score_sheet import Brought, Change, Dead, PlateTaken


@rule("T12.1", "T12.2", "T12.3", "T12.4", "T12.5", "T12.6")
def test_every_way_to_end_every_kind_of_points_and_every_tie_is_recorded() -> None:
    states = [replayed(GAME.name, name) for name in names(GAME.name)]
    ways = {(how, armed) for how in ("explosion", "safety", "death") for armed in ("pick-up", "guard")}
    assert {ended(state) for state in states} == ways
    assert {(state.guard, state.round > 100) for state in states} == {(1, False), (0, True)}
    assert {item.rule for state in states for item in GAME.score_sheet(state).items if item.points} == {
        "T6.2",
        "T10.4",
        "T12.2",
    }
    ties = {(rule, len(changes) > 1) for rule, changes in map(decided_by, states)}
    assert ties >= {("", False), ("T12.3", False), ("T12.4", False), ("T12.4", True)}
    assert {changes[0].by for rule, changes in map(decided_by, states) if rule == "T12.3"} == {
        "plate",
        "delivery",
        "wave",
    }
    assert {state.seats for state in states} == {3, 4}
    assert any(len(state.winners()) == state.seats for state in states)


@pytest.mark.parametrize("name", ["every-kind-of-points", "tie-decided-by-an-earlier-event", "lara-alone"])
def test_every_point_is_traced_to_the_steps_that_brought_it(name: str) -> None:
    state = replayed(GAME.name, name)
    steps = range(len(state.journal.steps))
    history = [(step, event) for step in steps for event in GAME.events_of(state, None, step)]
    brings: dict[Any, Any] = {PlateTaken: TookPlate, Brought: Delivered, Dead: Died}
    items = GAME.score_sheet(state).items
    assert items
    for item in items:
        (traced,) = GAME._trace([item], history)
        assert traced
        piece = item.components[0]
        if isinstance(piece, Change):
            assert len(traced) <= len(item.components)
            continue
        found = [event for step, event in history if step in traced and isinstance(event, brings[type(piece)])]
        assert any(event.seat == item.seat for event in found), item
    assert len(events(state, TookPlate)) == sum(isinstance(item.components[0], PlateTaken) for item in items)
