"""What a seat is asked in Tomb Raider, and what it may answer."""

from msgspec import Struct

from trove.games.tomb_raider.cards import laid_sum
from trove.games.tomb_raider.constants import HERE, SHOOTING
from trove.games.tomb_raider.knowledge import PHASES
from trove.games.tomb_raider.museum import neighbour
from trove.games.tomb_raider.pieces import Kind, Square, square
from trove.games.tomb_raider.state import State
from trove.games.tomb_raider.words import (
    WHERE,
    Action,
    Aim,
    Discard,
    Draw,
    Drop,
    HandOver,
    Lay,
    PickUp,
    Reveal,
    Rotate,
    Step,
    Turn,
    words,
)

from ..trials import imagined, trials
from .goals import Beyond, Goal, beyond, reach
from .outcomes import VEIL, Outcome, before, outcome


class Acting(Struct, frozen=True, gc=False, tag="acting"):
    """What next?"""

    actions: int  # left


class Laying(Struct, frozen=True, gc=False, tag="laying"):
    """More energy cards?"""


class Moving(Struct, frozen=True, gc=False, tag="moving"):
    """What is the next movement point for?"""

    points: int  # left


class Turning(Struct, frozen=True, gc=False, tag="turning"):
    """Which way does the tile lie that was turned up?"""

    place: Square


class Shooting(Struct, frozen=True, gc=False, tag="shooting"):
    """Which shooting cards?"""

    target: int


class Defending(Struct, frozen=True, gc=False, tag="defending"):
    """Which health cards against this seat's shot?"""

    seat: int
    sum: int


class Discarding(Struct, frozen=True, gc=False, tag="discarding"):
    """Which card of too many?"""


Question = Acting | Laying | Moving | Turning | Shooting | Defending | Discarding


class Draws(Struct, frozen=True, gc=False, tag="draws"):
    """Kinds of cards to draw."""


class Cards(Struct, frozen=True, gc=False, tag="cards"):
    """Cards to lay."""

    kind: Kind


class Targets(Struct, frozen=True, gc=False, tag="targets"):
    """Figures to shoot at."""


class Discards(Struct, frozen=True, gc=False, tag="discards"):
    """Cards to discard."""


class Steps(Struct, frozen=True, gc=False, tag="steps"):
    """Tiles to go to."""


class Reveals(Struct, frozen=True, gc=False, tag="reveals"):
    """Tiles to turn up."""


class Turns(Struct, frozen=True, gc=False, tag="turns"):
    """Ways for the revealed tile to lie."""


class Rotations(Struct, frozen=True, gc=False, tag="rotations"):
    """Ways for an open tile to lie."""

    place: Square


class Treasures(Struct, frozen=True, gc=False, tag="treasures"):
    """What can be done with treasures."""


class Ends(Struct, frozen=True, gc=False, tag="ends"):
    """What ends the laying, the movement or the turn."""


Heading = Draws | Cards | Targets | Discards | Steps | Reveals | Turns | Rotations | Treasures | Ends
ORDER = (Draws, Cards, Targets, Discards, Steps, Reveals, Turns, Rotations, Treasures, Ends)


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
    """What a seat is asked, and all that it may answer."""

    question: Question
    groups: tuple[Group, ...]
    reach: tuple[Goal, ...] = ()  # while moving: everything that the points can lead to
    beyond: tuple[Beyond, ...] = ()  # and everything else, with the reason


def decision(state: State, seat: int) -> Decision | None:
    """What the seat is asked; None if it is not to act."""
    base = imagined(state, seat)
    now = before(base, seat)
    groups: dict[Heading, list[Choice]] = {}
    for trial in trials(base, seat, VEIL):
        said = words(base, seat, trial.action)
        choice = Choice(trial.action, said, outcome(now, said, trial))
        groups.setdefault(heading(base, seat, said), []).append(choice)
    if not groups:
        return None
    titles = sorted(groups, key=lambda title: ORDER.index(type(title)))
    offered = tuple([Group(title, tuple(groups[title])) for title in titles])
    return Decision(question(base), offered, reach(base, seat), beyond(base, seat))


def question(state: State) -> Question:
    match PHASES[state.phase]:
        case "acting":
            return Acting(state.left)
        case "laying":
            return Laying()
        case "moving":
            return Moving(state.energy)
        case "turning":
            return Turning(square(state.revealed - 1))
        case "shooting":
            return Shooting(state.target - 1)
        case "defending":
            return Defending(state.active, laid_sum(state, SHOOTING))
        case "discarding":
            return Discarding()


HEADINGS: dict[type, Heading] = {
    Draw: Draws(),
    Aim: Targets(),
    Discard: Discards(),
    Step: Steps(),
    Reveal: Reveals(),
    Turn: Turns(),
    PickUp: Treasures(),
    Drop: Treasures(),
    HandOver: Treasures(),
}


def heading(state: State, seat: int, said: Action) -> Heading:
    """Where a person would look for an action: at its cards, at its tile, at the treasures, or how to go on."""
    if isinstance(said, Lay):
        return Cards(said.kind)
    if isinstance(said, Rotate):
        return Rotations(square(rotated(state, seat, WHERE.index(said.where))))
    return HEADINGS.get(type(said), Ends())


def rotated(state: State, seat: int, which: int) -> int:
    """The place of the tile that is rotated."""
    return state.pos[seat] if which == HERE else neighbour(state, state.pos[seat], which)
