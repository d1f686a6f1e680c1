from ...core.chance cimport draw, note_draw, note_return
from ...core.state cimport note, note_secret
from .sides cimport audience
from .state cimport State

cdef long long CARDS, CARD_DECKS, DECK, DECK_N, DISCARD, DISCARDED, DISCARD_N, DREW, KINDS, LAID, LAID_CARD, RESHUFFLED
cdef long long VALUES
cdef long long[12] KIND
cdef long long[12] VALUE

cpdef long long available(State state, long long kind) noexcept nogil
cpdef long long hand_size(State state, long long seat) noexcept nogil
cpdef void draw_card(State state, long long seat, long long kind, long long how) noexcept nogil
cpdef long long take_card(State state, long long stream, long long kind) noexcept nogil
cpdef void draw_one_of_each(State state, long long seat, long long how) noexcept nogil
cpdef void draw_action(State state, long long seat, long long kind, long long number) noexcept nogil
cpdef void reshuffle(State state, long long seat, long long kind) noexcept nogil
cpdef void lay_card(State state, long long seat, long long card) noexcept nogil
cpdef long long laid_sum(State state, long long kind) noexcept nogil
cpdef void clear_laid(State state) noexcept nogil
cpdef void discard(State state, long long seat, long long card) noexcept nogil
cpdef void discard_hand(State state, long long seat) noexcept nogil
cpdef long long add_cards(State state, long long seat, long long first, long long kind, long long n) noexcept nogil
