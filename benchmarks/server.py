"""Measures a live server against its targets: `python -m benchmarks.server`, or `make bench-server`.

The server has one core to itself; clients, fsync probes and computer players share the others. Moves are counted for
the server's CPU time, and compared with python-chess's random moves for CPU time in the same run, so that a busy or a
slow machine shows about the same figures.
"""

import asyncio
import json
import os
import sys
import tempfile
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Final

import uvloop

from .live.process import ServerProcess, allow_many_sockets, client_cores, server
from .live.runs import RATE, few_tables, latency, many_tables

OUT: Final = Path("build/bench-server.json")
SECONDS: Final = 10.0
FEW, MANY = 50, 500
FEW_SHARE, MANY_SHARE = 0.18, 0.15  # of python-chess's moves
TABLE_KIB, CONNECTION_KIB = 64, 32
ENOUGH: Final = 0.98  # of the pace: the rest is for when nobody is to act

Run = Callable[[ServerProcess, Path], Coroutine[Any, Any, dict[str, float]]]


def measured(run: Run, database: str | None) -> dict[str, float]:
    """One run with a server of its own, on an empty database."""
    OUT.parent.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory(dir=OUT.parent) as folder,
        server(database or f"{folder}/tables.db") as running,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        return runner.run(run(running, Path(folder)))


class Report:
    """Every figure beside its target."""

    def __init__(self) -> None:
        self.lines: list[dict[str, Any]] = []

    def at_least(self, name: str, value: float, target: float, unit: str = "") -> None:
        self._note(name, value, target, ">=", unit, value >= target)

    def at_most(self, name: str, value: float, target: float, unit: str = "") -> None:
        self._note(name, value, target, "<=", unit, value <= target)

    def _note(self, name: str, value: float, target: float, sign: str, unit: str, met: bool) -> None:
        self.lines.append({"name": name, "value": value, "target": target, "sign": sign, "unit": unit, "met": met})
        shown = f"{name:42s} {value:9.3f}{unit}   target {sign} {target:.3f}{unit}"
        print(f"{shown}   {'met' if met else 'MISSED'}", flush=True)

    @property
    def met(self) -> bool:
        return all(line["met"] for line in self.lines)


def report_moves(report: Report, tables: int, figures: dict[str, float], target: float) -> None:
    made = f"{figures['per_cpu_second']:.0f} per CPU second, {figures['per_second']:.0f} per second"
    print(f"{tables} tables: {made}, server at {figures['cpu']:.0%} of its core; python-chess {figures['chess']:.0f}")
    report.at_least(f"moves, of python-chess ({tables} tables)", figures["per_cpu_second"] / figures["chess"], target)


def report_latency(report: Report, figures: dict[str, float]) -> None:
    print(f"{figures['moves']:.0f} moves at a steady pace, {figures['matches']:.0f} matches ended; ", end="")
    print(f"fsync p50 {figures['fsync_p50_ms']:.2f} ms, p99 {figures['fsync_p99_ms']:.2f} ms; ", end="")
    print(f"worst loop lag {figures['worst_loop_lag_ms']:.1f} ms")
    report.at_least("pace", figures["pace"], ENOUGH * RATE, " /s")
    report.at_most("holds of the event loop over 5 ms", figures["long_holds"], 0)
    report.at_most("latency, median", figures["latency_p50_ms"], 2 + 2 * figures["fsync_p50_ms"], " ms")
    report.at_most("latency, 99th percentile", figures["latency_p99_ms"], 10 + 2 * figures["fsync_p99_ms"], " ms")


def main(database: str | None = None) -> int:
    """Measure and report; the status is 1 if a target was missed."""
    allow_many_sockets()
    load, report = os.getloadavg()[0], Report()
    print(f"load of the machine before: {load:.1f} on {os.cpu_count()} cores")
    os.sched_setaffinity(0, client_cores())
    few = measured(lambda running, _: few_tables(running, FEW, SECONDS), database)
    steady = measured(lambda running, folder: latency(running, folder, 2 * SECONDS), database)
    many = measured(lambda running, _: many_tables(running, MANY, SECONDS), database)
    report_moves(report, FEW, few, FEW_SHARE)
    report_moves(report, MANY, many, MANY_SHARE)
    report_latency(report, steady)
    report.at_most("memory of a half-played table", many["table_kib"], TABLE_KIB, " KiB")
    report.at_most("memory of a connection", many["connection_kib"], CONNECTION_KIB, " KiB")
    figures = {"load": load, "few": few, "many": many, "steady": steady}
    OUT.write_text(json.dumps({"met": report.met, "targets": report.lines, **figures}, indent=1))
    print(f"{sum(line['met'] for line in report.lines)} of {len(report.lines)} targets met; figures are in {OUT}")
    return 0 if report.met else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
