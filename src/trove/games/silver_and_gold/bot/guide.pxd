from .decision_context cimport DecisionContext, prepare
from .position_features cimport evaluate
from ..state cimport State
from .action_features cimport describe

cdef class SilverAndGoldGuide(DecisionContext):
    cdef State state

    cdef void prepare(self, long long seat) noexcept nogil
    cdef void describe(self, long long seat, long long action) noexcept nogil
    cdef void evaluate(self, long long seat) noexcept nogil
