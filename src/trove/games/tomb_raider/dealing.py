"""T2: the set-up, and the redeal of what a seat does not know (T14)."""

from typing import Final

from ...core.chance import draw, note_draw, reseed
from ...core.constants import PUBLIC
from ...core.state import note
from .cards import draw_one_of_each, take_card
from .constants import (
    BEGAN,
    CARDS,
    DEALT,
    DECK,
    DECK_N,
    DIRECTIONS,
    IN_PILE,
    KINDS,
    NOWHERE,
    OUTER,
    PLACES,
    RANDOM_START,
    SEATS,
    START,
    STARTED,
    TILES,
    TREASURES,
    VALUES,
)
from .museum import lay_start, neighbour
from .sides import actions_of, audience
from .state import State

BIT: Final = [1 << place for place in range(PLACES)]
ONLY: Final = [1 << seat for seat in range(8)]
# The outer sides of the museum, clockwise from the north-west corner: the tile there, and the direction outwards.
ENTRANCE: Final = [0, 1, 2, 3, 4, 4, 9, 14, 19, 24, 24, 23, 22, 21, 20, 20, 15, 10, 5, 0]
OUTWARDS: Final = [side // 5 for side in range(OUTER)]


def set_up(state: State) -> None:
    """T2: everything in its place, on a blank state."""
    state.start = state.chosen_start - 1 if state.chosen_start else draw_start(state)
    lay_start(state, ENTRANCE[state.start], OUTWARDS[state.start])
    note(state, STARTED, 0, state.start, 0, 0)
    for tile in range(TILES):
        state.tile_pile[tile] = state.edition.tiles[tile]
    if state.modified:
        lay_blanks(state)
    for treasure in range(TREASURES):
        state.where[treasure] = IN_PILE
    state.bomb = NOWHERE
    for card in range(CARDS):
        state.cards[DECK + card] = state.edition.cards[card]
        state.size[DECK_N + card // VALUES] += state.edition.cards[card]
    for seat in range(SEATS):
        state.pos[seat] = START
    for seat in range(state.seats):
        draw_one_of_each(state, seat, DEALT)
    if state.alone and state.modified:  # T13.2
        draw_one_of_each(state, 0, DEALT)
    state.left = actions_of(state, 0)
    note(state, BEGAN, 0, state.round, 0, 0)


def draw_start(state: State) -> int:
    """T2.1: any outer side of the museum."""
    side = draw(state, PUBLIC, OUTER)
    if state.journal.on:
        note_draw(state, PUBLIC, OUTER, side, RANDOM_START, side)
    return side


def lay_blanks(state: State) -> None:
    """T2.2: blanks on the entrance tile and its neighbours; which ones is drawn when they are revealed."""
    state.laid_blank = BIT[state.entrance]
    for d in range(DIRECTIONS):
        place = neighbour(state, state.entrance, d)
        if place < START:
            state.laid_blank |= BIT[place]


def redeal(state: State, viewer: int, seed: int) -> None:
    """Deal again what the viewer does not know, and renew all chance: by kind, hidden hands and deck are one class."""
    reseed(state, seed)
    for seat in range(state.seats):
        if is_hidden(state, viewer, seat):
            for card in range(CARDS):
                state.cards[DECK + card] += state.hand[CARDS * seat + card]
                state.hand[CARDS * seat + card] = 0
            for kind in range(KINDS):
                state.size[DECK_N + kind] += state.held[KINDS * seat + kind]
    for seat in range(state.seats):
        if is_hidden(state, viewer, seat):
            for kind in range(KINDS):
                for _ in range(state.held[KINDS * seat + kind]):
                    state.hand[CARDS * seat + take_card(state, PUBLIC, kind)] += 1


def is_hidden(state: State, viewer: int, seat: int) -> bool:
    """T14.1: whether the viewer does not see this seat's cards."""
    return not audience(state, seat) & ONLY[viewer]
