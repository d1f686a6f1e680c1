cimport cython
from ..core.chance cimport below, mixed, mwc, seeded
from ..core.guide cimport Guide, fill_position, final_score, preference, strength
from ..core.state cimport BaseState

cdef long long COARSE, GRAIN, MOST_ACTIONS, MOST_DEPTH, MOST_SEATS, NO_NODE, ONE, OTHERS, PERCENT, SHARES, SLICE, SOLO
cdef long long STREAMS
cdef long long[1024] SHARE

@cython.final
cdef class Search:
    cdef public BaseState work
    cdef public Guide guide
    cdef public long long seat, guided, horizon, explore, prior_temperature, uniform_mix, margin, per_point, watches, room, nodes, mask, r, depth, decisions
    cdef public int[::1] table, parent, action, visits
    cdef public long long[::1] gained, squared, scored, spread
    cdef public int[7] cursor
    cdef public int[256] path, walker
    cdef public long long[128] prior
    cdef public long long[7] value, points

cpdef long long simulate(Search search, long long first, long long count, long long seed) noexcept nogil
cpdef void play_on(Search search) noexcept nogil
cpdef long long decide(Search search, long long seat, long long n) noexcept nogil
cpdef long long consider(Search search) noexcept nogil
cpdef long long fill_priors(Search search, long long seat, long long n) noexcept nogil
cpdef long long mix_in_uniform(Search search, long long n, long long total) noexcept nogil
cpdef long long share(long long gap, long long prior_temperature) noexcept nogil
cpdef long long pick(Search search, long long left) noexcept nogil
@cython.locals(hope=double, reach=double, best=double, promise=double)
cpdef long long select(Search search, long long node, long long n, long long total) noexcept nogil
cpdef long long slot_of(Search search, long long node, long long action) noexcept nogil
cpdef bint is_child(Search search, long long child, long long node, long long action) noexcept nogil
cpdef long long find(Search search, long long node, long long action) noexcept nogil
cpdef void go_down(Search search, long long seat, long long action) noexcept nogil
cpdef void remember(Search search, long long node, long long seat) noexcept nogil
cpdef void judge(Search search) noexcept nogil
cpdef void settle(Search search) noexcept nogil
cpdef void share_out(Search search) noexcept nogil
cpdef void learn(Search search) noexcept nogil
