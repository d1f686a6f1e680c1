"""T8: a shot, its defence, and who is hit."""

from ...core.state import note
from .cards import add_cards, clear_laid, discard_hand, laid_sum, lay_card
from .constants import (
    ACCEPT_HIT,
    ACTING,
    AIM,
    AIMED,
    DEFENDING,
    FIRE,
    FIRED,
    HEALTH,
    KINDS,
    LAY,
    SHOOTING,
    SHOOTING_CARDS,
    SHOT,
    STANDING,
    WARDED_OFF,
    WAS_SHOT,
)
from .museum import sees
from .sides import are_enemies
from .state import State
from .treasures import drop


def can_aim(state: State, seat: int, target: int) -> bool:
    """T8.1: a standing enemy in sight."""
    return (
        state.lying[target] == STANDING
        and are_enemies(state, seat, target)
        and sees(state, state.pos[seat], state.pos[target])
    )


def add_targets(state: State, seat: int, n: int) -> int:
    """T8.1, A23: whom a seat with a shooting card may aim at, added to the n actions found so far."""
    if state.held[KINDS * seat + SHOOTING]:
        for target in range(state.seats):
            if can_aim(state, seat, target):
                state.scratch.actions[n] = AIM + target
                n += 1
    return n


def aim(state: State, seat: int, target: int) -> None:
    """T8.1: the action begins with its target."""
    state.left -= 1
    state.target = 1 + target
    state.phase = SHOOTING_CARDS
    note(state, AIMED, seat, target, 0, 0)


def count_shooting(state: State, seat: int) -> int:
    """T8.2: shooting cards; at least one before the shot."""
    n = add_cards(state, seat, LAY, SHOOTING, 0)
    if laid_sum(state, SHOOTING) > 0:
        state.scratch.actions[n] = FIRE
        n += 1
    return n


def lay_shooting(state: State, seat: int, card: int) -> None:
    """T8.2: a shooting card; without another in hand the shot goes off."""
    lay_card(state, seat, card)
    if state.held[KINDS * seat + SHOOTING] == 0:
        fire(state)


def fire(state: State) -> None:
    """T8.2: the target is asked if it has health cards, which everybody knows."""
    target = state.target - 1
    note(state, FIRED, state.active, target, laid_sum(state, SHOOTING), 0)
    if state.held[KINDS * target + HEALTH]:
        state.turn = target
        state.phase = DEFENDING
    else:
        resolve_shot(state)


def count_defending(state: State, seat: int) -> int:
    """T8.2, A22: health cards, or no more."""
    n = add_cards(state, seat, LAY, HEALTH, 0)
    state.scratch.actions[n] = ACCEPT_HIT
    return n + 1


def lay_health(state: State, seat: int, card: int) -> None:
    """T8.2: a health card; without another in hand the shot is settled."""
    lay_card(state, seat, card)
    if state.held[KINDS * seat + HEALTH] == 0:
        resolve_shot(state)


def resolve_shot(state: State) -> None:
    """T8.2, T8.3: more shooting than health hits, otherwise nothing happens; all cards laid are discarded (A29)."""
    target = state.target - 1
    force = laid_sum(state, SHOOTING)
    defence = laid_sum(state, HEALTH)
    state.target = 0
    state.turn = state.active
    state.phase = ACTING
    clear_laid(state)
    note(state, WAS_SHOT if force > defence else WARDED_OFF, target, force, defence, 0)
    if force > defence:
        state.lying[target] = SHOT
        if state.carry[target]:
            drop(state, target)
        discard_hand(state, target)
