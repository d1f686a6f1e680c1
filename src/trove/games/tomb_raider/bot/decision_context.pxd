from ....core.guide cimport Guide
from ..cards cimport laid_sum
from ..museum cimport distance
from .paths cimport Paths, find, refresh
from ..sides cimport side_of
from ..state cimport State
from ..treasures cimport plates_taken

cdef long long BEYOND_DARK, BEYOND_LOOT, BOARD, CARDS, DARK, DARKWARDS, DEFENDING, ENERGY, FACE_DOWN, FAR, FLEES, HEALTH
cdef long long HOME, HOMEWARDS, HOMEWARDS_FOREIGN, KINDS, LARGE, LAYING, LOOT, LOOTWARDS, MOST_NEED, NO_TREASURE
cdef long long PER_TURN, PLACES, PLATES, SHOOTING, SHOOTING_CARDS, VALUES
cdef long long[12] VALUE
cdef long long[8] FORCE

# Not final: the guide that binds it is made of it.
cdef class DecisionContext(Guide):
    cdef public Paths paths
    cdef public short errand, goal, need, laid, hidden, plates_left
    cdef public short[3] sum

cpdef void prepare(DecisionContext guide, State state, long long seat) noexcept nogil
cpdef void count_hand(DecisionContext guide, State state, long long seat) noexcept nogil
cpdef void choose_errand(DecisionContext guide, State state, long long seat) noexcept nogil
cpdef void choose_search(DecisionContext guide, State state, long long seat) noexcept nogil
cpdef void head(DecisionContext guide, State state, long long errand, long long goal) noexcept nogil
cpdef long long way_to(DecisionContext guide, State state, long long seat, long long goal) noexcept nogil
cpdef bint is_own(State state, long long seat, long long treasure) noexcept nogil
cpdef long long reach(DecisionContext guide, State state, long long seat, long long wave) noexcept nogil
cpdef void ask_for(DecisionContext guide, State state, long long seat) noexcept nogil
cpdef long long expected(long long cards) noexcept nogil
cpdef long long points_wanted(DecisionContext guide, State state, long long seat) noexcept nogil
cpdef long long margin(DecisionContext guide, State state, long long target) noexcept nogil
