"""What an action is certain to bring, tried out on a state that is imagined from what its seat knows.

Nothing of the true state's chance or hidden pieces can show here: the imagined state has neither. What remains is to
leave out what it made up. Each game's part defines that by its `Veil`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from msgspec import Struct

from trove.core.game_state import GameState
from trove.core.journal import Entry, Journal

SEED = 1  # any: what depends on it is left out
BLANK = Journal(1)  # copied faster than made
S = TypeVar("S", bound=GameState)


class Veil(NamedTuple):
    """What of a game's events nobody can know beforehand."""

    unknown: Mapping[type, str]  # by event: what chance or somebody's hidden pieces decide; that it happens is certain
    decides: frozenset[type] = frozenset()  # those that also decide what happens after them
    spares: Callable[[Any, int], bool] = lambda event, seat: (
        False
    )  # whether the seat that acts knows this one after all
    untold: frozenset[int] = frozenset()  # the kinds of journal entries that no outcome needs as events


class Trial(Struct, frozen=True):
    """What an action brings for certain."""

    action: int
    entries: list[Entry]  # of the journal
    events: list[Any]  # in order, but for those that are not told
    unknown: tuple[str, ...]  # what it brings as well, but nobody can know which
    after: Any  # the state it leads to, for certain as far as its events are; None where chance decides how it goes on


def imagined(state: S, seat: int) -> S:
    """A state made from what the seat knows alone; its journal is silent."""
    return state.clone().imagine(seat, SEED)  # type: ignore[return-value]


def trials(base: GameState, seat: int, veil: Veil) -> list[Trial]:
    """Every offered action, tried out."""
    journal, table, untold = BLANK.copy(), base.game._event_table(base), veil.untold
    found: list[Trial] = []
    for action in base.legal(seat):
        after = base.clone()
        after.journal = journal
        after.step(seat, action)  # unchecked: it is one of those that are offered
        entries = journal.taken()
        told = table.tell(seat, [entry for entry in entries if entry[0] not in untold])
        found.append(lifted(action, after, entries, told, seat, veil))
    return found


def lifted(action: int, after: GameState, entries: list[Entry], told: Sequence[Any], seat: int, veil: Veil) -> Trial:
    """The events of a trial, without what nobody can know."""
    names, decides, spares = veil.unknown, veil.decides, veil.spares
    events: list[Any] = []
    unknown: list[str] = []
    for event in told:
        kind = type(event)
        if kind not in names or spares(event, seat):
            events.append(event)
        elif kind in decides:
            return Trial(action, entries, events, (*unknown, names[kind]), None)
        elif names[kind] not in unknown:
            unknown.append(names[kind])
    return Trial(action, entries, events, tuple(unknown), after)
