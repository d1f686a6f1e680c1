from .journal cimport Journal
from .packer cimport Packer
from .scratch cimport Scratch

cdef long long EVERYBODY, NOTHING, STREAMS

cdef class BaseState:
    cdef readonly long long[8] chance
    cdef readonly short seats, turn, over, begun
    cdef readonly Scratch scratch
    cdef readonly Journal journal

    # Not cpdef: a method that Python may override cannot run without the interpreter.
    cdef long long count_legal(self, long long seat) noexcept nogil
    cdef void step(self, long long seat, long long action) noexcept nogil
    cdef void set_up(self) noexcept nogil
    cdef void reset(self) noexcept nogil
    cdef void redeal(self, long long seat, long long seed) noexcept nogil
    cdef void finish(self) noexcept nogil
    cdef bint conserved(self) noexcept nogil
    # These use the interpreter; they are hidden from Python all the same.
    cdef int follow(self, object source) except -1
    cdef int put(self, dict numbers) except -1
    cdef int lay(self, Packer paper) except -1
    cdef int rebuild(self) except -1

cpdef void begin(BaseState state) noexcept nogil
cpdef void note(BaseState state, long long kind, long long seat, long long a, long long b, long long c) noexcept nogil
cpdef void note_secret(BaseState state, long long kind, long long seat, long long a, long long secret, long long audience) noexcept nogil
