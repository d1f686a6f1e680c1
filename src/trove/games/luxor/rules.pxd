from ...core.chance cimport note_return
from ...core.state cimport note, note_secret
from .cards cimport all_forward, can_move, count_actors, count_moves, find_movers, last_to_second, move_rolled, roll_die
from .cards cimport second_last
from .movement cimport landing, reach, walk
from .piles cimport draw_from
from .scoring cimport scarab_points
from .state cimport State
from .tiles cimport act, take_card, take_key, take_scarab, take_wild

cdef long long ACT, ADVENTURERS, ALL, ALL_FORWARD, BACK, BY_ROUNDS, BY_STANDSTILL, BY_TOMB, CARDS, CHOOSING, CHOSE
cdef long long DISCARD, DRAW_PILE, DREW, EITHER_WAY, ENDED, FAVOUR, HAND, HORUS, LAST, LEFT, LEVELS, MIDDLE, MINUS_ONE
cdef long long MOST_ROUNDS, MOVE, NO_CARD, OPEN, PLAY, PLAYED, PLAYING, RESHUFFLED, RIGHT, ROLL, ROLLED, ROLL_UP_TO
cdef long long ROW_OF_PILES, SARCOPHAGI, SHOWED_SCARABS, SPEND, SPENT, STAIRS, STRIDES, TAKE_CARD, TAKE_KEY, TAKE_SCARAB
cdef long long TAKE_WILD, WILD_OR_SCARAB
cdef long long[4] ONLY
cdef long long[78] SIDE
cdef long long[70] WHO, STRIDE

cpdef long long count_legal(State state, long long seat) noexcept nogil
cpdef long long count_plays(State state, long long seat) noexcept nogil
cpdef long long add_plays(State state, long long seat, long long side, long long movers, long long n) noexcept nogil
cpdef long long add_moves(State state, long long seat, long long side, long long movers, long long n) noexcept nogil
cpdef long long count_takings(State state, long long seat) noexcept nogil
cpdef void apply(State state, long long seat, long long action) noexcept nogil
cpdef void play_whole(State state, long long seat, long long action) noexcept nogil
cpdef long long put_down(State state, long long seat, long long side, long long how) noexcept nogil
cpdef void close_up(State state, long long first, long long side) noexcept nogil
cpdef void shift_card(State state, long long came, long long place) noexcept nogil
cpdef void take(State state, long long seat, long long action) noexcept nogil
cpdef void end_turn(State state, long long seat) noexcept nogil
cpdef void end_game(State state, long long seat, long long reason) noexcept nogil
cpdef void draw_card(State state, long long seat) noexcept nogil
cpdef void reshuffle(State state, long long seat) noexcept nogil
