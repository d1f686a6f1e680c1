from ....core.guide cimport Guide
from ..marking cimport count_bits
from ..state cimport State

cdef long long ALL_TURNS, GRID, NOT_FIRST, NOT_LAST, ORIENTATIONS, PATTERNS, SLOTS, SPOT_IDS, SQUARES, TAKING

# Not final: the guide that binds it is made of it.
cdef class DecisionContext(Guide):
    cdef public long long[576] spot
    cdef public short shown, left, nearer

cpdef void prepare(DecisionContext guide, State state, long long seat) noexcept nogil
cpdef long long nearer_map(State state, long long seat) noexcept nogil
cpdef long long lonely(long long free) noexcept nogil
cpdef long long ends(long long free) noexcept nogil
