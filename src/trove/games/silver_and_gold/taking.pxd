from ...core.state cimport note
from .dealing cimport draw_map
from .state cimport State

cdef long long ALL_TURNS, BLIND, COIN_ROW, COMPLETED, FINISHED, HELD, NO_MAP, NO_TROPHY, PUBLIC, ROWS, SLOTS, TAKE, TOOK
cdef long long TOOK_BLIND, TROPHIES, WON_TROPHY

cpdef long long seat_in_queue(State state, long long k) noexcept nogil
cpdef void win_trophies(State state, long long seat) noexcept nogil
cpdef void lay_aside(State state, long long seat) noexcept nogil
cpdef long long empty_slot(State state, long long seat) noexcept nogil
cpdef long long count_takings(State state) noexcept nogil
cpdef bint asks_somebody(State state) noexcept nogil
cpdef void take_map(State state, long long seat, long long action) noexcept nogil
cpdef long long leave_display(State state, long long k) noexcept nogil
