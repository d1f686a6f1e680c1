"""What the recorded games show between them, and how their points are traced."""

from typing import Any

from marks import rule
from replays.luxor.wanted import categories, ended
from replays.recorded import names, replayed
from trove.games.luxor.events import (
    Freed,
    TookKey,
    TookSarcophagus,
    TookScarab,
    TookTreasure,
    TookWild,
    Travel,
)
from trove.games.luxor.game import GAME


@rule("L8.3", "L8.4", "L9.1", "L9.2", "L9.3", "L9.4", "L9.5", "L9.6", "L9.7")
def test_every_way_to_end_and_every_kind_of_points_is_recorded() -> None:
    states = [replayed(GAME.name, name) for name in names(GAME.name)]
    assert {ended(state) for state in states} == {"tomb", "standstill"}
    assert set.union(*map(categories, states)) == {f"L9.{k}" for k in range(1, 7)}
    assert {state.seats for state in states} == {2, 3, 4}
    assert any(len(state.winners()) > 1 for state in states)


def test_every_point_is_traced_to_the_steps_that_brought_it() -> None:
    state = replayed(GAME.name, "every-kind-of-points")
    steps = range(len(state.journal.steps))
    brings: dict[str, Any] = {"L9.1": TookTreasure, "L9.2": (Travel, Freed), "L9.3": TookSarcophagus, "L9.4": TookKey}
    brings |= {"L9.5": (TookTreasure, TookWild), "L9.6": TookScarab}
    for item in GAME.score_sheet(state).items:
        history = [(step, event) for step in steps for event in GAME.events_of(state, item.seat, step)]
        (traced,) = GAME._trace([item], history)
        bringing = [event for step, event in history if step in traced and isinstance(event, brings[item.rule])]
        assert bringing, item
        assert all(event.seat == item.seat for event in bringing if not isinstance(event, TookTreasure)), item
        piece = item.components[0]
        if item.rule == "L9.1":
            assert [event.treasure for event in bringing] == [piece]
        if item.rule == "L9.2":
            last = [event for event in bringing if event.adventurer == piece.adventurer][-1]
            assert piece.space == (last.to_space if isinstance(last, Travel) else 0)
        if item.rule == "L9.3":
            assert [event.points for event in bringing] == [item.points]
        if item.rule == "L9.4":
            assert len(traced) == item.points
        if item.rule == "L9.6":
            assert {event.value for event in bringing} == {item.points}
