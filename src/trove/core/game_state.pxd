cimport cython
from .journal cimport Journal
from .packer cimport Packer
from .scratch cimport Scratch
from .state cimport BaseState, begin

cdef long long COMPILED, KEY, MOST_SEED, NO_NUMBER, NO_SEED, SPECTATOR, STREAMS
cdef Journal SILENT

cdef class GameState(BaseState):
    cdef readonly object game

    @cython.locals(at=cython.longlong)
    cpdef list legal(self, object seat)
    @cython.locals(at=cython.longlong)
    cpdef bint is_legal(self, object seat, object action)
    @cython.locals(there=GameState)
    cpdef bint same_chance(self, object other)
    cpdef apply(self, object seat, object action)
    cdef bint lists(self, long long seat, long long action) noexcept
    cdef bint carry_out(self, long long seat, long long action) except -1
    @cython.locals(at=cython.longlong)
    cdef long long seat_of(self, object seat) except -1
    @cython.locals(copy=GameState)
    cpdef GameState with_fields(self, object fields)
    cpdef GameState clone(self)
    cdef bytes laid(self, bint chance)
    cdef void hand_on(self, GameState copy) noexcept

@cython.locals(copy=GameState)
cpdef GameState working_copy(GameState source)
@cython.locals(copy=GameState)
cpdef GameState forced(GameState state, object fields)
@cython.locals(n=cython.longlong)
cdef long long number(object given) noexcept
