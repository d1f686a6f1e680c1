from ..marking cimport count_bits
from .decision_context cimport DecisionContext, ends, lonely
from ..scoring cimport total
from ..state cimport State

cdef long long ALMOST, BOXES_LEFT, COINS_LEFT, COIN_ROW, CONSTANT, CROSSES_LEFT, DONE, ENDS_LEFT, FINISHED
cdef long long FINISHED_MAPS, FIRST_IN_QUEUE, LAST_ROUND, LAST_TURNS, LEFT, LEFT_LAST, LONELY_LEFT, MAPS, MARKED
cdef long long MARKED_END, MARKED_LAST, NEAR, NO_MAP, OWES, PALMS_LEFT, PALM_BOXES, ROWS, ROW_BEGUN, ROW_BEGUN_LAST
cdef long long SEALS, SEALS_HELD, SLOTS, STILL_TO_MARK, TAKING, TOTAL, TOTAL_END, TOTAL_LAST, TOTAL_SECOND, TO_TAKE
cdef long long TROPHIES, TROPHIES_WON, TROPHY_NEAR, TURNS

cpdef void evaluate(DecisionContext guide, State state, long long seat) noexcept nogil
cpdef void evaluate_map(DecisionContext guide, State state, long long number, long long free) noexcept nogil
cpdef void evaluate_card(DecisionContext guide, State state, long long seat) noexcept nogil
cpdef void evaluate_finished(DecisionContext guide, State state, long long seat) noexcept nogil
cpdef void evaluate_turn(DecisionContext guide, State state, long long seat) noexcept nogil
