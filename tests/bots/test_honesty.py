"""A computer player decides by what its seat knows: whatever is hidden, it does the same."""

from collections.abc import Iterator
from typing import Any

import pytest

import trove
from contract.play import every_game, sample, settings_of
from effort import amount
from trove.bots.players import Thinker
from trove.bots.settings import LEVELS, Settings, settings
from trove.bots.thinking import preferences
from trove.core.game import Game
from trove.core.game_state import GameState

POSITIONS = amount(20, 60) if trove.compiled else amount(3, 6)
SIMULATIONS = 48


def positions(game: Game[Any], count: int) -> Iterator[tuple[GameState, int]]:
    """States in which somebody has a choice, and the seat that has it."""
    for position in sample(settings_of(game), count, first_seed=9_000, one_in=40):
        for seat in position.state.to_act():
            if len(position.state.legal(seat)) > 1:
                yield position.state, seat


def short(chosen: Settings) -> Thinker:
    """A player of these settings with fewer simulations: honesty does not hang on their number."""
    return Thinker(chosen, min(SIMULATIONS, chosen.simulations))


@pytest.mark.parametrize("level", LEVELS[1:])
@every_game
def test_equal_knowledge_and_an_equal_seed_give_an_equal_decision(game: Game[Any], level: str) -> None:
    """The true states differ in all that is hidden; what is imagined from them is drawn with other seeds too."""
    player, differing, asked = short(settings(game, level)), 0, 0
    for state, seat in positions(game, POSITIONS):
        other = state.imagine(seat, 77)
        differing += other.hash() != state.imagine(seat, 78).hash()
        asked += 1
        assert player.decide(state.imagine(seat, 5), seat, 3) == player.decide(other.imagine(seat, 6), seat, 3)
    assert asked
    assert differing, "nothing was hidden anywhere"


@every_game
def test_preferences_rest_on_nothing_hidden(game: Game[Any]) -> None:
    for state, seat in positions(game, 2 * POSITIONS):
        seen = preferences(state.imagine(seat, 1), seat, 100)
        assert seen == preferences(state.imagine(seat, 2), seat, 100) == preferences(state.clone(), seat, 100)


@every_game
def test_thinking_leaves_the_imagined_state_as_it_was(game: Game[Any]) -> None:
    for state, seat in positions(game, 12):
        imagined = state.imagine(seat, 4)
        before = imagined.pack()
        short(settings(game, "expert")).decide(imagined, seat, 1)
        assert imagined.pack() == before
