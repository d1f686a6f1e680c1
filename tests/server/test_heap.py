"""Memory that was needed for a moment goes back to the system."""

import subprocess
import sys
import textwrap

from trove.server import heap

MIB = 1 << 20

CROWD = """
    from pathlib import Path
    from trove.server.heap import give_back, share_heap

    def resident():
        return 4096 * int(Path("/proc/self/statm").read_text().split()[1])

    share_heap()
    crowd = [bytes(4096) for _ in range(20_000)]
    kept = crowd[::100]
    del crowd
    before = resident()
    give_back()
    print(before - resident())
"""


def test_what_a_crowd_needed_goes_back_to_the_system() -> None:
    done = subprocess.run([sys.executable, "-c", textwrap.dedent(CROWD)], capture_output=True, text=True, check=True)
    assert int(done.stdout) > 40 * MIB


def test_a_system_without_such_a_heap_is_no_problem() -> None:
    heap.call("there_is_no_such_function", 0)
