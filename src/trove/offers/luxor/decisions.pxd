cimport cython
from ...games.luxor.state cimport State
from ...games.luxor.words cimport in_words, spaces_of
from ..trials cimport trials
from .outcomes cimport outcome

cdef long long ADVENTURERS, HAND, ROLL_EXACTLY

@cython.locals(base=State, groups=dict)
cpdef object decision(State state, long long seat)
cpdef object question(State state)
cpdef object place(State state, object said)
cpdef object heading(State state, long long seat, object where)
