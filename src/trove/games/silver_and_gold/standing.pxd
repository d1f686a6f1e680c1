from .marking cimport count_bits
from .outlook cimport Outlook, ends, lonely
from .scoring cimport total
from .state cimport State

cdef long long ALMOST, BOXES_LEFT, COINS_LEFT, COIN_ROW, CONSTANT, CROSSES_LEFT, DONE, ENDS_LEFT, FINISHED, FINISHED_MAPS
cdef long long FIRST_IN_QUEUE, LAST_ROUND, LAST_TURNS, LEFT, LEFT_LAST, LONELY_LEFT, MAPS, MARKED, MARKED_END, MARKED_LAST
cdef long long NEAR, NO_MAP, OWES, PALMS_LEFT, PALM_BOXES, ROWS, ROW_BEGUN, ROW_BEGUN_LAST, SEALS, SEALS_HELD, SLOTS
cdef long long STILL_TO_MARK, TAKING, TOTAL, TOTAL_END, TOTAL_LAST, TOTAL_SECOND, TO_TAKE, TROPHIES, TROPHIES_WON
cdef long long TROPHY_NEAR, TURNS

cpdef void appraise(Outlook guide, State state, long long seat) noexcept nogil
cpdef void appraise_map(Outlook guide, State state, long long number, long long free) noexcept nogil
cpdef void appraise_card(Outlook guide, State state, long long seat) noexcept nogil
cpdef void appraise_finished(Outlook guide, State state, long long seat) noexcept nogil
cpdef void appraise_turn(Outlook guide, State state, long long seat) noexcept nogil
