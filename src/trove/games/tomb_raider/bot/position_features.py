"""The features of a side's position: what may make a computer player think that it will win.

Of cards it reads the numbers that everybody sees, so that partners think alike.
"""

from ..bomb import guard_round
from ..constants import (
    CARRIED,
    DEAD,
    GOOD,
    IN_PILE,
    KINDS,
    LARGE,
    PLACES,
    PLATES,
    SHOOTING,
    STANDING,
    START,
)
from ..museum import distance, sees
from ..scoring import last_change, total
from ..sides import are_enemies, side_of
from ..state import State
from ..treasures import plates_taken
from .decision_context import DecisionContext
from .features import (
    ACTIVATOR,
    AHEAD,
    ALWAYS,
    AT_RISK,
    BOMB_ARMED,
    CARRIES,
    CARRIES_FOREIGN,
    CARRIES_LARGE,
    CARRIES_NEAR,
    DARK,
    DARK_NEAR,
    ENERGY_CARDS,
    EXPOSED,
    GUARD_NEAR,
    HOME,
    INSIDE,
    LARGE_LIES,
    LARGE_NEAR,
    LEAD_ARMED,
    LEAD_FOUND,
    LOOT,
    LOOT_NEAR,
    LYING,
    LYING_NEAR,
    MISSING,
    NEAR,
    ON_TURN,
    PER_TURN,
    PLATES_LEFT,
    PLAYS_GOOD,
    POINTS_LEFT,
    POINTS_NOW,
    ROBBED,
    TRAPPED,
    UNFOUND,
    WAVES_LEFT,
)
from .paths import find, refresh


def evaluate(guide: DecisionContext, state: State, seat: int) -> None:
    """Set the features of a seat's side that are not zero."""
    refresh(guide.paths, state)
    guide.plates_left = PLATES - plates_taken(state)
    side = side_of(state, seat)
    evaluate_points(guide, state, side)
    evaluate_bomb(guide, state, side)
    for treasure in range(1, LARGE):
        evaluate_treasure(guide, state, side, treasure)
    if state.where[LARGE] < PLACES:
        guide.position_feature[LARGE_LIES] = 1
    for other in range(state.seats):
        if side_of(state, other) == side and state.pos[other] != DEAD:
            evaluate_figure(guide, state, other)
    if side_of(state, state.active) == side:
        guide.position_feature[ON_TURN] = state.left
        guide.position_feature[POINTS_LEFT] = state.energy


def evaluate_points(guide: DecisionContext, state: State, side: int) -> None:
    """T12.2, T12.3: the score as it stands."""
    points = total(state, side)
    lead = points - total(state, 1 - side)
    guide.position_feature[ALWAYS] = 1
    guide.position_feature[PLAYS_GOOD] = 1 if side == GOOD else 0
    guide.position_feature[POINTS_NOW] = points
    guide.position_feature[LEAD_FOUND] = lead * (PLATES - guide.plates_left)
    guide.position_feature[PLATES_LEFT] = guide.plates_left
    if lead == 0:
        lead = last_change(state) if side == GOOD else -last_change(state)
    guide.position_feature[AHEAD] = 1 if lead > 0 else 0
    if state.activator:
        guide.position_feature[LEAD_ARMED] = lead


def evaluate_bomb(guide: DecisionContext, state: State, side: int) -> None:
    """T10, T12.5: how long it may go on."""
    if state.activator:
        guide.position_feature[BOMB_ARMED] = 1
        guide.position_feature[WAVES_LEFT] = distance(state.entrance, state.bomb) - state.wave
        guide.position_feature[ACTIVATOR] = 1 if side_of(state, state.activator - 1) == side else 0
    elif state.round > guard_round(state) - 10:
        guide.position_feature[GUARD_NEAR] = state.round - guard_round(state) + 10


def evaluate_treasure(guide: DecisionContext, state: State, side: int, treasure: int) -> None:
    """T7: a small treasure, and whose hands it is in."""
    where = state.where[treasure]
    value = state.edition.treasure_value[treasure]
    if state.edition.treasure_side[treasure] != side:
        if CARRIED <= where < CARRIED + state.seats and side_of(state, where - CARRIED) == side:
            guide.position_feature[CARRIES_FOREIGN] += value
    elif where == IN_PILE:
        guide.position_feature[UNFOUND] += value
    elif where < PLACES:
        near = nearness(guide, state, HOME, where)
        guide.position_feature[LYING] += value
        guide.position_feature[LYING_NEAR] += value * near
    elif CARRIED <= where < CARRIED + state.seats:
        if side_of(state, where - CARRIED) != side:
            guide.position_feature[ROBBED] += value
        else:
            near = nearness(guide, state, HOME, state.pos[where - CARRIED])
            guide.position_feature[CARRIES] += value
            guide.position_feature[CARRIES_NEAR] += value * near


def evaluate_figure(guide: DecisionContext, state: State, seat: int) -> None:
    """A figure that lives: its cards, its place, its danger."""
    place = state.pos[seat]
    for kind in range(KINDS):
        guide.position_feature[ENERGY_CARDS + kind] += state.held[KINDS * seat + kind]
    if state.lying[seat] != STANDING:
        guide.position_feature[MISSING] += 1
    elif place != START:
        guide.position_feature[INSIDE] += 1
    if state.carry[seat] == LARGE:
        guide.position_feature[CARRIES_LARGE] = 1
        guide.position_feature[LARGE_NEAR] = nearness(guide, state, HOME, place)
    if state.carry[seat]:
        guide.position_feature[EXPOSED] += exposure(state, seat)
    else:
        guide.position_feature[LOOT_NEAR] += nearness(guide, state, LOOT + side_of(state, seat), place)
        if guide.plates_left:
            guide.position_feature[DARK_NEAR] += nearness(guide, state, DARK, place)
    if state.activator and place != START:
        guide.position_feature[AT_RISK] += 1
        guide.position_feature[TRAPPED] += shortage(guide, state, seat)


def exposure(state: State, seat: int) -> int:
    """What a figure carries, if a standing enemy with shooting cards sees it."""
    for other in range(state.seats):
        if state.held[KINDS * other + SHOOTING] and are_enemies(state, seat, other):
            if state.lying[other] == STANDING and sees(state, state.pos[other], state.pos[seat]):
                return state.edition.treasure_value[state.carry[seat]]
    return 0


def shortage(guide: DecisionContext, state: State, seat: int) -> int:
    """The points that a figure may lack to get out before the entrance tile goes."""
    points = guide.paths.far[find(guide.paths, state, HOME) + state.pos[seat]] - 2 * state.held[KINDS * seat]
    points -= PER_TURN * (distance(state.entrance, state.bomb) - state.wave)
    if points < 0:
        return 0
    return points if points < NEAR else NEAR


def nearness(guide: DecisionContext, state: State, goal: int, place: int) -> int:
    """How much nearer than NEAR points a place is to a goal; nothing for what is farther away."""
    points = guide.paths.far[find(guide.paths, state, goal) + place]
    return NEAR - points if points < NEAR else 0
