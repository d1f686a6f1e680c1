from .decision_context cimport DecisionContext, sets_with
from ..scoring cimport total
from ..state cimport State

cdef long long ADVENTURERS, CARDS_1, CONSTANT, EMPTY, FIRST_STEPS, FOREMOST, FREED_ONES, GATES, HALF_TREASURES, HAND
cdef long long HAVE_ENTERED, HELD_KEYS, HELD_WILDS, KEYS_MORE, KINDS, LOOSE_TILES, LYING, NEAR_TOMB, NEAR_TOMB_WITH_KEY
cdef long long NO_KEY_LATE, SARCOPHAGI, SET_POINTS, SPACE_POINTS, SPACE_POINTS_LATE, STEPS_IN_HAND, TOMB, TOTAL
cdef long long TOTAL_LAST, TOTAL_LATE, TO_MOVE, TO_MOVE_LATE, TREASURES

cpdef void evaluate(DecisionContext guide, State state, long long seat) noexcept nogil
cpdef void evaluate_adventurers(DecisionContext guide, State state, long long seat) noexcept nogil
cpdef void survey_own(DecisionContext guide, State state, long long seat) noexcept nogil
cpdef void evaluate_treasure(DecisionContext guide, State state, long long space) noexcept nogil
cpdef void evaluate_goods(DecisionContext guide, State state, long long seat) noexcept nogil
cpdef void evaluate_hand(DecisionContext guide, State state, long long seat) noexcept nogil
