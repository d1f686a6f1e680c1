from .state cimport State

cdef long long ADVENTURERS, BACKS, CARDS, DIE, DISCARD, DRAW_PILE, EMPTY, FRONTS, HAND, HORUS, HORUS_PILE, LEVELS, MIDDLE
cdef long long NO_CARD, OSIRIS, OSIRIS_BOX, PLAYING, SCARAB_KINDS, SCARABS, SPACES, TEMPLES, TOMB, TREASURE_BOX, TREASURES
cdef long long TUNNEL

cpdef bint conserved(State state) noexcept nogil
cpdef bint cards_conserved(State state) noexcept nogil
cpdef bint hands_full(State state) noexcept nogil
cpdef bint tiles_conserved(State state) noexcept nogil
cpdef bint temples_conserved(State state) noexcept nogil
cpdef bint supplies_conserved(State state) noexcept nogil
