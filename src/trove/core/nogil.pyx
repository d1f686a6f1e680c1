"""The hot loops without the interpreter's lock: the one thing plain Python cannot say."""

from cpython.exc cimport PyErr_CheckSignals

from .playout cimport Run, play_slice
from .state cimport BaseState
from .constants import SLICE

cdef long long DECISIONS = SLICE


def play_games(BaseState work not None, Run run not None):
    while run.left:
        with nogil:
            play_slice(work, run, DECISIONS)
        PyErr_CheckSignals()  # Ctrl-C is heard between two slices
