from .museum cimport distance, sees
from .outlook cimport Outlook
from .paths cimport find, refresh
from .scoring cimport last_change, total
from .sides cimport side_of
from .state cimport State
from .treasures cimport plates_taken

cdef long long ACTIVATOR, AHEAD, ALWAYS, AT_RISK, BOMB_ARMED, CARRIED, CARRIES, CARRIES_FOREIGN
cdef long long CARRIES_LARGE, CARRIES_NEAR, DARK, DARK_NEAR, DEAD, ENERGY_CARDS, EXPOSED, GOOD, GUARD_NEAR
cdef long long GUARD_ROUND, HOME, INSIDE, IN_PILE, KINDS, LARGE, LARGE_LIES, LARGE_NEAR, LEAD_ARMED
cdef long long LEAD_FOUND, LOOT, LOOT_NEAR, LYING, LYING_NEAR, MISSING, NEAR, ON_TURN, PER_TURN, PLACES, PLATES
cdef long long PLATES_LEFT, PLAYS_GOOD, POINTS_LEFT, POINTS_NOW, ROBBED, SHOOTING, STANDING, START, TRAPPED, UNFOUND
cdef long long WAVES_LEFT

cpdef void appraise(Outlook guide, State state, long long seat) noexcept nogil
cpdef void appraise_points(Outlook guide, State state, long long side) noexcept nogil
cpdef void appraise_bomb(Outlook guide, State state, long long side) noexcept nogil
cpdef void appraise_treasure(Outlook guide, State state, long long side, long long treasure) noexcept nogil
cpdef void appraise_figure(Outlook guide, State state, long long seat) noexcept nogil
cpdef long long exposure(State state, long long seat) noexcept nogil
cpdef long long shortage(Outlook guide, State state, long long seat) noexcept nogil
cpdef long long nearness(Outlook guide, State state, long long goal, long long place) noexcept nogil
