"""The search without the interpreter's lock: the one thing plain Python cannot say."""

from .search cimport Search, simulate as simulate_held


def simulate(Search search, long long first, long long count, long long seed):
    with nogil:
        simulate_held(search, first, count, seed)
