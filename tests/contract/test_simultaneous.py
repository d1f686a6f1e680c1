"""Law 6: seats that act at once do not get in each other's way."""

from random import Random
from typing import Any, get_args

import pytest

import trove
from contract.play import every_game, random_step, sample, settings_of, walk
from contract.steps import check_simultaneous
from contract.toy import Fault, toy
from effort import amount
from trove.core.game import Game

GAMES = amount(8, 28) if trove.compiled else amount(3, 8)


@every_game
def test_seats_that_act_at_once_may_do_so_in_any_order(game: Game[Any]) -> None:
    chance = Random(game.name)
    for seed in range(GAMES):
        for position in walk(settings_of(game)[seed % len(settings_of(game))], 2000 + seed):
            check_simultaneous(game, str(position), position.state, chance)


@every_game
def test_a_game_says_who_may_act_at_once(game: Game[Any]) -> None:
    """Where several may act, each is asked separately: what one may do belongs to that seat alone."""
    for position in sample(settings_of(game), GAMES, first_seed=2100):
        acting = position.state.to_act()
        assert [seat for seat in range(position.state.seats) if position.state.legal(seat)] == sorted(acting)


def orders_tried(fault: Fault) -> int:
    """How many orders were tried in one game of the toy."""
    state, chance = toy(fault), Random(3)
    tried = 0
    while not state.over:
        tried += check_simultaneous(state.game, "toy", state, chance)
        random_step(state, chance)
    return tried


def test_the_law_is_kept_by_a_game_that_keeps_it() -> None:
    assert orders_tried("") >= 24


@pytest.mark.parametrize("fault", [fault for fault in get_args(Fault) if fault])
def test_the_law_notices_a_game_that_breaks_it(fault: Fault) -> None:
    with pytest.raises(AssertionError, match="toy"):
        orders_tried(fault)
