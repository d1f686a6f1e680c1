cimport cython

@cython.final
cdef class Edition:
    cdef readonly str name
    cdef readonly bytes source
    cdef readonly short[25] card_effect, card_value, card_level, card_count, card_low, card_high
    cdef readonly short[4] level_first
    cdef readonly short[31] treasure_kind, treasure_needs, treasure_points, treasure_first
    cdef readonly short[43] symbol, tile, space_points, statues_before
    cdef readonly short[18] temples
    cdef readonly short[7] osiris
    cdef readonly short[6] scarab_count, scarab_value
    cdef readonly short[2] sarcophagus
    cdef readonly short[31] sets
    cdef readonly short[3] statue
    cdef readonly short keys, wilds
