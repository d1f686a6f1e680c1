cimport cython

cdef long long MOST_ACTIONS, MOST_LOT, MOST_MOVERS, MOST_SEATS

@cython.final
cdef class Scratch:
    cdef public short[128] actions
    cdef public short[7] totals, won
    cdef public short[16] movers
    cdef public short[128] lot
