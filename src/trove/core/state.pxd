from .journal cimport Journal
from .scratch cimport Scratch

cdef long long EVERYBODY, NOTHING

cdef class BaseState:
    cdef public long long[8] chance
    cdef public short seats, turn, over
    cdef public Scratch scratch
    cdef public Journal journal

    # Not cpdef: a method that Python may override cannot run without the interpreter.
    cdef long long count_legal(self, long long seat) noexcept nogil
    cdef void step(self, long long seat, long long action) noexcept nogil
    cdef void set_up(self) noexcept nogil
    cdef void reset(self) noexcept nogil
    cdef void redeal(self, long long seat, long long seed) noexcept nogil
    cdef void finish(self) noexcept nogil
    cdef bint conserved(self) noexcept nogil

cpdef void note(BaseState state, long long kind, long long seat, long long a, long long b, long long c) noexcept nogil
cpdef void note_secret(BaseState state, long long kind, long long seat, long long a, long long secret, long long audience) noexcept nogil
