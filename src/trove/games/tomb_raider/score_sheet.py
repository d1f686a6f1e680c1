"""T12: the score sheet, every point with its rule and component, and the events that decide a tie."""

from collections.abc import Iterable, Sequence
from typing import Any, Literal

from msgspec import Struct

from ...core.game import Item, Sheet
from . import events
from .constants import BROUGHT_OUT, BY_DELIVERY, BY_PLATE, CHAIN_BAD, CHAIN_GOOD, DEAD, MOST_LOST, PLATES, TREASURES
from .pieces import Plate, Treasure, plates, treasures
from .sides import side_of
from .state import State


class Dead(Struct, frozen=True, tag="dead"):
    """A figure that the explosion killed."""

    seat: int


class PlateTaken(Struct, frozen=True, tag="taken_plate"):
    plate: Plate


class Brought(Struct, frozen=True, tag="brought"):
    treasure: Treasure


class Change(Struct, frozen=True, tag="change"):
    """The event of this number that changed the sides' points."""

    number: int
    by: Literal["plate", "delivery", "wave"]
    good: int
    bad: int


Component = Dead | PlateTaken | Brought | Change


def score_sheet(state: State) -> Sheet[Component]:
    """Every point with the seat that brought it, as if the game ended now; a seat's total is its side's."""
    totals, winners = state.scores(), state.winners()
    found = [item for seat in range(state.seats) for item in items(state, seat)]
    return Sheet(
        items=(*found, *tie_break(state, totals, winners)),
        totals=tuple(totals),
        winners=tuple(winners),
        ranks=tuple(1 if seat in winners else 1 + len(winners) for seat in range(state.seats)),
    )


def items(state: State, seat: int) -> list[Item[Component]]:
    """What a seat has brought its side; foreign treasures for nothing."""
    worth, treasure = state.edition.treasure_side, treasures(state.edition)
    found: list[Item[Component]] = [
        Item(seat, "T12.2", treasure[k].value if worth[k] != 1 - side_of(state, seat) else 0, (Brought(treasure[k]),))
        for k in range(1, TREASURES)
        if state.where[k] == BROUGHT_OUT + seat
    ]
    found += [
        Item(seat, "T6.2", 1, (PlateTaken(plates(state.edition)[k]),))
        for k in range(PLATES)
        if state.plates[k] == 1 + seat
    ]
    if state.pos[seat] == DEAD:
        found.append(Item(seat, "T10.4", -1, (Dead(seat),)))
    return found


def tie_break(state: State, totals: list[int], winners: list[int]) -> list[Item[Component]]:
    """T12.3, T12.4: what decided between equal totals, for the first of the winners."""
    found = deciding(state) if len(set(totals)) == 1 else ()
    if not found:
        return []
    of_one_side = len(found) == 1 and (found[0].good == 0) != (found[0].bad == 0)
    return [Item(winners[0], "T12.3" if of_one_side else "T12.4", 0, found)]


def changes(state: State) -> list[Change]:
    """Every event that changed points, in order."""
    found = []
    for number, code in enumerate(state.chain[: state.chain_n], 1):
        kind: Any = {BY_PLATE: "plate", BY_DELIVERY: "delivery"}.get(code % CHAIN_GOOD, "wave")
        found.append(Change(number, kind, code % CHAIN_BAD // CHAIN_GOOD - MOST_LOST, code // CHAIN_BAD - MOST_LOST))
    return found


def deciding(state: State) -> tuple[Change, ...]:
    """T12.3, T12.4: back from the last event to the first that was not the same for both sides."""
    found: list[Change] = []
    for change in reversed(changes(state)):
        found.append(change)
        if change.good != change.bad:
            break
    return tuple(found)


SCORES = {events.TookPlate, events.Delivered, events.Died, events.Exploded}


def trace(items: Sequence[Item[Component]], history: Iterable[tuple[int, Any]]) -> list[tuple[int, ...]]:
    """For each item the steps that brought its components."""
    told = [(step, event) for step, event in history if type(event) in SCORES]
    return [tuple(sorted({step for part in item.components for step in steps_of(part, told)})) for item in items]


def steps_of(part: Any, history: list[tuple[int, Any]]) -> list[int]:
    """The steps of one component."""
    match part:
        case PlateTaken(plate):
            return [step for step, event in history if isinstance(event, events.TookPlate) and event.plate == plate]
        case Brought(treasure):
            brought = [(step, event) for step, event in history if isinstance(event, events.Delivered)]
            return [step for step, event in brought if event.treasure == treasure]
        case Dead(seat):
            return [step for step, event in history if isinstance(event, events.Died) and event.seat == seat]
        case Change(number):
            return change_steps(history)[number - 1 : number]
    return []


def change_steps(history: list[tuple[int, Any]]) -> list[int]:
    """The step of every event that changed points: plates, deliveries that score, waves that kill (T12.4)."""
    found, killing = [], False
    for step, event in history:
        match event:
            case events.Exploded():
                killing = False
            case events.TookPlate():
                found.append(step)
            case events.Delivered(points=points) if points:
                found.append(step)
            case events.Died() if not killing:
                killing = True
                found.append(step)
    return found
