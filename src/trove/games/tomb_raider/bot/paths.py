"""How far it is through the museum, in movement points: a rotation for each closed side, a reveal for a hidden tile.

Computer players look at it before every decision, so distances are kept until the museum or its treasures change.
"""

from typing import Final

from ....core.constants import zeros
from ..constants import (
    BOARD,
    DIRECTIONS,
    FACE_DOWN,
    GONE,
    NOWHERE,
    PLACES,
    SIDES,
    START,
    TREASURES,
)
from ..museum import neighbour
from ..state import State
from .features import DARK, FAR, FAR_FOREIGN, GOALS, HOME, LOOT, WAYS, WORTH_A_STEP

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
        self.entry: list[int] = zeros(BOARD * DIRECTIONS)  # of a step from a place in a direction, through open doors
        self.cost: list[int] = zeros(BOARD * DIRECTIONS)  # and as the doors are
        self.seed: list[int] = zeros(GOALS * WAYS)  # at the goals themselves; FAR elsewhere
        self.far: list[int] = zeros(GOALS * WAYS)
        self.stale: list[int] = zeros(GOALS)  # whether the distances of a goal have to be computed again
        self.waits: list[int] = zeros(BOARD)
        self.queue: list[int] = zeros(QUEUE + 1)


def refresh(paths: Paths, state: State) -> None:
    """See what has changed; `find` computes the distances of a goal when somebody asks for them."""
    if museum_changed(paths, state):
        chart(paths, state)
        for goal in range(GOALS):
            paths.stale[goal] = 1
    if treasures_changed(paths, state):
        for treasure in range(TREASURES):
            paths.where[treasure] = state.where[treasure]
        for side in range(SIDES):
            paths.stale[LOOT + side] = 1


def forget(paths: Paths) -> None:
    """Another game begins, perhaps with another edition."""
    paths.entrance = NOWHERE


def find(paths: Paths, state: State, goal: int) -> int:
    """Where the distances to a goal begin; they are computed if they are old."""
    first = WAYS * goal
    if paths.stale[goal]:
        paths.stale[goal] = 0
        for place in range(BOARD):
            paths.seed[first + place] = FAR
        if goal == HOME:
            paths.seed[first + START] = 0
        elif goal == DARK:
            seed_dark(paths)
        else:
            seed_loot(paths, state, goal - LOOT)
        spread(paths, first)
    return first


def museum_changed(paths: Paths, state: State) -> bool:
    """Whether any tile has changed since the distances were computed."""
    changes = paths.entrance ^ (DIRECTIONS * state.entrance + state.gate)
    for place in range(BOARD):
        changes |= (paths.face[place] ^ state.face[place]) | (paths.doors[place] ^ state.doors[place])
    return changes != 0


def treasures_changed(paths: Paths, state: State) -> bool:
    """Whether any treasure has moved since the distances were computed."""
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
            paths.entry[DIRECTIONS * place + d] = entry(paths, paths.next[DIRECTIONS * place + d], BACK[d])
            paths.cost[DIRECTIONS * place + d] = paths.entry[DIRECTIONS * place + d] + exit_cost(paths, place, d)


def entry(paths: Paths, place: int, d: int) -> int:
    """The points for stepping onto a tile through its side d, a reveal or a rotation of it included."""
    if place == NOWHERE or paths.face[place] == GONE:
        return FAR
    return 1 if paths.doors[place] & DOOR[d] else 2


def exit_cost(paths: Paths, place: int, d: int) -> int:
    """The points for a rotation of the tile that is left; a hidden one will have been laid as we like."""
    return 0 if paths.face[place] == FACE_DOWN or paths.doors[place] & DOOR[d] else 1


def seed_dark(paths: Paths) -> None:
    """Places from which a tile can be revealed."""
    for place in range(BOARD):
        for d in range(DIRECTIONS):
            there = paths.next[DIRECTIONS * place + d]
            if there < START and paths.face[there] == FACE_DOWN:
                paths.seed[WAYS * DARK + place] = 0


def seed_loot(paths: Paths, state: State, side: int) -> None:
    """Treasures that lie about; what is worth less to the side, or nothing, seems farther away."""
    first = WAYS * (LOOT + side)
    for treasure in range(1, TREASURES):
        if state.where[treasure] < PLACES:
            points = detour(state, side, treasure)
            if points < paths.seed[first + state.where[treasure]]:
                paths.seed[first + state.where[treasure]] = points


def detour(state: State, side: int, treasure: int) -> int:
    """By how many points a treasure seems farther away than it is."""
    points = 0
    if state.edition.treasure_side[treasure] == 1 - side:
        points = FAR_FOREIGN
    return points + 1 if state.edition.treasure_value[treasure] < WORTH_A_STEP else points


def spread(paths: Paths, goal: int) -> None:
    """Distances from everywhere, beginning at the goals; a place waits at most once."""
    first = 0
    last = 0
    paths.far[goal + NOWHERE] = FAR
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
    """How far a goal would be from a place if that tile, or one next to it, had other doors."""
    if place == turned:
        return far_beyond(paths, goal, turned, doors)
    best = paths.seed[goal + place]
    for d in range(DIRECTIONS):
        there = paths.next[DIRECTIONS * place + d]
        points = paths.far[goal + there] + paths.cost[DIRECTIONS * place + d]
        if there == turned:
            points = far_beyond(paths, goal, turned, doors) + exit_cost(paths, place, d)
            points += 1 if doors & DOOR[BACK[d]] else 2
        if points < best:
            best = points
    return best


def far_beyond(paths: Paths, goal: int, turned: int, doors: int) -> int:
    """How far a goal would be from a tile if it had other doors."""
    best = paths.seed[goal + turned]
    for d in range(DIRECTIONS):
        points = paths.far[goal + paths.next[DIRECTIONS * turned + d]] + paths.entry[DIRECTIONS * turned + d]
        if not doors & DOOR[d]:
            points += 1
        if points < best:
            best = points
    return best
