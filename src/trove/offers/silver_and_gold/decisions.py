"""What a seat is asked in Silver & Gold, and what it may answer."""

from msgspec import Struct

from trove.games.silver_and_gold.constants import CHOOSING, MARKING
from trove.games.silver_and_gold.pieces import PATTERN_NAMES, PatternName
from trove.games.silver_and_gold.state import State
from trove.games.silver_and_gold.words import Action, Choose, Mark, MarkOne, Slot, words

from ..trials import imagined, trials
from .outcomes import VEIL, Outcome, before, outcome


class Choosing(Struct, frozen=True, gc=False, tag="choosing"):
    """Which two maps to keep?"""


class Marking(Struct, frozen=True, gc=False, tag="marking"):
    """Where to mark the pattern, or which one square?"""

    pattern: PatternName


class NoRoom(Struct, frozen=True, gc=False, tag="no_room"):
    """The pattern fits nowhere: which one square?"""

    pattern: PatternName


class Owed(Struct, frozen=True, gc=False, tag="owed"):
    """Which square of those that crosses gave?"""

    owed: int


class Taking(Struct, frozen=True, gc=False, tag="taking"):
    """Which map to take?"""


Question = Choosing | Marking | NoRoom | Owed | Taking


class OnMap(Struct, frozen=True, gc=False, tag="on_map"):
    """Ways to mark the pattern on one map."""

    slot: Slot


class OneSquare(Struct, frozen=True, gc=False, tag="one_square"):
    """Single squares of one map."""

    slot: Slot


class Pairs(Struct, frozen=True, gc=False, tag="pairs"):
    """Two of the four maps dealt."""


class Maps(Struct, frozen=True, gc=False, tag="maps"):
    """Maps to be taken."""


Heading = OnMap | OneSquare | Pairs | Maps


class Choice(Struct, frozen=True, gc=False):
    """An action that is offered, and what it leads to."""

    id: int
    words: Action
    outcome: Outcome


class Group(Struct, frozen=True, gc=False):
    """Choices that belong together."""

    heading: Heading
    choices: tuple[Choice, ...]


class Decision(Struct, frozen=True, gc=False):
    """The question for a seat, and all its choices."""

    question: Question
    groups: tuple[Group, ...]


def decision(state: State, seat: int) -> Decision | None:
    """What the seat is asked; None if it is not to act."""
    base = imagined(state, seat)
    now = before(base, seat)
    groups: dict[Heading, list[Choice]] = {}
    for trial in trials(base, seat, VEIL):
        said = words(base, seat, trial.action)
        choice = Choice(trial.action, said, outcome(now, trial))
        groups.setdefault(heading(said), []).append(choice)
    if not groups:
        return None
    found = tuple([Group(title, tuple(choices)) for title, choices in groups.items()])
    return Decision(question(base, seat, found), found)


def question(state: State, seat: int, groups: tuple[Group, ...]) -> Question:
    if state.phase == CHOOSING:
        return Choosing()
    if state.phase != MARKING:
        return Taking()
    if state.owed[seat]:
        return Owed(state.owed[seat])
    pattern = PATTERN_NAMES[state.card - 1]
    return Marking(pattern) if any(isinstance(group.heading, OnMap) for group in groups) else NoRoom(pattern)


ON_MAP, ONE_SQUARE = (OnMap(0), OnMap(1)), (OneSquare(0), OneSquare(1))


def heading(said: Action) -> Heading:
    """Where a person would look for an action: at the map that is marked, or at the maps on offer."""
    if isinstance(said, Mark):
        return ON_MAP[said.slot]
    if isinstance(said, MarkOne):
        return ONE_SQUARE[said.slot]
    return Pairs() if isinstance(said, Choose) else Maps()
