"""The computer player's knowledge of Silver & Gold bound to the core's class; thin."""

from typing import Any

from ..state import State
from .action_features import describe
from .decision_context import DecisionContext, prepare
from .position_features import evaluate


class SilverAndGoldGuide(DecisionContext):
    """Speaks of one state of Silver & Gold."""

    def watch(self, state: Any) -> None:
        super().watch(state)
        self.state: State = state

    def prepare(self, seat: int) -> None:
        prepare(self, self.state, seat)

    def describe(self, seat: int, action: int) -> None:
        describe(self, self.state, seat, action)

    def evaluate(self, seat: int) -> None:
        evaluate(self, self.state, seat)


def new_guide() -> SilverAndGoldGuide:
    """A guide without weights."""
    return SilverAndGoldGuide()
