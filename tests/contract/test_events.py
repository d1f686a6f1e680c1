"""What happened, as each seat saw it."""

from typing import Any

import msgspec

import trove
from contract.laws import check_events, viewers
from contract.play import Setting, every_game, every_setting, every_table, sample, settings_of, walk
from effort import amount
from trove.core.game import Game

POSITIONS = amount(20, 60) if trove.compiled else amount(6, 15)
GAMES = 4 if trove.compiled else 1


@every_setting
def test_who_saw_the_same_is_told_the_same(setting: Setting) -> None:
    """Of the whole game, from the deal on; and every event comes through JSON as it was."""
    *_, last = walk(setting, 1)
    check_events(last, range(len(last.state.journal.steps)))


@every_table
def test_events_are_those_before_and_those_of_the_last_step(table: Setting) -> None:
    for seed in range(GAMES):
        so_far: dict[int | None, list[Any]] = {}
        for position in walk(table, seed):
            state, game = position.state, table.game
            assert len(state.journal.steps) == 1 + position.step
            for viewer in viewers(state):
                so_far.setdefault(viewer, []).extend(game.events_of(state, viewer, position.step))
            if state.over or position.step % 50 == 0:
                for viewer in viewers(state):
                    assert game.events(state, viewer) == so_far[viewer], f"{position}: viewer {viewer}"


@every_table
def test_a_whole_game_told_at_once_is_told_to_each_seat_as_step_by_step(table: Setting) -> None:
    """Hundreds of entries with many secrets: whoever saw one of them is not told another one's."""
    *_, last = walk(table, 3)
    state = last.state
    told = table.game.told(state, [entry for step in state.journal.steps for entry in step])
    for viewer, events in zip([*range(state.seats), None], told, strict=True):
        assert list(events) == table.game.events(state, viewer), f"viewer {viewer}"


@every_table
def test_something_happens_in_every_step_and_everybody_notices(table: Setting) -> None:
    for position in walk(table, 9):
        for viewer in viewers(position.state):
            assert table.game.events_of(position.state, viewer, position.step), f"{position}: viewer {viewer}"


@every_game
def test_views_and_knowledge_are_json(game: Game[Any]) -> None:
    for position in sample(settings_of(game), POSITIONS, first_seed=5100):
        for viewer in viewers(position.state):
            for what in (game.knowledge, game.view):
                text = msgspec.json.encode(what(position.state, viewer))
                assert msgspec.json.encode(msgspec.json.decode(text)) == text, f"{position}: viewer {viewer}"


@every_game
def test_offers_are_the_legal_actions_in_words(game: Game[Any]) -> None:
    for position in sample(settings_of(game), POSITIONS, first_seed=5200):
        for seat in range(position.state.seats):
            offers = game.offers(position.state, seat)
            assert [offer.id for offer in offers] == position.state.legal(seat), f"{position}: seat {seat}"
            assert [offer.words for offer in offers] == [
                game.words(position.state, seat, offer.id) for offer in offers
            ], f"{position}: seat {seat}"


@every_game
def test_a_game_told_is_the_same_game(game: Game[Any]) -> None:
    """Keeping a journal changes nothing in the game."""
    for setting in settings_of(game):
        told, silent = setting.new(5), game.new(setting.players, 5, setting.options, journal=False)
        assert told.hash() == silent.hash()
        while not told.over:
            seat = told.to_act()[0]
            action = told.legal(seat)[-1]
            told.apply(seat, action)
            silent.apply(seat, action)
            assert told.hash() == silent.hash(), f"{setting}"
            if len(told.journal.steps) > 200:
                break
        assert not silent.journal.steps
