from .state cimport State

cdef long long COLOURS, FINISHED, MAPS, PALM_BOXES, ROWS

cpdef void finish(State state) noexcept nogil
cpdef long long total(State state, long long seat) noexcept nogil
cpdef long long seal_points(State state, long long seat, long long number) noexcept nogil
cpdef long long count_finished(State state, long long seat, long long colour) noexcept nogil
cpdef long long standing(State state, long long seat) noexcept nogil
