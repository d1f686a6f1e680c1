"""L2: the set-up, and the redeal of what a seat does not know."""

from typing import Final

from ...core.chance import draw, note_draw, reseed
from ...core.constants import PUBLIC
from ...core.state import note, note_secret
from .constants import (
    ADVENTURERS,
    ANY_OSIRIS,
    ANY_TREASURE,
    BACKS,
    BOARD_BOX,
    CARDS,
    DEALT,
    DIE,
    DRAW_PILE,
    FRONTS,
    HAND,
    HORUS_PILE,
    LAID,
    LEVELS,
    LYING,
    NO_CARD,
    OPEN,
    OSIRIS,
    OSIRIS_BOX,
    RANDOM_START,
    SCARAB_KINDS,
    SCARABS,
    SEATS,
    STAIRS,
    STARTED,
    STATUES,
    TEMPLES,
    TOMB,
    TREASURE_BOX,
    TREASURES,
)
from .movement import lay_way
from .piles import draw_from
from .state import State
from .tiles import turn_up

ONLY: Final = [1 << seat for seat in range(SEATS)]  # the audience of one seat
PLACE: Final = [1 << place for place in range(SEATS * HAND)]  # sets of places in hands


def set_up(state: State) -> None:
    """L2: everything in its place, on a blank state."""
    state.start = state.chosen_start - 1 if state.chosen_start else draw_start(state)
    state.turn = state.start
    note(state, STARTED, state.start, 0, 0, 0)
    fill_supplies(state)
    lay_board(state)
    for level in range(1, LEVELS + 1):
        turn_up(state, level)
    for k in range(state.seats):
        seat = state.start + k if state.start + k < state.seats else state.start + k - state.seats
        place_adventurers(state, seat)
        deal_hand(state, seat)
    lay_way(state)


def draw_start(state: State) -> int:
    """L2.7: any seat."""
    seat = draw(state, PUBLIC, state.seats)
    if state.journal.on:
        note_draw(state, PUBLIC, state.seats, seat, RANDOM_START, seat)
    return seat


def fill_supplies(state: State) -> None:
    """L2.2, L2.3, L2.6: cards, temple tiles, scarabs, keys and wild treasures."""
    for card in range(1, CARDS):
        if state.edition.card_level[card] == 0:
            state.pile[DRAW_PILE + card] = state.edition.card_count[card]
            state.draw_n += state.edition.card_count[card]
        else:
            state.pile[HORUS_PILE + card] = state.edition.card_count[card]
            state.horus_n[state.edition.card_level[card]] += state.edition.card_count[card]
    for back in range(BACKS):
        for front in range(FRONTS * back, FRONTS * back + FRONTS):
            state.pile[TEMPLES + front] = state.edition.temples[front]
            state.temple_n[back] += state.edition.temples[front]
    for kind in range(SCARAB_KINDS):
        state.pile[SCARABS + kind] = state.edition.scarab_count[kind]
        state.scarab_n += state.edition.scarab_count[kind]
    state.key_pile = state.edition.keys
    state.wild_pile = state.edition.wilds
    state.shuffle = 1
    state.round = 1


def lay_board(state: State) -> None:
    """L2.4, L2.5: Osiris tiles and treasures at random, Horus tiles by their eyes."""
    osiris_n = 0
    for number in range(1, DIE + 1):
        state.box[OSIRIS_BOX + number] = state.edition.osiris[number]
        osiris_n += state.edition.osiris[number]
    for tile in range(1, TREASURES + 1):
        state.box[TREASURE_BOX + tile] = 1
    treasure_n = TREASURES
    for space in range(1, TOMB):
        if state.edition.tile[space] == ANY_OSIRIS:
            state.board[space] = OSIRIS + draw_tile(state, OSIRIS_BOX, osiris_n) - OSIRIS_BOX
            osiris_n -= 1
        elif state.edition.tile[space] == ANY_TREASURE:
            state.board[space] = draw_treasure(state, treasure_n)
            treasure_n -= 1
        else:
            state.board[space] = state.edition.tile[space]
        note(state, LAID, 0, space, state.board[space], 0)


def draw_tile(state: State, first: int, n: int) -> int:
    """Take one of the n tiles of a kind from the box at random; returns its index there."""
    number = draw(state, PUBLIC, n)
    left = number
    while left >= state.box[first]:
        left -= state.box[first]
        first += 1
    state.box[first] -= 1
    if state.journal.on:
        note_draw(state, PUBLIC, n, number, BOARD_BOX, first)
    return first


def draw_treasure(state: State, n: int) -> int:
    """One of the n tiles left, at random; of equal ones the first, so that equal boards are equal states."""
    tile = draw_tile(state, TREASURE_BOX, n) - TREASURE_BOX
    alike = state.edition.treasure_first[tile]
    while alike < tile and state.box[TREASURE_BOX + alike] == 0:
        alike += 1
    state.box[TREASURE_BOX + tile] += 1
    state.box[TREASURE_BOX + alike] -= 1
    return alike


def place_adventurers(state: State, seat: int) -> None:
    """L2.1: two on the stairs, one lying at each statue."""
    for k in range(ADVENTURERS):
        state.pos[ADVENTURERS * seat + k] = STAIRS if k < ADVENTURERS - STATUES else LYING


def deal_hand(state: State, seat: int) -> None:
    """L2.2: five starter cards, which only their owner sees."""
    for place in range(HAND):
        card = draw_from(state, 1 + seat, DRAW_PILE, state.draw_n) - DRAW_PILE
        state.draw_n -= 1
        state.hand[HAND * seat + place] = card
        state.origin[HAND * seat + place] = state.shuffle
        note_secret(state, DEALT, seat, place, card, ONLY[seat])


def redeal(state: State, viewer: int, seed: int) -> None:
    """Deal again what the viewer does not know, class by class (L10), and renew all chance."""
    reseed(state, seed)
    done = 0
    for place in range(HAND * state.seats):
        if is_hidden(state, viewer, place) and not done & PLACE[place]:
            done |= redeal_class(state, viewer, state.origin[place])
    if not state.over:  # at the end they are turned up (L9.6)
        redeal_scarabs(state, viewer)


def is_hidden(state: State, viewer: int, place: int) -> bool:
    """Whether the viewer does not know the card in this place of a hand."""
    return state.origin[place] != OPEN and not HAND * viewer <= place < HAND * viewer + HAND


def redeal_class(state: State, viewer: int, shuffle: int) -> int:
    """The hidden cards of one shuffle; the last shuffle's are exchangeable with the draw pile. Returns the places."""
    n = 0
    for card in range(1, CARDS):
        state.scratch.lot[card] = state.pile[DRAW_PILE + card] if shuffle == state.shuffle else 0
        n += state.scratch.lot[card]
    places = 0
    for place in range(HAND * state.seats):
        if state.origin[place] == shuffle and is_hidden(state, viewer, place):
            places |= PLACE[place]
            state.scratch.lot[state.hand[place]] = state.scratch.lot[state.hand[place]] + 1
            n += 1
    for place in range(HAND * state.seats):
        if places & PLACE[place]:
            state.hand[place] = draw_lot(state, n)
            n -= 1
    if shuffle == state.shuffle:
        for card in range(1, CARDS):
            state.pile[DRAW_PILE + card] = state.scratch.lot[card]
    return places


def draw_lot(state: State, n: int) -> int:
    """One of the n cards of the lot."""
    left = draw(state, PUBLIC, n)
    card = NO_CARD + 1
    while left >= state.scratch.lot[card]:
        left -= state.scratch.lot[card]
        card += 1
    state.scratch.lot[card] = state.scratch.lot[card] - 1
    return card


def redeal_scarabs(state: State, viewer: int) -> None:
    """All scarabs that the viewer has not seen are one class: the others' and the supply."""
    for seat in range(state.seats):
        state.scratch.lot[seat] = 0
        for kind in range(SCARAB_KINDS):
            if seat != viewer:
                n = state.scarabs[SCARAB_KINDS * seat + kind]
                state.scratch.lot[seat] = state.scratch.lot[seat] + n
                state.pile[SCARABS + kind] += n
                state.scarabs[SCARAB_KINDS * seat + kind] = 0
        state.scarab_n += state.scratch.lot[seat]
    for seat in range(state.seats):
        for _ in range(state.scratch.lot[seat]):
            kind = draw_from(state, PUBLIC, SCARABS, state.scarab_n) - SCARABS
            state.scarab_n -= 1
            state.scarabs[SCARAB_KINDS * seat + kind] += 1
