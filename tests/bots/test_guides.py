"""What each game's guide sees, and the weights it comes with."""

from collections.abc import Iterator
from importlib import import_module
from itertools import chain
from random import Random
from typing import Any

import msgspec
import pytest

from contract.play import every_game, sample, settings_of
from effort import amount
from trove.bots.players import player
from trove.bots.self_play import GameRecord, write_choice
from trove.bots.settings import LEVELS, Levels, checked_level, settings
from trove.bots.thinking import new_search
from trove.core.constants import ACTION_FEATURES, POSITION_FEATURES
from trove.core.game import Game
from trove.core.game_state import GameState
from trove.core.guide import fill_position
from trove.core.packaged_game import PackagedGame
from trove.core.refusals import BadInput
from trove.core.weights import fill, read_weights

POSITIONS = amount(300, 900)
SENSIBLE = 12  # games by preference


@every_game
def test_every_feature_has_a_constant_of_its_name(game: Game[Any]) -> None:
    module = import_module(f"{type(game).__module__.rpartition('.')[0]}.bot.features")
    for names, room in ((game.action_features, ACTION_FEATURES), (game.position_features, POSITION_FEATURES)):
        assert len(names) <= room
        for index, name in enumerate(names):
            assert getattr(module, name.upper()) == index


def sensible(game: Game[Any]) -> Iterator[GameState]:
    """Positions of games that are played by preference, now and then at random: who plays at random gets nowhere."""
    tables = settings_of(game)
    for seed, setting in enumerate(tables[:: 1 + len(tables) // SENSIBLE]):
        state, easy, chance = setting.new(seed), player(game, "easy"), Random(seed)
        while not state.over:
            yield state
            seat = state.to_act()[0]
            at_random = chance.random() < 0.1
            state.apply(seat, chance.choice(state.legal(seat)) if at_random else easy.decide(state.clone(), seat, seed))


@every_game
def test_every_feature_is_seen_somewhere(game: Game[Any]) -> None:
    """One that never shows could be misspelt, or dead."""
    actions, positions = [0] * len(game.action_features), [0] * len(game.position_features)
    random = (position.state for position in sample(settings_of(game), POSITIONS, first_seed=70, one_in=9))
    for state in chain(sensible(game), random):
        if all(actions) and all(positions):
            return
        for seat in state.to_act():
            search = new_search(state.clone(), seat, settings(game, "hard"), 0)
            legal, record = state.legal(seat), GameRecord()
            write_choice(game, search, legal, [1] * len(legal), record)
            found = record.action_features
            actions = [seen or found[k :: len(actions)].count(0) < len(legal) for k, seen in enumerate(actions)]
            fill_position(search.guide, seat)
            positions = [seen or bool(search.guide.position_feature[k]) for k, seen in enumerate(positions)]
    names = game.action_features + game.position_features
    pytest.fail(f"never seen: {[name for name, seen in zip(names, actions + positions, strict=True) if not seen]}")


@every_game
def test_weights_and_levels_are_read_from_the_folder(game: Game[Any]) -> None:
    guide = game.guide()
    assert any(guide.prior_weights[:])
    assert any(guide.win_weights[:])
    assert set(Levels.__struct_fields__) == set(LEVELS) - {"random"}
    for level in LEVELS[1:]:
        settings(game, level)


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"[]",
        b'{"made_by": "x", "prior_weights": {}, "win_weights": {}}',
        b'{"made_by": "x", "prior_weights": {}, "win_weights": {}, "score_weights": {"a": 1.5}}',
        b"\xff\xfe",
    ],
)
def test_what_are_no_weights_is_refused_in_one_sentence(text: bytes) -> None:
    with pytest.raises(BadInput, match="not weights"):
        read_weights(text)


@every_game
def test_weights_of_another_game_or_too_large_are_refused(game: Game[Any]) -> None:
    own = game.guide()
    for name, weight, expected in (
        ("no such feature", 1, "not 'no such feature'"),
        (game.action_features[0], 10**9, "a weight is"),
    ):
        given = msgspec.json.encode(
            {"made_by": "x", "prior_weights": {name: weight}, "win_weights": {}, "score_weights": {}}
        )
        with pytest.raises(BadInput, match=expected):
            fill(own, read_weights(given), game.action_features, game.position_features)


@pytest.mark.parametrize("level", ["grandmaster", "", None, 3])
def test_a_level_that_is_none_is_refused(level: object) -> None:
    with pytest.raises(BadInput, match="random, easy, normal, hard, expert"):
        checked_level(level)


@every_game
def test_the_levels_of_a_game_are_read_once(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    first = settings(game, "hard")
    monkeypatch.setattr(PackagedGame, "file", None)  # reading the file again fails
    assert settings(game, "hard") is first
    assert player(game, "expert") is not player(game, "expert")
