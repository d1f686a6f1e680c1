from ...core.state cimport note
from .state cimport State

cdef long long ADVENTURERS, BACK, CARRIED, EMPTY, ENTERED, FIRST_LYING, FREED, LYING, MOVED, NOWHERE, OSIRIS, SARCOPHAGI
cdef long long STAIRS, TOMB, TOOK_SARCOPHAGUS, TUNNEL, WAY

cpdef long long reach(State state, long long seat) noexcept nogil
cpdef long long landing(State state, long long space, long long stride) noexcept nogil
cpdef void lay_way(State state) noexcept nogil
cpdef void lay_end(State state, long long space) noexcept nogil
cpdef void walk(State state, long long seat, long long adventurer, long long stride) noexcept nogil
cpdef void go(State state, long long seat, long long adventurer, long long space) noexcept nogil
cpdef void enter_tomb(State state, long long seat, long long adventurer) noexcept nogil
cpdef void tell_walk(State state, long long seat, long long adventurer, long long came, long long stride) noexcept nogil
cpdef long long ahead(State state, long long space, long long steps) noexcept nogil
