"""For an action that is not legal: which rule forbids it. Asked in order: whose turn, which phase, which card, tile,
figure or treasure, which move."""

from ...core.refusals import Refusal
from .cards import available
from .constants import (
    ACCEPT_HIT,
    ACTING,
    AIM,
    DEAD,
    DEFENDING,
    DISCARD_CARD,
    DISCARDING,
    DRAW,
    DROP,
    END_MOVE,
    END_TURN,
    ENERGY,
    FACE_DOWN,
    FIRE,
    GO,
    GONE,
    HERE,
    KINDS,
    LAY,
    LAYING,
    MOVING,
    N_ACTIONS,
    NOBODY,
    NOWHERE,
    PICK_UP,
    REVEAL,
    ROTATE,
    ROWS,
    SHOOTING,
    SHOOTING_CARDS,
    STANDING,
    START,
    STEP,
    TURN,
    TURNING,
    VALUES,
)
from .museum import neighbour
from .pieces import KIND_NAMES
from .sides import are_enemies, partner_of
from .state import State
from .words import same

# What is asked for in each phase but ACTING, by its rule.
ASKED = {
    LAYING: Refusal("T5.1", "finish-laying"),
    MOVING: Refusal("T3.2", "finish-moving"),
    TURNING: Refusal("T5.2", "turn-first"),
    SHOOTING_CARDS: Refusal("T8.2", "finish-shot"),
    DEFENDING: Refusal("T8.2", "defend-first"),
    DISCARDING: Refusal("T11.1", "discard-first"),
}
NO_ACTIONS_LEFT = Refusal("T3.1", "no-actions-left")
NOT_UNDER_FIRE = ((DEFENDING,), Refusal("T8.2", "not-under-fire"))


def why(state: State, seat: int, action: int) -> Refusal | None:
    """None if the action, or its `same`, is legal; otherwise the first rule that forbids it."""
    if state.over:
        return Refusal("T12.1", "game-over")
    if seat != state.turn:
        return not_asked(state)
    phases, refusal = BELONGS[action]
    if state.phase not in phases:
        return refusal if state.phase == ACTING else ASKED[state.phase]
    if state.is_legal(seat, same(state, seat, action)):
        return None
    if action < GO:
        return cannot_use_card(state, seat, action)
    if action < REVEAL:
        return cannot_answer(state, seat, action)
    if action < PICK_UP:
        return cannot_go(state, seat, action)
    return cannot_handle(state, seat, action)


def not_asked(state: State) -> Refusal:
    """It is somebody else's decision."""
    if state.phase == DEFENDING:
        return Refusal("T8.2", "target-defends", {"turn": state.turn})
    return Refusal("T3.1", "not-your-turn", {"turn": state.turn})


def belongs(action: int) -> tuple[tuple[int, ...], Refusal]:
    """The phases in which an action can be legal, and why it is not when the next action of a turn is asked for."""
    if action < LAY or AIM <= action < DISCARD_CARD or action == END_TURN:
        return (ACTING,), NO_ACTIONS_LEFT
    if action < GO:
        kind = (action - LAY) // VALUES
        if kind == ENERGY:
            return (ACTING, LAYING), NO_ACTIONS_LEFT
        return ((SHOOTING_CARDS,), Refusal("T8.2", "aim-first")) if kind == SHOOTING else NOT_UNDER_FIRE
    if action == GO:
        return (LAYING,), Refusal("T5.1", "lay-energy-first")
    if action == FIRE:
        return (SHOOTING_CARDS,), Refusal("T8.2", "aim-first")
    if action == ACCEPT_HIT:
        return NOT_UNDER_FIRE
    if action < REVEAL:
        return (DISCARDING,), Refusal("T11.1", "within-limit")
    if TURN <= action < ROTATE:
        return (TURNING,), Refusal("T5.2", "reveal-first")
    if action < PICK_UP or action == END_MOVE:
        return (MOVING,), Refusal("T5.1", "lay-energy-first")
    return (ACTING, MOVING), NO_ACTIONS_LEFT


BELONGS = tuple(belongs(action) for action in range(N_ACTIONS))


def cannot_use_card(state: State, seat: int, action: int) -> Refusal:
    """T4, T5.1, T8.2: no action left, no such card in the deck or in the hand."""
    if state.phase == ACTING and not state.left:
        return NO_ACTIONS_LEFT
    if action < LAY:
        kind = (action - DRAW) // 2
        if not available(state, kind):
            return Refusal("T4.3", "no-cards-left", {"kind": KIND_NAMES[kind]})
        return Refusal("T4.2", "not-on-source", {"kind": KIND_NAMES[kind]})
    return no_such_card("T5.1" if state.phase in (ACTING, LAYING) else "T8.2", action - LAY)


def no_such_card(rule: str, card: int) -> Refusal:
    return Refusal(rule, "no-such-card", {"kind": KIND_NAMES[card // VALUES], "value": 1 + card % VALUES})


def cannot_answer(state: State, seat: int, action: int) -> Refusal:
    """T8, T11.1: nothing laid yet, a target that cannot be, a card one does not have."""
    if action == FIRE:
        return Refusal("T8.2", "lay-a-shooting-card")
    if action >= DISCARD_CARD:
        return no_such_card("T11.1", action - DISCARD_CARD)
    target = action - AIM
    if not state.left:
        return NO_ACTIONS_LEFT
    if not state.held[KINDS * seat + SHOOTING]:
        return Refusal("T8.2", "no-shooting-cards")
    if target >= state.seats:
        return Refusal("T13.1", "nobody-there")
    if not are_enemies(state, seat, target):
        return Refusal("T8.1", "no-enemy")
    if state.pos[target] == DEAD:
        return Refusal("T10.4", "target-dead", {"target": target})
    if state.lying[target] != STANDING:
        return Refusal("T8.3", "target-lies", {"target": target})
    if START in (state.pos[seat], state.pos[target]):
        return Refusal("T8.1", "on-start-tile")
    here, there = divmod(state.pos[seat], ROWS), divmod(state.pos[target], ROWS)
    in_line = here[0] == there[0] or here[1] == there[1]
    return Refusal("T8.1", "no-line-of-sight" if in_line else "not-in-line", {"target": target})


def cannot_go(state: State, seat: int, action: int) -> Refusal:
    """T5.2, T5.3, T10.5: what is there, and what may be done with it."""
    which = action - REVEAL if action < TURN else (action - ROTATE) // 3 if action < STEP else action - STEP
    if which == HERE:  # a figure can always rotate the museum tile it is on
        return Refusal("T5.2", "start-tile-lies-fast")
    place = neighbour(state, state.pos[seat], which)
    if place == NOWHERE:
        return Refusal("T5.3", "no-neighbour")
    if state.face[place] == GONE:
        return Refusal("T10.5", "removed")
    if place == START and action < STEP:
        return Refusal("T5.2", "start-tile-lies-fast")
    if action < TURN:
        return Refusal("T5.2", "already-revealed")
    if state.face[place] == FACE_DOWN:
        return Refusal("T5.2", "face-down")
    return Refusal("T5.2", "wall")


def cannot_handle(state: State, seat: int, action: int) -> Refusal:
    """T7: which treasure, whose hands, and the partner; who lies handles nothing (T8.3)."""
    if state.lying[seat] != STANDING:
        return Refusal("T8.3", "figure-lies")
    if action < DROP:
        if state.pos[seat] == START or state.where[1 + action - PICK_UP] != state.pos[seat]:
            return Refusal("T7.1", "not-here")
        return Refusal("T7.1", "hands-full") if state.carry[seat] else Refusal("T7.4", "picked-up-before")
    if action == DROP:
        return Refusal("T7.2", "carries-nothing")
    partner = partner_of(state, seat)
    if partner == NOBODY:
        return Refusal("T13.3", "no-partner")
    if not state.carry[seat]:
        return Refusal("T7.3", "carries-nothing")
    if state.pos[partner] == DEAD:
        return Refusal("T10.4", "partner-dead")
    if state.pos[partner] != state.pos[seat]:
        return Refusal("T7.3", "partner-elsewhere")
    if state.lying[partner] != STANDING:
        return Refusal("T8.3", "partner-lies")
    return Refusal("T7.3", "partner-carries")
