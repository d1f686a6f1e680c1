"""Games stepped side by side are the same games."""

from random import Random

import pytest

import trove
from trove.core.constants import MOST_ACTIONS, MOST_SEATS
from trove.core.refusals import BadInput

WIDTH = 7


@pytest.mark.parametrize("name", trove.games())
def test_games_side_by_side_are_those_played_alone(name: str) -> None:
    game, dice = trove.game(name), Random(3)
    players = game.players[-1]
    batch = game.batch(players, WIDTH, seed=40)
    alone = [game.new(players, seed=40 + k) for k in range(WIDTH)]
    ended = 0
    while ended < 2 * WIDTH:
        for k, state in enumerate(alone):
            offered = list(batch.offers[MOST_ACTIONS * k : MOST_ACTIONS * k + batch.counts[k]])
            assert (batch.turns[k], offered) == (state.turn, state.legal(state.turn))
        choices = [dice.randrange(count) for count in batch.counts]
        for k, state in enumerate(alone):
            state.apply(state.turn, state.legal(state.turn)[choices[k]])
        before = batch.seed
        over = batch.step(choices)
        assert over == sum(state.over for state in alone)
        for k, state in enumerate(alone):
            assert batch.done[k] == state.over
            if state.over:
                assert list(batch.scores[MOST_SEATS * k : MOST_SEATS * k + state.seats]) == state.scores()
                alone[k] = game.new(players, seed=before)
                before += 1
        ended += over


@pytest.mark.parametrize("name", trove.games())
def test_choices_that_were_not_offered_are_refused_and_change_nothing(name: str) -> None:
    game = trove.game(name)
    batch = game.batch(game.players[0], WIDTH, seed=1)
    before = [batch.state(k).hash() for k in range(WIDTH)]
    for choices in ([0] * (WIDTH - 1), [0] * (WIDTH + 1), [-1] * WIDTH, [batch.counts[0], *[0] * (WIDTH - 1)]):
        with pytest.raises(BadInput):
            batch.step(choices)
    with pytest.raises(BadInput):
        game.batch(game.players[0], 0, seed=1)
    assert [batch.state(k).hash() for k in range(WIDTH)] == before
