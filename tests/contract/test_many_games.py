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
from effort import amount
from trove.core.constants import PUBLIC
from trove.core.game import Game

GAMES = amount(20_000, 100_000) if trove.compiled else amount(60, 300)
PARTS = amount(4, 20)
SHARE = amount(125, 1_000) if trove.compiled else amount(12, 20)  # positions of each game in each part
ENDS = amount(60, 300) if trove.compiled else amount(12, 30)
REFUSED = 8  # about how many of the actions that are not legal are tried anyway, for each seat at each position


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


@pytest.mark.long
@every_game
@pytest.mark.parametrize("part", range(PARTS))
def test_every_law_holds_at_many_positions(game: Game[Any], part: int) -> None:
    chance = Random(f"{game.name} {part}")
    met = 0
    for position in sample(settings_of(game), SHARE, first_seed=10_000 + 1_000 * part):
        check_all(game, position, chance)
        met += 1
    assert met == SHARE


def check_all(game: Game[Any], position: Position, chance: Random) -> None:
    """Laws 1, 2 and 4 to 8 at one position; 1 and 4 for everybody, what one step comes to for one seat and action.

    Law 1 is asked of every seat and id. What is legal, or as good, is played; of what is refused only some.
    """
    state = position.state
    check_who_acts(position)
    for seat in range(state.seats):
        check_actions(position, seat, refused=some_actions(game, chance))
        check_words(position, seat)
    check_copies(position)
    for viewer in viewers(state):
        check_secrecy(position, viewer, chance)
    check_one_public_view(position)
    assert state.is_conserved(), f"{position}: components are lost"
    check_scores(position)
    check_events(position, [len(state.journal.steps) - 1])
    check_simultaneous(game, str(position), state, chance)
    if not state.over:
        check_chance(game, position, chance)


def some_actions(game: Game[Any], chance: Random) -> range:
    """A few, evenly spread over all; over the positions, all."""
    stride = game.n_actions // REFUSED
    return range(chance.randrange(stride), game.n_actions, stride)


def check_chance(game: Game[Any], position: Position, chance: Random) -> None:
    """One step from here, as the rules would make it."""
    state = position.state
    seat = chance.choice(state.to_act())
    move = Move(seat, chance.choice(state.legal(seat)))
    now = state.clone()
    now.keep_journal(state.journal.copy())
    now.apply(*move)
    check_streams(f"{position}, {move}", state.chance, now.chance, now.journal.steps[-1], state.seats)
    check_audiences(game, str(position), state, move, [chance.choice((PUBLIC, 1 + seat))], chance)
