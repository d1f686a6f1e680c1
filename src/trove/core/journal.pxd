cimport cython

cdef long long EVERYBODY, MOST_ENTRIES, NOTHING, WIDTH

@cython.final
cdef class Journal:
    cdef public int on, n
    cdef public int[1120] buffer
    cdef public list steps

    cdef void write(self, long long kind, long long seat, long long a, long long b, long long c, long long secret, long long audience) noexcept nogil
    cpdef void close_step(self)
    cpdef Journal seen_by(self, long long seat)
    cpdef Journal copy(self)
