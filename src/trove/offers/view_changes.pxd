cimport cython

cpdef list view_changes(object old, object new)
cdef int collect(list found, tuple path, object old, object new) except -1
@cython.locals(k=cython.Py_ssize_t)
cdef int compare(list found, tuple path, object keys, tuple old, tuple new) except -1
