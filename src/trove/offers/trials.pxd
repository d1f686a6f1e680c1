cimport cython
from ..core.game_state cimport GameState
from ..core.journal cimport Journal

cdef long long SEED

@cython.locals(journal=Journal, after=GameState)
cpdef list trials(GameState base, long long seat, object veil)
