"""T3: a turn. What may be done, what it does, and whose turn is next (T9)."""

from ...core.state import note
from .bomb import arm_by_guard, bomb_step, check_end, sealed
from .cards import add_cards, available, discard, draw_action, draw_one_of_each, hand_size
from .constants import (
    ACCEPT_HIT,
    ACTING,
    AIM,
    BEGAN,
    DEAD,
    DEFENDING,
    DISCARD_CARD,
    DISCARDING,
    DRAW,
    DREW,
    DROP,
    END_MOVE,
    END_TURN,
    ENERGY,
    FIRE,
    GO,
    HAND_LIMIT,
    HAND_OVER,
    HEALTH,
    KINDS,
    LAY,
    LAYING,
    MISSED_TURN,
    MOVING,
    PICK_UP,
    REVEAL,
    ROTATE,
    SHOOTING,
    SHOOTING_CARDS,
    SHOT,
    SKIPPED,
    STANDING,
    STEP,
    STOOD_UP,
    TURN,
    TURN_ENDED,
    TURNING,
    VALUES,
)
from .movement import (
    count_laying,
    count_moving,
    count_turning,
    end_move,
    go,
    lay_energy,
    reveal,
    rotate,
    step,
    turn,
)
from .museum import on_source
from .shooting import (
    add_targets,
    aim,
    count_defending,
    count_shooting,
    fire,
    lay_health,
    lay_shooting,
    resolve_shot,
)
from .sides import actions_of
from .state import State
from .treasures import add_handling, drop, hand_over, pick_up


def count_legal(state: State, seat: int) -> int:
    """Fill the buffer with what the seat may do; returns how many."""
    if state.over or seat != state.turn:
        return 0
    if state.phase == ACTING:
        return count_acting(state, seat)
    if state.phase == MOVING:
        return count_moving(state, seat)
    if state.phase == LAYING:
        return count_laying(state, seat)
    if state.phase == TURNING:
        return count_turning(state)
    if state.phase == SHOOTING_CARDS:
        return count_shooting(state, seat)
    if state.phase == DEFENDING:
        return count_defending(state, seat)
    return count_discarding(state, seat)


def count_acting(state: State, seat: int) -> int:
    """T3.1: draw, move or shoot while actions are left; treasures (T7); the end of the turn."""
    n = 0
    if state.left:
        n = add_draws(state, seat, n)
        n = add_cards(state, seat, LAY, ENERGY, n)
        n = add_targets(state, seat, n)
    n = add_handling(state, seat, n)
    state.scratch.actions[n] = END_TURN
    return n + 1


def add_draws(state: State, seat: int, n: int) -> int:
    """T4: one card of a kind that is available, or two on its source; two are offered only where there are two."""
    for kind in range(KINDS):
        if available(state, kind):
            state.scratch.actions[n] = DRAW + 2 * kind
            n += 1
            if on_source(state, seat, kind) and available(state, kind) > 1:
                state.scratch.actions[n] = DRAW + 2 * kind + 1
                n += 1
    return n


def count_discarding(state: State, seat: int) -> int:
    """T11.1: any card; it is asked even if all are equal, for others must not learn that."""
    n = 0
    for kind in range(KINDS):
        n = add_cards(state, seat, DISCARD_CARD, kind, n)
    return n


def apply(state: State, seat: int, action: int) -> None:
    """One decision and what follows from it. Trusts that the action is legal."""
    state.scratch.drew = 0
    if action < LAY:
        kind = (action - DRAW) // 2
        draw_action(state, seat, kind, 1 + action - DRAW - 2 * kind)
    elif action < GO:
        lay(state, seat, action - LAY)
    elif action < REVEAL:
        answer(state, seat, action)
    elif action < PICK_UP:
        move(state, seat, action)
    elif action < DROP:
        pick_up(state, seat, 1 + action - PICK_UP)
    elif action == DROP:
        drop(state, seat)
    elif action == HAND_OVER:
        hand_over(state, seat)
    elif action == END_MOVE:
        end_move(state, seat)
        state.phase = ACTING
    else:
        next_turn(state)
    settle(state)


def lay(state: State, seat: int, card: int) -> None:
    """Energy to move, shooting to shoot, health to defend."""
    if card < VALUES * SHOOTING:
        lay_energy(state, seat, card)
    elif card < VALUES * HEALTH:
        lay_shooting(state, seat, card)
    else:
        lay_health(state, seat, card)


def answer(state: State, seat: int, action: int) -> None:
    """Enough laid, a target named, a card too many."""
    if action == GO:
        go(state, seat)
    elif action == FIRE:
        fire(state)
    elif action == ACCEPT_HIT:
        resolve_shot(state)
    elif action < DISCARD_CARD:
        aim(state, seat, action - AIM)
    else:
        discard(state, seat, action - DISCARD_CARD)


def move(state: State, seat: int, action: int) -> None:
    """T5.2: a movement point, or the turning that belongs to a reveal."""
    if action < TURN:
        reveal(state, seat, action - REVEAL)
    elif action < ROTATE:
        turn(state, seat, action - TURN)
    elif action < STEP:
        which = (action - ROTATE) // 3
        rotate(state, seat, which, 1 + action - ROTATE - 3 * which)
    else:
        step(state, seat, action - STEP)


def settle(state: State) -> None:
    """What follows by itself: the hand limit, the end of a movement, of the game, or of a turn with nothing to do."""
    if state.phase == DISCARDING:
        state.phase = MOVING if state.moving else ACTING
    if state.over or (state.phase != ACTING and state.phase != MOVING):
        return
    if hand_size(state, state.active) > HAND_LIMIT:
        state.phase = DISCARDING
        return
    if state.moving and (state.energy == 0 or sealed(state)):
        end_move(state, state.active)
        state.phase = ACTING
    check_end(state)
    while not state.over and is_idle(state):
        next_turn(state)


def is_idle(state: State) -> bool:
    """T3.1c: whether nothing is possible but to end the turn; that depends on what everybody sees.

    Not in the step that drew a card: its owner sees it before anything else happens.
    """
    if state.phase != ACTING or state.scratch.drew:
        return False
    if state.left and (available(state, ENERGY) or available(state, SHOOTING) or available(state, HEALTH)):
        return False
    return count_acting(state, state.active) == 1


def next_turn(state: State) -> None:
    """T3.1d: the bomb, then the next seat that can play; those dead or lying are passed over (T9, T10.2)."""
    note(state, TURN_ENDED, state.active, 0, 0, 0)
    end_turn(state)
    while not state.over and not begin_turn(state):
        end_turn(state)


def end_turn(state: State) -> None:
    """T10.2, T12: the wave of the activator's turn, then the next seat; after the last one the guard."""
    bomb_step(state, state.active)
    check_end(state)
    if state.over:
        return
    state.active += 1
    if state.active == state.seats:
        state.active = 0
        arm_by_guard(state)
        state.round += 1
        check_end(state)
    state.turn = state.active


def begin_turn(state: State) -> bool:
    """T9: a figure that was shot misses its first turn and stands up in its second. Whether the seat can play."""
    seat = state.active
    state.left = 0
    state.picked = 0
    if state.pos[seat] == DEAD:
        return False
    if state.lying[seat] == SHOT:
        state.lying[seat] = SKIPPED
        note(state, MISSED_TURN, seat, 0, 0, 0)
        if state.early_cards:
            draw_one_of_each(state, seat, DREW)
        return state.early_cards > 0  # then it sees its cards and ends the turn
    note(state, BEGAN, seat, state.round, 0, 0)
    if state.lying[seat] == SKIPPED:
        state.lying[seat] = STANDING
        note(state, STOOD_UP, seat, 0, 0, 0)
        if not state.early_cards:
            draw_one_of_each(state, seat, DREW)
    state.left = actions_of(state, seat)
    return True
