"""The `trove` command."""

import sys

from trove.start import listen

STOPPED = 130

__all__ = ["main"]


def main() -> None:
    """Run the command line and leave with its exit code."""
    try:
        from .app import run

        listen()
        sys.exit(run(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(STOPPED)
