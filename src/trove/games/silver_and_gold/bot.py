"""The computer player's knowledge of Silver & Gold bound to the core's class; thin."""

from typing import Any

from .outlook import Outlook, look_around
from .standing import appraise
from .state import State
from .wishes import describe


class SilverAndGoldGuide(Outlook):
    """Speaks of one state of Silver & Gold."""

    def attend(self, state: Any) -> None:
        super().attend(state)
        self.state: State = state

    def survey(self, seat: int) -> None:
        look_around(self, self.state, seat)

    def describe(self, seat: int, action: int) -> None:
        describe(self, self.state, seat, action)

    def appraise(self, seat: int) -> None:
        appraise(self, self.state, seat)


def new_guide() -> SilverAndGoldGuide:
    """A guide without weights."""
    return SilverAndGoldGuide()
