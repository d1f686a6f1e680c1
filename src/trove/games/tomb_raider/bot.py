"""The computer player's knowledge of Tomb Raider bound to the core's class; thin."""

from typing import Any

from .outlook import Outlook, look_around
from .paths import forget
from .sides import side_of
from .standing import appraise
from .state import State
from .wishes import describe


class TombRaiderGuide(Outlook):
    """Speaks of one state of Tomb Raider."""

    def attend(self, state: Any) -> None:
        self.state: State = state
        forget(self.paths)
        sides = [side_of(state, seat) for seat in range(state.seats)]
        firsts = [sides.index(side) for side in sides]
        self.side = firsts + [0] * (len(self.side) - len(firsts))

    def survey(self, seat: int) -> None:
        look_around(self, self.state, seat)

    def describe(self, seat: int, action: int) -> None:
        describe(self, self.state, seat, action)

    def appraise(self, seat: int) -> None:
        appraise(self, self.state, seat)


def new_guide() -> TombRaiderGuide:
    """A guide without weights."""
    return TombRaiderGuide()
