from ...core.state cimport note
from .cards cimport discard_hand
from .museum cimport distance, remove
from .scoring cimport record
from .sides cimport side_of
from .state cimport State
from .treasures cimport plates_taken

cdef long long ARMED, BY_DEATH, BY_EXPLOSION, BY_SAFETY, BY_WAVE, CENTRE, DEAD, DESTROYED, DIED, ENDED, FACE_DOWN, GONE
cdef long long GOOD, GUARD_ROUND, LATE_GUARD_ROUND, LOST_TREASURE, NOWHERE, NO_TREASURE, PLACES, PLATES, REMOVED
cdef long long STANDING, START, TREASURES, WAVE

cpdef void explode(State state) noexcept nogil
cpdef void destroy_treasures(State state, long long place) noexcept nogil
cpdef void destroy(State state, long long treasure) noexcept nogil
cpdef void die(State state, long long seat) noexcept nogil
cpdef void bomb_step(State state, long long seat) noexcept nogil
cpdef bint tiles_left(State state) noexcept nogil
cpdef void check_end(State state) noexcept nogil
cpdef long long sealed(State state) noexcept nogil
cpdef bint everybody(State state, long long place) noexcept nogil
cpdef bint anything_left(State state) noexcept nogil
cpdef long long guard_round(State state) noexcept nogil
cpdef void arm_by_guard(State state) noexcept nogil
