cimport cython
from ...core.game_state cimport GameState
from .components cimport conserved
from .dealing cimport redeal, set_up
from .rules cimport apply, count_legal
from .scoring cimport finish
from .state cimport State

cdef long long BAD, GOOD, OUTER, ROTATE, STEP

# Not final: a final class cannot override the base's C-virtual methods.
cdef class TombRaider(State):
    cdef TombRaider source

    cdef long long count_legal(self, long long seat) noexcept nogil
    cdef void step(self, long long seat, long long action) noexcept nogil
    cdef void set_up(self) noexcept nogil
    cdef void reset(self) noexcept nogil
    cdef void redeal(self, long long seat, long long seed) noexcept nogil
    cdef void finish(self) noexcept nogil
    cdef bint conserved(self) noexcept nogil
    cdef int follow(self, object source) except -1

    # An object that no constructor made has to be told its class, or its C fields are out of reach.
    @cython.locals(copy=TombRaider)
    cpdef TombRaider clone(self)
