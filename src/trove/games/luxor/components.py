"""L1: every component is in exactly one place, or in the pile it can still come from."""

from .state import State
from .terms import (
    ADVENTURERS,
    BACKS,
    CARDS,
    DIE,
    DISCARD,
    DRAW_PILE,
    EMPTY,
    FRONTS,
    HAND,
    HORUS,
    HORUS_PILE,
    LEVELS,
    MIDDLE,
    NO_CARD,
    OSIRIS,
    OSIRIS_BOX,
    PLAYING,
    SCARAB_KINDS,
    SCARABS,
    SPACES,
    TEMPLES,
    TOMB,
    TREASURE_BOX,
    TREASURES,
    TUNNEL,
)


def conserved(state: State) -> bool:
    """Whether nothing was lost and nothing appeared."""
    return (
        cards_conserved(state)
        and hands_full(state)
        and tiles_conserved(state)
        and temples_conserved(state)
        and supplies_conserved(state)
    )


def cards_conserved(state: State) -> bool:
    """L1.2, L1.3: each kind of card, and the counts of the piles."""
    drawn = 0
    discarded = 0
    for card in range(1, CARDS):
        n = state.pile[DRAW_PILE + card] + state.pile[DISCARD + card] + state.pile[HORUS_PILE + card]
        drawn += state.pile[DRAW_PILE + card]
        discarded += state.pile[DISCARD + card]
        for level in range(1, LEVELS + 1):
            if state.horus_top[level] == card:
                n += 1
        for place in range(HAND * state.seats):
            if state.hand[place] == card:
                n += 1
        if n != state.edition.card_count[card]:
            return False
    return drawn == state.draw_n and discarded == state.discard_n and drawn > 0


def hands_full(state: State) -> bool:
    """L3.5: five cards each, but for the one in whose place a card is about to come."""
    for place in range(HAND * state.seats):
        if state.hand[place] == NO_CARD and (state.phase == PLAYING or place != HAND * state.turn + MIDDLE):
            return False
    return True


def tiles_conserved(state: State) -> bool:
    """L1.4, L1.6: each treasure has one place; Horus and Osiris tiles lie where they were laid."""
    for tile in range(1, TREASURES + 1):
        n = state.pile[TREASURE_BOX + tile] + (1 if state.owner[tile] else 0)
        for space in range(1, TOMB):
            if state.board[space] == tile:
                n += 1
        if n != 1:
            return False
    for number in range(1, DIE + 1):
        n = state.pile[OSIRIS_BOX + number]
        for space in range(1, TOMB):
            if state.board[space] == OSIRIS + number:
                n += 1
        if n != state.edition.osiris[number]:
            return False
    for space in range(SPACES):
        if HORUS < state.edition.tile[space] < OSIRIS and state.board[space] != state.edition.tile[space]:
            return False
        if state.edition.tile[space] == 0 and state.board[space] != EMPTY:
            return False
    return True


def temples_conserved(state: State) -> bool:
    """L1.5: each front, in its pile or on the board; every space with a symbol still gets its tile."""
    for front in range(FRONTS):
        n = 0
        for back in range(BACKS):
            n += state.pile[TEMPLES + FRONTS * back + front] - state.edition.temples[FRONTS * back + front]
        for space in range(1, TOMB):
            if state.board[space] == TUNNEL + front:
                n += 1
        if n != 0:
            return False
    for back in range(BACKS):
        n = 0
        for front in range(FRONTS):
            n += state.pile[TEMPLES + FRONTS * back + front]
        for space in range(1, TOMB):
            if state.edition.symbol[space] == 1 + back and EMPTY < state.board[space] <= TREASURES:
                n -= 1
        if n != 0:
            return False
    return True


def supplies_conserved(state: State) -> bool:
    """L1.7: keys, wild treasures, scarabs of each kind; whoever is in the tomb has paid."""
    keys = state.key_pile + state.keys_paid
    wilds = state.wild_pile
    inside = 0
    for seat in range(state.seats):
        keys += state.keys[seat]
        wilds += state.wilds[seat]
        for k in range(ADVENTURERS * seat, ADVENTURERS * seat + ADVENTURERS):
            if state.pos[k] == TOMB:
                inside += 1
    loose = 0
    for kind in range(SCARAB_KINDS):
        n = state.pile[SCARABS + kind]
        loose += n
        for seat in range(state.seats):
            n += state.scarabs[SCARAB_KINDS * seat + kind]
        if n != state.edition.scarab_count[kind]:
            return False
    return (
        keys == state.edition.keys
        and wilds == state.edition.wilds
        and loose == state.scarab_n
        and inside == state.entered
        and inside == state.keys_paid
    )
