from .state cimport State

cdef long long ACTIONS, ACTIONS_ALONE, NOBODY, SEATS
cdef long long[8] SIDE
cdef long long[8] PARTNER
cdef long long[5] ONLY

cpdef long long side_of(State state, long long seat) noexcept nogil
cpdef bint are_enemies(State state, long long seat, long long other) noexcept nogil
cpdef long long partner_of(State state, long long seat) noexcept nogil
cpdef long long actions_of(State state, long long seat) noexcept nogil
cpdef long long audience(State state, long long seat) noexcept nogil
