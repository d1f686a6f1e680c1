from ...core.chance cimport draw, reseed
from ...core.state cimport note, note_secret
from .movement cimport draw_from, lay_way
from .state cimport State
from .tiles cimport turn_up

cdef long long PUBLIC
cdef long long ANY_OSIRIS, ANY_TREASURE
cdef long long ADVENTURERS, BACKS, CARDS, DEALT, DIE, DRAW_PILE, FRONTS, HAND, HORUS_PILE, LAID, LEVELS, LYING, NO_CARD, OPEN
cdef long long OSIRIS, OSIRIS_BOX, SCARAB_KINDS, SCARABS, SEATS, STAIRS, STARTED, STATUES, TEMPLES, TOMB, TREASURE_BOX
cdef long long TREASURES
cdef long long[4] ONLY
cdef long long[20] PLACE

cpdef void set_up(State state) noexcept nogil
cpdef void fill_supplies(State state) noexcept nogil
cpdef void lay_board(State state) noexcept nogil
cpdef long long draw_tile(State state, long long first, long long n) noexcept nogil
cpdef long long draw_treasure(State state, long long n) noexcept nogil
cpdef void place_adventurers(State state, long long seat) noexcept nogil
cpdef void deal_hand(State state, long long seat) noexcept nogil
cpdef void redeal(State state, long long viewer, long long seed) noexcept nogil
cpdef bint is_hidden(State state, long long viewer, long long place) noexcept nogil
cpdef long long redeal_class(State state, long long viewer, long long shuffle) noexcept nogil
cpdef long long draw_lot(State state, long long n) noexcept nogil
cpdef void redeal_scarabs(State state, long long viewer) noexcept nogil
