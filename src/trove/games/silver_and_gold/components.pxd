from .marking cimport count_free, has_free_square
from .rules cimport is_to_act
from .scoring cimport count_finished
from .state cimport State
from .taking cimport empty_slot, seat_in_queue

cdef long long ABSENT, ALL_TURNS, CHOOSING, COIN_ROW, COLOURS, DEALT, DECK, DISPLAY, DONE, FINISHED, FRESH, GONE, HELD
cdef long long MAPS, MARKING, NO_MAP, OWING, PALM_BOXES, PATTERNS, ROWS, SEATS, SHOWN, SLOTS, TAKING, TURNS

cpdef bint conserved(State state) noexcept nogil
cpdef bint maps_conserved(State state) noexcept nogil
cpdef long long lies(State state, long long number) noexcept nogil
cpdef bint display_in_row(State state) noexcept nogil
cpdef bint cards_conserved(State state) noexcept nogil
cpdef bint score_cards_fit(State state) noexcept nogil
cpdef bint trophies_conserved(State state) noexcept nogil
cpdef bint seats_fit(State state) noexcept nogil
cpdef bint phase_fits(State state) noexcept nogil
cpdef long long first_to_act(State state) noexcept nogil
cpdef bint chooses(State state, long long seat) noexcept nogil
cpdef bint plays(State state, long long seat) noexcept nogil
cpdef long long times_won(State state, long long points) noexcept nogil
cpdef long long times_out(State state, long long points) noexcept nogil
