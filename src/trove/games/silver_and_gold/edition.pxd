cimport cython

@cython.final
cdef class Edition:
    cdef readonly str name
    cdef readonly bytes source
    cdef readonly tuple maps
    cdef readonly long long[61] squares, crosses, coins, palms
    cdef readonly short[61] palm_count, map_points, colour, seal_colour, seal_value
    cdef readonly short[428] first_spot
    cdef readonly long long[9600] spot_squares
    cdef readonly short[9600] spot_id
    cdef readonly short[56] twin
    cdef readonly short[7] expedition
    cdef readonly short[6] trophies
    cdef readonly short[3] medals
