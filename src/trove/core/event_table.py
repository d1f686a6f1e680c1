"""Journal entries as a game's events.

None of them is kept for when it comes again: the keys of what is kept are objects that live on, and with hundreds of
tables the garbage collector looks at them more often than anybody else does."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from .constants import AUDIENCE, NOTHING, SECRET, SPECTATOR

X = TypeVar("X")  # an edition
E = TypeVar("E")  # the events of a game

Table = dict[int, Callable[[X, int, int, int, int], E]]  # from edition, seat and the three public numbers
SecretTable = dict[int, Callable[[X, int, int, int], E]]  # from edition, seat, the first public number and the secret

Entries = Sequence[Sequence[int]]  # of a journal
Told = tuple[Any, ...]  # the events of one step


class EventTable:
    """The events of one edition: what everybody is told of an entry, and what those are told who saw its secret."""

    def __init__(self, edition: Any, told: Table[Any, Any], seen: SecretTable[Any, Any]) -> None:
        self.edition = edition
        self.told = told
        self.seen = seen

    def tell(self, viewer: int, entries: Entries) -> list[Any]:
        """Entries as this viewer saw them."""
        return [self.event(viewer, entry) for entry in entries]

    def event(self, viewer: int, entry: Sequence[int]) -> Any:
        """An entry as this viewer saw it."""
        kind, seat, a, b, c, secret, audience = entry
        if secret != NOTHING and audience >> viewer & 1:
            return self.seen[kind](self.edition, seat, a, secret)
        return self.told[kind](self.edition, seat, a, b, c)

    def tell_all(self, seats: int, entries: Entries) -> tuple[Told, ...]:
        """A step's entries as each seat saw them, and last as a spectator did.

        Viewers who saw the same get the same tuple."""
        public = tuple(self.tell(SPECTATOR, entries))
        secrets = [k for k, entry in enumerate(entries) if entry[SECRET] != NOTHING]
        if not secrets:
            return (public,) * (seats + 1)
        versions: dict[tuple[int, ...], Told] = {(): public}  # by the secrets seen
        return (*[self.told_to(seat, entries, secrets, versions) for seat in range(seats)], public)

    def told_to(self, seat: int, entries: Entries, secrets: list[int], versions: dict[tuple[int, ...], Told]) -> Told:
        """A step's events with the secrets that this seat saw; made once for all who saw the same."""
        own = tuple([k for k in secrets if entries[k][AUDIENCE] >> seat & 1])
        if own not in versions:
            events = list(versions[()])
            for k in own:
                events[k] = self.event(seat, entries[k])
            versions[own] = tuple(events)
        return versions[own]
