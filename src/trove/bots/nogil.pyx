"""The search without the interpreter's lock: the one thing plain Python cannot say."""

from .search cimport Search, simulate as simulate_held


def simulate(Search search not None, long long first, long long count, long long seed):
    cdef long long done
    with nogil:
        done = simulate_held(search, first, count, seed)
    return done
