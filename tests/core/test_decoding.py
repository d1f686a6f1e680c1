"""Types are looked at by one thread at a time."""

import subprocess
import sys

import pytest

import trove
from house.tree import ROOT

# Wild calls, with a note of every struct that msgspec looks at: from where, if not while a module is imported.
WATCHED = """
import sys, threading
from msgspec import _utils, structs
from tools.fuzz.runner import calls

look, allowed = _utils.get_class_annotations.__code__, {"prepared", "<module>", structs.fields.__name__}

def watch(frame, event, argument):
    if event == "call" and frame.f_code is look and frame.f_back.f_code.co_name not in allowed:
        print("looked at", frame.f_locals["obj"], "in", frame.f_back.f_code.co_qualname, file=sys.stderr)

sys.setprofile(watch)
threading.setprofile(watch)
calls(sys.argv[1], 400, 0, None)
"""


@pytest.mark.parametrize("name", trove.games())
def test_no_struct_is_first_read_without_being_prepared(name: str) -> None:
    """A second thread that reads the same struct at that moment would crash the process."""
    command = [sys.executable, "-c", WATCHED, name]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "carried out" in done.stdout
