"""Finished matches, played again action by action: same scores, same winners, same hash."""

import json
from pathlib import Path
from typing import Any

import pytest

from marks import rule
from replays.luxor.wanted import WANTED, categories, ended
from trove.games.luxor.events import (
    Freed,
    TookKey,
    TookSarcophagus,
    TookScarab,
    TookTreasure,
    TookWild,
    Travel,
)
from trove.games.luxor.game import GAME, Luxor

FOLDER = Path(__file__).parents[2] / "replays" / "luxor"
FILES = sorted(FOLDER.glob("*.json"))


def match_in(file: Path) -> dict[str, Any]:
    match: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return match


def replayed(match: dict[str, Any]) -> Luxor:
    state = GAME.new(match["players"], match["seed"], match["options"])
    for action in match["actions"]:
        assert not state.over
        assert action in state.legal(state.turn)
        state.play(state.turn, action)
    return state


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_match_ends_exactly_as_it_did(file: Path) -> None:
    match = match_in(file)
    assert (match["game"], match["rules_version"]) == (GAME.name, GAME.rules_version)
    state = replayed(match)
    assert state.over
    sheet = GAME.score_sheet(state)
    assert state.scores() == list(sheet.totals) == match["scores"]
    assert state.winners() == list(sheet.winners) == match["winners"]
    assert list(sheet.ranks) == match["ranks"]
    assert state.hash().hex() == match["hash"]
    assert state.is_conserved()


@pytest.mark.parametrize("name", WANTED)
def test_a_recorded_match_shows_what_it_was_kept_for(name: str) -> None:
    match = match_in(FOLDER / f"{name}.json")
    assert match["about"] == WANTED[name].about
    assert WANTED[name].shows(replayed(match))


@rule("L8.3", "L8.4", "L9.1", "L9.2", "L9.3", "L9.4", "L9.5", "L9.6", "L9.7")
def test_every_way_to_end_and_every_kind_of_points_is_recorded() -> None:
    states = [replayed(match_in(file)) for file in FILES]
    assert {ended(state) for state in states} == {"tomb", "standstill"}
    assert set.union(*map(categories, states)) == {f"L9.{k}" for k in range(1, 7)}
    assert {state.seats for state in states} == {2, 3, 4}
    assert any(len(state.winners()) > 1 for state in states)


def test_every_point_is_traced_to_the_steps_that_brought_it() -> None:
    state = replayed(match_in(FOLDER / "every-kind-of-points.json"))
    steps = range(len(state.journal.steps))
    brings: dict[str, Any] = {"L9.1": TookTreasure, "L9.2": (Travel, Freed), "L9.3": TookSarcophagus, "L9.4": TookKey}
    brings |= {"L9.5": (TookTreasure, TookWild), "L9.6": TookScarab}
    for item in GAME.score_sheet(state).items:
        history = [(step, event) for step in steps for event in GAME.events_of(state, item.seat, step)]
        traced = GAME.trace(item, history)
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
