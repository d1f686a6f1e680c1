"""L5: where moves end, statues, and the tomb (L8.1, L8.2)."""

from ...core.chance import draw
from ...core.state import note
from .state import State
from .terms import (
    ADVENTURERS,
    BACK,
    CARRIED,
    EMPTY,
    ENTERED,
    FREED,
    LYING,
    MOVED,
    NOWHERE,
    OSIRIS,
    STAIRS,
    STRIDES,
    TOMB,
    TOOK_SARCOPHAGUS,
    TUNNEL,
)


def draw_from(state: State, stream: int, first: int, n: int) -> int:
    """Take one of the n things of a pile at random; says which, as its index in the row of piles."""
    left = draw(state, stream, n)
    while left >= state.pile[first]:
        left -= state.pile[first]
        first += 1
    state.pile[first] -= 1
    return first


def reach(state: State, seat: int) -> int:
    """The last space a move may end on (L5.6): the tomb asks for a key."""
    return TOMB if state.keys[seat] > 0 else TOMB - 1


def end_of(state: State, space: int) -> int:
    """Where a move ends that comes to this space (L5.7): nobody stays on an Osiris tile."""
    if OSIRIS < state.board[space] < TUNNEL:
        return state.land[STRIDES * space + state.board[space] - OSIRIS]
    return space


def lay_way(state: State, changed: int) -> None:
    """L5.2: where moves end, for every space before the one that changed, and back from all (L5.4)."""
    state.way[0] = TOMB  # the tiles from the tomb backwards
    n = 1
    for k in range(TOMB):
        space = TOMB - 1 - k
        if space < changed:
            for steps in range(1, STRIDES):
                state.land[STRIDES * space + steps] = end_of(state, state.way[n - steps]) if steps <= n else NOWHERE
        if state.board[space] != EMPTY:
            state.way[n] = space
            n += 1
    behind = STAIRS
    for space in range(TOMB):
        state.land[STRIDES * space + BACK] = end_of(state, behind) if behind > STAIRS else NOWHERE
        if state.board[space] != EMPTY:
            behind = space


def lay_whole_way(state: State) -> None:
    """All of it; whoever is in the tomb or lies at a statue moves nowhere (L5.1)."""
    for stride in range(STRIDES):
        state.land[STRIDES * TOMB + stride] = NOWHERE
        state.land[STRIDES * LYING + stride] = NOWHERE
    lay_way(state, TOMB)


def walk(state: State, seat: int, adventurer: int, stride: int) -> None:
    """Move one adventurer by steps, Osiris included."""
    came = state.pos[ADVENTURERS * seat + adventurer]
    if state.journal.on:
        tell_walk(state, seat, adventurer, came, stride)
    go(state, seat, adventurer, state.land[STRIDES * came + stride])


def go(state: State, seat: int, adventurer: int, space: int) -> None:
    """Put a standing adventurer on another space; who lies at a statue he passes is freed (L5.5)."""
    came = state.pos[ADVENTURERS * seat + adventurer]
    state.pos[ADVENTURERS * seat + adventurer] = space
    state.round_moved = 1
    for statue in range(state.edition.statues_before[came], state.edition.statues_before[space]):
        if state.pos[ADVENTURERS * seat + 2 + statue] == LYING:
            state.pos[ADVENTURERS * seat + 2 + statue] = STAIRS
            note(state, FREED, seat, 2 + statue, 0, 0)
    if space == TOMB:
        enter_tomb(state, seat, adventurer)


def enter_tomb(state: State, seat: int, adventurer: int) -> None:
    """L8.1, L8.2: pay a key; the first two take a sarcophagus."""
    state.keys[seat] -= 1
    state.keys_paid += 1
    note(state, ENTERED, seat, adventurer, 0, 0)
    if state.entered < 2:
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
    """The tile so many steps ahead, as one counts them on the board."""
    for _ in range(steps):
        space += 1
        while space < TOMB and state.board[space] == EMPTY:
            space += 1
    return space
