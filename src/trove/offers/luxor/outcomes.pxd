cimport cython
from ...games.luxor.state cimport State

cdef long long ADVENTURERS, EMPTY

@cython.locals(after=State, phase=cython.longlong)
cpdef object outcome(State base, long long seat, object trial)
@cython.locals(legs=dict)
cpdef tuple walks(State base, State after, long long seat, list entries)
@cython.locals(space=cython.longlong)
cpdef tuple trodden(State base, bint counted, long long start, long long end)
@cython.locals(first=cython.longlong, together=cython.longlong, k=cython.longlong)
cpdef long long crowd(State after, long long seat, long long adventurer)
