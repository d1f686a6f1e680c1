from ...core.playable cimport Playable
from .edition cimport Edition

cdef long long ALL_DOORS, BOARD, CARD_PILES, CARD_SIZES, CARDS, CHAIN, DEAD, DESTROYED, DIRECTIONS, GONE, KINDS, LARGE
cdef long long MOST_ROUNDS, NOWHERE, OUTER, PHASES, PLACES, PLATES, SEATS, SIDES, SKIPPED, TILES, TREASURES, SHORT

cdef class State(Playable):
    cdef public Edition edition
    # short, never char: a char array read from Python ends at its first zero.
    cdef public short phase, active, round, alone, swapped, modified, early_cards, guard, chosen_start
    cdef public short[2] open_hands
    cdef public short start, entrance, gate, left, moving, energy, revealed, target, picked, bomb, activator, wave
    cdef public short[5] plates
    cdef public short[25] tile_pile, lost_tiles
    cdef public short[26] face, doors
    cdef public long long laid_blank
    cdef public short[4] pos, lying, carry
    cdef public short[10] where
    cdef public short[48] hand
    cdef public short[12] held
    cdef public short[36] cards
    cdef public short[6] size
    cdef public short[20] chain
    cdef public short chain_n

    cdef void take(self, State other) noexcept nogil
