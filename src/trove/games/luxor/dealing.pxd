from ...core.chance cimport draw, note_draw, reseed
from ...core.state cimport note, note_secret
from .movement cimport lay_way
from .piles cimport draw_from
from .state cimport State
from .tiles cimport turn_up

cdef long long ADVENTURERS, ANY_OSIRIS, ANY_TREASURE, BACKS, BOARD_BOX, CARDS, DEALT, DIE, DRAW_PILE, FRONTS, HAND
cdef long long HORUS_PILE, LAID, LEVELS, LYING, NO_CARD, OPEN, OSIRIS, OSIRIS_BOX, PUBLIC, RANDOM_START, SCARABS
cdef long long SCARAB_KINDS, STAIRS, STARTED, STATUES, TEMPLES, TOMB, TREASURES, TREASURE_BOX
cdef long long[4] ONLY
cdef long long[20] PLACE

cpdef void set_up(State state) noexcept nogil
cpdef long long draw_start(State state) noexcept nogil
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
