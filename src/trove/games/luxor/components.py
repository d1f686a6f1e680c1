"""L1: every component is in exactly one place, or in the pile it can still come from."""

from .constants import (
    ADVENTURERS,
    ANY_OSIRIS,
    ANY_TREASURE,
    BACKS,
    CARDS,
    DIE,
    DISCARD,
    DRAW_PILE,
    EMPTY,
    FAVOUR,
    FRONTS,
    HAND,
    HORUS,
    HORUS_PILE,
    KINDS,
    LEVELS,
    MIDDLE,
    MOST_SHUFFLES,
    NO_CARD,
    OSIRIS,
    OSIRIS_BOX,
    PLAYING,
    ROLL_EXACTLY,
    ROLL_UP_TO,
    ROLLED,
    SCARAB_KINDS,
    SCARABS,
    SEATS,
    SPACES,
    STAIRS,
    TAKING,
    TEMPLES,
    TOMB,
    TREASURE_BOX,
    TREASURES,
    TUNNEL,
    WILD_OR_SCARAB,
)
from .state import State


def conserved(state: State) -> bool:
    """Whether nothing was lost and nothing appeared."""
    return (
        cards_conserved(state)
        and horus_piles_counted(state)
        and hands_full(state)
        and tiles_conserved(state)
        and treasures_counted(state)
        and temples_conserved(state)
        and supplies_conserved(state)
        and seats_fit(state)
        and decision_fits(state)
    )


def cards_conserved(state: State) -> bool:
    """L1.2, L1.3: each kind of card, the counts of the piles, and the top of the discard pile."""
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
    if drawn != state.draw_n or discarded != state.discard_n or drawn == 0:
        return False
    return state.pile[DISCARD + state.played] > 0 if discarded else state.played == NO_CARD


def horus_piles_counted(state: State) -> bool:
    """L2.3: each level's pile holds its own cards, the top one among them."""
    for level in range(1, LEVELS + 1):
        beneath = 0
        for card in range(1, CARDS):
            if state.edition.card_level[card] == level:
                beneath += state.pile[HORUS_PILE + card]
            elif state.horus_top[level] == card:
                return False
        if beneath != state.horus_n[level]:
            return False
    return True


def hands_full(state: State) -> bool:
    """L3.5: five cards each, but for the place to which a card is about to come."""
    for place in range(SEATS * HAND):
        if is_open(state, place) and state.hand[place] != NO_CARD:
            return False
        if not is_open(state, place) and state.hand[place] == NO_CARD:
            return False
        if state.origin[place] > state.shuffle:
            return False
    return 0 < state.shuffle < MOST_SHUFFLES


def is_open(state: State, place: int) -> bool:
    """Whether no card lies here now: nobody sits there, or a card is to come."""
    return place >= HAND * state.seats or (state.phase != PLAYING and place == HAND * state.turn + MIDDLE)


def tiles_conserved(state: State) -> bool:
    """L1.4, L1.6: each treasure has one place; Horus and Osiris tiles lie where they were laid."""
    laid = 0  # a bit for each treasure on the board
    for space in range(1, TOMB):
        tile = state.board[space]
        if EMPTY < tile <= TREASURES:
            if laid >> tile & 1:
                return False
            laid |= 1 << tile
    for tile in range(1, TREASURES + 1):
        if state.box[TREASURE_BOX + tile] + (1 if state.owner[tile] else 0) + (laid >> tile & 1) != 1:
            return False
    for number in range(1, DIE + 1):
        n = state.box[OSIRIS_BOX + number]
        for space in range(1, TOMB):
            if state.board[space] == OSIRIS + number:
                n += 1
        if n != state.edition.osiris[number]:
            return False
    for space in range(SPACES):
        if not fits(state, state.edition.tile[space], state.board[space]):
            return False
    return True


def fits(state: State, meant: int, tile: int) -> bool:
    """Whether a tile may lie on a space meant for a kind of tile; no other tile, and none where none belongs."""
    if meant == ANY_TREASURE:
        return tile <= TREASURES or tile >= TUNNEL
    if meant == ANY_OSIRIS:
        return OSIRIS < tile < TUNNEL
    return tile == meant


def treasures_counted(state: State) -> bool:
    """What a player has taken is counted by kind and in points (L6.2)."""
    for seat in range(state.seats):
        points = 0
        for kind in range(KINDS):
            n = 0
            for tile in range(1, TREASURES + 1):
                if state.owner[tile] == 1 + seat and state.edition.treasure_kind[tile] == kind:
                    n += 1
                    points += state.edition.treasure_points[tile]
            if n != state.treasures[KINDS * seat + kind]:
                return False
        if points != state.points[seat]:
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
        if n != state.temple_n[back]:
            return False
        for space in range(1, TOMB):
            if state.edition.symbol[space] == 1 + back and EMPTY < state.board[space] <= TREASURES:
                n -= 1
        if n != 0:
            return False
    return True


def supplies_conserved(state: State) -> bool:
    """L1.7: keys, wild treasures, scarabs of each kind; every adventurer in the tomb has paid."""
    keys = state.key_pile + state.entered
    wilds = state.wild_pile
    inside = 0
    for seat in range(state.seats):
        keys += state.keys[seat]
        wilds += state.wilds[seat]
        for k in range(ADVENTURERS * seat, ADVENTURERS * seat + ADVENTURERS):
            if state.pos[k] == TOMB:
                inside += 1
            if OSIRIS < state.board[state.pos[k]] < TUNNEL:  # nobody stays there (L5.7)
                return False
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
        and (state.sarcophagus[0] > 0) == (inside > 0)
        and (state.sarcophagus[1] > 0) == (inside > 1)
    )


def seats_fit(state: State) -> bool:
    """Nothing belongs to a seat that nobody sits on, and no pile has things of no kind."""
    for tile in range(TREASURES + 1):
        if state.owner[tile] > state.seats:
            return False
    for k in range(ADVENTURERS * state.seats, ADVENTURERS * SEATS):
        if state.pos[k] != STAIRS:
            return False
    for seat in range(state.seats, SEATS):
        if state.keys[seat] or state.wilds[seat] or state.points[seat]:
            return False
        for kind in range(KINDS):
            if state.treasures[KINDS * seat + kind]:
                return False
        for kind in range(SCARAB_KINDS):
            if state.scarabs[SCARAB_KINDS * seat + kind]:
                return False
    nothing = state.owner[0] + state.pile[DRAW_PILE] + state.pile[DISCARD] + state.pile[HORUS_PILE]
    nothing += state.box[TREASURE_BOX] + state.box[OSIRIS_BOX] + state.horus_n[0] + state.horus_top[0]
    return (
        nothing == 0
        and state.turn < state.seats
        and state.start < state.seats
        and state.chosen_start <= state.seats
        and state.sarcophagus[0] <= state.seats
        and state.sarcophagus[1] <= state.seats
    )


def decision_fits(state: State) -> bool:
    """What is asked for can be answered: both things to take are there, the die was rolled for a die card."""
    if state.over and (state.phase != PLAYING or state.turn != state.start):
        return False
    if state.phase == ROLLED:
        effect = state.edition.card_effect[state.played]
        return state.die > 0 and ROLL_EXACTLY <= effect <= ROLL_UP_TO
    if state.phase != TAKING:
        return True
    tile = state.board[state.pos[ADVENTURERS * state.turn + state.actor]]
    if HORUS < tile <= HORUS + LEVELS:
        return state.key_pile > 0 and state.horus_top[tile - HORUS] != NO_CARD
    if tile >= FAVOUR:
        return state.horus_top[1 + tile - FAVOUR] != NO_CARD and state.horus_top[2 + tile - FAVOUR] != NO_CARD
    return tile == WILD_OR_SCARAB and state.wild_pile > 0 and state.scarab_n > 0
