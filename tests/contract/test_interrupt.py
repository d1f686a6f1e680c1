"""Ctrl-C is heard within half a second, whatever is being computed."""

import gc
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import trove
from contract.play import every_game, tables_of
from trove.bots import players
from trove.bots.self_play import Task, play_against_itself
from trove.bots.settings import Settings
from trove.bots.training import NOTHING_KNOWN
from trove.core.arguments import MOST_GAMES
from trove.core.game import Game

SOON = 0.15  # seconds after which the signal comes
AGAIN = 0.01  # seconds after which it comes once more, where Python lost it
MOST_SIDE_BY_SIDE = 1 << 14  # games of a batch
PATIENCE = 0.5  # seconds of computing until it is heard
CALLED_BACK = ("weakref", "_weakrefset")  # where callbacks of weak references are
MANY = 1_000_000  # simulations: minutes
TO_THE_END = 100_000


class Stop(Exception):
    """What the handler raises, in place of KeyboardInterrupt."""


@contextmanager
def a_signal_soon() -> Iterator[list[float]]:
    """Raise Stop soon, by a signal like that of Ctrl-C; notes how much was computed until it could be heard.

    Python itself loses what is raised while a weak reference is called back: then the signal comes again."""
    due: list[float] = []

    def handle(number: int, frame: object) -> None:
        raise Stop

    def lost(report: Any) -> None:
        if getattr(report.object, "__module__", "") in CALLED_BACK:
            signal.setitimer(signal.ITIMER_PROF, AGAIN)
        else:
            report_lost(report)

    before = signal.signal(signal.SIGPROF, handle)
    watchers, gc.callbacks[:] = gc.callbacks[:], []  # hypothesis watches collections, and loses what is raised there
    report_lost, sys.unraisablehook = sys.unraisablehook, lost
    signal.setitimer(signal.ITIMER_PROF, SOON)  # counts what this process computes: a busy machine is no failure
    start = time.process_time()
    try:
        yield due
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
        sys.unraisablehook = report_lost
        gc.callbacks[:] = watchers
        due.append(time.process_time() - start - SOON)


def heard(call: Callable[[], object]) -> float:
    """How long a call goes on after the signal."""
    with a_signal_soon() as due, pytest.raises(Stop):
        again_and_again(call)
    return due[0]


def again_and_again(call: Callable[[], object]) -> None:
    """A call that is over before the signal comes is made again, but not for ever."""
    until = time.process_time() + 20 * PATIENCE
    while time.process_time() < until:
        call()


def long_calls(game: Game[Any]) -> dict[str, Callable[[], object]]:
    """Everything that may take long."""
    state = tables_of(game)[0].new(1)
    seat, count = state.to_act()[0], game.players[-1]
    thinker = players.Thinker(Settings(guided=False, horizon=TO_THE_END), MANY)
    lesson = Task(game.name, count, 1, Settings(simulations=MANY), NOTHING_KNOWN)
    return {
        "rollouts": lambda: game.rollouts(state, MOST_GAMES, 1),
        "random games": lambda: game.random_games(count, MOST_GAMES, 1),
        "advice": lambda: trove.advise(state, seat, simulations=MANY),
        "a player's decision": lambda: thinker.decide(state, seat, 1),
        "a game of training": lambda: play_against_itself(lesson),
    }


@every_game
def test_ctrl_c_stops_every_long_call(game: Game[Any]) -> None:
    late = {name: heard(call) for name, call in long_calls(game).items()}
    assert {name: due for name, due in late.items() if due > PATIENCE} == {}


@pytest.mark.skipif(not trove.compiled, reason="no C compiler")
@every_game
def test_ctrl_c_stops_the_largest_batch(game: Game[Any]) -> None:
    assert heard(lambda: game.batch(game.players[-1], MOST_SIDE_BY_SIDE, 1)) < PATIENCE
    batch = game.batch(game.players[-1], MOST_SIDE_BY_SIDE, 1)
    assert heard(lambda: batch.step([0] * MOST_SIDE_BY_SIDE)) < PATIENCE


@every_game
def test_a_state_is_as_it_was_after_a_call_was_stopped(game: Game[Any]) -> None:
    state = tables_of(game)[0].new(1)
    before = state.pack()
    heard(lambda: game.rollouts(state, MOST_GAMES, 1))
    assert state.pack() == before
    assert game.rollouts(state, 2, 1) == game.rollouts(game.unpack(before), 2, 1)
