from ...core.chance cimport draw, note_draw, reseed
from ...core.state cimport note
from .cards cimport draw_one_of_each, take_card
from .museum cimport lay_start, neighbour
from .sides cimport actions_of, audience
from .state cimport State

cdef long long BEGAN, CARDS, DEALT, DECK, DECK_N, DIRECTIONS, IN_PILE, KINDS, NOWHERE, OUTER, PUBLIC, RANDOM_START
cdef long long SEATS, START, STARTED, TILES, TREASURES, VALUES
cdef long long[25] BIT
cdef long long[8] ONLY
cdef long long[20] ENTRANCE
cdef long long[20] OUTWARDS

cpdef void set_up(State state) noexcept nogil
cpdef long long draw_start(State state) noexcept nogil
cpdef void lay_blanks(State state) noexcept nogil
cpdef void redeal(State state, long long viewer, long long seed) noexcept nogil
cpdef bint is_hidden(State state, long long viewer, long long seat) noexcept nogil
