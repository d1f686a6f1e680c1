from ....core.guide cimport Guide
from ..scoring cimport count_sets_with, open_points
from ..state cimport State

cdef long long ADVENTURERS, MOST_LEAD, SCARAB_KINDS, SPACES, TOMB

# Not final: the guide that binds it is made of it.
cdef class DecisionContext(Guide):
    cdef public short[43] own
    cdef public short rear, lead

cpdef void prepare(DecisionContext guide, State state, long long seat) noexcept nogil
cpdef long long lead_of(State state, long long seat) noexcept nogil
cpdef long long open_total(State state, long long seat) noexcept nogil
cpdef long long sets_with(State state, long long seat, long long kind, long long wilds) noexcept nogil
