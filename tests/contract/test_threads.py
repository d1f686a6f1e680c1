"""Several threads may think at once, each about a state of its own."""

from concurrent.futures import ThreadPoolExecutor
from threading import Thread
from typing import Any

import pytest

import trove
from contract.play import every_game, packed, tables_of
from trove.core.game import Game
from trove.core.playout import Tally

ROLLOUTS = 400 if trove.compiled else 4
MOST_ROLLOUTS = 150_000


@every_game
def test_two_threads_come_to_what_one_comes_to(game: Game[Any]) -> None:
    states = [state for state in map(game.unpack, packed(game, 16)) if not state.over]
    alone = [game.rollouts(state, ROLLOUTS, seed) for seed, state in enumerate(states)]
    before = [state.hash() for state in states]
    with ThreadPoolExecutor(2) as pool:
        together = list(pool.map(game.rollouts, states, [ROLLOUTS] * len(states), range(len(states))))
        twice = list(pool.map(game.rollouts, [states[0]] * 4, [ROLLOUTS] * 4, [0] * 4))
    assert together == alone
    assert twice == [alone[0]] * 4
    assert [state.hash() for state in states] == before


@every_game
def test_two_threads_play_whole_games(game: Game[Any]) -> None:
    players = [table.players for table in tables_of(game)] * 2
    alone = [game.random_games(number, ROLLOUTS, 5) for number in players]
    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(lambda number: game.random_games(number, ROLLOUTS, 5), players)) == alone


@pytest.mark.skipif(not trove.compiled, reason="no C compiler")
@every_game
def test_python_goes_on_while_games_are_rolled_out(game: Game[Any]) -> None:
    """With the lock held nobody could look at the tally before the last game is counted; try longer until one does."""
    state = tables_of(game)[0].new(1)
    rollouts = 2_000
    while rollouts <= MOST_ROLLOUTS:
        seen = games_seen(state, rollouts)
        if any(0 < count < rollouts for count in seen):
            return
        rollouts *= 4
    raise AssertionError(f"not once in {MOST_ROLLOUTS} rollouts did another thread get its turn")


def games_seen(state: Any, rollouts: int) -> set[int]:
    """How many games were counted, as another thread saw it while they were played."""
    from trove.core.free import rollouts as without_lock  # compiled only

    work, tally = state.clone(), Tally()
    work.follow(state)
    thread = Thread(target=without_lock, args=(work, rollouts, 1, tally))
    seen = set()
    thread.start()
    while thread.is_alive():
        seen.add(tally.games)
    thread.join()
    assert tally.games == rollouts
    return seen
