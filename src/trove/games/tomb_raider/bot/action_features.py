"""The features of an action, phase by phase: what may make a computer player like it."""

from typing import Final

from ..constants import (
    ACCEPT_HIT,
    ACTING,
    AIM,
    BOTH_PAIRS,
    DIRECTIONS,
    DISCARD_CARD,
    DRAW,
    DROP,
    END_MOVE,
    ENERGY,
    FACE_DOWN,
    GO,
    HAND_OVER,
    HERE,
    KINDS,
    LARGE,
    LAY,
    NOWHERE,
    OPPOSING_PAIR,
    OWN_PAIR,
    PICK_UP,
    PLACES,
    PLATES,
    REVEAL,
    ROTATE,
    SHOOTING,
    STANDING,
    START,
    STEP,
    TREASURES,
    TURN,
    VALUES,
)
from ..museum import distance, neighbour, sees
from ..scoring import total
from ..sides import partner_of, side_of
from ..state import State
from .decision_context import DecisionContext, is_own, margin, reach, way_to
from .features import (
    AIMS,
    AIMS_LETHAL,
    AIMS_MARGIN,
    AIMS_PRIZE,
    ARMS_HELD,
    ARMS_NEEDED,
    DARKWARDS,
    DISCARDS_ENERGY,
    DISCARDS_VALUE,
    DRAWS_ENERGY,
    DRAWS_TWO,
    DROPS,
    ENDS_MOVE,
    ENDS_MOVE_LEFT,
    ENDS_TURN_DIES,
    ENDS_TURN_LEFT,
    ENERGY_HELD,
    ENERGY_SHORT,
    ENTERS_SIGHT,
    GETS_TARGET,
    HANDS_OVER,
    HOME,
    LAYS_NEEDED,
    PICKS_FOREIGN,
    PICKS_LARGE,
    PICKS_LARGE_LEAD,
    PICKS_LARGE_SLACK,
    PICKS_OWN,
    REVEALS,
    REVEALS_HOPE,
    REVEALS_POLICE,
    ROTATES,
    SETS_OUT,
    SETS_OUT_LEFT,
    SETS_OUT_READY,
    STOPS_ENOUGH,
    STOPS_SHORT,
    SWAPS,
    TURN_LINKS,
    TURN_NEARS,
    TURN_OPENS,
)
from .paths import far_if

BIT: Final = [1 << k for k in range(PLACES)]  # sets of places, or of treasures
DOOR: Final = [1 << d for d in range(DIRECTIONS)]
BACK: Final = [(d + 2) % DIRECTIONS for d in range(DIRECTIONS)]
QUARTERS: Final = 4
TURNED_DOORS: Final = [(doors << q | doors >> (QUARTERS - q)) & 15 for doors in range(16) for q in range(QUARTERS)]
MOST_SLACK: Final = 10


def describe(guide: DecisionContext, state: State, seat: int, action: int) -> None:
    """Set the features of an action that are not zero; `prepare` came before."""
    if action < LAY:
        describe_draw(guide, state, seat, action - DRAW)
    elif action < GO:
        describe_card(guide, state, seat, action - LAY)
    elif action <= ACCEPT_HIT:
        guide.action_feature[STOPS_ENOUGH] = 1 if guide.laid >= guide.need else 0
        guide.action_feature[STOPS_SHORT] = above(guide.need, guide.laid)
    elif action < DISCARD_CARD:
        describe_shot(guide, state, seat, action - AIM)
    elif action < REVEAL:
        describe_discard(guide, action - DISCARD_CARD)
    elif action < PICK_UP:
        describe_point(guide, state, seat, action)
    elif action <= HAND_OVER:
        describe_handling(guide, state, seat, action)
    elif action == END_MOVE:
        guide.action_feature[ENDS_MOVE] = 1
        guide.action_feature[ENDS_MOVE_LEFT] = state.energy
    else:
        guide.action_feature[ENDS_TURN_LEFT] = state.left
        guide.action_feature[ENDS_TURN_DIES] = 1 if is_doomed(state, seat) else 0


def above(more: int, less: int) -> int:
    """By how much one number is above another, if it is."""
    return more - less if more > less else 0


def within(number: int, most: int) -> int:
    """A number cut to a range on both sides of nothing."""
    if number > most:
        return most
    return -most if number < -most else number


# Cards


def describe_draw(guide: DecisionContext, state: State, seat: int, which: int) -> None:
    """T4: which kind, one or two."""
    kind = which // 2
    guide.action_feature[DRAWS_ENERGY + kind] = 1
    guide.action_feature[DRAWS_TWO] = which - 2 * kind
    if kind == ENERGY:
        guide.action_feature[ENERGY_SHORT] = above(guide.need, guide.sum[ENERGY])
        guide.action_feature[ENERGY_HELD] = state.held[KINDS * seat + ENERGY]
    else:
        guide.action_feature[ARMS_HELD] = state.held[KINDS * seat + kind]


def carried_by(state: State, side: int) -> int:
    """The value of all that a side's figures carry."""
    value = 0
    for seat in range(state.seats):
        if side_of(state, seat) == side:
            value += state.edition.treasure_value[state.carry[seat]]
    return value


def describe_card(guide: DecisionContext, state: State, seat: int, card: int) -> None:
    """T5.1, T8.2: a card for a movement, a shot or a defence."""
    value = 1 + card % VALUES
    missing = above(guide.need, guide.laid)
    needed = LAYS_NEEDED if card < VALUES * SHOOTING else ARMS_NEEDED
    guide.action_feature[needed] = value if value < missing else missing
    guide.action_feature[needed + 1] = above(value, missing)
    if state.phase == ACTING:
        guide.action_feature[SETS_OUT] = 1
        guide.action_feature[SETS_OUT_READY] = 1 if guide.sum[ENERGY] >= guide.need else 0
        guide.action_feature[SETS_OUT_LEFT] = state.left


def describe_discard(guide: DecisionContext, card: int) -> None:
    """T11.1: what the hand can do without."""
    guide.action_feature[DISCARDS_VALUE] = 1 + card % VALUES
    if card < VALUES * SHOOTING:
        guide.action_feature[DISCARDS_ENERGY] = 1


def describe_shot(guide: DecisionContext, state: State, seat: int, target: int) -> None:
    """T8.1: whether it can succeed, and what it brings."""
    surplus = margin(guide, state, target)
    guide.action_feature[AIMS] = 1
    guide.action_feature[AIMS_MARGIN] = within(surplus, MOST_SLACK)
    if surplus >= 0:
        guide.action_feature[AIMS_PRIZE] = state.edition.treasure_value[state.carry[target]]
        if state.activator:  # it lies for two rounds
            guide.action_feature[AIMS_LETHAL] = above(state.wave + 3, distance(state.pos[target], state.bomb))


# Movement points


def describe_point(guide: DecisionContext, state: State, seat: int, action: int) -> None:
    """T5.2: what a point is spent on."""
    if action < TURN:
        describe_reveal(guide, state, seat, action - REVEAL)
    elif action < ROTATE:
        describe_turn(guide, state, seat, action - TURN)
    elif action < STEP:
        which = (action - ROTATE) // 3
        describe_rotation(guide, state, seat, which, 1 + action - ROTATE - 3 * which)
    else:
        describe_step(guide, state, seat, action - STEP)


def describe_reveal(guide: DecisionContext, state: State, seat: int, d: int) -> None:
    """T5.2a: it is on the way, or what is hidden is the goal itself."""
    here = state.pos[seat]
    there = neighbour(state, here, d)
    guide.action_feature[REVEALS] = 1
    if guide.errand == DARKWARDS:
        guide.action_feature[DARKWARDS] = 1
    elif (
        guide.paths.cost[DIRECTIONS * here + d] + guide.paths.far[guide.goal + there]
        == guide.paths.far[guide.goal + here]
    ):
        guide.action_feature[guide.errand] = 1
    if not state.laid_blank & BIT[there]:
        guide.action_feature[REVEALS_HOPE] = 10 * guide.plates_left // guide.hidden
        if guide.plates_left:
            guide.action_feature[REVEALS_POLICE] = police(guide, state, seat)


def police(guide: DecisionContext, state: State, seat: int) -> int:
    """T6.2c: what enemies would drop less what we would, by the plates that are left."""
    side = side_of(state, seat)
    lost = 0
    won = 0
    for plate in range(PLATES):
        if not state.plates[plate]:
            if state.edition.plate_police[plate] in (OWN_PAIR, BOTH_PAIRS):
                lost += 1
            if state.edition.plate_police[plate] in (OPPOSING_PAIR, BOTH_PAIRS):
                won += 1
    # Plates left cancel out: each is as likely as the others, and so is a treasure tile.
    return 10 * won * carried_by(state, 1 - side) // guide.hidden - 10 * lost * carried_by(state, side) // guide.hidden


def describe_turn(guide: DecisionContext, state: State, seat: int, quarters: int) -> None:
    """T5.2a: how the revealed tile is to lie."""
    place = state.revealed - 1
    doors = TURNED_DOORS[QUARTERS * state.doors[place] + quarters]
    here = state.pos[seat]
    far = far_if(guide.paths, guide.goal, here, place, doors)
    guide.action_feature[TURN_NEARS] = guide.paths.far[guide.goal + here] - far
    for d in range(DIRECTIONS):
        there = guide.paths.next[DIRECTIONS * place + d]
        if doors & DOOR[d] and there != NOWHERE:
            if state.face[there] == FACE_DOWN or state.doors[there] & DOOR[BACK[d]]:
                guide.action_feature[TURN_OPENS] = guide.action_feature[TURN_OPENS] + 1
        if doors & DOOR[d] and there == here:
            guide.action_feature[TURN_LINKS] = 1


def describe_rotation(guide: DecisionContext, state: State, seat: int, which: int, quarters: int) -> None:
    """T5.2b: whether it opens the way."""
    here = state.pos[seat]
    place = here if which == HERE else neighbour(state, here, which)
    doors = TURNED_DOORS[QUARTERS * state.doors[place] + quarters]
    guide.action_feature[ROTATES] = 1
    far = far_if(guide.paths, guide.goal, here, place, doors)
    guide.action_feature[guide.errand] = guide.paths.far[guide.goal + here] - far


def describe_step(guide: DecisionContext, state: State, seat: int, d: int) -> None:
    """T5.2c: whether it leads to the goal, into sight of guns, or to a target."""
    here = state.pos[seat]
    there = neighbour(state, here, d)
    guide.action_feature[guide.errand] = guide.paths.far[guide.goal + here] - guide.paths.far[guide.goal + there]
    guide.action_feature[ENTERS_SIGHT] = guns_on(guide, state, seat, there) - guns_on(guide, state, seat, here)
    if state.held[KINDS * seat + SHOOTING]:
        guide.action_feature[GETS_TARGET] = prey_from(guide, state, seat, there) - prey_from(guide, state, seat, here)


def guns_on(guide: DecisionContext, state: State, seat: int, place: int) -> int:
    """How many standing enemies with shooting cards see a place."""
    n = 0
    for other in range(state.seats):
        if (
            state.held[KINDS * other + SHOOTING]
            and is_enemy(guide, state, seat, other)
            and sees(state, state.pos[other], place)
        ):
            n += 1
    return n


def is_enemy(guide: DecisionContext, state: State, seat: int, other: int) -> bool:
    """Whether another figure is a standing enemy."""
    return guide.side[other] != guide.side[seat] and state.lying[other] == STANDING


def prey_from(guide: DecisionContext, state: State, seat: int, place: int) -> int:
    """The value that enemies carry who are seen from a place."""
    value = 0
    for other in range(state.seats):
        if state.carry[other] and is_enemy(guide, state, seat, other) and sees(state, place, state.pos[other]):
            value += state.edition.treasure_value[state.carry[other]]
    return value


# Treasures


def describe_handling(guide: DecisionContext, state: State, seat: int, action: int) -> None:
    """T7: pick up, drop, hand over."""
    if action == HAND_OVER:
        partner = partner_of(state, seat)
        guide.action_feature[HANDS_OVER] = state.held[KINDS * partner + ENERGY] - state.held[KINDS * seat + ENERGY]
    elif action == DROP:
        guide.action_feature[DROPS] = 1
        guide.action_feature[SWAPS] = above(best_here(state, seat), own_value(state, seat, state.carry[seat]))
    elif action == PICK_UP + LARGE - 1:
        describe_large(guide, state, seat)
    elif is_own(state, seat, 1 + action - PICK_UP):
        guide.action_feature[PICKS_OWN] = state.edition.treasure_value[1 + action - PICK_UP]
    else:
        guide.action_feature[PICKS_FOREIGN] = state.edition.treasure_value[1 + action - PICK_UP]


def own_value(state: State, seat: int, treasure: int) -> int:
    """What a treasure is worth to a seat."""
    return state.edition.treasure_value[treasure] if is_own(state, seat, treasure) else 0


def best_here(state: State, seat: int) -> int:
    """The worth of the best treasure that the figure could pick up instead."""
    best = 0
    for treasure in range(1, TREASURES):
        if state.where[treasure] == state.pos[seat] and not state.picked & BIT[treasure]:
            if own_value(state, seat, treasure) > best:
                best = own_value(state, seat, treasure)
    return best


def describe_large(guide: DecisionContext, state: State, seat: int) -> None:
    """T10: whether the figure gets out before the entrance tile goes, and what the end would bring."""
    side = side_of(state, seat)
    guide.action_feature[PICKS_LARGE] = 1
    guide.action_feature[PICKS_LARGE_LEAD] = within(total(state, side) - total(state, 1 - side), MOST_SLACK)
    slack = -MOST_SLACK
    if state.energy or (state.left and guide.sum[ENERGY]):  # otherwise it stays on the bomb's tile
        slack = reach(guide, state, seat, state.wave) - way_to(guide, state, seat, HOME)
    guide.action_feature[PICKS_LARGE_SLACK] = within(slack, MOST_SLACK)


def is_doomed(state: State, seat: int) -> bool:
    """T10.2: whether the next wave takes the figure's tile; it goes off before the seat's next turn."""
    return state.activator > 0 and state.pos[seat] < START and distance(state.pos[seat], state.bomb) <= state.wave
