from .sides cimport side_of
from .state cimport State

cdef long long BAD, BROUGHT_OUT, CHAIN_BAD, CHAIN_GOOD, DEAD, DESTROYED, GOOD, MOST_LOST, NEITHER, PLATES, TREASURES

cpdef void finish(State state) noexcept nogil
cpdef long long total(State state, long long side) noexcept nogil
cpdef long long brought_by(State state, long long treasure) noexcept nogil
cpdef long long taken_by(State state, long long plate) noexcept nogil
cpdef void record(State state, long long kind, long long good, long long bad) noexcept nogil
cpdef long long last_change(State state) noexcept nogil
