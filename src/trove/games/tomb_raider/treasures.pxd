from ...core.chance cimport draw, note_draw
from ...core.state cimport note
from .scoring cimport record
from .sides cimport are_enemies, partner_of, side_of
from .state cimport State

cdef long long ARMED, ARRESTED, BAD, BOMB_LAID, BOTH_PAIRS, BROUGHT_OUT, BY_DELIVERY, BY_PLATE, CARRIED, DELIVERED, DROP
cdef long long DROPPED, GOOD, HANDED_OVER, HAND_OVER, IN_PILE, LARGE, NOBODY, NOWHERE, NO_TREASURE, OPPOSING_PAIR
cdef long long OWN_PAIR, PICKED_UP, PICK_UP, PLATES, PLATE_PILE, PUBLIC, SMALL, STANDING, START, TOOK_PLATE, TREASURES
cdef long long TREASURE_LAID, TREASURE_PILE
cdef long long[10] BIT

cpdef void discover(State state, long long seat, long long place) noexcept nogil
cpdef long long plates_taken(State state) noexcept nogil
cpdef long long take_plate(State state, long long seat) noexcept nogil
cpdef void lay_treasures(State state, long long seat, long long place, long long number) noexcept nogil
cpdef long long draw_treasure(State state, long long n) noexcept nogil
cpdef bint alike(State state, long long one, long long other) noexcept nogil
cpdef void lay_treasure(State state, long long seat, long long place, long long treasure) noexcept nogil
cpdef void call_police(State state, long long seat, long long police) noexcept nogil
cpdef void arrest(State state, long long seat) noexcept nogil
cpdef bint can_pick_up(State state, long long seat, long long treasure) noexcept nogil
cpdef bint can_hand_over(State state, long long seat) noexcept nogil
cpdef long long offered(State state, long long seat, long long treasure) noexcept nogil
cpdef long long add_handling(State state, long long seat, long long n) noexcept nogil
cpdef void pick_up(State state, long long seat, long long treasure) noexcept nogil
cpdef void drop(State state, long long seat) noexcept nogil
cpdef void hand_over(State state, long long seat) noexcept nogil
cpdef void deliver(State state, long long seat) noexcept nogil
