from .state cimport State

cdef long long SEATS, STAIRS, MOST_SHUFFLES, FAVOUR, HORUS, ROLL_EXACTLY, ROLL_UP_TO, ROLLED, TAKING, WILD_OR_SCARAB
cdef long long ANY_OSIRIS, ANY_TREASURE, KINDS
cdef long long ADVENTURERS, BACKS, CARDS, DIE, DISCARD, DRAW_PILE, EMPTY, FRONTS, HAND, HORUS_PILE, LEVELS, MIDDLE
cdef long long NO_CARD, OSIRIS, OSIRIS_BOX, PLAYING, SCARAB_KINDS, SCARABS, SPACES, TEMPLES, TOMB, TREASURE_BOX, TREASURES
cdef long long TUNNEL

cpdef bint conserved(State state) noexcept nogil
cpdef bint cards_conserved(State state) noexcept nogil
cpdef bint hands_full(State state) noexcept nogil
cpdef bint tiles_conserved(State state) noexcept nogil
cpdef bint temples_conserved(State state) noexcept nogil
cpdef bint supplies_conserved(State state) noexcept nogil
cpdef bint fits(State state, long long meant, long long tile) noexcept nogil
cpdef bint treasures_counted(State state) noexcept nogil
cpdef bint horus_piles_counted(State state) noexcept nogil
cpdef bint seats_fit(State state) noexcept nogil
cpdef bint is_open(State state, long long place) noexcept nogil
cpdef bint decision_fits(State state) noexcept nogil
