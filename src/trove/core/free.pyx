"""The hot loops without the interpreter's lock: the one thing plain Python cannot say."""

from .playout cimport Tally, rollouts as rollouts_held, whole_games as whole_games_held
from .state cimport BaseState


def rollouts(BaseState work, long long count, long long seed, Tally tally):
    with nogil:
        rollouts_held(work, count, seed, tally)


def whole_games(BaseState work, long long count, long long seed, Tally tally):
    with nogil:
        whole_games_held(work, count, seed, tally)
