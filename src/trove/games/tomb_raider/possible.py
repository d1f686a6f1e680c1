"""Positions in which every component has its place, but to which no game leads."""

from ...core.possible import Check
from .constants import (
    BAD,
    BY_DELIVERY,
    BY_PLATE,
    BY_WAVE,
    CHAIN_BAD,
    CHAIN_GOOD,
    DEAD,
    DESTROYED,
    DIRECTIONS,
    FACE_DOWN,
    GONE,
    GOOD,
    MOST_LOST,
    NOWHERE,
    PLACES,
    PLATES,
    START,
    TREASURES,
)
from .museum import lies_open, neighbour
from .scoring import brought_by, taken_by
from .sides import side_of
from .state import State


def changes(state: State, kind: int) -> list[tuple[int, int]]:
    """What the events of a kind changed for good and bad, in order."""
    events = [event for event in state.chain[: state.chain_n] if event & 3 == kind]
    return [((event % CHAIN_BAD) // CHAIN_GOOD - MOST_LOST, event // CHAIN_BAD - MOST_LOST) for event in events]


def plates_brought_a_point(state: State) -> bool:
    """T6.2a: a plate brings a point to the side that took it."""
    owners = [taken_by(state, plate) for plate in range(PLATES)]
    wanted = [(1, 0)] * owners.count(GOOD) + [(0, 1)] * owners.count(BAD)
    return sorted(changes(state, BY_PLATE)) == sorted(wanted)


def deliveries_brought_their_worth(state: State) -> bool:
    """T7.5: own treasures and the large one bring their worth to the side that brought them out."""
    wanted = []
    for treasure in range(1, TREASURES):
        side, worth = brought_by(state, treasure), state.edition.treasure_value[treasure]
        if side in (GOOD, BAD) and state.edition.treasure_side[treasure] != 1 - side:
            wanted.append((worth, 0) if side == GOOD else (0, worth))
    return sorted(changes(state, BY_DELIVERY)) == sorted(wanted)


def waves_cost_a_point_for_each_death(state: State) -> bool:
    """T10.4, T12.2: every wave that kills costs a point for each death."""
    lost = changes(state, BY_WAVE)
    if any(max(good, bad) > 0 or good + bad == 0 for good, bad in lost):
        return False
    dead = [side_of(state, seat) for seat in range(state.seats) if state.pos[seat] == DEAD]
    return [-sum(side) for side in zip(*lost, strict=True)] == [dead.count(GOOD), dead.count(BAD)] if lost else not dead


def explosion_goes_on_to_the_end(state: State) -> bool:
    """T12.1a: with the entrance tile the rest goes too; before that a wave takes a round."""
    if state.face[state.entrance] == GONE:
        return state.face[:PLACES].count(GONE) == PLACES
    return state.wave <= state.round


def picked_up_is_not_destroyed(state: State) -> bool:
    """T7.4, T10.2: the bomb goes off between two turns."""
    lost = [k for k, where in enumerate(state.where) if where == DESTROYED]
    return bool(state.over) or not any(state.picked >> k & 1 for k in lost)


def museum_was_entered_from_the_start_tile(state: State) -> bool:
    """T5.2a, T5.3: a tile is revealed from an open one beside it, the first at the entrance."""
    face, found, edge = state.face, set[int](), [state.entrance]
    while edge:
        place = edge.pop()
        if place in found or place in (START, NOWHERE) or face[place] == FACE_DOWN:
            continue
        found.add(place)
        edge += [neighbour(state, place, d) for d in range(DIRECTIONS)]
    return all(place in found for place in range(PLACES) if lies_open(state, place))


CHECKS: tuple[Check, ...] = (
    plates_brought_a_point,
    deliveries_brought_their_worth,
    waves_cost_a_point_for_each_death,
    explosion_goes_on_to_the_end,
    picked_up_is_not_destroyed,
    museum_was_entered_from_the_start_tile,
)
