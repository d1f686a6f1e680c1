from .bomb cimport guard_round, sealed
from .cards cimport hand_size, laid_sum
from .museum cimport distance, lies_open, neighbour, tile_at
from .scoring cimport total
from .shooting cimport can_aim
from .sides cimport actions_of
from .state cimport State
from .treasures cimport plates_taken

cdef long long ACTING, BAD, BLANK, BROUGHT_OUT, BY_PLATE, CARDS, CARRIED, CENTRE, CHAIN, CHAIN_BAD, CHAIN_GOOD, DEAD
cdef long long DECK, DECK_N, DEFENDING, DESTROYED, DIRECTIONS, DISCARD, DISCARDING, DISCARD_N, ENERGY, FACE_DOWN, GATE
cdef long long GONE, GOOD, HAND_LIMIT, HEALTH, IN_PILE, KINDS, LAID, LARGE, LAYING, MOST_LOST, MOVING, NOWHERE
cdef long long NO_TREASURE, PLACES, PLATES, SEATS, SHAPES, SHOOTING, SHOOTING_CARDS, SHOT, SKIPPED, SMALL, STANDING
cdef long long START, TILES, TREASURE, TREASURES, TURNING, VALUES
cdef long long[25] BIT
cdef long long[4] DOOR
cdef long long[5] BASE
cdef long long[20] ENTRANCE

cpdef bint conserved(State state) noexcept nogil
cpdef bint start_fits(State state) noexcept nogil
cpdef bint museum_fits(State state) noexcept nogil
cpdef bint is_gone(State state, long long place) noexcept nogil
cpdef bint is_face(State state, long long place, long long face) noexcept nogil
cpdef bint tiles_conserved(State state) noexcept nogil
cpdef bint blanks_fit(State state) noexcept nogil
cpdef bint cards_conserved(State state) noexcept nogil
cpdef bint hands_fit(State state) noexcept nogil
cpdef long long most_cards(State state, long long seat) noexcept nogil
cpdef bint treasures_fit(State state) noexcept nogil
cpdef long long small_left(State state) noexcept nogil
cpdef bint treasure_fits(State state, long long treasure) noexcept nogil
cpdef bint bomb_fits(State state) noexcept nogil
cpdef long long latest_round(State state) noexcept nogil
cpdef bint armed_by_guard(State state) noexcept nogil
cpdef bint figures_fit(State state) noexcept nogil
cpdef bint chain_fits(State state) noexcept nogil
cpdef bint turn_fits(State state) noexcept nogil
cpdef bint is_settled(State state) noexcept nogil
cpdef bint decision_fits(State state) noexcept nogil
cpdef bint movement_fits(State state, long long laid) noexcept nogil
cpdef bint turning_fits(State state, long long place) noexcept nogil
