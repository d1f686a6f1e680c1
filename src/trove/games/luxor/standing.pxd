from .outlook cimport Outlook, sets_with
from .scoring cimport total
from .state cimport State

cdef long long ADVENTURERS, CARDS_1, CONSTANT, EMPTY, FIRST_STEPS, FOREMOST, FREED_ONES, GATES, HALF_TREASURES, HAND
cdef long long HAVE_ENTERED, HELD_KEYS, HELD_WILDS, KEYS_MORE, KINDS, LOOSE_TILES, LYING, NEAR_TOMB, NEAR_TOMB_WITH_KEY
cdef long long NO_KEY_LATE, SET_POINTS, SPACE_POINTS, SPACE_POINTS_LATE, STEPS_IN_HAND, TOMB, TOTAL, TOTAL_LAST, TOTAL_LATE
cdef long long TO_MOVE, TO_MOVE_LATE, TREASURES

cpdef void appraise(Outlook guide, State state, long long seat) noexcept nogil
cpdef void appraise_adventurers(Outlook guide, State state, long long seat) noexcept nogil
cpdef void survey_own(Outlook guide, State state, long long seat) noexcept nogil
cpdef void appraise_treasure(Outlook guide, State state, long long space) noexcept nogil
cpdef void appraise_goods(Outlook guide, State state, long long seat) noexcept nogil
cpdef void appraise_hand(Outlook guide, State state, long long seat) noexcept nogil
