"""Finished matches, played again action by action: same scores, same winners, same hash."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from marks import rule
from replays.silver_and_gold.wanted import COLOURS, KINDS, WANTED, categories, decided_by
from trove.core.archive import verify
from trove.core.match import Match
from trove.games.silver_and_gold.events import CompletedMap, GotCoin, GotPalm, WonTrophy
from trove.games.silver_and_gold.game import GAME, SilverAndGold

FOLDER = Path(__file__).parents[2] / "replays" / "silver_and_gold"
FILES = sorted(FOLDER.glob("*.json"))


def match_in(file: Path) -> dict[str, Any]:
    match: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return match


def replayed(match: dict[str, Any]) -> SilverAndGold:
    """Where several may act, the first of them did."""
    state = GAME.new(match["players"], match["seed"], match["options"])
    for action in match["actions"]:
        assert not state.over
        assert state.turn == state.to_act()[0]
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
    assert match["players"] == WANTED[name].players
    assert WANTED[name].shows(replayed(match))


@rule("S4.2", "S4.3", "S6.1")
def test_every_number_of_players_kind_of_points_and_tie_is_recorded() -> None:
    states = [replayed(match_in(file)) for file in FILES]
    assert {state.seats for state in states} == {1, 2, 3, 4}
    assert set.union(*map(categories, states)) == KINDS
    assert {decided_by(state) for state in states} >= set(COLOURS)
    assert any(len(state.winners()) > 1 for state in states)


def test_every_point_is_traced_to_the_steps_that_brought_it() -> None:
    state = replayed(match_in(FOLDER / "two-players.json"))
    history = [(step, event) for step in range(len(state.journal.steps)) for event in GAME.events_of(state, 0, step)]
    brings: dict[str, Any] = {"S3.5": GotCoin, "S3.6": GotPalm, "S3.9": WonTrophy, "S4.2": CompletedMap}
    brings["S1.3"] = CompletedMap
    rules = set()
    for item in GAME.score_sheet(state).items:
        rules.add(item.rule)
        traced = GAME.trace(item, history)
        mine = [e for step, e in history if step in traced and isinstance(e, brings[item.rule]) and e.seat == item.seat]
        assert mine, item
        piece = item.components[0]
        if item.rule == "S3.5":
            assert len(mine) == item.points == piece.count
        if item.rule == "S3.6":
            assert len(traced) == 1
            assert item.points in [event.points for event in mine]
        if item.rule == "S3.9":
            assert [event.points for event in mine if event.row == piece.row] == [item.points]
        if item.rule in ("S1.3", "S4.2"):
            assert piece.map in [event.map for event in mine]
    assert rules == KINDS


@pytest.mark.parametrize("players", [1, 3])
def test_a_finished_match_is_exported_verified_and_forked(players: int) -> None:
    match, chance = Match.open("silver-and-gold", players, secret=b"7" * 32), Random(players)
    for seat in range(players):
        match.sit(seat, bytes([seat]) * 32)
    match.start()
    while not match.over:
        seat = chance.choice(match.state.to_act())
        match.play(seat, chance.choice(match.state.legal(seat)))
    verdict = verify(match.export())
    assert list(verdict.totals) == match.state.scores()
    assert Match.load(match.export()).state.hash() == match.state.hash()
    sheet = match.score_sheet()
    assert all(item.steps for item in sheet.items)
    fork = match.fork(0, redeal_for=None, secret=b"8" * 32)
    for seat in range(players):
        fork.sit(seat, bytes([seat]) * 32)
    fork.start()
    assert fork.state.to_act() == tuple(range(players))
    assert fork.state.is_conserved()
