from ...core.playable cimport Playable
from .edition cimport Edition

cdef long long ALL_TURNS, COINS, DEALT, DISPLAY, MAPS, MOST_SQUARES, PAIRS, PALM_BOXES, PATTERNS, ROWS, SEATS, SLOTS, ALL_SQUARES, TROPHIES

cdef class State(Playable):
    cdef public Edition edition
    # short, never char: a char array read from Python ends at its first zero.
    cdef public short phase, start, memory_aid, chosen_start, turns, queue, card, expedition_n, deck_n, display_n, next_trophy
    cdef public short[7] expedition
    cdef public short[4] display, chosen, stage, owed, coins, palms_n, rows
    cdef public short[61] place
    cdef public short[16] dealt, palms
    cdef public short[8] maps
    cdef public long long[8] free
    cdef public short[12] trophies

    cdef void take(self, State other) noexcept nogil
