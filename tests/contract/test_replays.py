"""Finished games, played again action by action: same scores, same winners, same hash."""

from importlib import import_module

import pytest

import trove
from replays.record import Wanted
from replays.recorded import game_in, names, replayed


def wanted(game: str) -> dict[str, Wanted]:
    """What a game's recorded games are kept for."""
    found: dict[str, Wanted] = import_module(f"replays.{game.replace('-', '_')}.wanted").WANTED
    return found


RECORDED = [(game, name) for game in trove.games() for name in names(game)]
WANTED = [(game, name) for game in trove.games() for name in wanted(game)]


@pytest.mark.parametrize(("game", "name"), RECORDED)
def test_a_recorded_game_ends_exactly_as_it_did(game: str, name: str) -> None:
    rules, recorded = trove.game(game), game_in(game, name)
    assert (recorded["game"], recorded["rules_version"]) == (rules.name, rules.rules_version)
    state = replayed(game, name)
    assert state.over
    sheet = rules.score_sheet(state)
    assert state.scores() == list(sheet.totals) == recorded["scores"]
    assert state.winners() == list(sheet.winners) == recorded["winners"]
    assert list(sheet.ranks) == recorded["ranks"]
    assert state.hash().hex() == recorded["hash"]
    assert state.is_conserved()


@pytest.mark.parametrize(("game", "name"), WANTED)
def test_a_recorded_game_shows_what_it_was_kept_for(game: str, name: str) -> None:
    recorded, kept_for = game_in(game, name), wanted(game)[name]
    assert (recorded["about"], recorded["options"]) == (kept_for.about, kept_for.options)
    assert recorded["players"] == kept_for.players
    assert kept_for.shows(replayed(game, name))


@pytest.mark.parametrize("game", trove.games())
def test_a_game_of_every_number_of_players_is_recorded(game: str) -> None:
    assert {game_in(game, name)["players"] for name in names(game)} >= set(trove.game(game).players)
