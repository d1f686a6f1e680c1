from .decision_context cimport DecisionContext, prepare
from .paths cimport forget
from ..sides cimport side_of
from .position_features cimport evaluate
from ..state cimport State
from .action_features cimport describe

cdef class TombRaiderGuide(DecisionContext):
    cdef State state

    cdef void prepare(self, long long seat) noexcept nogil
    cdef void describe(self, long long seat, long long action) noexcept nogil
    cdef void evaluate(self, long long seat) noexcept nogil
