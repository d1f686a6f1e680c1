cimport cython

cdef long long MAPS, MEDALS, ORIENTATIONS, PATTERNS, SPOTS, TROPHIES

@cython.final
cdef class Edition:
    cdef public str name
    cdef public bytes source
    cdef public tuple maps
    cdef public long long[61] squares, crosses, coins, palms
    cdef public short[61] palm_count, map_points, colour, seal_colour, seal_value
    cdef public short[428] first_spot
    cdef public long long[9600] spot_squares
    cdef public short[9600] spot_id
    cdef public short[56] twin
    cdef public short[7] expedition
    cdef public short[6] trophies
    cdef public short[3] medals
