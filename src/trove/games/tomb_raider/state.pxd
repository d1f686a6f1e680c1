from ...core.packer cimport Packer
from ...core.game_state cimport GameState
from .edition cimport Edition

cdef long long BOARD, CARDS, CARD_PILES, CARD_SIZES, CHAIN, KINDS, PLATES, SEATS, SIDES, TILES, TREASURES

cdef class State(GameState):
    cdef readonly Edition edition
    # short, never char: a char array read from Python ends at its first zero.
    cdef readonly short phase, active, round, alone, swapped, modified, early_cards, guard, chosen_start
    cdef readonly short[2] open_hands
    cdef readonly short start, entrance, gate, left, moving, energy, revealed, target, picked, bomb, activator, wave
    cdef readonly short[5] plates
    cdef readonly short[25] tile_pile, lost_tiles
    cdef readonly short[26] face, doors
    cdef readonly long long laid_blank
    cdef readonly short[4] pos, lying, carry
    cdef readonly short[10] where
    cdef readonly short[48] hand
    cdef readonly short[12] held
    cdef readonly short[36] cards
    cdef readonly short[6] size
    cdef readonly short[20] chain
    cdef readonly short chain_n

    cdef void take(self, State other) noexcept nogil
    cdef int put(self, dict numbers) except -1
    cdef int lay(self, Packer paper) except -1
