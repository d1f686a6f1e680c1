"""What a viewer sees of a match, entry by entry. It is built from events, so it contains nothing hidden."""

from collections.abc import Iterator, Sequence
from itertools import count, islice
from typing import Any, Generic, Literal, NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from .game import Game, Sheet
from .game_state import GameState
from .journal import Step as Rows
from .log import End, Live, Log, Undo
from .timeline import Timeline

E = TypeVar("E")  # an event of a game
NUMBER = Live._fields.index("number")
EndedBy = Literal["rules", "agreement", "abandoned"]


class Change(Struct, frozen=True, gc=False, tag_field="type"):
    """What one entry of the log changed; entry n leads from version n of a match to version n + 1."""

    entry: int


class MatchSetUp(Change, Generic[E], frozen=True, gc=False, tag="set_up"):
    """The game was set up."""

    events: tuple[E, ...]


class MatchStep(Change, Generic[E], frozen=True, gc=False, tag="step"):
    """A seat acted."""

    seat: int
    events: tuple[E, ...]


class MatchUndo(Change, Generic[E], frozen=True, gc=False, tag="undo"):
    """A seat took back its last step. Undo everything from the first of `takes` on, then show `stands`."""

    seat: int
    agreed: tuple[int, ...]  # the seats that were asked
    takes: tuple[int, ...]  # the entries that no longer stand
    stands: tuple[MatchStep[E], ...]  # later steps that still do, with their events as they are now


class MatchEnd(Change, frozen=True, gc=False, tag="end"):
    """The match is over; if the rules ended it, the entry is that of the last step."""

    by: EndedBy


AnyChange = MatchSetUp[E] | MatchStep[E] | MatchUndo[E] | MatchEnd


class Told(NamedTuple):
    """A step with its journal entries."""

    number: int
    seat: int
    rows: Rows

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.number}>"


class History:
    """The journal entries of steps that an undo changed, as they were seen; all other steps are in the journal."""

    def __init__(self) -> None:
        self.first: dict[int, Rows] = {}  # by the step's entry: as it was made
        self.again: dict[int, tuple[Told, ...]] = {}  # by the undo's entry: the later steps that still stand

    def copy(self) -> "History":
        """An independent copy."""
        copy = History()
        copy.first, copy.again = dict(self.first), dict(self.again)
        return copy

    def undone(self, entry: int, index: int, before: Timeline, after: Timeline) -> None:
        """Keep what an undo changed, from the step of this index on."""
        for told in told_since(before, index):
            self.first.setdefault(told.number, told.rows)
        self.again[entry] = tuple(told_since(after, index))


def told_since(timeline: Timeline, index: int) -> Iterator[Told]:
    """The steps of a timeline from an index on."""
    for k, step in enumerate(timeline.steps.since(index), index):
        yield Told(step.number, step.seat, timeline.state.journal.steps[k])


def last_changes(number: int, seat: int, state: GameState) -> list[list[Change]]:
    """What the last step of a match changed, for every seat and a spectator; one list for all who saw the same."""
    told = state.game.told(state, state.journal.steps[-1])
    made: dict[int, list[Change]] = {id(seen): [MatchStep(number, seat, seen)] for seen in told}
    return [made[id(seen)] for seen in told]


class ChangeReader:
    """Reads the log of a match as changes for some viewers: seats, or the number of seats for a spectator."""

    def __init__(self, log: Log, timeline: Timeline, history: History, viewers: Sequence[int]) -> None:
        self.log, self.timeline, self.history, self.viewers = log, timeline, history, viewers
        self.state: GameState = timeline.state
        self.only = viewers[0] if viewers[0] < self.state.seats else None  # where there is one viewer

    def since(self, version: int) -> list[list[Change]]:
        """The changes after this version, for each viewer; viewers who saw the same get the same objects."""
        first = self.timeline.index_of(version)
        index = dict(zip(self.timeline.steps.column(NUMBER, first), count(first), strict=False))
        found: list[list[Change]] = [[] for _ in self.viewers]
        for number, seat in enumerate(self.log.seats(version), version):
            rows = self.history.first.get(number)
            if rows is None and number in index:
                rows = self.state.journal.steps[index[number]]
            changes = self.other(number, rows) if seat < 0 else self.stepped(Told(number, seat, rows or ()))
            for told, change in zip(found, changes, strict=True):
                told.append(change)
        return found

    def stepped(self, told: Told) -> Sequence[Change]:
        """A step for each viewer."""
        number, seat, rows = told
        made: dict[int, Change] = {}
        return [
            made.get(id(seen)) or made.setdefault(id(seen), MatchStep(number, seat, seen)) for seen in self.events(rows)
        ]

    def other(self, number: int, rows: Rows | None) -> Sequence[Change]:
        """The set-up, an undo or an end for each viewer."""
        entry = self.log[number]
        if isinstance(entry, Undo):
            return self.took_back(number, entry)
        if isinstance(entry, End):
            return [MatchEnd(number, entry.by)] * len(self.viewers)
        return [MatchSetUp(number, events) for events in self.events(rows or ())]

    def events(self, rows: Rows) -> Sequence[tuple[Any, ...]]:
        """The events of a step for each viewer."""
        if len(self.viewers) == 1:
            return [self.state.game.told_to(self.state, self.only, rows)]
        return self.state.game.told(self.state, rows)

    def took_back(self, number: int, entry: Undo) -> Sequence[Change]:
        """An undo for each viewer."""
        stands = [self.stepped(told) for told in self.history.again[number]]
        change: MatchUndo[Any] = MatchUndo(number, entry.seat, entry.agreed, entry.takes, ())
        if not stands:
            return [change] * len(self.viewers)
        return [replace(change, stands=seen) for seen in zip(*stands, strict=True)]


def told_in_full(timeline: Timeline) -> list[tuple[int, list[Any]]]:
    """Every step that stands, by its entry, with all its events, everybody's cards included."""
    state, steps = timeline.state, list(timeline.state.journal.steps)
    events = iter(state.game.in_full(state, [row for rows in steps for row in rows]))
    numbers = timeline.steps.column(NUMBER)
    return [(number, list(islice(events, len(rows)))) for number, rows in zip(numbers, steps, strict=True)]


def traced_sheet(game: Game[Any], state: GameState, told: list[tuple[int, list[Any]]]) -> Sheet[Any]:
    """The score sheet, every item with the entries that brought its components."""
    sheet: Sheet[Any] = game.score_sheet(state)
    traced = game._trace(sheet.items, ((number, event) for number, events in told for event in events))
    items = [replace(item, steps=tuple(dict.fromkeys(steps))) for item, steps in zip(sheet.items, traced, strict=True)]
    return replace(sheet, items=tuple(items))
