"""Metrics of the writer."""

import os
from bisect import bisect_left
from itertools import accumulate
from pathlib import Path
from tempfile import TemporaryFile
from time import perf_counter
from typing import Final

SECONDS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
JOBS: Final = (1, 2, 5, 10, 20, 50, 100)
PAGE: Final = 4096


class Histogram:
    """How many values were at most each bound, and their sum."""

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)  # the last: above every bound
        self.sum = 0.0

    def add(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.sum += value

    @property
    def count(self) -> int:
        return sum(self.counts)

    def cumulative(self) -> list[tuple[float, int]]:
        """Each bound with how many values were at most that; the last bound is infinite."""
        return list(zip((*self.bounds, float("inf")), accumulate(self.counts), strict=True))


class Metrics:
    """Counted by the writer thread; every number can be read at any time."""

    def __init__(self) -> None:
        self.commit_seconds = Histogram(SECONDS)
        self.drained_jobs = Histogram(JOBS)
        self.failed_jobs = 0

    def note(self, jobs: int, failed: int, seconds: float) -> None:
        """One drain."""
        self.commit_seconds.add(seconds)
        self.drained_jobs.add(jobs)
        self.failed_jobs += failed


def fsync_seconds(folder: Path) -> float:
    """How long the disk takes to make one page durable, as a commit does."""
    with TemporaryFile(dir=folder) as file:
        file.write(bytes(PAGE))
        file.flush()
        start = perf_counter()
        os.fsync(file.fileno())
        return perf_counter() - start
