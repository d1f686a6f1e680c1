cimport cython

@cython.final
cdef class Edition:
    cdef readonly str name
    cdef readonly bytes source
    cdef readonly short[25] tiles
    cdef readonly short[12] cards
    cdef readonly short[10] treasure_side, treasure_value
    cdef readonly short[5] plate_treasures, plate_police
