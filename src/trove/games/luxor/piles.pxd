from ...core.chance cimport draw, note_draw
from .state cimport State

cdef long long ROW_OF_PILES

cpdef long long draw_from(State state, long long stream, long long first, long long n) noexcept nogil
