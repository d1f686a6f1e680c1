from ...core.playable cimport Playable
from .edition cimport Edition

cdef long long ADVENTURERS, BOX, CARDS, HAND, KINDS, LEVELS, LYING, PILES, SCARAB_KINDS, SEATS, SPACES, TILES, TREASURES, WAY

cdef class State(Playable):
    cdef public Edition edition
    # short, never char: a char array read from Python ends at its first zero.
    # A state has 1,016 bytes, all that the allocator's fast path takes: a new field needs room made for it.
    cdef public short phase, start, memory_aid, chosen_start, actor, die, moved, round_moved
    cdef public short played, shuffle, entered, key_pile, keys_paid, wild_pile, draw_n, discard_n, scarab_n
    cdef public short[2] sarcophagus
    cdef public short[4] horus_n, horus_top
    cdef public short[3] temple_n
    cdef public short[99] pile
    cdef public short[38] box
    cdef public short[43] board
    cdef public short[31] owner
    cdef public short[20] pos, hand, origin
    cdef public short[4] keys, wilds, points
    cdef public short[12] treasures
    cdef public short[24] scarabs
    cdef public short[43] passed
    cdef public short[48] ends

    cdef void take(self, State other) noexcept nogil
