from ...core.state cimport note
from .state cimport State

cdef long long COINS, COIN_LAPSED, DONE, FRESH, GOT_COIN, GOT_PALM, LAPSED, MAPS, MARK, MARKED, MARKED_ONE, ORIENTATIONS
cdef long long OWING, PALM_BOXES, PALM_LAPSED, PATTERNS, SLOTS, SQUARE, SQUARES
cdef long long[36] BIT

cpdef bint has_free_square(State state, long long seat) noexcept nogil
cpdef void begin_marks(State state) noexcept nogil
cpdef long long count_marks(State state, long long seat) noexcept nogil
cpdef long long add_spots(State state, long long seat, long long slot, long long n) noexcept nogil
cpdef long long add_squares(State state, long long seat, long long slot, long long n) noexcept nogil
cpdef void mark_pattern(State state, long long seat, long long slot, long long spot_id) noexcept nogil
cpdef void mark_square(State state, long long seat, long long slot, long long square) noexcept nogil
cpdef void mark(State state, long long seat, long long slot, long long squares) noexcept nogil
cpdef long long count_bits(long long squares) noexcept nogil
cpdef void get_coin(State state, long long seat) noexcept nogil
cpdef long long palm_points(State state) noexcept nogil
cpdef void get_palm(State state, long long seat) noexcept nogil
cpdef void settle(State state, long long seat) noexcept nogil
cpdef long long count_free(State state, long long seat) noexcept nogil
cpdef void mark_last_square(State state, long long seat) noexcept nogil
