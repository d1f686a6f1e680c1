from ...core.packer cimport Packer
from ...core.game_state cimport GameState
from .edition cimport Edition

cdef long long DEALT, DISPLAY, MAPS, PALM_BOXES, PATTERNS, ROWS, SEATS, SLOTS

cdef class State(GameState):
    cdef readonly Edition edition
    # short, never char: a char array read from Python ends at its first zero.
    cdef readonly short phase, start, memory_aid, chosen_start, turns_done, queue, card, expedition_n, deck_n, display_n, next_trophy
    cdef readonly short[7] expedition
    cdef readonly short[4] display, chosen, stage, owed, coins, palms_n, rows
    cdef readonly short[61] place
    cdef readonly short[16] dealt, palms
    cdef readonly short[8] maps
    cdef readonly long long[8] free
    cdef readonly short[12] trophies

    cdef void take(self, State other) noexcept nogil
    cdef int put(self, dict numbers) except -1
    cdef int lay(self, Packer paper) except -1
