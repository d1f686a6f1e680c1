"""Law 1: for every seat, every id is legal, or as good as a legal one, or forbidden by one rule; and it has words."""

from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest

import trove
from contract.laws import check_actions, check_plain_words, check_who_acts, check_words
from contract.play import Position, Setting, every_game, every_setting, packed, sample, settings_of, walk
from effort import amount
from trove.core.game import Game
from trove.core.refusals import BadInput

POSITIONS = amount(20, 60) if trove.compiled else amount(8, 20)
NOT_SEATS: list[Any] = [-1, 7, 99, 1 << 70, True, False, None, "0", 0.0, b"0", [], (0,)]
NOT_ACTIONS: list[Any] = [-1, 1 << 40, -(1 << 70), True, False, None, 0.0, "", "0", b"0", [], {}, [0], (0,), object()]
JUNK: list[Any] = [-1, 99, 1 << 70, -(1 << 70), None, True, "", "x", 0.5, [], {}]


@every_setting
def test_who_may_act_is_offered_something_and_nobody_else_is(setting: Setting) -> None:
    for position in walk(setting, 1):
        check_who_acts(position)


@every_game
def test_every_action_of_every_seat_is_legal_or_forbidden_by_one_rule(game: Game[Any]) -> None:
    named: set[str] = set()
    for position in sample(settings_of(game), POSITIONS, first_seed=100):
        for seat in range(position.state.seats):
            named |= check_actions(position, seat, refused=range(game.n_actions))
    assert len(named) > 1, f"one rule forbids everything: {named}"


@every_game
def test_every_action_has_words_that_mean_it(game: Game[Any]) -> None:
    for position in sample(settings_of(game), POSITIONS, first_seed=200):
        for seat in range(position.state.seats):
            check_words(position, seat)


@every_game
def test_words_mean_the_same_as_fields_and_as_json(game: Game[Any]) -> None:
    for position in sample(settings_of(game), POSITIONS // 4, first_seed=300):
        for seat in range(position.state.seats):
            check_plain_words(position, seat, range(game.n_actions))


@every_game
def test_no_two_actions_have_the_same_words(game: Game[Any]) -> None:
    for position in sample(settings_of(game), POSITIONS // 4, first_seed=400):
        for seat in range(position.state.seats):
            said = {msgspec.json.encode(game.words(position.state, seat, action)) for action in range(game.n_actions)}
            assert len(said) == game.n_actions, f"{position}: seat {seat}"


@every_game
def test_a_legal_action_does_the_same_by_number_and_in_words(game: Game[Any]) -> None:
    for position in sample(settings_of(game), POSITIONS, first_seed=500):
        for seat in position.state.to_act():
            for action in position.state.legal(seat):
                said = game.words(position.state, seat, action)
                ends = [position.state.clone() for _ in range(4)]
                ends[0].apply(seat, action)
                ends[1].play(seat, action)
                ends[2].play(seat, said)
                ends[3].play(seat, msgspec.to_builtins(said))
                assert len({end.hash() for end in ends}) == 1, f"{position}: seat {seat}: {action}, {said}"


@every_game
def test_what_is_no_seat_or_no_action_is_refused_and_changes_nothing(game: Game[Any]) -> None:
    for data in packed(game, 10):
        state = game.unpack(data)
        for seat in [*NOT_SEATS, state.seats]:
            with pytest.raises(BadInput, match="seat"):
                state.play(seat, 0)
        for action in [*NOT_ACTIONS, game.n_actions]:
            for seat in range(state.seats):
                with pytest.raises(BadInput):
                    state.play(seat, action)
        assert state.pack() == data


@every_game
def test_words_with_a_wrong_field_are_refused_or_are_some_action(game: Game[Any]) -> None:
    for position in sample(settings_of(game), 4, first_seed=600):
        for action in range(game.n_actions):
            refuse_wrong_fields(position, position.state.turn, action)


def refuse_wrong_fields(position: Position, seat: int, action: int) -> None:
    (game, *_), state = position.setting, position.state
    fields = msgspec.to_builtins(game.words(state, seat, action))
    junk = Random(f"{position} {action}").sample(JUNK, 4)
    changed = [fields | {name: wrong} for name in fields for wrong in junk]
    fewer = [{key: value for key, value in fields.items() if key != name} for name in fields]
    for wrong in [*changed, *fewer, fields | {"more": 1}, {"type": fields["type"], "nothing": 0}]:
        with suppress(BadInput):
            meant = game.action(state, seat, wrong)
            assert 0 <= meant < game.n_actions, f"{position}: {wrong} means {meant}"
