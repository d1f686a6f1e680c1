"""Whether a step may be taken back. That is decided by information: what nobody learned may be unmade for nothing."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Literal

from msgspec import Struct

from .chance import keyed
from .game import Chair, Game
from .line import Line
from .log import Entry, Undo
from .playable import Playable


class UndoTerms(Struct, frozen=True):
    """What taking back would cost: nothing, the leave of others (of nobody, where one plays alone), or it cannot be."""

    verdict: Literal["free", "ask", "refused"]
    takes: tuple[int, ...] = ()  # the entries that would no longer stand
    ask: tuple[int, ...] = ()  # the seats of all other players
    code: str = "undo-free"  # why


def refused(code: str) -> UndoTerms:
    return UndoTerms("refused", code=code)


def terms(
    game: Game[Any], chairs: Sequence[Chair], entries: Sequence[Entry], line: Line, seat: int
) -> tuple[UndoTerms, Line]:
    """The terms for a seat's last step, and the line as it would be without it."""
    index = next((k for k in range(len(line.steps) - 1, 0, -1) if line.steps[k].seat == seat), 0)
    if not index:
        return refused("undo-nothing"), line
    shorter, fallen = line.without(index)
    takes = tuple(step.number for step in (line.steps[index], *fallen))
    code = reason(game, entries, line, shorter, index)
    if code == "undo-free":
        return UndoTerms("free", takes), shorter
    ask = tuple(other for other, chair in enumerate(chairs) if chair.player != chairs[seat].player)
    return UndoTerms("ask", takes, ask, code), shorter


def reason(game: Game[Any], entries: Sequence[Entry], line: Line, shorter: Line, index: int) -> str:
    """Why the step of this index cannot be taken back without asking, or that it can."""
    states, steps = line.states_from(index), line.steps[index:]
    for before, after, step in zip(states, states[1:], steps, strict=False):
        first = step is steps[0]
        if after.chance != keyed(line.key, step.number):
            return "undo-drew" if first else "undo-others-acted"
        if shown(game, before) != shown(game, after):
            return "undo-showed" if first else "undo-others-acted"
    if any(isinstance(entry, Undo) and entry.agreed for entry in entries[steps[0].number + 1 :]):
        return "undo-others-acted"  # what was taken back by leave had been seen all the same
    return "undo-free" if len(steps) == 1 or is_open(states, line, shorter, index) else "undo-others-acted"


def shown(game: Game[Any], state: Playable) -> list[tuple[int, ...]]:
    """How much is hidden from whom."""
    return [game.hidden(state, viewer) for viewer in (None, *range(state.seats))]


def is_open(states: Sequence[Playable], line: Line, shorter: Line, index: int) -> bool:
    """Whether all later steps belong to one phase with this one, in which all choose at once, and it goes on.

    Then each of them could have come first, none let anybody act who could not before, and without this step
    the same seats would be to act, and the one that takes it back.
    """
    seat, later = line.steps[index].seat, line.steps[index + 1 :]
    at_once = states[0].to_act()
    shrinks = all(set(after.to_act()) <= set(before.to_act()) for before, after in pairwise(states))
    stands = len(shorter.steps) == len(line.steps) - 1
    same = set(shorter.state.to_act()) == {seat, *states[-1].to_act()}
    return all(step.seat in at_once for step in later) and shrinks and stands and same
