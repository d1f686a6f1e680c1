from ...core.packer cimport Packer
from ...core.game_state cimport GameState
from .edition cimport Edition

cdef long long ADVENTURERS, BOX, HAND, KINDS, LEVELS, PILES, SCARAB_KINDS, SEATS, SPACES, TREASURES, WAY

cdef class State(GameState):
    cdef readonly Edition edition
    # short, never char: a char array read from Python ends at its first zero.
    # A state has 1,016 bytes, all that the allocator's fast path takes: a new field needs room made for it.
    cdef readonly short phase, start, memory_aid, chosen_start, actor, die, moved, round, round_moved
    cdef readonly short played, shuffle, entered, key_pile, wild_pile, draw_n, discard_n, scarab_n
    cdef readonly short[2] sarcophagus
    cdef readonly short[4] horus_n, horus_top
    cdef readonly short[3] temple_n
    cdef readonly short[99] pile
    cdef readonly short[38] box
    cdef readonly short[43] board
    cdef readonly short[31] owner
    cdef readonly short[20] pos, hand, origin
    cdef readonly short[4] keys, wilds, points
    cdef readonly short[12] treasures
    cdef readonly short[24] scarabs
    cdef readonly short[43] passed
    cdef readonly short[48] ends

    cdef void take(self, State other) noexcept nogil
    cdef int put(self, dict numbers) except -1
    cdef int lay(self, Packer paper) except -1
