"""L4 and L7: what the cards do, once played."""

from typing import Final

from ...core.chance import draw, note_draw
from ...core.constants import PUBLIC
from ...core.state import note
from .constants import (
    ACT,
    ADVENTURERS,
    CHOOSING,
    CHOSE,
    DIE,
    DIE_ROLL,
    DIE_ROLLED,
    JOINED,
    MOVE,
    ROLL_EXACTLY,
    ROLLED,
    SPACES,
    STAIRS,
    STUCK,
    TOMB,
)
from .movement import go, landing, reach, walk
from .state import State
from .tiles import act

BIT: Final = [1 << space for space in range(SPACES)]


def find_movers(state: State, seat: int) -> int:
    """L5.1: the standing adventurers outside the tomb, of several on one space the first; fills `movers`."""
    n = 0
    seen = 0
    for k in range(ADVENTURERS):
        space = state.pos[ADVENTURERS * seat + k]
        if space < TOMB and not seen & BIT[space]:
            seen |= BIT[space]
            state.scratch.movers[n] = k
            n += 1
    return n


def can_move(state: State, seat: int, movers: int, low: int, high: int) -> bool:
    """Whether one of the movers has a legal move among these numbers of steps."""
    last = reach(state, seat)
    for m in range(movers):
        at = state.passed[state.pos[ADVENTURERS * seat + state.scratch.movers[m]]]
        for steps in range(low, high + 1):
            if state.ends[at + steps] <= last:
                return True
    return False


def count_moves(state: State, seat: int) -> int:
    """L4.3, L7.2: what may be moved after the roll."""
    low = state.die if state.edition.card_effect[state.played] == ROLL_EXACTLY else 1
    last = reach(state, seat)
    n = 0
    for m in range(find_movers(state, seat)):
        at = state.passed[state.pos[ADVENTURERS * seat + state.scratch.movers[m]]]
        for steps in range(low, state.die + 1):
            if state.ends[at + steps] <= last:
                state.scratch.actions[n] = MOVE + DIE * state.scratch.movers[m] + steps - 1
                n += 1
    return n


def roll_die(state: State, seat: int) -> None:
    """L4.3, L7.2: roll first; the move is a decision of its own unless there is only one."""
    state.die = 1 + draw(state, PUBLIC, DIE)
    if state.journal.on:
        note_draw(state, PUBLIC, DIE, state.die - 1, DIE_ROLL, state.die)
    note(state, DIE_ROLLED, seat, state.die, 0, 0)
    moves = count_moves(state, seat)
    if moves == 0:
        note(state, STUCK, seat, 0, 0, 0)
    elif moves == 1:
        move_rolled(state, seat, state.scratch.actions[0])
    else:
        state.phase = ROLLED


def move_rolled(state: State, seat: int, action: int) -> None:
    """The move that a roll allows, then the tile's action."""
    adventurer = (action - MOVE) // DIE
    walk(state, seat, adventurer, 1 + action - MOVE - DIE * adventurer)
    act(state, seat, adventurer, 0)


def all_forward(state: State, seat: int, steps: int) -> None:
    """L7.3: all who can move do, the one nearest the tomb first; nobody acts before all have moved."""
    standing = 0
    for k in range(ADVENTURERS):
        if state.pos[ADVENTURERS * seat + k] < TOMB:
            standing |= BIT[k]
    state.moved = 0
    while standing:
        k = foremost(state, seat, standing)
        standing ^= BIT[k]
        if landing(state, state.pos[ADVENTURERS * seat + k], steps) <= reach(state, seat):
            walk(state, seat, k, steps)
            state.moved |= BIT[k]
    actors = count_actors(state, seat)
    if actors == 1:
        note(state, CHOSE, seat, state.scratch.actions[0] - ACT, 0, 0)
        act(state, seat, state.scratch.actions[0] - ACT, 0)
    elif actors > 1:
        state.phase = CHOOSING


def foremost(state: State, seat: int, among: int) -> int:
    """Of a set of adventurers the one nearest the tomb."""
    best = ADVENTURERS
    for k in range(ADVENTURERS):
        if among & BIT[k] and (
            best == ADVENTURERS or state.pos[ADVENTURERS * seat + k] > state.pos[ADVENTURERS * seat + best]
        ):
            best = k
    return best


def count_actors(state: State, seat: int) -> int:
    """L7.4: those that moved and are outside the tomb; of several on one space the first."""
    n = 0
    seen = 0
    for k in range(ADVENTURERS):
        space = state.pos[ADVENTURERS * seat + k]
        if state.moved & BIT[k] and space < TOMB and not seen & BIT[space]:
            seen |= BIT[space]
            state.scratch.actions[n] = ACT + k
            n += 1
    return n


def second_last(state: State, seat: int) -> int:
    """L7.5: the space of the next adventurer ahead of the rearmost, outside the tomb; the stairs if there is none."""
    rear = TOMB
    ahead = TOMB
    for k in range(ADVENTURERS):
        space = state.pos[ADVENTURERS * seat + k]
        if space < rear:
            ahead = rear
            rear = space
        elif rear < space < ahead:
            ahead = space
    return ahead if ahead < TOMB else STAIRS


def last_to_second(state: State, seat: int) -> None:
    """L7.5: the rearmost joins the next one ahead, and acts there."""
    space = second_last(state, seat)
    rear = 0
    for k in range(1, ADVENTURERS):
        if state.pos[ADVENTURERS * seat + k] < state.pos[ADVENTURERS * seat + rear]:
            rear = k
    note(state, JOINED, seat, rear, state.pos[ADVENTURERS * seat + rear], space)
    go(state, seat, rear, space)
    act(state, seat, rear, 0)
