"""The steps of a match that stand, and the states they lead to; some states are cached as snapshots."""

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from .game_state import GameState
from .journal import Journal
from .log import LIVE, SEAT_AT, SET_UP, Live
from .records import Records
from .refusals import Illegal

SPACING: Final = 32  # of the snapshots that are kept
RECENT: Final = 4  # of the last states, which are kept too: most undos go back no further
UNKNOWN: Final = -1  # number of chance


class Timeline(Struct, frozen=True, eq=False, gc=False):
    """The set-up and the live steps after it. Every step is played with the chance of its own number.

    A timeline never changes: adding or removing a step makes a new one, so it is safe to try things.
    """

    key: bytes
    state: GameState  # with its journal
    steps: Records[Live]
    snapshots: dict[int, GameState]  # the states before the last one, by index, without a journal
    chance: int = UNKNOWN  # the number that the state's chance was keyed by for the last step

    @classmethod
    def starting(cls, key: bytes, first: GameState) -> "Timeline":
        """The set-up alone."""
        return cls(key, first, LIVE.plus(SET_UP), {})

    def tried(self, number: int, chance: int, seat: int, action: int) -> tuple[Live, "Timeline"]:
        """Tries one more step; returns it and the new timeline, or raises if the action is not offered."""
        after = with_journal(self.state, self.state.journal)
        if chance != self.chance:  # a step of the same number drew nothing
            after.key_chance(self.key, chance)
        fresh = after.clone()
        after.apply(seat, action)
        step = Live(number, chance, seat, action, not after.same_chance(fresh))
        return step, Timeline(self.key, after, self.steps.plus(step), self.kept(), chance)

    def kept(self) -> dict[int, GameState]:
        """The snapshots, with the present state."""
        last = len(self.steps) - 1
        kept = {**self.snapshots, last: self.state.clone()}
        if (last - RECENT) % SPACING:
            kept.pop(last - RECENT, None)
        return kept

    def replayed(self, steps: Iterable[Live]) -> "Timeline":
        """A timeline with these steps of another one after its own."""
        timeline = self
        for step in steps:
            _, timeline = timeline.tried(step.number, step.chance, step.seat, step.action)
        return timeline

    def nearest(self, index: int) -> tuple[int, GameState]:
        """The last state that is kept of those up to the step of this index, and the index of its step."""
        if index == len(self.steps) - 1:
            return index, self.state
        base = max(k for k in self.snapshots if k <= index)
        return base, self.snapshots[base]

    def up_to(self, index: int) -> "Timeline":
        """The timeline that ends with the step of this index."""
        if index == len(self.steps) - 1:
            return self
        base, snapshot = self.nearest(index)
        state = snapshot.clone()
        state.keep_journal(self.state.journal.cut(base + 1))
        kept = {k: snapshot for k, snapshot in self.snapshots.items() if k < base}
        timeline = Timeline(self.key, state, self.steps.cut(base + 1), kept)
        return timeline.replayed(self.steps[base + 1 : index + 1])

    def along(self, steps: list[Live]) -> "Timeline":
        """The timeline with these steps, built from the part that both share."""
        pairs = enumerate(zip(self.steps, steps, strict=False))
        common = next((k for k, (mine, other) in pairs if mine != other), min(len(self.steps), len(steps)))
        return self.up_to(common - 1).replayed(steps[common:])

    def index_of(self, number: int) -> int:
        """The index of the first step that has this number in the log, or a later one."""
        index = min(number, len(self.steps))  # each step that was taken back puts the later ones one place further
        while index and self.steps[index - 1].number >= number:
            index -= 1
        return index

    def last_of(self, seat: int) -> int:
        """The index of a seat's last step; 0 if it has none."""
        return max(0, self.seats().rfind(seat))

    def count_of(self, seat: int) -> int:
        """How many steps of a seat stand."""
        return self.seats().count(seat)

    def seats(self) -> bytes:
        """Who made each step, in one byte each."""
        return self.steps.data[SEAT_AT :: self.steps.form.size]

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {len(self.steps)} steps>"  # the key stays out of messages


class Trial:
    """A temporary state, without a journal, that continues from some moment of a timeline."""

    def __init__(self, key: bytes, state: GameState) -> None:
        self.key = key
        self.state = state

    @classmethod
    def after(cls, timeline: Timeline, index: int) -> "Trial":
        """Right after the step of this index."""
        base, state = timeline.nearest(index)
        trial = cls(timeline.key, state.clone())
        for step in timeline.steps[base + 1 : index + 1]:
            trial.play(step)
        return trial

    def copy(self) -> "Trial":
        return Trial(self.key, self.state.clone())

    def play(self, step: Live) -> None:
        """Play a step of the timeline; only one that drew needs the chance of its number."""
        if step.drew:
            self.state.key_chance(self.key, step.chance)
        self.state.apply(step.seat, step.action)

    def stands(self, step: Live) -> bool:
        """Play a step if it still stands: it drew nothing, is still legal, and would still draw nothing.

        Its number may have been used since; if it drew now, the same chance would be used twice.
        """
        if step.drew or step.seat not in self.state.to_act():
            return False
        before, self.state = self.state, self.state.clone()
        try:
            self.play(step)
        except Illegal:
            self.state = before
        if not self.state.same_chance(before):
            self.state = before
        return self.state is not before


def with_journal(state: GameState, journal: Journal) -> GameState:
    """A copy of a state whose journal is its own and goes on."""
    copy = state.clone()
    copy.keep_journal(journal.copy())
    return copy
