"""The record of a match's chance: every draw of every step, and what went back to the piles, by name.

Nothing is recorded while a match is played. When it is over, its log is played again with a journal that records."""

from bisect import bisect_left
from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Annotated, Any

from msgspec import Meta

from .constants import DRAWN, RECORDING
from .game import Game
from .game_state import GameState
from .journal import SILENT, Journal
from .journal import Entry as Row
from .journal import Step as Rows
from .log import LONGEST, Entry, Step, Undo
from .setting import Count, Strict

RECORDER = Journal(RECORDING)  # copied faster than made
Name = Annotated[str, Meta(max_length=40)]


class Draw(Strict, frozen=True, tag="draw"):
    """A number below the bound, drawn from a stream, and the piece that it picked from a pile."""

    stream: Annotated[int, Meta(ge=0, le=7)]
    bound: Count
    number: Count
    pile: Name
    piece: Count  # the number of its kind, from 1


class Return(Strict, frozen=True, tag="return"):
    """Pieces of a kind that went back to a pile."""

    pile: Name
    piece: Count
    count: Count


Record = Draw | Return
Recorded = tuple[Annotated[int, Meta(ge=0, lt=LONGEST)], Annotated[tuple[Record, ...], Meta(max_length=1000)]]


class Recorder:
    """Replays a log on one state; keeps a copy from before each step that is the first one an undo takes back."""

    def __init__(self, key: bytes, state: GameState) -> None:
        self.key = key
        self.state = state
        self.drawn = 0  # how many entries have drawn, the set-up included
        self.found: list[tuple[int, Rows]] = []  # the entries that drew, with what was recorded
        self.standing: list[tuple[int, Step]] = []  # the steps after the set-up, with their numbers
        self.kept: dict[int, GameState] = {}  # by step: the state before it

    def record(self, number: int, do: Callable[[], None]) -> None:
        """Replay an entry that drew, with the chance of its number, and record the draws."""
        journal = RECORDER.copy()
        self.state.keep_journal(journal)
        self.state.key_chance(self.key, self.drawn)
        do()
        self.state.keep_journal(SILENT)
        self.found.append((number, journal.steps[-1]))

    def play(self, number: int, step: Step) -> None:
        """One step. One that draws nothing needs neither chance nor a record."""
        if number in self.kept:
            self.kept[number] = self.state.clone()
        self.standing.append((number, step))
        if step.drew:
            self.record(number, lambda: self.state.apply(step.seat, step.action))
            self.drawn += 1
        else:
            self.state.apply(step.seat, step.action)

    def take_back(self, takes: Sequence[int]) -> None:
        """Go back to the state before the first step, and play those again that still stand: they draw nothing."""
        self.state = self.kept[takes[0]].clone()
        at = bisect_left(self.standing, takes[0], key=itemgetter(0))
        later = self.standing[at:]
        del self.standing[at:]
        for number, step in later:
            if number not in takes:
                self.play(number, step)

    def run(self, entries: Sequence[Entry]) -> None:
        """The log after the set-up."""
        self.kept = {entry.takes[0]: self.state for entry in entries if isinstance(entry, Undo)}
        self.drawn = 1
        for number, entry in enumerate(entries):
            if isinstance(entry, Step):
                self.play(number, entry)
            elif isinstance(entry, Undo):
                self.take_back(entry.takes)


def record_of(game: Game[Any], state: GameState, row: Row) -> Record:
    """A draw or a return in a recording journal, by name."""
    if row[0] == DRAWN:
        _, stream, bound, number, pile, piece, _ = row
        return Draw(stream, bound, number, *game._piece(state, pile, piece))
    _, _, pile, piece, count, _, _ = row
    return Return(*game._piece(state, pile, piece), count)


def draws_of(blank: GameState, fork: GameState | None, key: bytes, entries: Sequence[Entry]) -> tuple[Recorded, ...]:
    """The entries that drew, with their records; `fork` is the position that a fork starts from.

    A fork's set-up draws nothing, and how it was redealt is not recorded.
    """
    recorder = Recorder(key, (blank if fork is None else fork).clone())
    if fork is None:
        recorder.record(0, recorder.state.deal)
    recorder.run(entries)
    game = blank.game
    named = [(n, tuple([record_of(game, blank, row) for row in rows if row[0] < 0])) for n, rows in recorder.found]
    return tuple([(number, records) for number, records in named if records])
