from .journal cimport Journal
from .scratch cimport Scratch
from .state cimport BaseState

cdef long long COMPILED
cdef Journal SILENT

cdef class Playable(BaseState):
    cdef public object game

    cpdef list legal(self, long long seat)
    cpdef bint is_legal(self, long long seat, long long action)
    cpdef void apply(self, long long seat, long long action) noexcept
    cpdef Playable clone(self)
    cdef void hand_on(self, Playable copy) noexcept
