"""T10: the bomb and its waves; T12.1, T12.5: how the game ends."""

from ...core.state import note
from .cards import discard_hand
from .constants import (
    ARMED,
    BY_DEATH,
    BY_EXPLOSION,
    BY_SAFETY,
    BY_WAVE,
    CENTRE,
    DEAD,
    DESTROYED,
    DIED,
    ENDED,
    FACE_DOWN,
    GONE,
    GOOD,
    GUARD_ROUND,
    LATE_GUARD_ROUND,
    LOST_TREASURE,
    NO_TREASURE,
    NOWHERE,
    PLACES,
    PLATES,
    REMOVED,
    STANDING,
    START,
    TREASURES,
    WAVE,
)
from .museum import distance, remove
from .scoring import record
from .sides import side_of
from .state import State
from .treasures import plates_taken


def explode(state: State) -> None:
    """T10.2, T12.4: one wave; all its deaths are one event."""
    note(state, WAVE, state.activator - 1, state.wave, 0, 0)
    for place in range(PLACES):
        if distance(place, state.bomb) == state.wave:
            remove(state, place)
            note(state, REMOVED, state.activator - 1, place, 0, 0)
            destroy_treasures(state, place)
    state.wave += 1
    good = 0
    bad = 0
    for seat in range(state.seats):
        if state.pos[seat] < START and state.face[state.pos[seat]] == GONE:
            die(state, seat)
            if side_of(state, seat) == GOOD:
                good -= 1
            else:
                bad -= 1
    if good or bad:
        record(state, BY_WAVE, good, bad)


def destroy_treasures(state: State, place: int) -> None:
    """T10.4: those that lie on a removed tile."""
    for treasure in range(1, TREASURES):
        if state.where[treasure] == place:
            destroy(state, treasure)


def destroy(state: State, treasure: int) -> None:
    state.where[treasure] = DESTROYED
    note(state, LOST_TREASURE, 0, treasure, 0, 0)


def die(state: State, seat: int) -> None:
    """T10.4: for good, with hand and treasure."""
    note(state, DIED, seat, state.pos[seat], 0, 0)
    state.pos[seat] = DEAD
    state.lying[seat] = STANDING
    if state.carry[seat]:
        destroy(state, state.carry[seat])
        state.carry[seat] = NO_TREASURE
    discard_hand(state, seat)


def bomb_step(state: State, seat: int) -> None:
    """T3.1d, T10.2: at the end of each turn of the activator; with the entrance tile the rest goes too (T12.1a)."""
    if state.activator != 1 + seat:
        return
    explode(state)
    if state.face[state.entrance] == GONE:
        while tiles_left(state):
            explode(state)


def tiles_left(state: State) -> bool:
    """Whether any museum tile is left."""
    for place in range(PLACES):
        if state.face[place] != GONE:
            return True
    return False


def check_end(state: State) -> None:
    """T12.1: the game is over as soon as every fate is sealed."""
    reason = sealed(state)
    if reason:
        state.over = 1
        note(state, ENDED, state.active, reason, 0, 0)


def sealed(state: State) -> int:
    """T12.1: how every fate is sealed; 0 while one is open, and always before the bomb is armed."""
    if not state.activator:
        return 0
    if state.face[state.entrance] == GONE:
        return BY_EXPLOSION
    if everybody(state, DEAD):
        return BY_DEATH
    return BY_SAFETY if everybody(state, START) and not anything_left(state) else 0


def everybody(state: State, place: int) -> bool:
    """Whether all figures are at this place, or dead."""
    for seat in range(state.seats):
        if state.pos[seat] != place and state.pos[seat] != DEAD:
            return False
    return True


def anything_left(state: State) -> bool:
    """T12.1b: a treasure lies in the museum, or can still be found there."""
    for treasure in range(1, TREASURES):
        if state.where[treasure] < PLACES:
            return True
    if plates_taken(state) == PLATES:
        return False
    for place in range(PLACES):
        if state.face[place] == FACE_DOWN:
            return True
    return False


def guard_round(state: State) -> int:
    """T12.5: the round at whose end a bomb that nobody has armed arms itself."""
    return GUARD_ROUND if state.guard else LATE_GUARD_ROUND


def arm_by_guard(state: State) -> None:
    """T12.5, T12.6: the bomb arms itself, in the centre if it is not out yet; Lara is the activator."""
    if not state.activator and state.round >= guard_round(state):
        if state.bomb == NOWHERE:
            state.bomb = CENTRE
        state.activator = 1
        note(state, ARMED, 0, state.bomb, 1, 0)
