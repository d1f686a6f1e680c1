"""The first moment of the `trove` command: as long as it is being loaded, Ctrl-C ends it without a traceback.

A program that only imports the package is left as it is.
"""

import signal
import sys
import threading
from pathlib import Path
from typing import Any

COMMAND = "trove"


def is_command() -> bool:
    """Whether this process is the command: called by its name, or as `python -m trove`."""
    name = sys.argv[0] if getattr(sys, "argv", None) else ""
    if name != "-m":
        return Path(name).stem == COMMAND
    return sys.orig_argv[sys.orig_argv.index("-m") + 1 :][:1] == [COMMAND]


def hush() -> None:
    """Let the system end this process on Ctrl-C, unless it was told to ignore it."""
    change_handler(signal.default_int_handler, signal.SIG_DFL)


def listen() -> None:
    """From now on Ctrl-C is a KeyboardInterrupt again."""
    change_handler(signal.SIG_DFL, signal.default_int_handler)


def change_handler(present: Any, wanted: Any) -> None:
    if signal.getsignal(signal.SIGINT) == present and threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, wanted)


if is_command():
    hush()
