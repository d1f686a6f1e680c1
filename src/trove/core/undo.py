"""Whether a step may be taken back. That depends on information: a step that revealed nothing is free to take back.

A game may also close a phase: then its steps are no longer free to take back, even if they revealed nothing.
"""

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

from msgspec import Struct

from .game import Chair, Game
from .game_state import GameState
from .log import Live, Log
from .timeline import Timeline, Trial

FREE: Final = "undo-free"
OTHERS_ACTED: Final = "undo-others-acted"

REFUSED: Final = {
    "undo-not-started": "nothing can be taken back before the match has started",
    "undo-over": "nothing can be taken back when the match is over",
    "undo-too-many": "nothing more can be taken back: too many entries in the log of this match",
    "undo-nothing": "this seat has no step to take back",
    "undo-free-only": "at this table a step is taken back only if it drew and showed nothing and nobody acted since",
}


class UndoTerms(Struct, frozen=True):
    """The terms of an undo: free, or with the consent of others (of nobody, for a single player)."""

    verdict: Literal["free", "ask", "refused"]
    takes: tuple[int, ...] = ()  # the entries that would no longer stand
    ask: tuple[int, ...] = ()  # the seats of all other players
    code: str = FREE  # why


class Without(NamedTuple):
    """What a timeline would be without one of its steps."""

    at: int  # the index of the step
    falls: list[Live]  # the step, and the later ones that cannot stand without it
    stands: list[Live]  # the other later ones
    acting: tuple[int, ...]  # who would be to act

    def timeline(self, timeline: Timeline) -> Timeline:
        """The timeline without it."""
        return timeline.up_to(self.at - 1).replayed(self.stands)


def refused(code: str) -> UndoTerms:
    return UndoTerms("refused", code=code)


def terms(
    game: Game[Any], chairs: Sequence[Chair], log: Log, timeline: Timeline, seat: int
) -> tuple[UndoTerms, Without | None]:
    """The terms for a seat's last step, and what the timeline would be without it."""
    index = timeline.last_of(seat)
    if not index:
        return refused("undo-nothing"), None
    trial = Trial.after(timeline, index - 1)
    rest = without(timeline, index, trial.copy())
    takes = tuple([step.number for step in rest.falls])
    code = reason(game, log, timeline, rest, trial)
    if code == FREE:
        return UndoTerms("free", takes), rest
    ask = tuple(other for other, chair in enumerate(chairs) if chair.player != chairs[seat].player)
    return UndoTerms("ask", takes, ask, code), rest


def without(timeline: Timeline, index: int, trial: Trial) -> Without:
    """Leave out the step of this index; the trial is at the moment before it."""
    step, *later = timeline.steps.since(index)
    falls, stands = [step], list[Live]()
    for other in later:
        (stands if trial.stands(other) else falls).append(other)
    return Without(index, falls, stands, trial.state.to_act())


def reason(game: Game[Any], log: Log, timeline: Timeline, rest: Without, trial: Trial) -> str:
    """Why a step cannot be taken back without asking, or that it can; the trial is at the moment before it."""
    step = rest.falls[0]
    if step.drew:
        return "undo-drew"
    before = trial.state.clone()
    trial.play(step)
    if told := showed(game, before, trial.state):
        return told
    if log.undone_by_consent(step.number):
        return OTHERS_ACTED  # what was taken back by consent had been seen all the same
    alone = rest.at == len(timeline.steps) - 1
    return FREE if alone or is_open(game, timeline, rest, before, trial) else OTHERS_ACTED


def showed(game: Game[Any], before: GameState, after: GameState) -> str:
    """What the step between these states revealed or closed, if anything."""
    viewers = (None, *range(before.seats))
    if any(game.hidden(before, viewer) != game.hidden(after, viewer) for viewer in viewers):
        return "undo-showed"
    return "undo-closed" if game.closes(before, after) else ""


def is_open(game: Game[Any], timeline: Timeline, rest: Without, before: GameState, trial: Trial) -> bool:
    """Whether this step and all later ones belong to one simultaneous phase that is still open.

    Then each of them could have come first, none drew or showed anything, none let anybody act who could not before,
    and without this step the same seats would be to act, and the one that takes it back. The trial is at the moment
    after the step.
    """
    if len(rest.falls) > 1 or not {step.seat for step in rest.stands} <= set(before.to_act()):
        return False
    for step in timeline.steps.since(rest.at + 1):
        if not set(trial.state.to_act()) <= set(before.to_act()):
            return False
        before = trial.state.clone()
        trial.play(step)
        if showed(game, before, trial.state):
            return False
    now = set(trial.state.to_act())
    return now <= set(before.to_act()) and set(rest.acting) == {rest.falls[0].seat, *now}
