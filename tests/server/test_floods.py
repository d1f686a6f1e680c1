"""One client that sends as fast as it can: the server takes its time for it, and everybody else goes on as before."""

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

import pytest

from effort import amount
from server.flooding import FLOODS
from server.live import PATIENCE, Client, Live

SECONDS = amount(1, 10)
HOLD = 0.025  # seconds of CPU time; a flood once held the loop for four of them
LATENCY = 0.25  # seconds; generous, since the machine may be busy


@pytest.fixture(scope="module")
def anna(live: Live) -> Client:
    return live.guest("Anna").connect()


@contextmanager
def flooded(live: Live, kind: str) -> Iterator["subprocess.Popen[str]"]:
    """While somebody floods the server."""
    script = str(Path(__file__).with_name("flooding.py"))
    command = [sys.executable, script, str(live.port), live.guest().cookie, kind, str(SECONDS)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as mallory:
        try:
            yield mallory
        finally:
            mallory.wait(PATIENCE)


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_holds_nobody_up(live: Live, anna: Client, kind: str) -> None:
    """`-s` prints how long."""
    metrics, waits = live.hub.metrics, []
    metrics.worst_hold, bugs = 0.0, metrics.bugs
    with flooded(live, kind) as mallory:
        while mallory.poll() is None:
            start = time.perf_counter()
            anna.send({"type": "ping"})
            anna.until(lambda said: said["type"] == "pong")
            waits.append(time.perf_counter() - start)
            time.sleep(0.03)
        sent = int(mallory.stdout.read()) if mallory.stdout else 0
    print(f"\n{kind}: {sent} frames, held {1000 * metrics.worst_hold:.1f} ms, others {1000 * median(waits):.1f} ms")
    assert sent > 2_000 * SECONDS, "this was no flood"
    assert metrics.worst_hold < HOLD
    assert median(waits) < LATENCY
    assert metrics.bugs == bugs
