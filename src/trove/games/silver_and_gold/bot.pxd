from ...core.guide cimport Guide
from .game cimport SilverAndGold
from .marking cimport count_bits
from .scoring cimport count_finished, total
cdef long long ALL_TURNS, ALMOST, ALONE, BLIND, BOXES_LEFT, CHOOSE, COINS, COINS_LEFT, COIN_ROW, COMPLETES
cdef long long COMPLETES_LATE, CONSTANT, CROSSES, CROSSES_LEFT, DEALT, DENIES, DONE, ENDS, ENDS_LEFT, FINISHED
cdef long long FINISHED_MAPS, FIRST_IN_QUEUE, FITS, GRID, HOPELESS, LAST_ROUND, LAST_TURNS, LEFT, LEFT_LAST, LONELY
cdef long long LONELY_LEFT, MAPS, MARK, MARKED, MARKED_END, MARKED_LAST, MARKS, NEAR, NEARER, NOT_FIRST, NOT_LAST, NO_MAP
cdef long long ORIENTATIONS, OWED_COIN, OWES, OWING, PALMS_LEFT, PALM_BOXES, PALM_POINTS, PALM_WAITS, PATTERNS, PER_TURN
cdef long long REST, REST_1, ROWS, ROW_BEGUN, ROW_BEGUN_LAST, ROW_TROPHY, SEALS, SEALS_HELD, SEAL_POINTS, SLOTS
cdef long long SPOT_IDS, SQUARE, SQUARES, STILL_TO_MARK, TAKE, TAKES_BLIND, TAKES_COINS, TAKES_COLOUR, TAKES_CROSSES
cdef long long TAKES_FITTING, TAKES_PALMS, TAKES_PALMS_SHOWN, TAKES_POINTS, TAKES_SEAL, TAKES_SEAL_VALUE, TAKES_SMALL_LATE
cdef long long TAKES_TOO_BIG, TAKING, TOTAL, TOTAL_END, TOTAL_LAST, TOTAL_SECOND, TO_TAKE, TROPHIES, TROPHIES_WON
cdef long long TROPHY_NEAR, TURNS
cdef long long MOST_COINS
cdef long long[36] BIT
cdef long long[6] FIRST, SECOND

cdef class SilverAndGoldGuide(Guide):
    cdef SilverAndGold state
    cdef public long long[576] spot
    cdef public short shown, left, nearer

    cdef void survey(self, long long seat) noexcept nogil
    cdef void describe(self, long long seat, long long action) noexcept nogil
    cdef void appraise(self, long long seat) noexcept nogil

cpdef void survey(SilverAndGoldGuide guide, SilverAndGold state, long long seat) noexcept nogil
cpdef long long nearer_map(SilverAndGold state, long long seat) noexcept nogil
cpdef void describe(SilverAndGoldGuide guide, SilverAndGold state, long long seat, long long action) noexcept nogil
cpdef void describe_marks(SilverAndGoldGuide guide, SilverAndGold state, long long seat, long long slot, long long squares) noexcept nogil
cpdef void describe_symbols(SilverAndGoldGuide guide, SilverAndGold state, long long seat, long long number, long long squares) noexcept nogil
cpdef void describe_rest(SilverAndGoldGuide guide, SilverAndGold state, long long number, long long n, long long rest) noexcept nogil
cpdef long long lonely(long long free) noexcept nogil
cpdef long long ends(long long free) noexcept nogil
cpdef long long count_fitting(SilverAndGold state, long long number, long long rest) noexcept nogil
cpdef bint fits(SilverAndGold state, long long row, long long rest) noexcept nogil
cpdef long long seal_gain(SilverAndGold state, long long seat, long long number) noexcept nogil
cpdef long long seals_for(SilverAndGold state, long long seat, long long colour) noexcept nogil
cpdef void describe_map(SilverAndGoldGuide guide, SilverAndGold state, long long seat, long long number) noexcept nogil
cpdef void appraise(SilverAndGoldGuide guide, SilverAndGold state, long long seat) noexcept nogil
cpdef void appraise_map(SilverAndGoldGuide guide, SilverAndGold state, long long number, long long free) noexcept nogil
cpdef void appraise_card(SilverAndGoldGuide guide, SilverAndGold state, long long seat) noexcept nogil
cpdef void appraise_finished(SilverAndGoldGuide guide, SilverAndGold state, long long seat) noexcept nogil
cpdef void appraise_turn(SilverAndGoldGuide guide, SilverAndGold state, long long seat) noexcept nogil
