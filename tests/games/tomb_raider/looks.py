"""What a test looks at in a position of Tomb Raider, in the words of the rules."""

from typing import Any

from games.refusing import refusal as refusal
from games.tomb_raider.builder import SIGNS, Place, at
from trove.games.tomb_raider import constants as const
from trove.games.tomb_raider.game import GAME, TombRaider
from trove.games.tomb_raider.words import Discard, EndTurn, Lay, Step

NORTH, EAST, SOUTH, WEST = Step("north"), Step("east"), Step("south"), Step("west")


def hand_of(state: TombRaider, seat: int) -> str:
    """A hand by short names, as the builder takes it."""
    cards = state.hand[const.CARDS * seat : const.CARDS * seat + const.CARDS]
    return names(cards)


def names(cards: list[int]) -> str:
    found = [f"{'esh'[k // const.VALUES]}{1 + k % const.VALUES}" for k, n in enumerate(cards) for _ in range(n)]
    return " ".join(found)


def discards(state: TombRaider) -> str:
    return names(state.cards[const.DISCARD : const.DISCARD + const.CARDS])


def deck_of(state: TombRaider) -> str:
    return names(state.cards[const.DECK : const.DECK + const.CARDS])


def laid(state: TombRaider) -> str:
    return names(state.cards[const.LAID : const.LAID + const.CARDS])


def place_of(state: TombRaider, seat: int) -> Place | str:
    """Where a figure is: row and column, "start" or "dead"."""
    place = state.pos[seat]
    return divmod(place, const.ROWS) if place < const.START else "start" if place == const.START else "dead"


def lies(state: TombRaider, place: Place) -> list[int]:
    """The treasures on a tile."""
    return [k for k in range(1, const.TREASURES) if state.where[k] == at(place)]


def looks(state: TombRaider, place: Place) -> str:
    """A tile as it is drawn in the builder; x if it is gone."""
    face = state.face[at(place)]
    if face == const.FACE_DOWN:
        return "."
    return "x" if face == const.GONE else ("", "E", "G", "H", "R")[face - const.BLANK] + SIGNS[state.doors[at(place)]]


def gone(state: TombRaider) -> set[Place]:
    return {divmod(place, const.ROWS) for place in range(const.PLACES) if state.face[place] == const.GONE}


def points(state: TombRaider) -> tuple[int, int]:
    """Good and bad."""
    good, bad = GAME.view(state, None).public.sides
    return good.points, bad.points


def offered(state: TombRaider, kind: type[Any] | tuple[type[Any], ...] = object) -> list[Any]:
    """What the seat to act may do, in words."""
    return [offer.words for offer in GAME.offers(state, state.turn) if isinstance(offer.words, kind)]


def told(state: TombRaider, viewer: int | None = None) -> list[Any]:
    """The events of the last step, as this seat or a spectator saw them."""
    return GAME.events_of(state, viewer, len(state.journal.steps) - 1)


def all_told(state: TombRaider, kind: type[Any], viewer: int | None = None) -> list[Any]:
    """All events of a kind since the position was set up."""
    return [event for event in GAME.events(state, viewer) if isinstance(event, kind)]


def play(state: TombRaider, *moves: Any) -> TombRaider:
    """The seats that are asked make these moves."""
    for move in moves:
        state.play(state.turn, move)
    return state


def lay(names: str) -> list[Lay]:
    """Cards to lay, by short names."""
    kinds: dict[str, Any] = {"e": "energy", "s": "shooting", "h": "health"}
    return [Lay(kinds[name[0]], int(name[1])) for name in names.split()]


def discard(name: str) -> Discard:
    (said,) = lay(name)
    return Discard(said.kind, said.value)


def end_turns(state: TombRaider, times: int = 1) -> TombRaider:
    """A number of seats end their turns."""
    for _ in range(times):
        state.play(state.turn, EndTurn())
    return state


def until_turn_of(state: TombRaider, seat: int) -> TombRaider:
    """The others end their turns at once."""
    while state.turn != seat and not state.over:
        state.play(state.turn, EndTurn())
    return state
