cimport cython

cdef long long CARDS, PLATES, TILES, TREASURES

@cython.final
cdef class Edition:
    cdef public str name
    cdef public bytes source
    cdef public short[25] tiles
    cdef public short[12] cards
    cdef public short[10] treasure_side, treasure_value
    cdef public short[5] plate_treasures, plate_police
