"""What each game's guide sees, and the weights it comes with."""

from collections.abc import Iterator
from importlib import import_module
from itertools import chain
from random import Random
from typing import Any

import msgspec
import pytest

from contract.play import every_game, sample, settings_of
from trove.bots.lessons import Lesson, write_choice
from trove.bots.players import player
from trove.bots.settings import LEVELS, Levels, checked_level, settings
from trove.bots.thinking import new_search
from trove.core.game import Game
from trove.core.guide import look_at
from trove.core.playable import Playable
from trove.core.refusals import BadInput
from trove.core.terms import SIGNS, TRAITS
from trove.core.weights import fill, read_weights

POSITIONS = 900
SENSIBLE = 12  # games by wishes


@every_game
def test_every_trait_and_sign_has_a_constant_of_its_name(game: Game[Any]) -> None:
    module = import_module(f"{type(game).__module__.rpartition('.')[0]}.traits")
    for names, room in ((game.traits, TRAITS), (game.signs, SIGNS)):
        assert len(names) <= room
        for index, name in enumerate(names):
            assert getattr(module, name.upper()) == index


def sensible(game: Game[Any]) -> Iterator[Playable]:
    """Positions of games that are played by wishes, now and then at random: who plays at random gets nowhere."""
    tables = settings_of(game)
    for seed, setting in enumerate(tables[:: 1 + len(tables) // SENSIBLE]):
        state, easy, chance = setting.new(seed), player(game, "easy"), Random(seed)
        while not state.over:
            yield state
            seat = state.to_act()[0]
            whim = chance.random() < 0.1
            state.apply(seat, chance.choice(state.legal(seat)) if whim else easy.decide(state.clone(), seat, seed))


@every_game
def test_every_trait_and_sign_is_seen_somewhere(game: Game[Any]) -> None:
    """One that never shows could be misspelt, or dead."""
    traits, signs = [0] * len(game.traits), [0] * len(game.signs)
    random = (position.state for position in sample(settings_of(game), POSITIONS, first_seed=70, one_in=9))
    for state in chain(sensible(game), random):
        if all(traits) and all(signs):
            return
        for seat in state.to_act():
            search = new_search(state.clone(), seat, settings(game, "hard"), 0)
            legal, lesson = state.legal(seat), Lesson()
            write_choice(game, search, legal, [1] * len(legal), lesson)
            traits = [seen or lesson.traits[k :: len(traits)].count(0) < len(legal) for k, seen in enumerate(traits)]
            look_at(search.guide, seat)
            signs = [seen or bool(search.guide.sign[k]) for k, seen in enumerate(signs)]
    pytest.fail(
        f"never seen: {[name for name, seen in zip(game.traits + game.signs, traits + signs, strict=True) if not seen]}"
    )


@every_game
def test_weights_and_levels_are_read_from_the_folder(game: Game[Any]) -> None:
    guide = game.guide()
    assert any(guide.taste[:])
    assert any(guide.worth[:])
    assert set(Levels.__struct_fields__) == set(LEVELS) - {"random"}
    for level in LEVELS[1:]:
        settings(game, level)


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"[]",
        b'{"made_by": "x", "taste": {}, "worth": {}}',
        b'{"made_by": "x", "taste": {}, "worth": {}, "yields": {"a": 1.5}}',
        b"\xff\xfe",
    ],
)
def test_what_are_no_weights_is_refused_in_one_sentence(text: bytes) -> None:
    with pytest.raises(BadInput, match="no weights"):
        read_weights(text)


@every_game
def test_weights_of_another_game_or_too_large_are_refused(game: Game[Any]) -> None:
    own = game.guide()
    for name, weight, expected in (("no such trait", 1, "not no such trait"), (game.traits[0], 10**9, "a weight is")):
        given = msgspec.json.encode({"made_by": "x", "taste": {name: weight}, "worth": {}, "yields": {}})
        with pytest.raises(BadInput, match=expected):
            fill(own, read_weights(given), game.traits, game.signs)


@pytest.mark.parametrize("level", ["grandmaster", "", None, 3])
def test_a_level_that_is_none_is_refused(level: object) -> None:
    with pytest.raises(BadInput, match="random, easy, normal, hard, expert"):
        checked_level(level)
