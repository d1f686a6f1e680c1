from .marking cimport count_bits
from .outlook cimport Outlook, ends, lonely
from .scoring cimport count_finished
from .state cimport State

cdef long long MOST_COINS, ALL_TURNS, ALONE, BLIND, CHOOSE, COINS, COIN_ROW, COMPLETES, COMPLETES_LATE, CROSSES, DEALT, DENIES, ENDS
cdef long long FINISHED, FITS, HOPELESS, LAST_ROUND, LONELY, MAPS, MARK, MARKS, NEARER, ORIENTATIONS, OWED_COIN, OWING
cdef long long PALM_BOXES, PALM_POINTS, PALM_WAITS, PATTERNS, PER_TURN, REST, REST_1, ROW_TROPHY, SEAL_POINTS, SLOTS
cdef long long SQUARE, SQUARES, TAKE, TAKES_BLIND, TAKES_COINS, TAKES_COLOUR, TAKES_CROSSES, TAKES_FITTING, TAKES_PALMS
cdef long long TAKES_PALMS_SHOWN, TAKES_POINTS, TAKES_SEAL, TAKES_SEAL_VALUE, TAKES_SMALL_LATE, TAKES_TOO_BIG, TROPHIES
cdef long long TURNS
cdef long long[36] BIT
cdef long long[6] FIRST
cdef long long[6] SECOND

cpdef void describe(Outlook guide, State state, long long seat, long long action) noexcept nogil
cpdef void describe_marks(Outlook guide, State state, long long seat, long long slot, long long squares) noexcept nogil
cpdef void describe_symbols(Outlook guide, State state, long long seat, long long number, long long squares) noexcept nogil
cpdef void describe_rest(Outlook guide, State state, long long number, long long n, long long rest) noexcept nogil
cpdef long long count_fitting(State state, long long number, long long rest) noexcept nogil
cpdef bint fits(State state, long long row, long long rest) noexcept nogil
cpdef long long seal_gain(State state, long long seat, long long number) noexcept nogil
cpdef long long seals_for(State state, long long seat, long long colour) noexcept nogil
cpdef void describe_map(Outlook guide, State state, long long seat, long long number) noexcept nogil
