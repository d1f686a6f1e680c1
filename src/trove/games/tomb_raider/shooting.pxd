from ...core.state cimport note
from .cards cimport add_cards, clear_laid, discard_hand, laid_sum, lay_card
from .museum cimport sees
from .sides cimport are_enemies
from .state cimport State
from .treasures cimport drop

cdef long long ACCEPT_HIT, ACTING, AIM, AIMED, DEFENDING, FIRE, FIRED, HEALTH, KINDS, LAY, SHOOTING, SHOOTING_CARDS
cdef long long SHOT, STANDING, WARDED_OFF, WAS_SHOT

cpdef bint can_aim(State state, long long seat, long long target) noexcept nogil
cpdef long long add_targets(State state, long long seat, long long n) noexcept nogil
cpdef void aim(State state, long long seat, long long target) noexcept nogil
cpdef long long count_shooting(State state, long long seat) noexcept nogil
cpdef void lay_shooting(State state, long long seat, long long card) noexcept nogil
cpdef void fire(State state) noexcept nogil
cpdef long long count_defending(State state, long long seat) noexcept nogil
cpdef void lay_health(State state, long long seat, long long card) noexcept nogil
cpdef void resolve_shot(State state) noexcept nogil
