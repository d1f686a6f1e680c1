from ...core.chance cimport draw, note_draw, note_return, reseed
from ...core.state cimport note, note_secret
from .state cimport State

cdef long long CHOOSING, CHOSE, DEALT, DEALT_MAP, DECK, DISPLAY, EXPEDITION_DECK, HELD, KEPT, MAPS, MAP_DECK, NO_MAP
cdef long long PAIRS, PATTERNS, PUBLIC, RANDOM_START, SHOWED, SHOWN, SLOTS, STARTED
cdef long long[4] ONLY
cdef long long[6] FIRST, SECOND

cpdef void set_up(State state) noexcept nogil
cpdef long long draw_start(State state) noexcept nogil
cpdef void deal_map(State state, long long stream, long long seat, long long k) noexcept nogil
cpdef long long draw_map(State state, long long stream) noexcept nogil
cpdef void fill_expedition(State state) noexcept nogil
cpdef void return_expedition(State state) noexcept nogil
cpdef void choose_maps(State state, long long seat, long long pair) noexcept nogil
cpdef void keep_maps(State state) noexcept nogil
cpdef void keep(State state, long long seat, long long slot, long long number) noexcept nogil
cpdef void fill_display(State state) noexcept nogil
cpdef void redeal(State state, long long viewer, long long seed) noexcept nogil
