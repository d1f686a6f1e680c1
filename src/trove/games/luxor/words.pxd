cimport cython
from .movement cimport landing
from .state cimport State

cdef long long ACT, ADVENTURERS, BACK, DIE, MOVE, NOWHERE, PLAY, ROLL, STRIDES, TAKE_CARD, TAKE_KEY, TAKE_SCARAB
cdef long long TAKE_WILD, TOMB

@cython.locals(first=cython.longlong, k=cython.longlong)
cpdef list spaces_of(State state, long long seat)
@cython.locals(stride=cython.longlong, adventurer=cython.Py_ssize_t)
cpdef object in_words(State state, list spaces, long long action)
@cython.locals(space=cython.longlong)
cpdef object lands_on(State state, long long came, long long stride)
