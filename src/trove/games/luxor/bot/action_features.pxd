from ..movement cimport landing
from .decision_context cimport DecisionContext, sets_with
from ..state cimport State

cdef long long ACT, ADVENTURERS, ALL, ALL_FORWARD, ALL_MOVE, BREAKS_UP, CARD_1, CARD_ALL, CARD_MINUS, CARD_UP_TO
cdef long long CONTESTED, DIE, EMPTY, ENDS_AHEAD, ENDS_BEHIND, ENTERS_FIRST, ENTERS_LATER, ENTERS_SECOND, FAVOUR
cdef long long FIRST_LYING, FIRST_OF_THREE, FIRST_OF_TWO, FOLLOWERS, FORWARD, FREES, HAND, HORUS, HORUS_1, JOINS
cdef long long KEY_TILE, KINDS, LAST, LAST_TURNS, LEAVES_FIRST, LEVELS, LYING, MINUS_ONE, MOVE, NEAR, NOTHING_THERE
cdef long long OUTER_CARDS, PLAYS_HORUS, PLAYS_NUMBER, REARMOST, ROLL, ROLLS, SARCOPHAGI, SCARAB, SECOND_OF_THREE, SETS
cdef long long SPEND, STAIRS, STRIDES, TAKES_FIRST_KEY, TAKES_KEY, TAKES_KEY_LATE, TAKES_SCARAB, TAKES_SECOND_KEY
cdef long long TAKES_WILD, TAKE_CARD, TAKE_KEY, TAKE_SCARAB, TAKE_WILD, TOMB, TO_FAVOUR, TO_SCARAB, TO_WILD, TREASURE
cdef long long TREASURES, TUNNEL, UP_TO, WAY_MOVED, WILD, WILD_OR_SCARAB, WILD_SETS

cpdef void describe(DecisionContext guide, State state, long long seat, long long action) noexcept nogil
cpdef void describe_card(DecisionContext guide, State state, long long seat, long long action) noexcept nogil
cpdef void describe_walk(DecisionContext guide, State state, long long seat, long long k, long long stride, long long fewer) noexcept nogil
cpdef void describe_leaving(DecisionContext guide, State state, long long came) noexcept nogil
cpdef void describe_going(DecisionContext guide, State state, long long came, long long space) noexcept nogil
cpdef void describe_entering(DecisionContext guide, State state) noexcept nogil
cpdef void describe_tile(DecisionContext guide, State state, long long seat, long long space, long long arriving, long long fewer) noexcept nogil
cpdef void describe_treasure(DecisionContext guide, State state, long long seat, long long space, long long there) noexcept nogil
cpdef void describe_tunnel(DecisionContext guide, State state, long long came) noexcept nogil
cpdef void describe_all(DecisionContext guide, State state, long long seat, long long steps) noexcept nogil
cpdef void describe_joining(DecisionContext guide, State state, long long seat) noexcept nogil
cpdef void describe_taking(DecisionContext guide, State state, long long seat, long long action) noexcept nogil
