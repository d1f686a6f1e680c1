"""The targets of the figures of `trove bench`; each is printed next to its value."""

from typing import Final, NamedTuple


class Target(NamedTuple):
    """A bound that a figure should keep."""

    bound: float
    most: bool = True  # otherwise the least

    def is_met(self, value: float) -> bool:
        return value <= self.bound if self.most else value >= self.bound


TARGETS: Final = {
    "step": Target(130),  # microseconds; four seats
    "resume": Target(25),  # microseconds
    "undo_terms": Target(300),  # microseconds
    "history": Target(1000),  # microseconds, 100 steps
    "export": Target(5),  # milliseconds
    "memory": Target(48),  # kibibytes
    "offers": Target(150),  # microseconds
    "offers_bytes": Target(4000),
}


def beside(value: float, target: Target | None) -> str:
    """What is printed after a value; nothing where there is no target."""
    if target is None:
        return ""
    sign = "<=" if target.most else ">="
    return f"   target {sign} {target.bound:,.0f}, {'met' if target.is_met(value) else 'MISSED'}"
