cimport cython

@cython.final
cdef class Packer:
    cdef bytearray data
    cdef readonly long long size, at

    cdef bint takes(self, long long width) noexcept
    cdef void number(self, long long value) noexcept
    cdef void big(self, long long value) noexcept
    @cython.locals(out="unsigned char*", at=cython.longlong, k=cython.longlong)
    cdef void numbers(self, short* values, long long count) noexcept
    cdef void bigs(self, long long* values, long long count) noexcept
    cdef bint is_full(self) noexcept
    cpdef bytes written(self)
