"""T2, T5.2, T5.3: the museum's places, doors and tiles, and who sees whom (T8.1)."""

from typing import Final

from ...core.chance import draw, note_draw
from ...core.constants import PUBLIC
from .constants import (
    BLANK,
    DIRECTIONS,
    FACE_DOWN,
    GATE,
    GONE,
    NOWHERE,
    PLACES,
    ROWS,
    SHAPES,
    SOURCE,
    START,
    TILES,
    TREASURE,
    UNSEEN_BLANKS,
    UNSEEN_TILES,
)
from .state import State

BIT: Final = [1 << place for place in range(PLACES)]  # sets of places
DOOR: Final = [1 << d for d in range(DIRECTIONS)]
BACK: Final = [(d + 2) % DIRECTIONS for d in range(DIRECTIONS)]
ROW: Final = [place // ROWS for place in range(PLACES)]
COLUMN: Final = [place % ROWS for place in range(PLACES)]
# The next place in each direction, museum only.
NEXT: Final = [
    NOWHERE if beyond else place + step
    for place in range(PLACES)
    for step, beyond in (
        (-ROWS, place < ROWS),
        (1, place % ROWS == ROWS - 1),
        (ROWS, place >= PLACES - ROWS),
        (-1, place % ROWS == 0),
    )
]
BASE: Final = [1, 5, 3, 7, 15]  # the doors of each shape: dead end, straight, corner, T, cross
# The shape of a set of doors; there are no tiles without any.
SHAPE: Final = [0, 0, 0, 2, 0, 1, 2, 3, 0, 2, 1, 3, 2, 3, 3, 4]


def neighbour(state: State, place: int, d: int) -> int:
    """T5.3: the place next to this one; the start tile has the entrance tile alone."""
    if place == START:
        return state.entrance if d == BACK[state.gate] else NOWHERE
    if place == state.entrance and d == state.gate:
        return START
    return NEXT[DIRECTIONS * place + d]


def lies_open(state: State, place: int) -> bool:
    """Whether a museum tile lies here face up."""
    return place < START and BLANK <= state.face[place] <= TREASURE


def passable(state: State, place: int, d: int) -> bool:
    """T5.2c: the next tile is face up and both touching sides are open. What is hidden or gone has no doors."""
    there = neighbour(state, place, d)
    return there != NOWHERE and state.doors[place] & DOOR[d] != 0 and state.doors[there] & DOOR[BACK[d]] != 0


def sees(state: State, place: int, there: int) -> bool:
    """T8.1: the same tile, or one row or column with open doors all the way; never from or to the start tile."""
    if place >= START or there >= START:
        return False
    if place == there:
        return True
    if COLUMN[place] == COLUMN[there]:
        d = 0 if there < place else 2
    elif ROW[place] == ROW[there]:
        d = 1 if there > place else 3
    else:
        return False
    while place != there:
        if not passable(state, place, d):
            return False
        place = NEXT[DIRECTIONS * place + d]
    return True


def distance(place: int, there: int) -> int:
    """T10.2: in steps along rows and columns, whatever the walls."""
    down = ROW[place] - ROW[there]
    across = COLUMN[place] - COLUMN[there]
    return (down if down > 0 else -down) + (across if across > 0 else -across)


def draw_tile(state: State, place: int) -> int:
    """T2.1, T2.2: which of the tiles not seen yet lies here. Places laid with blanks draw among the blanks alone.

    With b blanks and o other tiles left, k of the blanks for such places (those removed unseen included), any other
    place is blank with probability (b - k) / (b - k + o).
    """
    blanks = 0
    for tile in range(SHAPES):
        blanks += state.tile_pile[tile]
    others = 0
    for tile in range(SHAPES, TILES):
        others += state.tile_pile[tile]
    if state.laid_blank & BIT[place]:
        state.laid_blank ^= BIT[place]
        return draw_blank(state, blanks)
    kept = 0
    for laid in range(PLACES):
        if state.laid_blank & BIT[laid]:
            kept += 1
    n = blanks - kept + others
    number = draw(state, PUBLIC, n)
    tile = take_tile(state, SHAPES, number) if number < others else 0
    if state.journal.on:
        note_draw(state, PUBLIC, n, number, UNSEEN_TILES, tile)
    return tile if tile else draw_blank(state, blanks)


def draw_blank(state: State, n: int) -> int:
    """Which of the n blank tiles not seen yet."""
    number = draw(state, PUBLIC, n)
    tile = take_tile(state, 0, number)
    if state.journal.on:
        note_draw(state, PUBLIC, n, number, UNSEEN_BLANKS, tile)
    return tile


def take_tile(state: State, tile: int, at: int) -> int:
    """The tile at a number, counted from a kind of tile on."""
    while at >= state.tile_pile[tile]:
        at -= state.tile_pile[tile]
        tile += 1
    state.tile_pile[tile] -= 1
    return tile


def lay_open(state: State, place: int, tile: int) -> None:
    """A tile is turned up, in its base orientation."""
    symbol = tile // SHAPES
    state.face[place] = BLANK + symbol
    state.doors[place] = BASE[tile - SHAPES * symbol]


def tile_at(state: State, place: int) -> int:
    """Which kind of tile lies here face up."""
    return SHAPES * (state.face[place] - BLANK) + SHAPE[state.doors[place]]


def remove(state: State, place: int) -> None:
    """T10.2: the tile is gone; unseen it stays among those that nobody has seen."""
    if state.face[place] != FACE_DOWN:
        state.lost_tiles[tile_at(state, place)] += 1
    state.face[place] = GONE
    state.doors[place] = 0


def lay_start(state: State, entrance: int, gate: int) -> None:
    """T2.1: the start tile lies beside the entrance tile and opens to it."""
    state.entrance = entrance
    state.gate = gate
    state.face[START] = GATE
    state.doors[START] = DOOR[BACK[gate]]


def on_source(state: State, seat: int, kind: int) -> bool:
    """T4.2: whether the figure stands on a source of this kind."""
    return state.face[state.pos[seat]] == SOURCE + kind
