cimport cython

cdef long long COMPILED, MOST_ENTRIES, NOTHING, PLACE, SPECTATOR, WIDTH

@cython.final
cdef class Journal:
    cdef readonly int on, n
    cdef readonly short[1120] buffer
    cdef readonly object steps

    cdef void write(self, long long kind, long long seat, long long a, long long b, long long c, long long secret, long long audience) noexcept nogil
    cpdef void close_step(self)
    cdef list taken(self)
    cpdef Journal seen_by(self, object viewer)
    # An object that no constructor made has to be told its class, or its C fields are out of reach.
    @cython.locals(copy=Journal)
    cpdef Journal copy(self)
    @cython.locals(copy=Journal)
    cpdef Journal cut(self, object count)

cdef tuple entry_at(Journal journal, long long index)
