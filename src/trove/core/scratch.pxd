cimport cython

cdef long long MOST_ACTIONS, MOST_LOT, MOST_MOVERS, MOST_SEATS

@cython.final
cdef class Scratch:
    cdef readonly short[128] actions
    cdef readonly short[7] totals, won
    cdef readonly short drew
    cdef readonly short[16] movers
    cdef readonly short[128] lot

    cpdef void scribble(self, short number) noexcept
