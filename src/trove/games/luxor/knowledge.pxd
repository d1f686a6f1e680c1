cimport cython
from .scoring cimport open_points, total
from .state cimport State

cdef long long ADVENTURERS, BACKS, CARDS, DISCARD, DRAW_PILE, FRONTS, HAND, HORUS_PILE, LEVELS, NO_CARD, OPEN
cdef long long SARCOPHAGI, SCARABS, SCARAB_KINDS, SEATS, SPACES, SPECTATOR, TEMPLES, TREASURES

@cython.locals(k=cython.longlong, first=cython.longlong)
cpdef tuple scarab_values(State state, long long seat)
@cython.locals(k=cython.longlong, seat=cython.longlong)
cpdef tuple open_seats(State state)
@cython.locals(k=cython.longlong, first=cython.longlong, scarabs=cython.longlong)
cpdef object open_seat(State state, long long seat, tuple treasures)
@cython.locals(k=cython.longlong, taken=cython.longlong)
cpdef tuple sarcophagi_of(State state, long long seat)
@cython.locals(k=cython.longlong)
cpdef object public(State state, object memory_aid)
@cython.locals(k=cython.longlong, first=cython.longlong)
cpdef tuple own_hand(State state, long long seat)
cpdef object private(State state, long long seat)
