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
            advice = trove.advise(position.state, seat, simulations=BUDGET)
            assert sorted(one.action for one in advice.candidates) == sorted(position.state.legal(seat))
            assert sum(one.tried for one in advice.candidates) in (0, advice.simulations)
            enough = [one for one in advice.candidates if one.tried * 10 >= max(c.tried for c in advice.candidates) > 0]
            assert list(advice.candidates[: len(enough)]) == enough, "what was tried too seldom comes last"
            alone = position.state.seats == 1
            values = [(one.score if alone else one.win).mean for one in enough]  # type: ignore[union-attr]
            assert values == sorted(values, reverse=True), "the best comes first"
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
            assert trove.advise(position.state, seat, simulations=BUDGET, seed=2) == trove.advise(
                other, seat, simulations=BUDGET, seed=2
            )


def test_a_time_is_a_budget_too() -> None:
    state = trove.game("luxor").new(2, 1)
    assert trove.advise(state, state.to_act()[0], seconds=0.01).simulations > 0
    assert trove.advise(state, state.to_act()[0], simulations=40, seconds=60).simulations == 40


@pytest.mark.parametrize(
    "budget",
    [
        {},
        *({"simulations": wild} for wild in (0, -1, True, 10**9, 1.5, "1")),
        *({"seconds": wild} for wild in (0, 0.0, -1, True, float("nan"), 1e9, "1")),
    ],
)
def test_a_budget_that_is_none_is_refused(budget: dict[str, Any]) -> None:
    state = trove.game("luxor").new(2, 1)
    with pytest.raises(BadInput, match="expected") as refused:
        trove.advise(state, state.to_act()[0], **budget)
    assert refused.value.code == "bad-budget"


def test_a_forced_move_needs_no_thinking() -> None:
    game = trove.game("tomb-raider")  # the game that asks the most decisions of one answer
    for position in sample(settings_of(game), 4000, first_seed=3, one_in=1):
        for seat in position.state.to_act():
            if len(position.state.legal(seat)) == 1:
                advice = trove.advise(position.state, seat, simulations=BUDGET)
                assert (advice.simulations, len(advice.candidates)) == (0, 1)
                return
    pytest.fail("no forced move was met")


@pytest.mark.parametrize("seat", [-1, 7, None, "0"])
def test_advice_is_for_those_who_are_to_act(seat: Any) -> None:
    state = trove.game("luxor").new(2, 1)
    with pytest.raises(BadInput, match="a seat"):
        trove.advise(state, seat, simulations=10)
    with pytest.raises(BadInput, match="a seat that is to act"):
        trove.advise(state, 1 - state.to_act()[0], simulations=10)


def test_errors_shrink_with_the_number_of_tries() -> None:
    assert estimate(5, 5, 10, 0.0).mean == 0.5
    assert estimate(500, 500, 1000, 0.0).error == pytest.approx(1.96 * (0.25 / 999) ** 0.5)
    assert estimate(50, 50, 100, 0.0).error > estimate(500, 500, 1000, 0.0).error


def test_one_try_is_as_uncertain_as_any_other_whatever_is_counted() -> None:
    assert estimate(1, 1, 1, 0.5).error == pytest.approx(1.96 * 0.5)
    assert estimate(80, 6400, 1, 12.0).error == pytest.approx(1.96 * 12)
