"""Any game without a part of its own: its actions as they are, in one group."""

from typing import Any

from msgspec import Struct

from trove.core.game_state import GameState

from .news import News

NEWS = News(set_up=(), shown=())


class Anything(Struct, frozen=True, gc=False, tag="anything"):
    """What next?"""


class Everything(Struct, frozen=True, gc=False, tag="everything"):
    """All there is."""


class Choice(Struct, frozen=True, gc=False):
    """An action that is offered."""

    id: int
    words: Any


class Group(Struct, frozen=True, gc=False):
    """All of them."""

    heading: Everything
    choices: tuple[Choice, ...]


class Decision(Struct, frozen=True, gc=False):
    """What a seat may do."""

    question: Anything
    groups: tuple[Group, ...]


class Board(Struct, frozen=True, gc=False):
    """Nothing is known of it."""


def decision(state: GameState, seat: int) -> Decision | None:
    """What the seat may do; None if it is not to act."""
    found = tuple(Choice(offer.id, offer.words) for offer in state.game.offers(state, seat))
    return Decision(Anything(), (Group(Everything(), found),)) if found else None


def board(state: GameState) -> Board:
    return Board()


def figures(state: GameState) -> tuple[str, ...]:
    return ()
