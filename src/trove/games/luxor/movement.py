"""L5: where moves end, statues, and the tomb (L8.1, L8.2)."""

from ...core.state import note
from .constants import (
    ADVENTURERS,
    BACK,
    CARRIED,
    EMPTY,
    ENTERED,
    FIRST_LYING,
    FREED,
    LYING,
    MOVED,
    NOWHERE,
    OSIRIS,
    SARCOPHAGI,
    STAIRS,
    TOMB,
    TOOK_SARCOPHAGUS,
    TUNNEL,
    WAY,
)
from .state import State


def reach(state: State, seat: int) -> int:
    """The last space a move may end on (L5.6): the tomb asks for a key."""
    return TOMB if state.keys[seat] > 0 else TOMB - 1


def landing(state: State, space: int, stride: int) -> int:
    """Where a move ends, Osiris included, keys or not; NOWHERE if it cannot be made."""
    if space >= TOMB:  # L5.1: in the tomb, or lying at a statue
        return NOWHERE
    if stride == BACK and state.board[space] != EMPTY:
        return state.ends[state.passed[space] - 1]
    return state.ends[state.passed[space] + stride]  # on an empty space the last tile passed is the one behind


def lay_way(state: State) -> None:
    """L5.2: number the tiles along the way; a move of n steps comes to the tile whose number is higher by n."""
    n = 0
    for space in range(TOMB):
        if state.board[space] != EMPTY:
            n += 1
        state.passed[space] = n
    state.ends[0] = NOWHERE  # the stairs are no tile (L5.4)
    state.ends[n + 1] = TOMB
    for k in range(n + 2, WAY):
        state.ends[k] = NOWHERE
    for k in range(1, TOMB):
        lay_end(state, TOMB - k)


def lay_end(state: State, space: int) -> None:
    """Where a move ends that comes to this space (L5.7): nobody stays on an Osiris tile."""
    tile = state.board[space]
    if OSIRIS < tile < TUNNEL:
        state.ends[state.passed[space]] = state.ends[state.passed[space] + tile - OSIRIS]
    elif tile != EMPTY:
        state.ends[state.passed[space]] = space


def walk(state: State, seat: int, adventurer: int, stride: int) -> None:
    """Move one adventurer by steps, Osiris included."""
    came = state.pos[ADVENTURERS * seat + adventurer]
    if state.journal.on:
        tell_walk(state, seat, adventurer, came, stride)
    go(state, seat, adventurer, landing(state, came, stride))


def go(state: State, seat: int, adventurer: int, space: int) -> None:
    """Put a standing adventurer on another space; those who lie at statues it passes are freed (L5.5)."""
    came = state.pos[ADVENTURERS * seat + adventurer]
    state.pos[ADVENTURERS * seat + adventurer] = space
    state.round_moved = 1
    for statue in range(state.edition.statues_before[came], state.edition.statues_before[space]):
        if state.pos[ADVENTURERS * seat + FIRST_LYING + statue] == LYING:
            state.pos[ADVENTURERS * seat + FIRST_LYING + statue] = STAIRS
            note(state, FREED, seat, FIRST_LYING + statue, 0, 0)
    if space == TOMB:
        enter_tomb(state, seat, adventurer)


def enter_tomb(state: State, seat: int, adventurer: int) -> None:
    """L8.1, L8.2: pay a key; the first two take a sarcophagus."""
    state.keys[seat] -= 1
    note(state, ENTERED, seat, adventurer, 0, 0)
    if state.entered < SARCOPHAGI:
        state.sarcophagus[state.entered] = 1 + seat
        note(state, TOOK_SARCOPHAGUS, seat, state.entered, state.edition.sarcophagus[state.entered], 0)
    state.entered += 1


def tell_walk(state: State, seat: int, adventurer: int, came: int, stride: int) -> None:
    """The journal's account of a walk: the steps, then each Osiris tile's."""
    stop = came - 1 if stride == BACK else ahead(state, came, stride)
    while stride == BACK and state.board[stop] == EMPTY:
        stop -= 1
    note(state, MOVED, seat, adventurer, came, stop)
    while OSIRIS < state.board[stop] < TUNNEL:
        came = stop
        stop = ahead(state, came, state.board[came] - OSIRIS)
        note(state, CARRIED, seat, adventurer, came, stop)


def ahead(state: State, space: int, steps: int) -> int:
    """The tile a number of steps ahead, as one counts them on the board."""
    for _ in range(steps):
        space += 1
        while space < TOMB and state.board[space] == EMPTY:
            space += 1
    return space
