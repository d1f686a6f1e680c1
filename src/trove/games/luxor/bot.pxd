from ...core.guide cimport Guide
from .game cimport Luxor
from .movement cimport landing
from .scoring cimport total
cdef long long ACT, ADVENTURERS, ALL, ALL_FORWARD, ALL_MOVE, BREAKS_UP, CARDS_1, CARD_1, CARD_ALL, CARD_MINUS, CARD_UP_TO
cdef long long CONSTANT, CONTESTED, DIE, EMPTY, ENDS_AHEAD, ENDS_BEHIND, ENTERS_FIRST, ENTERS_LATER, ENTERS_SECOND, FAVOUR
cdef long long FIRST_OF_THREE, FIRST_OF_TWO, FIRST_STEPS, FOLLOWERS, FOREMOST, FORWARD, FREED_ONES, FREES, GATES
cdef long long HALF_TREASURES, HAND, HAVE_ENTERED, HELD_KEYS, HELD_WILDS, HORUS, HORUS_1, JOINS, KEYS_MORE, KEY_TILE, KINDS
cdef long long LAST, LAST_TURNS, LEAVES_FIRST, LEVELS, LOOSE_TILES, LYING, MINUS_ONE, MOST_LEAD, MOVE, NEAR, NEAR_TOMB
cdef long long NEAR_TOMB_WITH_KEY, NOTHING_THERE, NO_KEY_LATE, PLAYS_HORUS, PLAYS_NUMBER, REARMOST, ROLL, ROLLS, SCARAB
cdef long long SECOND_OF_THREE, SETS, SET_POINTS, SPACES, SPACE_POINTS, SPACE_POINTS_LATE, SPEND, STAIRS, STEPS_IN_HAND
cdef long long STRIDES, TAKES_FIRST_KEY, TAKES_KEY, TAKES_KEY_LATE, TAKES_SCARAB, TAKES_SECOND_KEY, TAKES_WILD, TAKE_CARD
cdef long long TAKE_KEY, TAKE_SCARAB, TAKE_WILD, TOMB, TOTAL, TOTAL_LAST, TOTAL_LATE, TO_FAVOUR, TO_MOVE, TO_MOVE_LATE
cdef long long TO_SCARAB, TO_WILD, TREASURE, TREASURES, TUNNEL, UP_TO, WAY_MOVED, WILD, WILD_OR_SCARAB, WILD_SETS

cdef class LuxorGuide(Guide):
    cdef Luxor state
    cdef public short[43] own
    cdef public short rear, lead

    cdef void survey(self, long long seat) noexcept nogil
    cdef void describe(self, long long seat, long long action) noexcept nogil
    cdef void appraise(self, long long seat) noexcept nogil

cpdef void survey(LuxorGuide guide, Luxor state, long long seat) noexcept nogil
cpdef long long lead_of(Luxor state, long long seat) noexcept nogil
cpdef long long open_total(Luxor state, long long seat) noexcept nogil
cpdef long long sets_with(Luxor state, long long seat, long long kind, long long wilds) noexcept nogil
cpdef bint makes(Luxor state, long long seat, long long kind, long long wilds, long long n) noexcept nogil
cpdef void describe(LuxorGuide guide, Luxor state, long long seat, long long action) noexcept nogil
cpdef void describe_card(LuxorGuide guide, Luxor state, long long seat, long long action) noexcept nogil
cpdef void describe_walk(LuxorGuide guide, Luxor state, long long seat, long long k, long long stride, long long fewer) noexcept nogil
cpdef void describe_leaving(LuxorGuide guide, Luxor state, long long came) noexcept nogil
cpdef void describe_going(LuxorGuide guide, Luxor state, long long came, long long space) noexcept nogil
cpdef void describe_entering(LuxorGuide guide, Luxor state) noexcept nogil
cpdef void describe_tile(LuxorGuide guide, Luxor state, long long seat, long long space, long long arriving, long long fewer) noexcept nogil
cpdef void describe_treasure(LuxorGuide guide, Luxor state, long long seat, long long space, long long there) noexcept nogil
cpdef void describe_tunnel(LuxorGuide guide, Luxor state, long long came) noexcept nogil
cpdef void describe_all(LuxorGuide guide, Luxor state, long long seat, long long steps) noexcept nogil
cpdef void describe_joining(LuxorGuide guide, Luxor state, long long seat) noexcept nogil
cpdef void describe_taking(LuxorGuide guide, Luxor state, long long seat, long long action) noexcept nogil
cpdef void appraise(LuxorGuide guide, Luxor state, long long seat) noexcept nogil
cpdef void appraise_adventurers(LuxorGuide guide, Luxor state, long long seat) noexcept nogil
cpdef void survey_own(LuxorGuide guide, Luxor state, long long seat) noexcept nogil
cpdef void appraise_treasure(LuxorGuide guide, Luxor state, long long space) noexcept nogil
cpdef void appraise_goods(LuxorGuide guide, Luxor state, long long seat) noexcept nogil
cpdef void appraise_hand(LuxorGuide guide, Luxor state, long long seat) noexcept nogil
