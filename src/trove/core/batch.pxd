cimport cython
from .chance cimport reseed
from .playable cimport Playable

cdef long long MOST_ACTIONS, MOST_SEATS

cpdef bint fits(short[::1] picked, short[::1] counts)
cpdef void deal_again(Playable state, long long seed)
# Out of a list comes an object; it has to be told its class, or its C fields are out of reach.
@cython.locals(state=Playable, k=cython.longlong, i=cython.longlong, n=cython.longlong)
cpdef void look(list states, short[::1] turns, short[::1] counts, short[::1] offers)
@cython.locals(state=Playable, k=cython.longlong, ended=cython.longlong)
cpdef long long carry_out(list states, short[::1] turns, short[::1] offers, short[::1] done, short[::1] picked)
