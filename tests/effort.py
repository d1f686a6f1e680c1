"""How much a test does: little by default, the full numbers with TROVE_LONG=1 (`make test-long`)."""

import os
from typing import Final

LONG: Final = os.environ.get("TROVE_LONG") == "1"


def amount(short: int, long: int) -> int:
    """The number to use in this run."""
    return long if LONG else short
