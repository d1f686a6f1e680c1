cdef long long MOST_SEATS, SIGNS, TRAITS

cdef class Guide:
    cdef public short[7] side
    cdef public short[48] trait
    cdef public short[48] sign
    cdef public int[48] taste
    cdef public int[48] worth, yields

    cdef void survey(self, long long seat) noexcept nogil
    cdef void describe(self, long long seat, long long action) noexcept nogil
    cdef void appraise(self, long long seat) noexcept nogil

cpdef long long wish(Guide guide, long long seat, long long action) noexcept nogil
cpdef void look_at(Guide guide, long long seat) noexcept nogil
cpdef long long strength(Guide guide) noexcept nogil
cpdef long long final_score(Guide guide) noexcept nogil
