"""Several threads may think at once, each about a state of its own."""

import gc
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from random import Random
from threading import Thread
from typing import Any

import pytest

import trove
from contract.play import every_game, packed, tables_of
from trove.core.game import Game
from trove.core.game_state import GameState
from trove.core.playout import Run
from trove.core.scratch import Scratch

ROLLOUTS = 400 if trove.compiled else 4
MOST_ROLLOUTS = 150_000
CLONES = 4
STEPS = 12 if trove.compiled else 3


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


@pytest.fixture
def eager_threads() -> Iterator[None]:
    """Threads take turns as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


@every_game
def test_two_threads_play_clones_of_one_state(game: Game[Any], eager_threads: None) -> None:
    """What the rules jot down for one of them is nothing to the other, rolled out or stepped."""
    for state in map(game.unpack, packed(game, 6)):
        alone = [played(state, seed) for seed in range(CLONES)]
        with ThreadPoolExecutor(2) as pool:
            assert list(pool.map(played, [state] * CLONES, range(CLONES))) == alone


def played(state: GameState, seed: int) -> list[Any]:
    """What a thread sees that plays a clone on at random."""
    chance, copy, seen = Random(seed), state.clone(), list[Any]()
    while not copy.over and len(seen) < STEPS:
        seat = chance.choice(copy.to_act())
        legal, end = copy.legal(seat), copy.game.rollouts(copy, ROLLOUTS // 4, seed)
        seen.append((legal, end, copy.legal(seat), copy.scores(), copy.winners(), copy.imagine(seat, seed).hash()))
        copy.apply(seat, chance.choice(legal))
    return seen


@every_game
def test_a_working_copy_has_a_scratch_of_its_own(game: Game[Any]) -> None:
    """It runs without the interpreter's lock, which is what lets compiled clones share one."""
    state = tables_of(game)[0].new(1)
    clone, work = state.clone(), state.worker()
    assert work.scratch is not state.scratch
    assert (clone.scratch is state.scratch) == trove.compiled


@every_game
def test_lists_are_made_before_the_rules_jot_down_what_is_in_them(game: Game[Any]) -> None:
    """Making one may collect garbage, and that may run anything, such as a thread that asks a clone."""
    open_games = [state for state in map(game.unpack, packed(game, 16)) if not state.over]
    state = next(state for state in open_games if len(state.winners()) < state.seats)
    clone = state.clone()
    for ask in (partial(state.legal, state.turn), state.scores, state.winners):
        wanted = ask()
        found = with_garbage_collected(ask, clone.scratch)
        assert found == [wanted] * len(found)


def with_garbage_collected(ask: Callable[[], list[int]], scratch: Scratch) -> list[list[int]]:
    """Ask some times while every other new list collects garbage, and that scribbles over a scratch."""

    def scribble(phase: str, info: object) -> None:
        scratch.scribble(-1)

    before, found, kept = gc.get_threshold(), list[list[int]](), list[list[int]]()
    gc.callbacks.append(scribble)
    gc.set_threshold(1, 1000, 1000)
    try:
        for _ in range(200):
            kept.append([])  # until the interpreter has no used one left to hand out again
        for k in range(20):
            found.append(ask())
            if k % 2:
                kept.append([])
    finally:
        gc.set_threshold(*before)
        gc.callbacks.remove(scribble)
    return found


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
    from trove.core.nogil import play_games  # compiled only

    run = Run(rollouts, 1, 0)
    thread = Thread(target=play_games, args=(state.worker(), run))
    seen = set()
    thread.start()
    while thread.is_alive():
        seen.add(run.games)
    thread.join()
    assert run.games == rollouts
    return seen
