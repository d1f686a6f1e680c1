cimport cython
from .chance cimport below, mwc, reseed, seeded
from .game_state cimport GameState
from .state cimport BaseState, begin

cdef long long MOST_SEATS, SLICE, STREAMS

@cython.final
cdef class Run:
    cdef readonly long long left, seed, deals, under_way, r, games, decisions
    cdef readonly long long[7] scores
    cdef readonly double[7] wins

cpdef void play_slice(BaseState work, Run run, long long most) noexcept nogil
cpdef void begin_game(BaseState work, Run run) noexcept nogil
cpdef long long play_out(BaseState state, Run run, long long most) noexcept nogil
cpdef void end_game(BaseState state, Run run) noexcept nogil
cpdef void refill(BaseState work, long long count) noexcept nogil
cpdef long long count_again(BaseState state, long long count) noexcept nogil
cpdef void imagine_again(BaseState work, long long seat, long long count) noexcept nogil
cpdef void clone_again(GameState state, long long count)
