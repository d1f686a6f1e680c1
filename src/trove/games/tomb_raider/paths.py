"""How far it is through the museum, in movement points: a rotation for each closed side, a reveal for a hidden tile.

Computer players look at it before every decision, so distances are kept until the museum or its treasures change.
"""

from typing import Final

from ...core.terms import zeros
from .museum import neighbour
from .sides import side_of
from .state import State
from .terms import (
    BOARD,
    DIRECTIONS,
    FACE_DOWN,
    GONE,
    LARGE,
    NOWHERE,
    PLACES,
    SIDES,
    START,
    TREASURES,
)
from .traits import DARK, FAR, FAR_FOREIGN, FAR_LARGE, GOALS, HOME, LOOT, WORTH_A_STEP

DOOR: Final = [1 << d for d in range(DIRECTIONS)]
BACK: Final = [(d + 2) % DIRECTIONS for d in range(DIRECTIONS)]
QUEUE: Final = 31  # one less than the room; more than there are places


class Paths:
    """Distances to each goal from every place, flat by goal, and what they were computed from."""

    def __init__(self) -> None:
        self.entrance: int = NOWHERE
        self.face: list[int] = zeros(BOARD)
        self.doors: list[int] = zeros(BOARD)
        self.where: list[int] = zeros(TREASURES)
        self.next: list[int] = zeros(BOARD * DIRECTIONS)
        self.cost: list[int] = zeros(BOARD * DIRECTIONS)  # of a step from a place in a direction
        self.seed: list[int] = zeros(GOALS * BOARD)  # at the goals themselves; FAR elsewhere
        self.far: list[int] = zeros(GOALS * BOARD)
        self.waits: list[int] = zeros(BOARD)
        self.queue: list[int] = zeros(QUEUE + 1)


def refresh(paths: Paths, state: State) -> None:
    """Compute anew what has changed."""
    if museum_changed(paths, state):
        chart(paths, state)
        seed_home(paths)
        seed_dark(paths, state)
        spread(paths, BOARD * HOME)
        spread(paths, BOARD * DARK)
        find_loot(paths, state)
    elif treasures_changed(paths, state):
        find_loot(paths, state)


def forget(paths: Paths) -> None:
    """Another game begins, perhaps out of another box."""
    paths.entrance = NOWHERE


def museum_changed(paths: Paths, state: State) -> bool:
    """Whether any tile lies otherwise than when the distances were computed."""
    changes = paths.entrance ^ (DIRECTIONS * state.entrance + state.gate)
    for place in range(BOARD):
        changes |= (paths.face[place] ^ state.face[place]) | (paths.doors[place] ^ state.doors[place])
    return changes != 0


def treasures_changed(paths: Paths, state: State) -> bool:
    """Whether any treasure is elsewhere than when the distances were computed."""
    changes = 0
    for treasure in range(TREASURES):
        changes |= paths.where[treasure] ^ state.where[treasure]
    return changes != 0


def chart(paths: Paths, state: State) -> None:
    """What a step costs, from every place in every direction."""
    if paths.entrance != DIRECTIONS * state.entrance + state.gate:
        paths.entrance = DIRECTIONS * state.entrance + state.gate
        for place in range(BOARD):
            for d in range(DIRECTIONS):
                paths.next[DIRECTIONS * place + d] = neighbour(state, place, d)
    for place in range(BOARD):
        paths.face[place] = state.face[place]
        paths.doors[place] = state.doors[place]
    for place in range(BOARD):
        for d in range(DIRECTIONS):
            paths.cost[DIRECTIONS * place + d] = price(paths, place, d, NOWHERE, 0)


def price(paths: Paths, place: int, d: int, turned: int, doors: int) -> int:
    """The points that a step costs, if one tile had other doors than it has; a hidden one is laid as we like."""
    there = paths.next[DIRECTIONS * place + d]
    if there == NOWHERE or paths.face[there] == GONE or paths.face[place] == GONE:
        return FAR
    points = 1
    if paths.face[there] == FACE_DOWN or not (doors if there == turned else paths.doors[there]) & DOOR[BACK[d]]:
        points += 1
    if paths.face[place] != FACE_DOWN and not (doors if place == turned else paths.doors[place]) & DOOR[d]:
        points += 1
    return points


def seed_home(paths: Paths) -> None:
    """The way out."""
    for place in range(PLACES):
        paths.seed[BOARD * HOME + place] = FAR
    paths.seed[BOARD * HOME + START] = 0


def seed_dark(paths: Paths, state: State) -> None:
    """Places from which a tile can be revealed."""
    for place in range(BOARD):
        paths.seed[BOARD * DARK + place] = FAR
        for d in range(DIRECTIONS):
            there = paths.next[DIRECTIONS * place + d]
            if there < START and state.face[there] == FACE_DOWN:
                paths.seed[BOARD * DARK + place] = 0


def find_loot(paths: Paths, state: State) -> None:
    """The ways to the treasures that lie about, as either side likes them."""
    for treasure in range(TREASURES):
        paths.where[treasure] = state.where[treasure]
    for side in range(SIDES):
        for place in range(BOARD):
            paths.seed[BOARD * (LOOT + side) + place] = FAR
        for treasure in range(1, TREASURES):
            if state.where[treasure] < PLACES:
                seed_loot(paths, state, side, treasure)
        spread(paths, BOARD * (LOOT + side))


def seed_loot(paths: Paths, state: State, side: int, treasure: int) -> None:
    """A treasure to go for; what is worth less, or nothing, seems farther away."""
    at = BOARD * (LOOT + side) + state.where[treasure]
    points = 0
    if treasure == LARGE:
        points = FAR_LARGE
    elif state.edition.treasure_side[treasure] != side:
        points = FAR_FOREIGN
    if state.edition.treasure_value[treasure] < WORTH_A_STEP:
        points += 1
    if points < paths.seed[at]:
        paths.seed[at] = points


def spread(paths: Paths, goal: int) -> None:
    """Distances from everywhere, beginning at the goals; a place waits at most once."""
    first = 0
    last = 0
    for place in range(BOARD):
        paths.far[goal + place] = paths.seed[goal + place]
        paths.waits[place] = 0
        if paths.seed[goal + place] < FAR:
            paths.queue[last] = place
            paths.waits[place] = 1
            last += 1
    while first != last:
        there = paths.queue[first & QUEUE]
        first += 1
        paths.waits[there] = 0
        for d in range(DIRECTIONS):
            place = paths.next[DIRECTIONS * there + d]
            if place == NOWHERE:
                continue
            points = paths.far[goal + there] + paths.cost[DIRECTIONS * place + BACK[d]]
            if points < paths.far[goal + place]:
                paths.far[goal + place] = points
                if not paths.waits[place]:
                    paths.waits[place] = 1
                    paths.queue[last & QUEUE] = place
                    last += 1


def far_if(paths: Paths, goal: int, place: int, turned: int, doors: int) -> int:
    """How far a goal were from a place if one tile there or beside it had other doors."""
    best = paths.seed[goal + place]
    for d in range(DIRECTIONS):
        there = paths.next[DIRECTIONS * place + d]
        if there != NOWHERE:
            beyond = far_beyond(paths, goal, there, doors) if there == turned else paths.far[goal + there]
            points = beyond + price(paths, place, d, turned, doors)
            if points < best:
                best = points
    return best


def far_beyond(paths: Paths, goal: int, turned: int, doors: int) -> int:
    """How far a goal were from the tile that has other doors."""
    best = paths.seed[goal + turned]
    for d in range(DIRECTIONS):
        there = paths.next[DIRECTIONS * turned + d]
        if there != NOWHERE:
            points = paths.far[goal + there] + price(paths, turned, d, turned, doors)
            if points < best:
                best = points
    return best


def nearness(paths: Paths, goal: int, place: int, most: int) -> int:
    """How much nearer than `most` points a place is to a goal; nothing for what is farther away."""
    if place >= BOARD or paths.far[goal + place] >= most:
        return 0
    return most - paths.far[goal + place]


def loot_of(state: State, seat: int) -> int:
    """Where a seat's distances to treasures begin."""
    return BOARD * (LOOT + side_of(state, seat))
