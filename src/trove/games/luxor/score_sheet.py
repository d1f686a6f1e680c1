"""L9: the score sheet, every point with its rule and component."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from ...core.game import Item, Sheet
from ...core.tracing import Brings, Told, traced
from . import events
from .constants import ADVENTURERS, KINDS, LYING
from .knowledge import scarab_values
from .pieces import Treasure, tiles
from .scoring import count_sets, standing
from .state import State


class Adventurer(Struct, frozen=True, tag="adventurer"):
    """Where the adventurer stands at the end; None if it lies at a statue."""

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


Component = Treasure | Adventurer | Sarcophagus | Keys | Sets | Scarab


def score_sheet(state: State) -> Sheet[Component]:
    """Every point, in the order of L9, as if the game ended now."""
    state_totals, state_winners = state.scores(), state.winners()
    places = [standing(state, seat) for seat in range(state.seats)]
    return Sheet(
        items=tuple(item for seat in range(state.seats) for item in items(state, seat)),
        totals=tuple(state_totals),
        winners=tuple(state_winners),
        ranks=tuple(1 + sum(other > place for other in places) for place in places),
    )


def items(state: State, seat: int) -> list[Item[Component]]:
    """One seat's points."""
    found: list[Item[Component]] = [Item(seat, "L9.1", tile.points, (tile,)) for tile in treasures_of(state, seat)]
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


BRINGS: Brings = {
    events.Moved: (Adventurer,),
    events.Carried: (Adventurer,),
    events.Joined: (Adventurer,),
    events.Tunnelled: (Adventurer,),
    events.Freed: (Adventurer,),
    events.TookTreasure: (Treasure, Sets),
    events.TookWild: (Sets,),
    events.TookSarcophagus: (Sarcophagus,),
    events.TookKey: (Keys,),
    events.TookScarab: (Scarab,),
}


def trace(items: Sequence[Item[Component]], history: Iterable[tuple[int, Any]]) -> list[tuple[int, ...]]:
    """For each item the steps that brought its component."""
    return traced(items, history, BRINGS, steps_of)


def steps_of(part: Component, told: Told) -> tuple[int, ...]:
    """The steps that brought a component, from what may have; an adventurer's is the last that moved it."""
    match part:
        case Adventurer(k):
            return tuple([step for step, event in told if event.adventurer == k])[-1:]
        case Treasure(tile):
            return tuple([step for step, event in told if event.treasure.tile == tile])
        case Sarcophagus(points):
            return tuple([step for step, event in told if event.points == points])
        case Keys(count):
            return tuple([step for step, _ in told])[-count:]
        case Sets():
            return tuple([step for step, _ in told])
        case Scarab(value):
            return tuple([step for step, event in told if event.value == value])
