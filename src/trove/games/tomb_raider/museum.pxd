from ...core.chance cimport draw, note_draw
from .state cimport State

cdef long long BLANK, DIRECTIONS, FACE_DOWN, GATE, GONE, NOWHERE, PLACES, PUBLIC, SHAPES, SOURCE, START, TILES, TREASURE
cdef long long UNSEEN_BLANKS, UNSEEN_TILES
cdef long long[25] BIT
cdef long long[4] DOOR
cdef long long[4] BACK
cdef long long[25] ROW
cdef long long[25] COLUMN
cdef long long[100] NEXT
cdef long long[5] BASE
cdef long long[16] SHAPE

cpdef long long neighbour(State state, long long place, long long d) noexcept nogil
cpdef bint lies_open(State state, long long place) noexcept nogil
cpdef bint passable(State state, long long place, long long d) noexcept nogil
cpdef bint sees(State state, long long place, long long there) noexcept nogil
cpdef long long distance(long long place, long long there) noexcept nogil
cpdef long long draw_tile(State state, long long place) noexcept nogil
cpdef long long draw_blank(State state, long long n) noexcept nogil
cpdef long long take_tile(State state, long long tile, long long at) noexcept nogil
cpdef void lay_open(State state, long long place, long long tile) noexcept nogil
cpdef long long tile_at(State state, long long place) noexcept nogil
cpdef void remove(State state, long long place) noexcept nogil
cpdef void lay_start(State state, long long entrance, long long gate) noexcept nogil
cpdef bint on_source(State state, long long seat, long long kind) noexcept nogil
