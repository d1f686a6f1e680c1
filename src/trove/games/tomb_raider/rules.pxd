from ...core.state cimport note
from .bomb cimport arm_by_guard, bomb_step, check_end, sealed
from .cards cimport add_cards, available, discard, draw_action, draw_one_of_each, hand_size
from .movement cimport count_laying, count_moving, count_turning, end_move, go, lay_energy, reveal, rotate, step, turn
from .museum cimport on_source
from .shooting cimport add_targets, aim, count_defending, count_shooting, fire, lay_health, lay_shooting, resolve_shot
from .sides cimport actions_of
from .state cimport State
from .treasures cimport add_handling, drop, hand_over, pick_up

cdef long long ACCEPT_HIT, ACTING, AIM, BEGAN, DEAD, DEFENDING, DISCARDING, DISCARD_CARD, DRAW, DREW, DROP, END_MOVE
cdef long long END_TURN, ENERGY, FIRE, GO, HAND_LIMIT, HAND_OVER, HEALTH, KINDS, LAY, LAYING, MISSED_TURN, MOVING
cdef long long PICK_UP, REVEAL, ROTATE, SHOOTING, SHOOTING_CARDS, SHOT, SKIPPED, STANDING, STEP, STOOD_UP, TURN, TURNING
cdef long long TURN_ENDED, VALUES

cpdef long long count_legal(State state, long long seat) noexcept nogil
cpdef long long count_acting(State state, long long seat) noexcept nogil
cpdef long long add_draws(State state, long long seat, long long n) noexcept nogil
cpdef long long count_discarding(State state, long long seat) noexcept nogil
cpdef void apply(State state, long long seat, long long action) noexcept nogil
cpdef void lay(State state, long long seat, long long card) noexcept nogil
cpdef void answer(State state, long long seat, long long action) noexcept nogil
cpdef void move(State state, long long seat, long long action) noexcept nogil
cpdef void settle(State state) noexcept nogil
cpdef bint is_idle(State state) noexcept nogil
cpdef void next_turn(State state) noexcept nogil
cpdef void end_turn(State state) noexcept nogil
cpdef bint begin_turn(State state) noexcept nogil
