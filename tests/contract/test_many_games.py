"""Many games, and every law at many positions of them."""

from random import Random
from typing import Any

import pytest

import trove
from contract.laws import (
    check_actions,
    check_copies,
    check_events,
    check_one_public_view,
    check_scores,
    check_secrecy,
    check_who_acts,
    check_words,
    viewers,
)
from contract.play import Position, Setting, every_game, every_table, sample, settings_of, tables_of, walk
from contract.steps import Move, check_audiences, check_simultaneous, check_streams
from trove.core.game import Game
from trove.core.terms import PUBLIC

GAMES = 100_000 if trove.compiled else 300
PARTS = 20
SHARE = 1_000 if trove.compiled else 50  # positions of each game in each part: 20,000, or 1,000
ENDS = 300 if trove.compiled else 30
ASKED = 100  # about so many actions are asked for at each position; over the positions, all are
TRIED = 20  # and so many are put into words and played


@every_table
def test_random_games_end_and_keep_every_component(table: Setting) -> None:
    count = -(-GAMES // len(tables_of(table.game)))
    results = table.game.random_games(table.players, count, 11)
    assert results.games == count, f"{count - results.games} games of {table} lost a component"
    assert results.decisions > count
    assert sum(results.wins) == pytest.approx(1)


@every_table
def test_every_point_has_its_reason(table: Setting) -> None:
    for seed in range(ENDS // len(tables_of(table.game))):
        *_, last = walk(table, 7000 + seed)
        check_scores(last)


@every_game
@pytest.mark.parametrize("part", range(PARTS))
def test_every_law_holds_at_many_positions(game: Game[Any], part: int) -> None:
    chance = Random(f"{game.name} {part}")
    met = 0
    for position in sample(settings_of(game), SHARE, first_seed=10_000 + 1_000 * part):
        check_all(game, position, chance)
        met += 1
    assert met * PARTS >= (20_000 if trove.compiled else 1_000)


def check_all(game: Game[Any], position: Position, chance: Random) -> None:
    """Laws 1, 2 and 4 to 8 at one position; those that cost most for one seat, or some actions, at a time."""
    state = position.state
    seat = chance.choice(state.to_act() or range(state.seats))
    tried = some_actions(game, TRIED, chance)
    asked = {*some_actions(game, ASKED, chance), *tried, *state.legal(seat)}
    check_who_acts(position)
    check_actions(position, seat if chance.randrange(2) else chance.randrange(state.seats), asked, tried)
    check_words(position, seat, tried)
    check_copies(position)
    check_secrecy(position, chance.choice(viewers(state)), chance)
    check_one_public_view(position)
    assert state.is_conserved(), f"{position}: components are lost"
    check_scores(position)
    check_events(position, [len(state.journal.steps) - 1])
    check_simultaneous(game, str(position), state, chance)
    if not state.over:
        check_chance(game, position, seat, chance)


def some_actions(game: Game[Any], count: int, chance: Random) -> range:
    """About so many, evenly spread over all."""
    stride = 1 + game.n_actions // count
    return range(chance.randrange(stride), game.n_actions, stride)


def check_chance(game: Game[Any], position: Position, seat: int, chance: Random) -> None:
    """One step from here, as the rules would make it."""
    state = position.state
    move = Move(seat, chance.choice(state.legal(seat)))
    now = state.clone()
    now.journal = state.journal.copy()
    now.apply(*move)
    check_streams(f"{position}, {move}", state.chance, now.chance, now.journal.steps[-1], state.seats)
    check_audiences(game, str(position), state, move, [chance.choice((PUBLIC, 1 + seat))], chance)
