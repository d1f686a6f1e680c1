cimport cython
from .museum cimport neighbour
from .sides cimport side_of
from .state cimport State

cdef long long BOARD, DARK, DIRECTIONS, FACE_DOWN, FAR, FAR_FOREIGN, FAR_LARGE, GOALS, GONE, HOME, LARGE, LOOT, NOWHERE
cdef long long PLACES, SIDES, START, TREASURES, WORTH_A_STEP
cdef long long QUEUE
cdef long long[4] DOOR
cdef long long[4] BACK

@cython.final
cdef class Paths:
    cdef public short entrance
    cdef public short[26] face, doors, waits
    cdef public short[10] where
    cdef public short[104] next, cost
    cdef public short[104] seed, far
    cdef public short[32] queue

cpdef void refresh(Paths paths, State state) noexcept nogil
cpdef void forget(Paths paths) noexcept nogil
cpdef bint museum_changed(Paths paths, State state) noexcept nogil
cpdef bint treasures_changed(Paths paths, State state) noexcept nogil
cpdef void chart(Paths paths, State state) noexcept nogil
cpdef long long price(Paths paths, long long place, long long d, long long turned, long long doors) noexcept nogil
cpdef void seed_home(Paths paths) noexcept nogil
cpdef void seed_dark(Paths paths, State state) noexcept nogil
cpdef void find_loot(Paths paths, State state) noexcept nogil
cpdef void seed_loot(Paths paths, State state, long long side, long long treasure) noexcept nogil
cpdef void spread(Paths paths, long long goal) noexcept nogil
cpdef long long far_if(Paths paths, long long goal, long long place, long long turned, long long doors) noexcept nogil
cpdef long long far_beyond(Paths paths, long long goal, long long turned, long long doors) noexcept nogil
cpdef long long nearness(Paths paths, long long goal, long long place, long long most) noexcept nogil
cpdef long long loot_of(State state, long long seat) noexcept nogil
