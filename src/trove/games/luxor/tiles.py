"""L6: the action of the tile reached. Where the player has a choice, the phase is TAKING."""

from typing import Final

from ...core.constants import PUBLIC
from ...core.state import note, note_secret
from .constants import (
    ADVENTURERS,
    EMPTY,
    FAVOUR,
    FRONTS,
    HAND,
    HORUS,
    HORUS_PILE,
    KINDS,
    LEVELS,
    MIDDLE,
    NO_CARD,
    OPEN,
    SCARAB,
    SCARAB_KINDS,
    SCARABS,
    SEATS,
    TAKING,
    TEMPLES,
    TOMB,
    TOOK_CARD,
    TOOK_KEY,
    TOOK_SCARAB,
    TOOK_TREASURE,
    TOOK_WILD,
    TREASURES,
    TUNNEL,
    TUNNELLED,
    TURNED_UP,
    UNCOVERED,
    WILD,
    WILD_OR_SCARAB,
)
from .movement import go, lay_way
from .piles import draw_from
from .state import State

ONLY: Final = [1 << seat for seat in range(SEATS)]  # the audience of one seat


def act(state: State, seat: int, adventurer: int, fewer: int) -> None:
    """L6.1: only the mover, where the move ended; `fewer` adventurers than a treasure shows are enough (L7.6)."""
    space = state.pos[ADVENTURERS * seat + adventurer]
    tile = state.board[space]
    state.actor = adventurer
    if tile == EMPTY:  # L6.9; so are the stairs and the tomb
        return
    if tile <= TREASURES:
        if own_on(state, seat, space) + fewer >= state.edition.treasure_needs[tile]:
            take_treasure(state, seat, space)
    elif tile <= HORUS + LEVELS:
        key_or_card(state, seat, tile - HORUS)
    elif tile == TUNNEL:
        use_tunnel(state, seat, adventurer)
    elif tile == SCARAB:
        take_scarab(state, seat)
    elif tile == WILD:
        take_wild(state, seat)
    elif tile == WILD_OR_SCARAB:
        wild_or_scarab(state, seat)
    else:
        favour(state, seat, 1 + tile - FAVOUR)


def own_on(state: State, seat: int, space: int) -> int:
    """How many of the seat's own adventurers stand on a space."""
    n = 0
    for k in range(ADVENTURERS * seat, ADVENTURERS * seat + ADVENTURERS):
        if state.pos[k] == space:
            n += 1
    return n


def take_treasure(state: State, seat: int, space: int) -> None:
    """L6.2: take the tile and score it at once."""
    tile = state.board[space]
    state.points[seat] += state.edition.treasure_points[tile]
    state.owner[tile] = 1 + seat
    state.treasures[KINDS * seat + state.edition.treasure_kind[tile]] += 1
    note(state, TOOK_TREASURE, seat, space, tile, 0)
    uncover(state, seat, space)


def uncover(state: State, seat: int, space: int) -> None:
    """L6.3: a symbol brings a temple tile, which does not act yet; without one the space stays empty."""
    back = state.edition.symbol[space] - 1
    if back < 0:
        state.board[space] = EMPTY
        lay_way(state)
    else:
        first = TEMPLES + FRONTS * back
        state.board[space] = TUNNEL + draw_from(state, PUBLIC, first, state.temple_n[back]) - first
        state.temple_n[back] -= 1
    note(state, UNCOVERED, seat, space, state.board[space], 0)


def key_or_card(state: State, seat: int, level: int) -> None:
    """L6.4: one key, or the top card with as many eyes; what is exhausted cannot be chosen."""
    if state.key_pile > 0 and state.horus_top[level] != NO_CARD:
        state.phase = TAKING
    elif state.key_pile > 0:
        take_key(state, seat)
    elif state.horus_top[level] != NO_CARD:
        take_card(state, seat, level)


def favour(state: State, seat: int, level: int) -> None:
    """L6.7: the top card of one of two levels."""
    if state.horus_top[level] != NO_CARD and state.horus_top[level + 1] != NO_CARD:
        state.phase = TAKING
    elif state.horus_top[level] != NO_CARD:
        take_card(state, seat, level)
    elif state.horus_top[level + 1] != NO_CARD:
        take_card(state, seat, level + 1)


def wild_or_scarab(state: State, seat: int) -> None:
    """L6.6: one of the two; if one supply is empty, the other."""
    if state.wild_pile > 0 and state.scarab_n > 0:
        state.phase = TAKING
    elif state.wild_pile > 0:
        take_wild(state, seat)
    else:
        take_scarab(state, seat)


def use_tunnel(state: State, seat: int, adventurer: int) -> None:
    """L6.8: on to the next tunnel toward the tomb, where it stops."""
    came = state.pos[ADVENTURERS * seat + adventurer]
    for space in range(came + 1, TOMB):
        if state.board[space] == TUNNEL:
            note(state, TUNNELLED, seat, adventurer, came, space)
            go(state, seat, adventurer, space)
            return


def take_key(state: State, seat: int) -> None:
    state.key_pile -= 1
    state.keys[seat] += 1
    note(state, TOOK_KEY, seat, 0, 0, 0)


def take_card(state: State, seat: int, level: int) -> None:
    """L6.5: into the middle of the hand, for all to see; then the next card of the pile shows."""
    card = state.horus_top[level]
    state.hand[HAND * seat + MIDDLE] = card
    state.origin[HAND * seat + MIDDLE] = OPEN
    note(state, TOOK_CARD, seat, level, card, 0)
    turn_up(state, level)


def turn_up(state: State, level: int) -> None:
    """L2.3: everyone sees each pile's top card."""
    state.horus_top[level] = NO_CARD
    if state.horus_n[level] > 0:
        first = HORUS_PILE + state.edition.level_first[level]
        state.horus_top[level] = draw_from(state, PUBLIC, first, state.horus_n[level]) - HORUS_PILE
        state.horus_n[level] -= 1
    note(state, TURNED_UP, 0, level, state.horus_top[level], 0)


def take_wild(state: State, seat: int) -> None:
    if state.wild_pile > 0:
        state.wild_pile -= 1
        state.wilds[seat] += 1
        note(state, TOOK_WILD, seat, 0, 0, 0)


def take_scarab(state: State, seat: int) -> None:
    """L6.6: one at random; its owner alone sees which."""
    if state.scarab_n > 0:
        kind = draw_from(state, 1 + seat, SCARABS, state.scarab_n) - SCARABS
        state.scarab_n -= 1
        state.scarabs[SCARAB_KINDS * seat + kind] += 1
        note_secret(state, TOOK_SCARAB, seat, 0, kind, ONLY[seat])
