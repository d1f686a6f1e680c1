"""Whether a game can lead to a position whose components are all in place."""

from collections.abc import Callable, Sequence
from typing import Any

Check = Callable[[Any], bool]  # whether a rule was kept on the way to a position; its docstring is that rule


def first_flaw(state: Any, checks: Sequence[Check]) -> str:
    """The first check that fails; empty if a game can lead to the position."""
    for check in checks:
        if not check(state):
            return (check.__doc__ or check.__name__).rstrip(".")
    return ""
