"""States compare by value and show nothing hidden; a refused action is one sentence."""

import pickle
from random import Random
from typing import Any, assert_type

import pytest

import trove
from contract.play import every_game, packed, random_step, settings_of, walk
from trove.core.game import Game
from trove.core.game_state import GameState

LUXOR_EDITION = "src/trove/games/luxor/edition.toml"


def dealt(game: Game[Any], seed: int) -> Any:
    return game.new(players=game.players[-1], seed=seed)


@every_game
def test_a_copy_is_equal_until_one_of_them_plays_on(game: Game[Any]) -> None:
    for data in packed(game, 6):
        state = game.unpack(data)
        copy = state.clone()
        assert state == copy
        assert state == pickle.loads(pickle.dumps(state))
        if not state.over:
            random_step(copy, Random(1))
            assert state != copy


@every_game
def test_other_chance_is_another_state(game: Game[Any]) -> None:
    state = dealt(game, 1)
    other = state.clone()
    other.reseed(2)
    assert state != other
    assert state != dealt(game, 2)
    assert state != game.blank(game.players[-1])


def test_states_of_other_games_and_editions_differ() -> None:
    states = [dealt(trove.game(name), 1) for name in trove.games()]
    assert all((a == b) == (a is b) for a in states for b in states)
    luxor = trove.game("luxor")
    with open(LUXOR_EDITION, encoding="utf-8") as file:
        own = luxor.new(players=2, seed=1, edition="# mine\n" + file.read())
    assert own != luxor.new(players=2, seed=1)


@every_game
def test_a_state_equals_nothing_but_a_state(game: Game[Any]) -> None:
    state = dealt(game, 1)
    assert state != 1
    assert state != state.pack()
    assert state is not None


@every_game
def test_a_state_can_change_and_so_has_no_hash(game: Game[Any]) -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(dealt(game, 1))


@every_game
def test_what_a_state_prints_is_the_same_in_every_state_a_spectator_cannot_tell_apart(game: Game[Any]) -> None:
    state = dealt(game, 1)
    assert repr(state) == repr(state.imagine(None, 9))
    assert game.name in repr(state)
    assert repr(game.blank(game.players[-1])).endswith("not set up>")
    *_, last = walk(settings_of(game)[0], 1)
    assert repr(last.state).endswith("over>")


def test_a_refused_action_is_one_sentence_with_its_rule() -> None:
    state = trove.game("luxor").new(players=2, seed=7)
    waiting = 1 - state.to_act()[0]
    with pytest.raises(trove.Illegal) as refused:
        state.apply(waiting, 0)
    sentence = f"Rule L3.1 does not allow this: not your turn (turn {state.to_act()[0]})."
    assert str(refused.value) == sentence
    again = pickle.loads(pickle.dumps(refused.value))
    assert (str(again), again.rule, again.facts) == (sentence, "L3.1", refused.value.facts)


def test_editors_know_the_type_of_a_state() -> None:
    game = trove.game("luxor")
    assert_type(game.new(players=2, seed=1), GameState)
    assert_type(game.new(players=2, seed=1).legal(0), list[int])
