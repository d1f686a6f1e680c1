cimport cython
from .state cimport State

cdef long long ADVENTURERS, ANY_OSIRIS, ANY_TREASURE, BACKS, CARDS, DIE, DISCARD, DRAW_PILE, EMPTY, FAVOUR, FRONTS, HAND
cdef long long HORUS, HORUS_PILE, KINDS, LEVELS, MIDDLE, MOST_SHUFFLES, NO_CARD, OSIRIS, OSIRIS_BOX, PLAYING, ROLLED
cdef long long ROLL_EXACTLY, ROLL_UP_TO, SCARABS, SCARAB_KINDS, SEATS, SPACES, STAIRS, TAKING, TEMPLES, TOMB, TREASURES
cdef long long TREASURE_BOX, TUNNEL, WILD_OR_SCARAB

cpdef bint conserved(State state) noexcept nogil
cpdef bint cards_conserved(State state) noexcept nogil
cpdef bint hands_full(State state) noexcept nogil
@cython.locals(laid=cython.longlong, tile=cython.longlong)
cpdef bint tiles_conserved(State state) noexcept nogil
cpdef bint temples_conserved(State state) noexcept nogil
cpdef bint supplies_conserved(State state) noexcept nogil
cpdef bint fits(State state, long long meant, long long tile) noexcept nogil
cpdef bint treasures_counted(State state) noexcept nogil
cpdef bint horus_piles_counted(State state) noexcept nogil
cpdef bint seats_fit(State state) noexcept nogil
cpdef bint is_open(State state, long long place) noexcept nogil
cpdef bint decision_fits(State state) noexcept nogil
