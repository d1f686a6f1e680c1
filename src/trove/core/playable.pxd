from .state cimport BaseState

cdef class Playable(BaseState):
    cdef public object game

    cpdef list legal(self, long long seat)
    cpdef void apply(self, long long seat, long long action) noexcept
    cpdef Playable clone(self)
