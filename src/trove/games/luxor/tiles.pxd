from ...core.state cimport note, note_secret
from .movement cimport go, lay_way
from .piles cimport draw_from
from .state cimport State

cdef long long ADVENTURERS, EMPTY, FAVOUR, FRONTS, HAND, HORUS, HORUS_PILE, KINDS, LEVELS, MIDDLE, NO_CARD, OPEN, PUBLIC
cdef long long SCARAB, SCARABS, SCARAB_KINDS, TAKING, TEMPLES, TOMB, TOOK_CARD, TOOK_KEY, TOOK_SCARAB, TOOK_TREASURE
cdef long long TOOK_WILD, TREASURES, TUNNEL, TUNNELLED, TURNED_UP, UNCOVERED, WILD, WILD_OR_SCARAB
cdef long long[4] ONLY

cpdef void act(State state, long long seat, long long adventurer, long long fewer) noexcept nogil
cpdef long long own_on(State state, long long seat, long long space) noexcept nogil
cpdef void take_treasure(State state, long long seat, long long space) noexcept nogil
cpdef void uncover(State state, long long seat, long long space) noexcept nogil
cpdef void key_or_card(State state, long long seat, long long level) noexcept nogil
cpdef void favour(State state, long long seat, long long level) noexcept nogil
cpdef void wild_or_scarab(State state, long long seat) noexcept nogil
cpdef void use_tunnel(State state, long long seat, long long adventurer) noexcept nogil
cpdef void take_key(State state, long long seat) noexcept nogil
cpdef void take_card(State state, long long seat, long long level) noexcept nogil
cpdef void turn_up(State state, long long level) noexcept nogil
cpdef void take_wild(State state, long long seat) noexcept nogil
cpdef void take_scarab(State state, long long seat) noexcept nogil
