cimport cython

cdef long long BACKS, CARDS, FRONTS, LEVELS, SCARAB_KINDS, SPACES, STATUES, TREASURES

@cython.final
cdef class Edition:
    cdef public str name
    cdef public bytes source
    cdef public short[25] card_effect, card_value, card_level, card_count, card_low, card_high
    cdef public short[4] level_first
    cdef public short[31] treasure_kind, treasure_needs, treasure_points, treasure_first
    cdef public short[43] symbol, tile, space_points, statues_before
    cdef public short[18] temples
    cdef public short[7] osiris
    cdef public short[6] scarab_count, scarab_value
    cdef public short[2] sarcophagus
    cdef public short[31] sets
    cdef public short[3] statue
    cdef public short keys, wilds
