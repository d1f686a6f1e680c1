"""The steps of a match that stand, and the states they lead to; snapshots on the way are a cache."""

from typing import Any, Final

from .chance import keyed
from .journal import Journal
from .log import SET_UP, Live
from .playable import Playable
from .refusals import Illegal

SPACING: Final = 32  # of the snapshots that are kept
RECENT: Final = 8  # so many of the last states are kept too: most undos go back no further


class Line:
    """The set-up and the live steps after it. Every step is played with the chance of its own entry."""

    def __init__(self, key: bytes, first: Playable) -> None:
        self.key = key
        self.steps: list[Live] = [SET_UP]
        self.state: Playable = first
        self.snapshots: dict[int, Playable] = {0: first.clone()}

    def play(self, number: int, seat: int, move: object) -> int:
        """One more step; raises and changes nothing if the rules refuse it. Says the number of the action."""
        before, after = self.state, with_journal(self.state, self.state.journal)
        after.chance = keyed(self.key, number)
        after.play(seat, move)
        said = move if isinstance(move, int) else before.game.action(before, seat, move)
        action = int(before.game.same(before, seat, said))
        self.steps.append(Live(number, seat, action))
        self.state = after
        self.snapshots[len(self.steps) - 1] = after.clone()
        old = len(self.steps) - 1 - RECENT
        if old % SPACING:
            self.snapshots.pop(old, None)
        return action

    def up_to(self, index: int) -> "Line":
        """A line of its own that ends with the step of this index."""
        base = max(k for k in self.snapshots if k <= index)
        copy = Line.__new__(Line)
        copy.key = self.key
        copy.steps = self.steps[: base + 1]
        copy.snapshots = {k: state for k, state in self.snapshots.items() if k <= base}
        copy.state = with_journal(self.snapshots[base], self.state.journal)
        del copy.state.journal.steps[base + 1 :]
        for step in self.steps[base + 1 : index + 1]:
            copy.play(*step)
        return copy

    def without(self, index: int) -> tuple["Line", list[Live]]:
        """The line replayed without one step, and the later steps that cannot stand without it."""
        copy, fallen = self.up_to(index - 1), []
        for step in self.steps[index + 1 :]:
            try:
                copy.play(*step)
            except Illegal:
                fallen.append(step)
        return copy, fallen

    def along(self, steps: list[Live]) -> "Line":
        """A line of its own with these steps, made from what both have in common."""
        pairs = enumerate(zip(self.steps, steps, strict=False))
        common = next((k for k, (mine, other) in pairs if mine != other), min(len(self.steps), len(steps)))
        copy = self.up_to(common - 1)
        for step in steps[common:]:
            copy.play(*step)
        return copy

    def states_from(self, index: int) -> list[Any]:
        """The states before the step of this index, after it, and after each later one."""
        copy = self.up_to(index - 1)
        found = [copy.state]
        for step in self.steps[index:]:
            copy.play(*step)
            found.append(copy.state)
        return found


def with_journal(state: Playable, journal: Journal) -> Playable:
    """A copy of a state whose journal is its own and goes on."""
    copy = state.clone()
    copy.journal = journal.copy()
    return copy
