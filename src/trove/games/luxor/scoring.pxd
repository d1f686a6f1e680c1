from .state cimport State

cdef long long ADVENTURERS, KINDS, POINT_WEIGHT, SARCOPHAGI, SCARAB_KINDS

cpdef void finish(State state) noexcept nogil
cpdef long long total(State state, long long seat) noexcept nogil
cpdef long long open_points(State state, long long seat) noexcept nogil
cpdef long long scarab_points(State state, long long seat) noexcept nogil
cpdef long long count_sets(State state, long long seat) noexcept nogil
cpdef long long count_sets_with(State state, long long seat, long long kind, long long wilds) noexcept nogil
cpdef bint can_make(State state, long long seat, long long kind, long long wilds, long long n) noexcept nogil
cpdef long long standing(State state, long long seat) noexcept nogil
