"""What a test looks at in a position of Luxor, in the words of the rules."""

from typing import Any

from games.luxor.builder import names_of
from games.refusing import refusal as refusal
from trove.games.luxor import constants as const
from trove.games.luxor.game import GAME, Luxor


def spaces(state: Luxor, seat: int) -> list[int]:
    """Where a seat's adventurers are."""
    return list(state.pos[const.ADVENTURERS * seat : const.ADVENTURERS * seat + const.ADVENTURERS])


def hand_of(state: Luxor, seat: int) -> list[str]:
    """A hand from left to right, by short names."""
    names = names_of(state)
    return [names[kind] for kind in state.hand[const.HAND * seat : const.HAND * seat + const.HAND]]


def pile_of(state: Luxor, first: int) -> list[str]:
    """The cards of a pile, by short names, sorted."""
    rows = state.pile[first : first + const.CARDS]
    return sorted(name for name, n in zip(names_of(state), rows, strict=True) for _ in range(n))


def draws(state: Luxor) -> list[str]:
    return pile_of(state, const.DRAW_PILE)


def discards(state: Luxor) -> list[str]:
    return pile_of(state, const.DISCARD)


def tops(state: Luxor) -> list[str]:
    """The top cards of the three Horus piles."""
    return [names_of(state)[state.horus_top[level]] for level in (1, 2, 3)]


def offered(state: Luxor, seat: int) -> list[Any]:
    """What the seat may do, in words."""
    return [offer.words for offer in GAME.offers(state, seat)]


def told(state: Luxor, viewer: int | None) -> list[Any]:
    """The events of the last step, as this seat or a spectator saw them."""
    return GAME.events_of(state, viewer, len(state.journal.steps) - 1)
