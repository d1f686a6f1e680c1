from .scoring cimport count_finished
from .state cimport State

cdef long long ABSENT, ALL_TURNS, CHOOSING, COIN_ROW, COLOURS, DEALT, DECK, DISPLAY, DONE, FINISHED, GONE, HELD, MAPS, MARKING
cdef long long NO_MAP, OWING, PALM_BOXES, PATTERNS, ROWS, SEATS, SHOWN, SLOTS, TAKING, TROPHIES

cpdef bint conserved(State state) noexcept nogil
cpdef bint maps_conserved(State state) noexcept nogil
cpdef long long lies(State state, long long number) noexcept nogil
cpdef bint display_in_row(State state) noexcept nogil
cpdef bint cards_conserved(State state) noexcept nogil
cpdef bint score_cards_fit(State state) noexcept nogil
cpdef bint trophies_conserved(State state) noexcept nogil
cpdef bint seats_fit(State state) noexcept nogil
cpdef bint phase_fits(State state) noexcept nogil
