"""The computer player's knowledge of Tomb Raider bound to the core's class; thin."""

from typing import Any

from ..sides import side_of
from ..state import State
from .action_features import describe
from .decision_context import DecisionContext, prepare
from .paths import forget
from .position_features import evaluate


class TombRaiderGuide(DecisionContext):
    """Speaks of one state of Tomb Raider."""

    def watch(self, state: Any) -> None:
        self.state: State = state
        forget(self.paths)
        sides = [side_of(state, seat) for seat in range(state.seats)]
        firsts = [sides.index(side) for side in sides]
        self.side = firsts + [0] * (len(self.side) - len(firsts))

    def prepare(self, seat: int) -> None:
        prepare(self, self.state, seat)

    def describe(self, seat: int, action: int) -> None:
        describe(self, self.state, seat, action)

    def evaluate(self, seat: int) -> None:
        evaluate(self, self.state, seat)


def new_guide() -> TombRaiderGuide:
    """A guide without weights."""
    return TombRaiderGuide()
