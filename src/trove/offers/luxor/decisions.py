"""What a seat is asked in Luxor, and what it may answer."""

from msgspec import Struct

from trove.games.luxor.constants import ADVENTURERS, HAND, ROLL_EXACTLY
from trove.games.luxor.knowledge import PHASES
from trove.games.luxor.pieces import Card, cards
from trove.games.luxor.state import State
from trove.games.luxor.words import Action, Move, Side, in_words, spaces_of

from ..trials import imagined, trials
from .outcomes import VEIL, Outcome, outcome


class Playing(Struct, frozen=True, gc=False, tag="playing"):
    """Which outer card?"""


class AfterRoll(Struct, frozen=True, gc=False, tag="rolled"):
    """Who moves, and how far?"""

    die: int


class Choosing(Struct, frozen=True, gc=False, tag="choosing"):
    """Who acts after "all forward"?"""


class Taking(Struct, frozen=True, gc=False, tag="taking"):
    """Which of two things?"""


Question = Playing | AfterRoll | Choosing | Taking


class OuterCard(Struct, frozen=True, gc=False, tag="outer_card"):
    """What one of the outer cards allows."""

    side: Side
    card: Card


class Mover(Struct, frozen=True, gc=False, tag="mover"):
    """How far one adventurer may move."""

    adventurer: int
    space: int


class Movers(Struct, frozen=True, gc=False, tag="movers"):
    """Who may move exactly as far as the die shows."""

    die: int


class Actor(Struct, frozen=True, gc=False, tag="actor"):
    """Who may act."""


class Things(Struct, frozen=True, gc=False, tag="things"):
    """What may be taken."""


Heading = OuterCard | Mover | Movers | Actor | Things


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


Place = Side | int | None  # where a person looks for an action: at an outer card, at an adventurer that moves, or here


def decision(state: State, seat: int) -> Decision | None:
    """What the seat is asked; None if it is not to act."""
    base = imagined(state, seat)
    spaces = spaces_of(base, seat)
    groups: dict[Place, list[Choice]] = {}
    for trial in trials(base, seat, VEIL):
        said = in_words(base, spaces, trial.action)
        groups.setdefault(place(base, said), []).append(Choice(trial.action, said, outcome(base, seat, trial)))
    if not groups:
        return None
    found = [Group(heading(base, seat, where), tuple(choices)) for where, choices in groups.items()]
    return Decision(question(base), tuple(found))


def question(state: State) -> Question:
    match PHASES[state.phase]:
        case "playing":
            return Playing()
        case "rolled":
            return AfterRoll(state.die)
        case "choosing":
            return Choosing()
        case "taking":
            return Taking()


def place(state: State, said: Action) -> Place:
    """Where an action belongs; where everybody can only move one way, nobody is looked for."""
    if isinstance(said, Move):
        return None if state.edition.card_effect[state.played] == ROLL_EXACTLY else said.adventurer
    return getattr(said, "side", None)


def heading(state: State, seat: int, where: Place) -> Heading:
    """The card or the adventurer that choices are about, or what there is to choose."""
    if isinstance(where, str):
        card = cards(state.edition)[state.hand[HAND * seat + (0 if where == "left" else HAND - 1)]]
        assert card is not None
        return OuterCard(where, card)
    if where is not None:
        return Mover(where, state.pos[ADVENTURERS * seat + where])
    phase = PHASES[state.phase]
    return Movers(state.die) if phase == "rolled" else Actor() if phase == "choosing" else Things()
