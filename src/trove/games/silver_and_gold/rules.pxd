from ...core.chance cimport draw, note_draw
from ...core.state cimport note
from .dealing cimport choose_maps, fill_display, keep_maps, return_expedition
from .marking cimport begin_marks, count_marks, mark_pattern, mark_square
from .scoring cimport total
from .state cimport State
from .taking cimport asks_somebody, count_takings, leave_display, take_map

cdef long long ALL_TURNS, CHOOSE, CHOOSING, DONE, ENDED, EXPEDITION_DECK, GONE, LEFT, MARK, MARKING, MEDALS
cdef long long ORIENTATIONS, PAIRS, PASSED_MARK, PUBLIC, ROUND_ENDED, SQUARE, SQUARES, STRUCK, TAKE, TAKING, TROPHIES
cdef long long TURNED_UP, TURNS, WON_MEDAL

cpdef bint is_to_act(State state, long long seat) noexcept nogil
cpdef long long count_legal(State state, long long seat) noexcept nogil
cpdef void apply(State state, long long seat, long long action) noexcept nogil
cpdef void go_on(State state) noexcept nogil
cpdef bint waits(State state) noexcept nogil
cpdef void begin_turn(State state) noexcept nogil
cpdef void end_turn(State state) noexcept nogil
cpdef long long medal(State state) noexcept nogil
cpdef void end_round(State state) noexcept nogil
