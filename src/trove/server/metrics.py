"""Metrics for the person who runs the server, in the text format of Prometheus."""

import asyncio
import time
from math import inf
from typing import TYPE_CHECKING, Final

from .garbage import FULL
from .storage.metrics import Histogram

if TYPE_CHECKING:
    from .hub import Hub

LOOK: Final = 0.005  # seconds between looks at the loop: whatever holds it longer is seen
BOUNDS: Final = (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25)


class Metrics:
    """Counters of one server."""

    def __init__(self) -> None:
        self.opened = self.loaded = self.dropped = self.bugs = 0
        self.received = self.refused = self.unreadable = self.slow = 0
        self.entries = 0
        self.lags, self.worst_lag = Histogram(BOUNDS), 0.0
        self.holds, self.worst_hold = Histogram(BOUNDS), 0.0
        self.collections = Histogram(BOUNDS)
        self.full_collections = 0

    async def watch_loop(self) -> None:
        """Measure how late the event loop is, again and again."""
        while True:
            start, cpu = time.perf_counter(), time.thread_time()
            await asyncio.sleep(LOOK)
            self.note_lag(max(0.0, time.perf_counter() - start - LOOK), time.thread_time() - cpu)

    def note_lag(self, lag: float, cpu: float) -> None:
        """How late the loop was, and for how much of that it was computing; the rest is due to other processes."""
        hold = min(lag, cpu)
        self.lags.add(lag)
        self.holds.add(hold)
        self.worst_lag, self.worst_hold = max(self.worst_lag, lag), max(self.worst_hold, hold)

    def note_collection(self, generation: int, seconds: float) -> None:
        """A garbage collection, during which nothing else runs."""
        self.collections.add(seconds)
        self.full_collections += generation == FULL

    def text(self, hub: "Hub") -> str:
        """Everything, for Prometheus."""
        store = hub.store.metrics
        figures = {
            "tables": ("gauge", len(hub.tables)),
            "connections": ("gauge", hub.presence.count),
            "tables_opened_total": ("counter", self.opened),
            "tables_loaded_total": ("counter", self.loaded),
            "tables_dropped_total": ("counter", self.dropped),
            "messages_received_total": ("counter", self.received),
            "messages_refused_total": ("counter", self.refused),
            "messages_unreadable_total": ("counter", self.unreadable),
            "slow_clients_total": ("counter", self.slow),
            "bugs_total": ("counter", self.bugs),
            "thoughts_waiting": ("gauge", hub.thinkers.waiting),
            "thoughts_total": ("counter", hub.thinkers.answered),
            "thoughts_failed_total": ("counter", hub.thinkers.failed),
            "thought_stretch": ("gauge", round(hub.thinkers.stretch, 3)),
            "workers": ("gauge", len(hub.thinkers.pids)),
            "workers_lost_total": ("counter", hub.thinkers.lost),
            "storage_waiting": ("gauge", hub.store.waiting),
            "loop_lag_worst_seconds": ("gauge", round(self.worst_lag, 6)),
            "loop_hold_worst_seconds": ("gauge", round(self.worst_hold, 6)),
            "full_collections_total": ("counter", self.full_collections),
        }
        lines = []
        for name, (kind, value) in figures.items():
            lines += [f"# TYPE trove_{name} {kind}", f"trove_{name} {value}"]
        lines += histogram("loop_lag_seconds", self.lags)
        lines += histogram("loop_hold_seconds", self.holds)
        lines += histogram("collection_seconds", self.collections)
        lines += histogram("storage_commit_seconds", store.commit_seconds)
        lines += histogram("storage_drained_jobs", store.drained_jobs)
        lines += [
            "# TYPE trove_storage_failed_jobs_total counter",
            f"trove_storage_failed_jobs_total {store.failed_jobs}",
        ]
        return "\n".join(lines) + "\n"


def histogram(name: str, found: Histogram) -> list[str]:
    """A histogram as Prometheus reads it."""
    lines = [f"# TYPE trove_{name} histogram"]
    for bound, count in found.cumulative():
        lines.append(f'trove_{name}_bucket{{le="{"+Inf" if bound == inf else bound}"}} {count}')
    return [*lines, f"trove_{name}_sum {found.sum:.6f}", f"trove_{name}_count {found.count}"]
