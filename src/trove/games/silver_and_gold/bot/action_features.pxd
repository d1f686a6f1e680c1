from ..marking cimport count_bits
from .decision_context cimport DecisionContext, ends, lonely
from ..scoring cimport count_finished
from ..state cimport State

cdef long long ALL_TURNS, ALONE, BLIND, CHOOSE, COINS, COIN_ROW, COMPLETES, COMPLETES_LATE, CROSSES, DEALT, DENIES, ENDS
cdef long long FINISHED, FITS, HOPELESS, LAST_ROUND, LONELY, MAPS, MARK, MARKS, MOST_COINS, NEARER, ORIENTATIONS
cdef long long OWED_COIN, OWING, PALM_BOXES, PALM_POINTS, PALM_WAITS, PATTERNS, PER_TURN, REST, REST_1, ROW_TROPHY
cdef long long SEAL_POINTS, SLOTS, SQUARE, SQUARES, TAKE, TAKES_BLIND, TAKES_COINS, TAKES_COLOUR, TAKES_CROSSES
cdef long long TAKES_FITTING, TAKES_PALMS, TAKES_PALMS_SHOWN, TAKES_POINTS, TAKES_SEAL, TAKES_SEAL_VALUE
cdef long long TAKES_SMALL_LATE, TAKES_TOO_BIG, TROPHIES, TURNS
cdef long long[36] BIT
cdef long long[6] FIRST
cdef long long[6] SECOND

cpdef void describe(DecisionContext guide, State state, long long seat, long long action) noexcept nogil
cpdef void describe_marks(DecisionContext guide, State state, long long seat, long long slot, long long squares) noexcept nogil
cpdef void describe_symbols(DecisionContext guide, State state, long long seat, long long number, long long squares) noexcept nogil
cpdef void describe_rest(DecisionContext guide, State state, long long number, long long n, long long rest) noexcept nogil
cpdef long long count_fitting(State state, long long number, long long rest) noexcept nogil
cpdef bint fits(State state, long long row, long long rest) noexcept nogil
cpdef long long seal_gain(State state, long long seat, long long number) noexcept nogil
cpdef long long seals_for(State state, long long seat, long long colour) noexcept nogil
cpdef void describe_map(DecisionContext guide, State state, long long seat, long long number) noexcept nogil
