cimport cython
from ..core.event_table cimport EventTable
from ..core.game_state cimport GameState
from ..core.journal cimport Journal

cdef long long SEED

@cython.locals(journal=Journal, after=GameState, table=EventTable, untold=frozenset, entries=list)
cpdef list trials(GameState base, long long seat, object veil)
@cython.locals(names=dict, decides=frozenset, events=list, unknown=list)
cpdef object lifted(object action, GameState after, list entries, list told, object seat, object veil)
