cimport cython
from .chance cimport reseed
from .game_state cimport GameState, working_copy
from .state cimport begin

cdef long long MOST_ACTIONS, MOST_GAMES, MOST_SEATS

@cython.final
cdef class Batch:
    cdef readonly long long size, seed
    cdef readonly object turns, counts, offers, done, scores
    cdef list states
    cdef short[::1] limits, legal, turns_shown, counts_shown, offers_shown, done_shown, scores_shown

    # Out of a list comes an object; it has to be told its class, or its C fields are out of reach.
    @cython.locals(state=GameState, k=cython.longlong, ended=cython.longlong, seat=cython.longlong)
    cdef int advance(self, short[::1] choices) except -2
    @cython.locals(state=GameState)
    cdef int deal(self, long long k) except -1
    @cython.locals(state=GameState, n=cython.longlong, i=cython.longlong)
    cdef int look(self, long long k) except -1
    @cython.locals(copy=GameState)
    cpdef GameState state(self, object k)
