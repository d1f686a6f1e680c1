"""Advice: every legal action with what it is worth, and nothing that the seat could not know."""

from typing import Any

import pytest

import trove
from contract.play import every_game, sample, settings_of
from trove.bots.advice import estimate
from trove.core.game import Game
from trove.core.refusals import BadInput

BUDGET = 200 if trove.compiled else 30


@every_game
def test_advice_lists_every_legal_action_with_its_worth(game: Game[Any]) -> None:
    for position in sample(settings_of(game), 6, first_seed=20, one_in=30):
        for seat in position.state.to_act():
            advice = trove.advise(position.state, seat, BUDGET)
            assert sorted(one.action for one in advice.candidates) == sorted(position.state.legal(seat))
            assert sum(one.tried for one in advice.candidates) in (0, advice.simulations)
            assert [one.tried for one in advice.candidates] == sorted(
                (one.tried for one in advice.candidates), reverse=True
            )
            for one in advice.candidates:
                assert one.words == game.words(position.state, seat, one.action)
                assert (one.win is None) == (one.tried == 0)
                if one.win and one.score:
                    assert 0 <= one.win.mean <= 1
                    assert one.win.error >= 0
                    assert one.score.error >= 0


@every_game
def test_advice_does_not_hang_on_what_is_hidden(game: Game[Any]) -> None:
    for position in sample(settings_of(game), 6, first_seed=60, one_in=30):
        for seat in position.state.to_act():
            other = position.state.imagine(seat, 1)
            assert trove.advise(position.state, seat, BUDGET, seed=2) == trove.advise(other, seat, BUDGET, seed=2)


def test_a_time_is_a_budget_too() -> None:
    state = trove.game("luxor").new(2, 1)
    assert trove.advise(state, state.to_act()[0], 0.01).simulations > 0


@pytest.mark.parametrize("budget", [0, -1, True, 10**9, 0.0, float("nan"), 1e9, "1", None])
def test_a_budget_that_is_none_is_refused(budget: Any) -> None:
    state = trove.game("luxor").new(2, 1)
    with pytest.raises(BadInput, match="a budget is"):
        trove.advise(state, state.to_act()[0], budget)


@pytest.mark.parametrize("seat", [-1, 7, None, "0"])
def test_advice_is_for_those_who_are_to_act(seat: Any) -> None:
    state = trove.game("luxor").new(2, 1)
    with pytest.raises(BadInput, match="a seat that is to act"):
        trove.advise(state, seat, 10)
    with pytest.raises(BadInput, match="a seat that is to act"):
        trove.advise(state, 1 - state.to_act()[0], 10)


def test_errors_shrink_with_the_number_of_tries() -> None:
    assert estimate(5, 5, 10).mean == 0.5
    assert estimate(500, 500, 1000).error == pytest.approx(1.96 * (0.25 / 999) ** 0.5)
    assert estimate(50, 50, 100).error > estimate(500, 500, 1000).error
    assert estimate(1, 1, 1).error == 1
