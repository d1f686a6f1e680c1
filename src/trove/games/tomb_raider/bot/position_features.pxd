from ..bomb cimport guard_round
from ..museum cimport distance, sees
from .decision_context cimport DecisionContext
from .paths cimport find, refresh
from ..scoring cimport last_change, total
from ..sides cimport are_enemies, side_of
from ..state cimport State
from ..treasures cimport plates_taken

cdef long long ACTIVATOR, AHEAD, ALWAYS, AT_RISK, BOMB_ARMED, CARRIED, CARRIES, CARRIES_FOREIGN, CARRIES_LARGE
cdef long long CARRIES_NEAR, DARK, DARK_NEAR, DEAD, ENERGY_CARDS, EXPOSED, GOOD, GUARD_NEAR, HOME, INSIDE, IN_PILE
cdef long long KINDS, LARGE, LARGE_LIES, LARGE_NEAR, LEAD_ARMED, LEAD_FOUND, LOOT, LOOT_NEAR, LYING, LYING_NEAR, MISSING
cdef long long NEAR, ON_TURN, PER_TURN, PLACES, PLATES, PLATES_LEFT, PLAYS_GOOD, POINTS_LEFT, POINTS_NOW, ROBBED
cdef long long SHOOTING, STANDING, START, TRAPPED, UNFOUND, WAVES_LEFT

cpdef void evaluate(DecisionContext guide, State state, long long seat) noexcept nogil
cpdef void evaluate_points(DecisionContext guide, State state, long long side) noexcept nogil
cpdef void evaluate_bomb(DecisionContext guide, State state, long long side) noexcept nogil
cpdef void evaluate_treasure(DecisionContext guide, State state, long long side, long long treasure) noexcept nogil
cpdef void evaluate_figure(DecisionContext guide, State state, long long seat) noexcept nogil
cpdef long long exposure(State state, long long seat) noexcept nogil
cpdef long long shortage(DecisionContext guide, State state, long long seat) noexcept nogil
cpdef long long nearness(DecisionContext guide, State state, long long goal, long long place) noexcept nogil
