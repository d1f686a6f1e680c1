"""L9: the score sheet, every point with its rule and component."""

from typing import Any

from msgspec import Struct

from ...core.game import Item, Sheet
from . import events
from .knowledge import scarab_values
from .pieces import Treasure, tiles
from .scoring import count_sets, standing
from .state import State
from .terms import ADVENTURERS, KINDS, LYING


class Adventurer(Struct, frozen=True, tag="adventurer"):
    """Where he stands at the end; None: he lies at a statue."""

    adventurer: int
    space: int | None


class Sarcophagus(Struct, frozen=True, tag="sarcophagus"):
    points: int


class Keys(Struct, frozen=True, tag="keys"):
    count: int


class Sets(Struct, frozen=True, tag="sets"):
    """Sets of three kinds, and how many wild treasures stand in."""

    count: int
    wilds: int


class Scarab(Struct, frozen=True, tag="scarab"):
    value: int


def score_sheet(state: State) -> Sheet:
    """Every point, in the order of L9, as if the game ended now."""
    state_totals, state_winners = state.scores(), state.winners()
    places = [standing(state, seat) for seat in range(state.seats)]
    return Sheet(
        items=tuple(item for seat in range(state.seats) for item in items(state, seat)),
        totals=tuple(state_totals),
        winners=tuple(state_winners),
        ranks=tuple(1 + sum(other > place for other in places) for place in places),
    )


def items(state: State, seat: int) -> list[Item]:
    """One seat's points."""
    found = [Item(seat, "L9.1", tile.points, (tile,)) for tile in treasures_of(state, seat)]
    for k, space in enumerate(state.pos[ADVENTURERS * seat : ADVENTURERS * seat + ADVENTURERS]):
        piece = Adventurer(k, None if space == LYING else space)
        found.append(Item(seat, "L9.2", state.edition.space_points[space], (piece,)))
    for k, owner in enumerate(state.sarcophagus):
        if owner == 1 + seat:
            worth = state.edition.sarcophagus[k]
            found.append(Item(seat, "L9.3", worth, (Sarcophagus(worth),)))
    if state.keys[seat]:
        found.append(Item(seat, "L9.4", state.keys[seat], (Keys(state.keys[seat]),)))
    if n := count_sets(state, seat):
        real = sum(min(n, tiles) for tiles in state.treasures[KINDS * seat : KINDS * seat + KINDS])
        found.append(Item(seat, "L9.5", state.edition.sets[n], (Sets(n, KINDS * n - real),)))
    found += [Item(seat, "L9.6", value, (Scarab(value),)) for value in scarab_values(state, seat)]
    return found


def treasures_of(state: State, seat: int) -> list[Treasure]:
    faces = tiles(state.edition)
    return [faces[tile] for tile, owner in enumerate(state.owner) if owner == 1 + seat]  # type: ignore[misc]


def trace(item: Item, history: list[tuple[int, Any]]) -> tuple[int, ...]:
    """The steps that brought an item's component; an adventurer's is the last that moved him."""
    mine = [(step, event) for step, event in history if getattr(event, "seat", None) == item.seat]
    match item.components[0]:
        case Adventurer(k):
            stops = (events.Travel, events.Freed)
            return tuple(step for step, event in mine if isinstance(event, stops) and event.adventurer == k)[-1:]
        case Treasure(tile):
            took = events.TookTreasure
            return tuple(step for step, event in mine if isinstance(event, took) and event.treasure.tile == tile)
        case Sarcophagus(points):
            grave = events.TookSarcophagus
            return tuple(step for step, event in mine if isinstance(event, grave) and event.points == points)
        case Keys(count):
            return tuple(step for step, event in mine if isinstance(event, events.TookKey))[-count:]
        case Sets():
            parts = (events.TookTreasure, events.TookWild)
            return tuple(step for step, event in mine if isinstance(event, parts))
        case Scarab(value):
            beetle = events.TookScarab
            return tuple(step for step, event in mine if isinstance(event, beetle) and event.value == value)
    return ()
