"""Every tile that the points of a movement can lead to, with its price and the way there."""

from collections.abc import Iterator
from functools import reduce
from heapq import heappop, heappush
from operator import or_
from typing import Final

from msgspec import Struct

from trove.games.tomb_raider.constants import (
    ALL_DOORS,
    DIRECTIONS,
    FACE_DOWN,
    GO,
    GONE,
    HERE,
    LAYING,
    MOVING,
    NO_TREASURE,
    NOWHERE,
    REVEAL,
    ROTATE,
    START,
    STEP,
)
from trove.games.tomb_raider.museum import neighbour
from trove.games.tomb_raider.sides import side_of
from trove.games.tomb_raider.state import State

Node = tuple[int, int]  # where the figure is, and the doors of the tile under it
Way = tuple[int, ...]  # actions, one after the other
Move = tuple[Way, int]  # actions, and the doors of the tile under the figure then

FARTHEST: Final = 100  # points: more than any way costs


class Goal(Struct, frozen=True, gc=False, omit_defaults=True):
    """A tile, the points it costs to come there, and the actions that do it; the last may turn it up (T5.2a)."""

    place: int
    price: int
    path: tuple[int, ...]
    reveals: bool = False
    points: int = 0  # that the side scores on the way, by a delivery (T7.5)
    passes: tuple[int, ...] = ()  # the tiles stepped on, one after the other
    rotates: tuple[int, ...] = ()  # the tiles that are rotated on the way


class Beyond(Struct, frozen=True, gc=False, omit_defaults=True):
    """A tile that the points of a movement do not lead to: what it would cost, or no price where no way is known."""

    place: int
    rule: str
    price: int | None = None


def beyond(state: State, seat: int) -> tuple[Beyond, ...]:
    """All tiles out of reach while one moves, and why (T5.1, T5.2, T10.5)."""
    if state.over or seat != state.turn or state.phase not in (LAYING, MOVING):
        return ()
    found, energy = prices(state, state.pos[seat]), state.energy
    far = [place for place in range(START + 1) if found.get(place, FARTHEST) > energy]
    return tuple([Beyond(place, *cause(state, place, found)) for place in far])


def cause(state: State, place: int, prices: dict[int, int]) -> tuple[str, int | None]:
    """The rule that keeps a figure from a tile, and the points that it would cost."""
    if place < START and state.face[place] == GONE:
        return "T10.5", None
    return ("T5.1", prices[place]) if place in prices else ("T5.2", None)


def reach(state: State, seat: int) -> tuple[Goal, ...]:
    """All tiles within reach, by rising price; while energy is laid, as if it were enough (T5.1).

    A face-down tile is the end of a way: nobody knows what comes then."""
    if state.over or seat != state.turn or state.phase not in (LAYING, MOVING):
        return ()
    head = (GO,) if state.phase == LAYING else ()
    start, face, energy = state.pos[seat], state.face, state.energy
    worth = delivery(state, seat)
    best: dict[int, Goal] = {}
    dark: dict[int, Goal] = {}
    for price, place, way in nearest(state, start, energy):
        passes, rotates = on_the_way(state, start, way)
        best[place] = Goal(place, price, head + way, False, worth if place == START else 0, passes, rotates)
        for d in range(DIRECTIONS) if price < energy else ():
            there = neighbour(state, place, d)
            if there < START and face[there] == FACE_DOWN and there not in dark:
                dark[there] = Goal(there, price + 1, (*head, *way, REVEAL + d), True, 0, passes, rotates)
    del best[start]
    return tuple(sorted([*best.values(), *dark.values()], key=lambda goal: (goal.price, goal.place)))


def on_the_way(state: State, place: int, way: Way) -> tuple[Way, Way]:
    """The tiles that a figure steps on, and those it rotates."""
    passes: list[int] = []
    rotates: list[int] = []
    for action in way:
        if action >= STEP:
            place = neighbour(state, place, action - STEP)
            passes.append(place)
        else:
            which = (action - ROTATE) // 3
            rotates.append(place if which == HERE else neighbour(state, place, which))
    return tuple(passes), tuple(rotates)


def delivery(state: State, seat: int) -> int:
    """T7.5: what the treasure that the seat carries scores on the start tile."""
    treasure = state.carry[seat]
    if treasure == NO_TREASURE or state.edition.treasure_side[treasure] == 1 - side_of(state, seat):
        return 0
    return state.edition.treasure_value[treasure]


def nearest(state: State, start: int, most: int) -> Iterator[tuple[int, int, Way]]:
    """Every tile that a figure can come to, the cheapest first: its price, the tile and the way there.

    A shortest way never comes back to a tile, so all tiles but its own lie as they do now. A tile is rotated, and left
    by each of its sides, only by the first way that can: all others would be dearer, or equal and later in order."""
    doors = state.doors
    unused: dict[int, int] = {}  # the sides, as a set of doors, by which no way has left a tile
    queue: list[tuple[int, Way, Node]] = [(0, (), (start, doors[start]))]
    known: dict[Node, tuple[int, Way]] = {}
    while queue:
        price, way, (place, own) = heappop(queue)
        moves: list[tuple[Way, Node]] = []
        if place not in unused:
            yield price, place, way
            unused[place] = ALL_DOORS - 1
            if place != START:
                moves += [(actions, (place, other)) for actions, other in ROTATE_HERE[own]]
        for d in SIDES[own & unused[place]]:
            there = neighbour(state, place, d)
            if there != NOWHERE:
                moves += [(actions, (there, other)) for actions, other in STEP_ONTO[d][doors[there]]]
        unused[place] &= ~own
        for actions, node in moves:
            found = (price + len(actions), way + actions)
            if found[0] <= most and (node not in known or found < known[node]):
                known[node] = found
                heappush(queue, (*found, node))


def prices(state: State, start: int) -> dict[int, int]:
    """The fewest points that it takes to come to each tile, or to turn it up: as by `nearest`, without the ways.

    A tile that one comes to has some open sides; each of the others opens for a point."""
    doors, face = state.doors, state.face
    found: dict[int, int] = {}
    dark: dict[int, int] = {}
    ahead: list[dict[int, int]] = [{start: doors[start]}, {}, {}, {}]  # tiles and their open sides, by points from now
    price = 0
    while any(ahead):
        for place, sides in ahead[0].items():
            if place in found:
                continue
            found[place] = price
            for d in range(DIRECTIONS):
                there = neighbour(state, place, d)
                if there == NOWHERE or there in found:
                    continue
                if doors[there]:
                    points, opened = ARRIVALS[d][doors[there]]
                    tiles = ahead[points if sides >> d & 1 else points + 1]
                    tiles[there] = tiles.get(there, 0) | opened
                elif face[there] == FACE_DOWN:
                    dark.setdefault(there, price + 1)
        ahead = [*ahead[1:], {}]
        price += 1
    return dark | found


def rotate(doors: int, which: int) -> list[Move]:
    """T5.2b: the other ways a tile can lie, each with the fewest quarters clockwise."""
    found: dict[int, Way] = {}
    for quarters in range(1, DIRECTIONS):
        turned = (doors << quarters | doors >> (DIRECTIONS - quarters)) & (ALL_DOORS - 1)
        if turned != doors:
            found.setdefault(turned, (ROTATE + 3 * which + quarters - 1,))
    return [(actions, turned) for turned, actions in found.items()]


def step_onto(doors: int, d: int) -> list[Move]:
    """T5.2c: step onto a tile that is open there, or is rotated first. The start tile has only its one open side."""
    lies = [((), doors), *rotate(doors, d)]
    return [((*actions, STEP + d), other) for actions, other in lies if other >> (d + 2) % DIRECTIONS & 1]


def arrival(onto: list[Move]) -> tuple[int, int]:
    """The points that it takes to come onto a tile, and the sides that can be open then."""
    points = min([len(actions) for actions, _ in onto], default=0)
    return points, reduce(or_, [other for actions, other in onto if len(actions) == points], 0)


# By the doors of a tile.
SIDES: Final = [[d for d in range(DIRECTIONS) if doors >> d & 1] for doors in range(ALL_DOORS)]
ROTATE_HERE: Final = [rotate(doors, HERE) for doors in range(ALL_DOORS)]
STEP_ONTO: Final = [[step_onto(doors, d) for doors in range(ALL_DOORS)] for d in range(DIRECTIONS)]
ARRIVALS: Final = [[arrival(onto) for onto in by_doors] for by_doors in STEP_ONTO]
