"""Finished matches, played again action by action: same scores, same winners, same hash."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from marks import rule
from replays.tomb_raider.wanted import WANTED, decided_by, ended, events
from trove.games.tomb_raider.events import Delivered, Died, TookPlate
from trove.games.tomb_raider.game import GAME, TombRaider
from trove.games.tomb_raider.sheet import Brought, Change, Dead, PlateTaken

FOLDER = Path(__file__).parents[2] / "replays" / "tomb_raider"
FILES = sorted(FOLDER.glob("*.json"))


def match_in(file: Path) -> dict[str, Any]:
    match: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return match


@cache
def replayed(file: Path) -> TombRaider:
    match = match_in(file)
    state = GAME.new(match["players"], match["seed"], match["options"])
    for action in match["actions"]:
        assert not state.over
        assert action in state.legal(state.turn)
        state.apply(state.turn, action)
    return state


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_match_ends_exactly_as_it_did(file: Path) -> None:
    match = match_in(file)
    assert (match["game"], match["rules_version"]) == (GAME.name, GAME.rules_version)
    state = replayed(file)
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
    assert (match["about"], match["options"]) == (WANTED[name].about, WANTED[name].options)
    assert WANTED[name].shows(replayed(FOLDER / f"{name}.json"))


@rule("T12.1", "T12.2", "T12.3", "T12.4", "T12.5", "T12.6")
def test_every_way_to_end_every_kind_of_points_and_every_tie_is_recorded() -> None:
    states = [replayed(file) for file in FILES]
    ways = {(how, armed) for how in ("explosion", "safety", "death") for armed in ("pick-up", "guard")}
    assert {ended(state) for state in states} == ways | {("standstill", "never")}
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
    state = replayed(FOLDER / f"{name}.json")
    steps = range(len(state.journal.steps))
    history = [(step, event) for step in steps for event in GAME.events_of(state, None, step)]
    brings: dict[Any, Any] = {PlateTaken: TookPlate, Brought: Delivered, Dead: Died}
    items = GAME.score_sheet(state).items
    assert items
    for item in items:
        traced = GAME.trace(item, history)
        assert traced
        piece = item.components[0]
        if isinstance(piece, Change):
            assert len(traced) <= len(item.components)
            continue
        found = [event for step, event in history if step in traced and isinstance(event, brings[type(piece)])]
        assert any(event.seat == item.seat for event in found), item
    assert len(events(state, TookPlate)) == sum(isinstance(item.components[0], PlateTaken) for item in items)
