from ...core.state cimport note
from .cards cimport add_cards, clear_laid, draw_card, laid_sum, lay_card
from .museum cimport draw_tile, lay_open, lies_open, neighbour, passable
from .state cimport State
from .treasures cimport add_handling, deliver, discover

cdef long long DIRECTIONS, DREW, END_MOVE, ENERGY, FACE_DOWN, GO, HERE, KINDS, LAY, LAYING, MOVING, NOWHERE, QUARTERS
cdef long long REVEAL, REVEALED, ROTATE, ROTATED, SOURCE, START, STEP, STEPPED, STOPPED, TREASURE, TURN, TURNED, TURNING
cdef long long WENT
cdef long long[64] TURNED_DOORS
cdef long long[16] WAYS
cdef long long[16] TURNS

cpdef void lay_energy(State state, long long seat, long long card) noexcept nogil
cpdef void go(State state, long long seat) noexcept nogil
cpdef long long count_laying(State state, long long seat) noexcept nogil
cpdef long long count_moving(State state, long long seat) noexcept nogil
cpdef long long add_rotations(State state, long long which, long long place, long long n) noexcept nogil
cpdef long long ways(State state, long long place) noexcept nogil
cpdef long long count_turning(State state) noexcept nogil
cpdef void reveal(State state, long long seat, long long d) noexcept nogil
cpdef void turn(State state, long long seat, long long quarters) noexcept nogil
cpdef void rotate(State state, long long seat, long long which, long long quarters) noexcept nogil
cpdef void step(State state, long long seat, long long d) noexcept nogil
cpdef void end_move(State state, long long seat) noexcept nogil
