"""S4: the score sheet, every point with its rule and component."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from ...core.game import Item, Sheet
from ...core.tracing import Brings, Told, traced
from . import events
from .constants import FINISHED, MAPS, PALM_BOXES, ROWS
from .pieces import Map
from .scoring import count_finished, seal_points, standing
from .state import State


class Coins(Struct, frozen=True, tag="coins"):
    count: int


class Trophy(Struct, frozen=True, tag="trophy"):
    row: int
    points: int


class Palm(Struct, frozen=True, tag="palm"):
    box: int
    points: int


class FinishedMap(Struct, frozen=True, tag="finished_map"):
    map: Map


class ScoredSeal(Struct, frozen=True, tag="scored_seal"):
    """The seal of a completed map, and how many completed maps it scores."""

    map: Map
    count: int


Component = Coins | Trophy | Palm | FinishedMap | ScoredSeal


def score_sheet(state: State) -> Sheet[Component]:
    """Every point, as if the game ended now."""
    totals, winners = state.scores(), state.winners()
    places = [standing(state, seat) for seat in range(state.seats)]
    return Sheet(
        items=tuple(item for seat in range(state.seats) for item in items(state, seat)),
        totals=tuple(totals),
        winners=tuple(winners),
        ranks=tuple(1 + sum(other > place for other in places) for place in places),
    )


def items(state: State, seat: int) -> list[Item[Component]]:
    """One seat's points (S4.2)."""
    found: list[Item[Component]] = []
    if state.coins[seat]:
        found.append(Item(seat, "S3.5", state.coins[seat], (Coins(state.coins[seat]),)))
    for row in range(state.rows[seat]):
        if points := state.trophies[ROWS * seat + row]:
            found.append(Item(seat, "S3.9", points, (Trophy(row, points),)))
    for box in range(state.palms_n[seat]):
        points = state.palms[PALM_BOXES * seat + box]
        found.append(Item(seat, "S3.6", points, (Palm(box, points),)))
    done = [number for number in range(1, MAPS) if state.place[number] == FINISHED + seat]
    faces: Any = state.edition.maps
    for number in done:
        found.append(Item(seat, "S4.2", state.edition.map_points[number], (FinishedMap(faces[number]),)))
    for number in done:
        if state.edition.seal_colour[number]:
            count = count_finished(state, seat, state.edition.seal_colour[number] - 1)
            found.append(Item(seat, "S1.3", seal_points(state, seat, number), (ScoredSeal(faces[number], count),)))
    return found


BRINGS: Brings = {
    events.GotCoin: (Coins,),
    events.WonTrophy: (Trophy,),
    events.GotPalm: (Palm,),
    events.CompletedMap: (FinishedMap, ScoredSeal),
}


def trace(items: Sequence[Item[Component]], history: Iterable[tuple[int, Any]]) -> list[tuple[int, ...]]:
    """For each item the steps that brought its component."""
    return traced(items, history, BRINGS, steps_of)


def steps_of(part: Component, told: Told) -> tuple[int, ...]:
    """The steps that brought a component, from what may have."""
    match part:
        case Coins():
            return tuple([step for step, _ in told])
        case Trophy(row):
            return tuple([step for step, event in told if event.row == row])
        case Palm(box):
            return tuple([step for step, _ in told])[box : box + 1]
        case FinishedMap(card) | ScoredSeal(card):
            return tuple([step for step, event in told if event.map == card])
