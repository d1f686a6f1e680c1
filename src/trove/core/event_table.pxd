cimport cython

cdef long long AUDIENCE, NOTHING, SECRET, SPECTATOR

@cython.final
cdef class EventTable:
    cdef readonly object edition
    cdef readonly dict told, seen

    cpdef list tell(self, long long viewer, object entries)
    cpdef object event(self, long long viewer, object entry)
    @cython.locals(k=cython.longlong, seat=cython.longlong)
    cpdef tuple tell_all(self, long long seats, object entries)
    @cython.locals(k=cython.Py_ssize_t)
    cdef tuple told_to(self, long long seat, object entries, list secrets, dict versions)
