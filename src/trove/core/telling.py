"""Journal entries as events, for one viewer or for all of them at once.

Each game has two tables by kind of entry: the event for everybody, and the one for those who saw its secret."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from msgspec.json import Encoder

from .arguments import brief, number_given, viewer_given
from .constants import AUDIENCE, EVERYBODY, SPECTATOR
from .event_table import Entries, EventTable
from .game_state import GameState
from .refusals import BadInput

S = TypeVar("S", bound=GameState)
encode = Encoder().encode


class Teller(ABC, Generic[S]):
    """What happened, as typed structs."""

    name: ClassVar[str]

    @abstractmethod
    def own(self, state: object) -> S:
        """A state of this game; anything else is refused."""

    @abstractmethod
    def _event_table(self, state: S) -> EventTable:
        """What makes the events of a state's edition; checks nothing."""

    def events(self, state: S, seat: int | None) -> list[Any]:
        """The journal as typed structs, as this seat (None: a spectator) saw it."""
        return [event for step in self.events_by_step(state, seat) for event in step]

    def events_by_step(self, state: S, seat: int | None) -> list[list[Any]]:
        """The same, a list for each step; the first is the set-up."""
        steps, viewer = self.own(state).journal.steps, self._viewer(state, seat)
        return [self._told_to(state, viewer, entries) for entries in steps]

    def events_of(self, state: S, seat: int | None, step: int) -> list[Any]:
        """One step of the journal; step 0 is the set-up."""
        steps, viewer = self.own(state).journal.steps, self._viewer(state, seat)
        index = number_given(step, 0, len(steps) - 1)
        if index is None:
            sentence = f"a step is a number from 0 to {len(steps) - 1}, not {brief(step)}"
            raise BadInput("no-such-step", sentence, last=len(steps) - 1)
        return self._told_to(state, viewer, steps[index])

    def event(self, state: S, viewer: int, entry: Sequence[int]) -> Any:
        """A journal entry as a typed struct, as this viewer saw it."""
        if number_given(viewer, 0, SPECTATOR) is None:
            raise BadInput("no-such-seat", f"a viewer is a seat, or {SPECTATOR} for a spectator, not {brief(viewer)}")
        return self._told_to(self.own(state), viewer, [entry])[0]

    def told_to(self, state: S, seat: int | None, entries: Entries) -> tuple[Any, ...]:
        """The events of one step's journal entries as one seat (None: a spectator) saw them."""
        return tuple(self._told_to(self.own(state), self._viewer(state, seat), entries))

    def told(self, state: S, entries: Entries) -> tuple[tuple[Any, ...], ...]:
        """The same as each seat saw them, and last as a spectator did.

        Viewers who saw the same get the same tuple, so each is encoded once."""
        try:
            return self._event_table(self.own(state)).tell_all(state.seats, entries)
        except (LookupError, TypeError, ValueError):
            raise self._bad_entries() from None

    def told_json(self, state: S, entries: Entries) -> tuple[bytes, ...]:
        """The events of a step as JSON, as each seat saw them, and last as a spectator did; equal ones encoded once."""
        told = self.told(state, entries)
        texts: dict[int, bytes] = {}
        for events in told:
            if id(events) not in texts:
                texts[id(events)] = encode(events)
        return tuple([texts[id(events)] for events in told])

    def in_full(self, state: S, entries: Entries) -> list[Any]:
        """The events of journal entries with all that was hidden from anybody."""
        self.own(state)
        try:
            seen = [(*entry[:AUDIENCE], EVERYBODY) for entry in entries]
        except TypeError:
            raise self._bad_entries() from None
        return self._told_to(state, SPECTATOR, seen)

    def _viewer(self, state: S, seat: int | None) -> int:
        """Who looks, as journals count them."""
        seen_by = viewer_given(state.seats, seat)
        return SPECTATOR if seen_by is None else seen_by

    def _told_to(self, state: S, viewer: int, entries: Entries) -> list[Any]:
        """Journal entries as one viewer saw them; those of no game are refused."""
        try:
            return self._event_table(state).tell(viewer, entries)
        except (LookupError, TypeError, ValueError):
            raise self._bad_entries() from None

    def _bad_entries(self) -> BadInput:
        return BadInput("bad-entry", f"these are not journal entries of {self.name}")
