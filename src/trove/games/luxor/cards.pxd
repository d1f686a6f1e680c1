from ...core.chance cimport draw, note_draw
from ...core.state cimport note
from .movement cimport go, landing, reach, walk
from .state cimport State
from .tiles cimport act

cdef long long ACT, ADVENTURERS, CHOOSING, CHOSE, DIE, DIE_ROLL, DIE_ROLLED, JOINED, MOVE, PUBLIC, ROLLED, ROLL_EXACTLY
cdef long long STAIRS, STUCK, TOMB
cdef long long[43] BIT

cpdef long long find_movers(State state, long long seat) noexcept nogil
cpdef bint can_move(State state, long long seat, long long movers, long long low, long long high) noexcept nogil
cpdef long long count_moves(State state, long long seat) noexcept nogil
cpdef void roll_die(State state, long long seat) noexcept nogil
cpdef void move_rolled(State state, long long seat, long long action) noexcept nogil
cpdef void all_forward(State state, long long seat, long long steps) noexcept nogil
cpdef long long foremost(State state, long long seat, long long among) noexcept nogil
cpdef long long count_actors(State state, long long seat) noexcept nogil
cpdef long long second_last(State state, long long seat) noexcept nogil
cpdef void last_to_second(State state, long long seat) noexcept nogil
