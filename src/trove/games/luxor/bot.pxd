from .outlook cimport Outlook, look_around
from .standing cimport appraise
from .state cimport State
from .wishes cimport describe

cdef class LuxorGuide(Outlook):
    cdef State state

    cdef void survey(self, long long seat) noexcept nogil
    cdef void describe(self, long long seat, long long action) noexcept nogil
    cdef void appraise(self, long long seat) noexcept nogil
