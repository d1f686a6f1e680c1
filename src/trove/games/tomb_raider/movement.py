"""T5: a movement, point by point; T6: what a revealed tile brings."""

from typing import Final

from ...core.state import note
from .cards import add_cards, clear_laid, draw_card, laid_sum, lay_card
from .constants import (
    DIRECTIONS,
    DREW,
    END_MOVE,
    ENERGY,
    FACE_DOWN,
    GO,
    HERE,
    KINDS,
    LAY,
    LAYING,
    MOVING,
    NOWHERE,
    REVEAL,
    REVEALED,
    ROTATE,
    ROTATED,
    SOURCE,
    START,
    STEP,
    STEPPED,
    STOPPED,
    TREASURE,
    TURN,
    TURNED,
    TURNING,
    WENT,
)
from .museum import draw_tile, lay_open, lies_open, neighbour, passable
from .state import State
from .treasures import add_handling, deliver, discover

QUARTERS: Final = 4
# A set of doors, turned clockwise by 0 to 3 quarters.
TURNED_DOORS: Final = [(doors << q | doors >> (QUARTERS - q)) & 15 for doors in range(16) for q in range(QUARTERS)]
# By doors: in how many ways the tile can lie, and how many of its three rotations differ.
WAYS: Final = [len({TURNED_DOORS[QUARTERS * doors + q] for q in range(QUARTERS)}) for doors in range(16)]
TURNS: Final = [min(3, ways) for ways in WAYS]


def lay_energy(state: State, seat: int, card: int) -> None:
    """T5.1: an energy card; the first begins the movement, and without another in hand it goes on by itself."""
    if state.phase != LAYING:
        state.left -= 1
        state.phase = LAYING
    lay_card(state, seat, card)
    state.energy = laid_sum(state, ENERGY)
    if state.held[KINDS * seat + ENERGY] == 0:
        go(state, seat)


def go(state: State, seat: int) -> None:
    """T5.1: no more cards; the sum is what may be spent."""
    state.phase = MOVING
    state.moving = 1
    note(state, WENT, seat, state.energy, 0, 0)


def count_laying(state: State, seat: int) -> int:
    """T5.1: another energy card, or go."""
    n = add_cards(state, seat, LAY, ENERGY, 0)
    state.scratch.actions[n] = GO
    return n + 1


def count_moving(state: State, seat: int) -> int:
    """T5.2: what a point can be spent on; T7 between the points; T5.4 the end."""
    place = state.pos[seat]
    n = 0
    for d in range(DIRECTIONS):
        there = neighbour(state, place, d)
        if there == NOWHERE:
            continue
        if there < START and state.face[there] == FACE_DOWN:
            state.scratch.actions[n] = REVEAL + d
            n += 1
        elif lies_open(state, there):
            n = add_rotations(state, d, there, n)
        if passable(state, place, d):
            state.scratch.actions[n] = STEP + d
            n += 1
    if place != START:
        n = add_rotations(state, HERE, place, n)
    n = add_handling(state, seat, n)
    state.scratch.actions[n] = END_MOVE
    return n + 1


def add_rotations(state: State, which: int, place: int, n: int) -> int:
    """T5.2b: the rotations of a tile; those that come to the same are offered once."""
    for quarters in range(TURNS[state.doors[place]]):
        state.scratch.actions[n] = ROTATE + 3 * which + quarters
        n += 1
    return n


def ways(state: State, place: int) -> int:
    """In how many ways the tile that lies here can lie."""
    return WAYS[state.doors[place]]


def count_turning(state: State) -> int:
    """T5.2a: the ways the revealed tile can lie."""
    n = ways(state, state.revealed - 1)
    for quarters in range(n):
        state.scratch.actions[quarters] = TURN + quarters
    return n


def reveal(state: State, seat: int, d: int) -> None:
    """T5.2a: the tile is seen first and turned then, which is not asked for a cross."""
    place = neighbour(state, state.pos[seat], d)
    state.energy -= 1
    tile = draw_tile(state, place)
    lay_open(state, place, tile)
    note(state, REVEALED, seat, place, tile, 0)
    state.revealed = 1 + place
    if ways(state, place) == 1:
        turn(state, seat, 0)
    else:
        state.phase = TURNING


def turn(state: State, seat: int, quarters: int) -> None:
    """T5.2a, T6.1: the revealed tile is turned, then it brings what it shows."""
    place = state.revealed - 1
    state.revealed = 0
    state.phase = MOVING
    state.doors[place] = TURNED_DOORS[QUARTERS * state.doors[place] + quarters]
    note(state, TURNED, seat, place, state.doors[place], 0)
    if state.face[place] == TREASURE:
        discover(state, seat, place)
    elif state.face[place] >= SOURCE:
        draw_card(state, seat, state.face[place] - SOURCE, DREW)


def rotate(state: State, seat: int, which: int, quarters: int) -> None:
    """T5.2b: the figure's own tile or a neighbour; figures on it stay there."""
    place = state.pos[seat] if which == HERE else neighbour(state, state.pos[seat], which)
    state.energy -= 1
    state.doors[place] = TURNED_DOORS[QUARTERS * state.doors[place] + quarters]
    note(state, ROTATED, seat, place, quarters, state.doors[place])


def step(state: State, seat: int, d: int) -> None:
    """T5.2c; on the start tile a treasure is delivered at once (T7.5)."""
    place = state.pos[seat]
    there = neighbour(state, place, d)
    state.energy -= 1
    state.pos[seat] = there
    note(state, STEPPED, seat, place, there, 0)
    if there == START and state.carry[seat]:
        deliver(state, seat)


def end_move(state: State, seat: int) -> None:
    """T5.4: unspent points are lost, the cards go to the discard pile."""
    note(state, STOPPED, seat, state.energy, 0, 0)
    state.moving = 0
    state.energy = 0
    clear_laid(state)
