cimport cython
from ..museum cimport neighbour
from ..state cimport State

cdef long long BOARD, DARK, DIRECTIONS, FACE_DOWN, FAR, FAR_FOREIGN, GOALS, GONE, HOME, LOOT, NOWHERE, PLACES, QUEUE
cdef long long SIDES, START, TREASURES, WAYS, WORTH_A_STEP
cdef long long[4] DOOR
cdef long long[4] BACK

@cython.final
cdef class Paths:
    cdef public short entrance
    cdef public short[26] face, doors, waits
    cdef public short[10] where
    cdef public short[104] next, entry, cost
    cdef public short[108] seed, far
    cdef public short[4] stale
    cdef public short[32] queue

cpdef void refresh(Paths paths, State state) noexcept nogil
cpdef void forget(Paths paths) noexcept nogil
cpdef long long find(Paths paths, State state, long long goal) noexcept nogil
cpdef bint museum_changed(Paths paths, State state) noexcept nogil
cpdef bint treasures_changed(Paths paths, State state) noexcept nogil
cpdef void chart(Paths paths, State state) noexcept nogil
cpdef long long entry(Paths paths, long long place, long long d) noexcept nogil
cpdef long long exit_cost(Paths paths, long long place, long long d) noexcept nogil
cpdef void seed_dark(Paths paths) noexcept nogil
cpdef void seed_loot(Paths paths, State state, long long side) noexcept nogil
cpdef long long detour(State state, long long side, long long treasure) noexcept nogil
cpdef void spread(Paths paths, long long goal) noexcept nogil
cpdef long long far_if(Paths paths, long long goal, long long place, long long turned, long long doors) noexcept nogil
cpdef long long far_beyond(Paths paths, long long goal, long long turned, long long doors) noexcept nogil
