cdef long long ACTION_FEATURES, MOST_SEATS, POSITION_FEATURES

cdef class Guide:
    cdef public short[7] side
    cdef public short[48] action_feature
    cdef public short[48] position_feature
    cdef public int[48] prior_weights
    cdef public int[48] win_weights, score_weights

    cdef void prepare(self, long long seat) noexcept nogil
    cdef void describe(self, long long seat, long long action) noexcept nogil
    cdef void evaluate(self, long long seat) noexcept nogil

cpdef long long preference(Guide guide, long long seat, long long action) noexcept nogil
cpdef void fill_position(Guide guide, long long seat) noexcept nogil
cpdef long long strength(Guide guide) noexcept nogil
cpdef long long final_score(Guide guide) noexcept nogil
