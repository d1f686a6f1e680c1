cimport cython
from .chance cimport below, mwc, reseed, seeded
from .playable cimport Playable
from .state cimport BaseState

cdef long long MOST_SEATS, STREAMS

@cython.final
cdef class Tally:
    cdef public long long games, decisions
    cdef public long long[7] scores
    cdef public double[7] wins

cpdef long long play_out(BaseState state, long long r) noexcept nogil
cpdef void rollouts(BaseState work, long long count, long long seed, Tally tally) noexcept nogil
cpdef void whole_games(BaseState work, long long count, long long seed, Tally tally) noexcept nogil
cpdef void add_result(BaseState state, Tally tally) noexcept nogil
cpdef void refill(BaseState work, long long count) noexcept nogil
cpdef long long count_again(BaseState state, long long count) noexcept nogil
cpdef void imagine_again(BaseState work, long long seat, long long count) noexcept nogil
cpdef void clone_again(Playable state, long long count)
