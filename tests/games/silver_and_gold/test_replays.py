"""What the recorded games show between them, and how their points are traced."""

from random import Random
from typing import Any

import pytest

from marks import rule
from replays.recorded import names, replayed
from replays.silver_and_gold.wanted import COLOURS, KINDS, categories, decided_by
from trove.core.match import Match
from trove.core.match_file import verify
from trove.games.silver_and_gold.events import CompletedMap, GotCoin, GotPalm, WonTrophy
from trove.games.silver_and_gold.game import GAME


@rule("S4.2", "S4.3", "S6.1")
def test_every_number_of_players_kind_of_points_and_tie_is_recorded() -> None:
    states = [replayed(GAME.name, name) for name in names(GAME.name)]
    assert {state.seats for state in states} == {1, 2, 3, 4}
    assert set.union(*map(categories, states)) == KINDS
    assert {decided_by(state) for state in states} >= set(COLOURS)
    assert any(len(state.winners()) > 1 for state in states)


def test_every_point_is_traced_to_the_steps_that_brought_it() -> None:
    state = replayed(GAME.name, "two-players")
    history = [(step, event) for step in range(len(state.journal.steps)) for event in GAME.events_of(state, 0, step)]
    brings: dict[str, Any] = {"S3.5": GotCoin, "S3.6": GotPalm, "S3.9": WonTrophy, "S4.2": CompletedMap}
    brings["S1.3"] = CompletedMap
    rules = set()
    for item in GAME.score_sheet(state).items:
        rules.add(item.rule)
        (traced,) = GAME._trace([item], history)
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
