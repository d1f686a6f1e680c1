"""The hot loops, written once against the base class; they serve every game."""

from .chance import below, mwc, reseed, seeded
from .constants import MOST_SEATS, SLICE, STREAMS, zeros
from .game_state import GameState
from .state import BaseState, begin


class Run:
    """A number of random games: how far they are, and what they have come to."""

    def __init__(self, count: int, seed: int, deals: int) -> None:
        self.left: int = count  # games still to be finished
        self.seed: int = seed  # of the present game
        self.deals: int = deals  # whether each game is dealt; otherwise it starts from the same position
        self.under_way: int = 0
        self.r: int = 0  # what the choices of the present game are drawn from
        self.games: int = 0
        self.decisions: int = 0
        self.scores: list[int] = zeros(MOST_SEATS)
        self.wins: list[float] = [0.0] * 7  # a win shared by k seats counts 1 / k for each


def play_games(work: BaseState, run: Run) -> None:
    """All games of a run, on a working copy."""
    while run.left:
        play_slice(work, run, SLICE)


def play_slice(work: BaseState, run: Run, most: int) -> None:
    """Some of the decisions of a run; where a slice ends makes no difference to what comes of it."""
    while run.left and most > 0:
        if not run.under_way:
            begin_game(work, run)
        most -= 1 + play_out(work, run, most)
        if work.over:
            end_game(work, run)


def begin_game(work: BaseState, run: Run) -> None:
    """The next game, with fresh chance."""
    work.reset()
    reseed(work, run.seed)
    run.r = seeded(run.seed, STREAMS)
    run.under_way = 1
    if run.deals:
        begin(work)


def play_out(state: BaseState, run: Run, most: int) -> int:
    """Random play to the end, or for a number of decisions; returns how many were made."""
    r = run.r
    decisions = 0
    while not state.over and decisions < most:
        r = mwc(r)
        state.step(state.turn, state.scratch.actions[below(r, state.count_legal(state.turn))])
        decisions += 1
    run.r = r
    run.decisions += decisions
    return decisions


def end_game(state: BaseState, run: Run) -> None:
    """Count a finished game; one that was dealt, only if no component was lost."""
    run.left -= 1
    run.seed += 1
    run.under_way = 0
    if run.deals and not state.conserved():
        return
    state.finish()
    shared = 0
    for seat in range(state.seats):
        shared += state.scratch.won[seat]
    for seat in range(state.seats):
        run.scores[seat] += state.scratch.totals[seat]
        if state.scratch.won[seat]:
            run.wins[seat] += 1.0 / shared
    run.games += 1


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


def clone_again(state: GameState, count: int) -> None:
    """Nothing but cloning, for measuring."""
    for _ in range(count):
        state.clone()
