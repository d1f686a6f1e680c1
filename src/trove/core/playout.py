"""The hot loops, written once against the base class; they serve every game."""

from .chance import below, mwc, reseed, seeded
from .playable import Playable
from .state import BaseState
from .terms import MOST_SEATS, STREAMS, zeros


class Tally:
    """What a number of games came to."""

    def __init__(self) -> None:
        self.games: int = 0
        self.decisions: int = 0
        self.scores: list[int] = zeros(MOST_SEATS)
        self.wins: list[float] = [0.0] * 7  # a win shared by k seats counts 1 / k for each


def play_out(state: BaseState, r: int) -> int:
    """Random play to the end; returns the number of decisions."""
    decisions = 0
    while not state.over:
        r = mwc(r)
        state.step(state.turn, state.scratch.actions[below(r, state.count_legal(state.turn))])
        decisions += 1
    return decisions


def rollouts(work: BaseState, count: int, seed: int, tally: Tally) -> None:
    """Play the state that `work` follows to its end, `count` times, each with fresh chance."""
    for k in range(count):
        work.reset()
        reseed(work, seed + k)
        tally.decisions += play_out(work, seeded(seed + k, STREAMS))
        add_result(work, tally)


def whole_games(work: BaseState, count: int, seed: int, tally: Tally) -> None:
    """The same from a blank state: each game is dealt, and counted only if no component was lost."""
    for k in range(count):
        work.reset()
        reseed(work, seed + k)
        work.set_up()
        tally.decisions += play_out(work, seeded(seed + k, STREAMS))
        if work.conserved():
            add_result(work, tally)


def add_result(state: BaseState, tally: Tally) -> None:
    """Add a finished game."""
    state.finish()
    shared = 0
    for seat in range(state.seats):
        shared += state.scratch.won[seat]
    for seat in range(state.seats):
        tally.scores[seat] += state.scratch.totals[seat]
        if state.scratch.won[seat]:
            tally.wins[seat] += 1.0 / shared
    tally.games += 1


def refill(work: BaseState, count: int) -> None:
    """Nothing but going back to the source, for measuring."""
    for _ in range(count):
        work.reset()


def count_again(state: BaseState, count: int) -> int:
    """Nothing but listing the legal actions, for measuring."""
    n = 0
    for _ in range(count):
        n += state.count_legal(state.turn)
    return n


def imagine_again(work: BaseState, seat: int, count: int) -> None:
    """Nothing but imagining, for measuring."""
    for k in range(count):
        work.reset()
        work.redeal(seat, k)


def clone_again(state: Playable, count: int) -> None:
    """Nothing but cloning, for measuring."""
    for _ in range(count):
        state.clone()
