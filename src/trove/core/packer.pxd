cimport cython

@cython.final
cdef class Packer:
    cdef bytearray data
    cdef readonly long long size, at

    cdef void write(self, long long value, long long width) noexcept
    cdef void number(self, long long value) noexcept
    cdef void big(self, long long value) noexcept
    cdef void numbers(self, short* values, long long count) noexcept
    cdef void bigs(self, long long* values, long long count) noexcept
    cdef bint is_full(self) noexcept
    cpdef bytes written(self)
