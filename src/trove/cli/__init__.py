"""The `trove` command."""

import sys

__all__ = ["main"]


def main() -> None:
    """Run the command line and leave with its exit code."""
    from .app import run

    sys.exit(run(sys.argv[1:]))
