from ..museum cimport distance, neighbour, sees
from .decision_context cimport DecisionContext, is_own, margin, reach, way_to
from .paths cimport far_if
from ..scoring cimport total
from ..sides cimport partner_of, side_of
from ..state cimport State

cdef long long ACCEPT_HIT, ACTING, AIM, AIMS, AIMS_LETHAL, AIMS_MARGIN, AIMS_PRIZE, ARMS_HELD, ARMS_NEEDED, BOTH_PAIRS
cdef long long DARKWARDS, DIRECTIONS, DISCARDS_ENERGY, DISCARDS_VALUE, DISCARD_CARD, DRAW, DRAWS_ENERGY, DRAWS_TWO, DROP
cdef long long DROPS, ENDS_MOVE, ENDS_MOVE_LEFT, ENDS_TURN_DIES, ENDS_TURN_LEFT, END_MOVE, ENERGY, ENERGY_HELD
cdef long long ENERGY_SHORT, ENTERS_SIGHT, FACE_DOWN, GETS_TARGET, GO, HANDS_OVER, HAND_OVER, HERE, HOME, KINDS, LARGE
cdef long long LAY, LAYS_NEEDED, MOST_SLACK, NOWHERE, OPPOSING_PAIR, OWN_PAIR, PICKS_FOREIGN, PICKS_LARGE
cdef long long PICKS_LARGE_LEAD, PICKS_LARGE_SLACK, PICKS_OWN, PICK_UP, PLATES, QUARTERS, REVEAL, REVEALS, REVEALS_HOPE
cdef long long REVEALS_POLICE, ROTATE, ROTATES, SETS_OUT, SETS_OUT_LEFT, SETS_OUT_READY, SHOOTING, STANDING, START, STEP
cdef long long STOPS_ENOUGH, STOPS_SHORT, SWAPS, TREASURES, TURN, TURN_LINKS, TURN_NEARS, TURN_OPENS, VALUES
cdef long long[25] BIT
cdef long long[4] DOOR
cdef long long[4] BACK
cdef long long[64] TURNED_DOORS

cpdef void describe(DecisionContext guide, State state, long long seat, long long action) noexcept nogil
cpdef long long above(long long more, long long less) noexcept nogil
cpdef long long within(long long number, long long most) noexcept nogil
cpdef void describe_draw(DecisionContext guide, State state, long long seat, long long which) noexcept nogil
cpdef long long carried_by(State state, long long side) noexcept nogil
cpdef void describe_card(DecisionContext guide, State state, long long seat, long long card) noexcept nogil
cpdef void describe_discard(DecisionContext guide, long long card) noexcept nogil
cpdef void describe_shot(DecisionContext guide, State state, long long seat, long long target) noexcept nogil
cpdef void describe_point(DecisionContext guide, State state, long long seat, long long action) noexcept nogil
cpdef void describe_reveal(DecisionContext guide, State state, long long seat, long long d) noexcept nogil
cpdef long long police(DecisionContext guide, State state, long long seat) noexcept nogil
cpdef void describe_turn(DecisionContext guide, State state, long long seat, long long quarters) noexcept nogil
cpdef void describe_rotation(DecisionContext guide, State state, long long seat, long long which, long long quarters) noexcept nogil
cpdef void describe_step(DecisionContext guide, State state, long long seat, long long d) noexcept nogil
cpdef long long guns_on(DecisionContext guide, State state, long long seat, long long place) noexcept nogil
cpdef bint is_enemy(DecisionContext guide, State state, long long seat, long long other) noexcept nogil
cpdef long long prey_from(DecisionContext guide, State state, long long seat, long long place) noexcept nogil
cpdef void describe_handling(DecisionContext guide, State state, long long seat, long long action) noexcept nogil
cpdef long long own_value(State state, long long seat, long long treasure) noexcept nogil
cpdef long long best_here(State state, long long seat) noexcept nogil
cpdef void describe_large(DecisionContext guide, State state, long long seat) noexcept nogil
cpdef bint is_doomed(State state, long long seat) noexcept nogil
