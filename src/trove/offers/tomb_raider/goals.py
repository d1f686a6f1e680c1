"""Every tile that the points of a movement can lead to, with its price and the way there."""

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import Final

from msgspec import Struct

from trove.games.tomb_raider.constants import (
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
Move = tuple[Way, Node]
Steps = list[tuple[int, list[Move]]]  # the moves off a tile, by the side that has to be open

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
    prices: dict[int, int] = {}
    for price, (place, _), _ in nearest(state, state.pos[seat], FARTHEST):
        prices.setdefault(place, price)
        for d in range(DIRECTIONS):
            there = neighbour(state, place, d)
            if there < START and state.face[there] == FACE_DOWN:
                prices.setdefault(there, price + 1)
    return tuple(
        [
            Beyond(place, *cause(state, place, prices))
            for place in range(START + 1)
            if prices.get(place, FARTHEST) > state.energy
        ]
    )


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
    for price, (place, _), way in nearest(state, start, energy):
        if place in best:
            continue  # the way that came first is the cheapest, however the tile lies then
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


def nearest(state: State, start: int, most: int) -> Iterator[tuple[int, Node, Way]]:
    """Where a figure can be and how its tile lies then, the cheapest first.

    A shortest way never comes back to a tile, so all tiles but its own lie as they do now."""
    doors = state.doors
    steps: dict[int, Steps] = {}
    first = (start, doors[start])
    queue: list[tuple[int, Way, Node]] = [(0, (), first)]
    known: dict[Node, tuple[int, Way]] = {first: (0, ())}
    while queue:
        price, way, node = heappop(queue)
        if known[node][1] is not way:
            continue  # another way was cheaper
        yield price, node, way
        if price == most:
            continue
        place, own = node
        if place not in steps:
            steps[place] = steps_from(state, doors, place)
        for actions, there in moves(place, own, steps[place]):
            found, other = price + len(actions), known.get(there)
            if found > most or (other is not None and other[0] < found):
                continue
            longer = way + actions
            if other is None or (found, longer) < other:
                known[there] = (found, longer)
                heappush(queue, (found, longer, there))


def moves(place: int, own: int, steps: Steps) -> Iterator[Move]:
    """T5.2: rotate the own tile; step through an open side."""
    if place != START:
        for actions, other in ROTATE_HERE[own]:
            yield actions, (place, other)
    for d, ways in steps:
        if own >> d & 1:
            yield from ways


def steps_from(state: State, doors: list[int], place: int) -> Steps:
    """T5.2c: by direction, the steps onto a tile that is open there, or is rotated first."""
    found: Steps = []
    for d in range(DIRECTIONS):
        there = neighbour(state, place, d)
        if there == NOWHERE or not doors[there]:
            continue
        back = (d + 2) % DIRECTIONS
        ways: list[Move] = [((STEP + d,), (there, doors[there]))] if doors[there] >> back & 1 else []
        if there != START:
            for quarters, other in ROTATIONS[doors[there]]:
                if other >> back & 1:
                    ways.append(((ROTATE + 3 * d + quarters - 1, STEP + d), (there, other)))
        found.append((d, ways))
    return found


def rotations(doors: int) -> list[tuple[int, int]]:
    """The other ways a tile can lie, each with the fewest quarters clockwise."""
    found: dict[int, int] = {}
    for quarters in range(1, DIRECTIONS):
        turned = (doors << quarters | doors >> (DIRECTIONS - quarters)) & 15
        if turned != doors and turned not in found:
            found[turned] = quarters
    return [(quarters, turned) for turned, quarters in found.items()]


# By the doors of a tile.
ROTATIONS: Final = [rotations(doors) for doors in range(16)]
ROTATE_HERE: Final = [[((ROTATE + 3 * HERE + quarters - 1,), other) for quarters, other in ways] for ways in ROTATIONS]
