from .movement cimport landing
from .outlook cimport Outlook, sets_with
from .state cimport State

cdef long long ACT, ADVENTURERS, ALL, ALL_FORWARD, ALL_MOVE, BREAKS_UP, CARD_1, CARD_ALL, CARD_MINUS, CARD_UP_TO, CONTESTED
cdef long long DIE, EMPTY, ENDS_AHEAD, ENDS_BEHIND, ENTERS_FIRST, ENTERS_LATER, ENTERS_SECOND, FAVOUR, FIRST_OF_THREE
cdef long long FIRST_OF_TWO, FOLLOWERS, FORWARD, FREES, HAND, HORUS, HORUS_1, JOINS, KEY_TILE, KINDS, LAST, LAST_TURNS
cdef long long LEAVES_FIRST, LEVELS, LYING, MINUS_ONE, MOVE, NEAR, NOTHING_THERE, PLAYS_HORUS, PLAYS_NUMBER, REARMOST, ROLL
cdef long long ROLLS, SCARAB, SECOND_OF_THREE, SETS, SPEND, STAIRS, STRIDES, TAKES_FIRST_KEY, TAKES_KEY, TAKES_KEY_LATE
cdef long long TAKES_SCARAB, TAKES_SECOND_KEY, TAKES_WILD, TAKE_CARD, TAKE_KEY, TAKE_SCARAB, TAKE_WILD, TOMB, TO_FAVOUR
cdef long long TO_SCARAB, TO_WILD, TREASURE, TREASURES, TUNNEL, UP_TO, WAY_MOVED, WILD, WILD_OR_SCARAB, WILD_SETS

cpdef void describe(Outlook guide, State state, long long seat, long long action) noexcept nogil
cpdef void describe_card(Outlook guide, State state, long long seat, long long action) noexcept nogil
cpdef void describe_walk(Outlook guide, State state, long long seat, long long k, long long stride, long long fewer) noexcept nogil
cpdef void describe_leaving(Outlook guide, State state, long long came) noexcept nogil
cpdef void describe_going(Outlook guide, State state, long long came, long long space) noexcept nogil
cpdef void describe_entering(Outlook guide, State state) noexcept nogil
cpdef void describe_tile(Outlook guide, State state, long long seat, long long space, long long arriving, long long fewer) noexcept nogil
cpdef void describe_treasure(Outlook guide, State state, long long seat, long long space, long long there) noexcept nogil
cpdef void describe_tunnel(Outlook guide, State state, long long came) noexcept nogil
cpdef void describe_all(Outlook guide, State state, long long seat, long long steps) noexcept nogil
cpdef void describe_joining(Outlook guide, State state, long long seat) noexcept nogil
cpdef void describe_taking(Outlook guide, State state, long long seat, long long action) noexcept nogil
