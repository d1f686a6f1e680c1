"""S4: the score sheet, every point with its rule and component."""

from typing import Any

from msgspec import Struct

from ...core.game import Item, Sheet
from . import events
from .pieces import Map
from .scoring import count_finished, seal_points, standing
from .state import State
from .terms import FINISHED, MAPS, PALM_BOXES, ROWS


class Coins(Struct, frozen=True, tag="coins"):
    count: int


class Trophy(Struct, frozen=True, tag="trophy"):
    row: int
    points: int


class Palm(Struct, frozen=True, tag="palm"):
    box: int
    points: int


class CompletedMap(Struct, frozen=True, tag="completed_map"):
    map: Map


class ScoredSeal(Struct, frozen=True, tag="scored_seal"):
    """The seal of a completed map, and how many completed maps it scores."""

    map: Map
    count: int


def score_sheet(state: State) -> Sheet:
    """Every point, as if the game ended now."""
    totals, winners = state.scores(), state.winners()
    places = [standing(state, seat) for seat in range(state.seats)]
    return Sheet(
        items=tuple(item for seat in range(state.seats) for item in items(state, seat)),
        totals=tuple(totals),
        winners=tuple(winners),
        ranks=tuple(1 + sum(other > place for other in places) for place in places),
    )


def items(state: State, seat: int) -> list[Item]:
    """One seat's points (S4.2)."""
    found: list[Item] = []
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
        found.append(Item(seat, "S4.2", state.edition.map_points[number], (CompletedMap(faces[number]),)))
    for number in done:
        if state.edition.seal_colour[number]:
            count = count_finished(state, seat, state.edition.seal_colour[number] - 1)
            found.append(Item(seat, "S1.3", seal_points(state, seat, number), (ScoredSeal(faces[number], count),)))
    return found


def trace(item: Item, history: list[tuple[int, Any]]) -> tuple[int, ...]:
    """The steps that brought an item's component."""
    mine = [(step, event) for step, event in history if getattr(event, "seat", None) == item.seat]
    match item.components[0]:
        case Coins():
            return tuple(step for step, event in mine if isinstance(event, events.GotCoin))
        case Trophy(row):
            return tuple(step for step, event in mine if isinstance(event, events.WonTrophy) and event.row == row)
        case Palm(box):
            return tuple(step for step, event in mine if isinstance(event, events.GotPalm))[box : box + 1]
        case CompletedMap(card) | ScoredSeal(card):
            return tuple(step for step, event in mine if isinstance(event, events.CompletedMap) and event.map == card)
    return ()
