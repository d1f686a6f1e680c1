"""Positions in which every component has its place, but to which no game leads."""

from collections import Counter
from itertools import product

from ...core.possible import Check
from .cards import count_actors
from .constants import (
    ADVENTURERS,
    ALL_FORWARD,
    BACKS,
    CARDS,
    CHOOSING,
    FIRST_LYING,
    FRONTS,
    HAND,
    HORUS_PILE,
    LYING,
    NO_CARD,
    OPEN,
    PLAYING,
    ROLL_EXACTLY,
    ROLL_UP_TO,
    ROLLED,
    SARCOPHAGI,
    SCARAB,
    STAIRS,
    STATUES,
    TAKING,
    TEMPLES,
    TOMB,
    TREASURE_BOX,
    TREASURES,
    TUNNEL,
    WILD,
    WILD_OR_SCARAB,
)
from .state import State


def turns(state: State) -> int:
    """How many turns were played to their end."""
    if state.over:
        return state.round * state.seats
    return (state.round - 1) * state.seats + (state.turn - state.start) % state.seats


def started_as_chosen(state: State) -> bool:
    """L2.7: the player whom the host chose starts."""
    return state.chosen_start in (0, 1 + state.start)


def horus_piles_show_their_top(state: State) -> bool:
    """L2.3: a pile shows a card while it has one; starter cards never lie there."""
    beneath, level = state.pile[HORUS_PILE : HORUS_PILE + CARDS], state.edition.card_level
    shown = all(top != NO_CARD or not n for top, n in zip(state.horus_top, state.horus_n, strict=True))
    return shown and not any(n for n, of in zip(beneath, level, strict=True) if of == 0)


def cards_came_from_somewhere(state: State) -> bool:
    """L2.2, L6.5: of the first shuffle are starter cards, taken openly are Horus cards; no place keeps an old mark."""
    level = state.edition.card_level
    for card, origin in zip(state.hand, state.origin, strict=True):
        if (card == NO_CARD and origin != OPEN) or (card != NO_CARD and origin == OPEN and level[card] == 0):
            return False
        if origin == 1 and level[card] > 0:
            return False
    return True


def temples_lie_on_their_symbol(state: State) -> bool:
    """L6.3: each temple tile lies where its back is shown, and the box that the board was laid from is empty."""
    if any(state.box[TREASURE_BOX : TREASURE_BOX + TREASURES + 1]):
        return False
    laid = Counter(zip(state.edition.symbol, state.board, strict=True))
    if any(not symbol and tile >= TUNNEL for symbol, tile in laid):
        return False
    left, first = state.pile[TEMPLES : TEMPLES + BACKS * FRONTS], state.edition.temples
    kinds = product(range(BACKS), range(FRONTS))
    return all(laid[1 + b, TUNNEL + f] == first[FRONTS * b + f] - left[FRONTS * b + f] for b, f in kinds)


def supplies_came_from_a_tile(state: State) -> bool:
    """L6.6: wild treasures and scarabs come from temple tiles, which stay where they lie."""
    scarabs, board = sum(state.edition.scarab_count) - state.scarab_n, state.board
    has_wild = WILD in board or WILD_OR_SCARAB in board
    has_scarab = SCARAB in board or WILD_OR_SCARAB in board
    return (has_wild or not any(state.wilds)) and (has_scarab or not scarabs)


def one_thing_a_turn(state: State) -> bool:
    """L6.1: whatever a player has was brought by a tile, and one tile acts in a turn."""
    level, count, beneath = state.edition.card_level, state.edition.card_count, state.pile[HORUS_PILE:]
    cards = sum(count[k] - beneath[k] for k in range(CARDS) if level[k])
    cards -= sum(card != NO_CARD for card in state.horus_top)
    scarabs = sum(state.edition.scarab_count) - state.scarab_n
    taken = sum(state.keys) + state.entered + sum(state.wilds) + scarabs + sum(state.treasures) + cards
    return taken <= turns(state)


def cards_were_played(state: State) -> bool:
    """L3.2, L3.6: a card a turn goes to the discard pile; a draw pile lasts as long as it has cards."""
    played = turns(state) + (state.phase != PLAYING)
    if state.shuffle == 1:
        return state.discard_n == played
    level, count = state.edition.card_level, state.edition.card_count
    fewest = sum(n for n, of in zip(count, level, strict=True) if of == 0) - HAND * state.seats
    return state.discard_n < played and (state.shuffle - 1) * fewest <= turns(state)


def lying_until_passed(state: State) -> bool:
    """L2.1, L5.5: the first two never lie; who lies at a statue has not been passed."""
    before, pos = state.edition.statues_before, state.pos
    for first in range(0, ADVENTURERS * state.seats, ADVENTURERS):
        own = pos[first : first + ADVENTURERS]
        passed = max((before[space] for space in own if space != LYING), default=0)
        if LYING in own[:FIRST_LYING] or any(own[FIRST_LYING + k] == LYING for k in range(min(passed, STATUES))):
            return False
    return True


def sarcophagi_belong_to_who_entered(state: State) -> bool:
    """L8.2: sarcophagi belong to those who have entered."""
    owners = [owner - 1 for owner in state.sarcophagus if owner]
    inside = [k // ADVENTURERS for k, space in enumerate(state.pos) if space == TOMB]
    return all(owners.count(seat) <= inside.count(seat) for seat in owners)


def nothing_else_is_under_way(state: State) -> bool:
    """L3.1: between two turns nothing is under way; within one, what the card on the discard pile does."""
    effect = state.edition.card_effect[state.played]
    rolled = state.die > 0
    if state.phase == PLAYING:
        return not (rolled or state.moved or state.actor)
    if rolled != (effect in (ROLL_EXACTLY, ROLL_UP_TO)) or (state.moved > 0) != (effect == ALL_FORWARD):
        return False
    return (state.phase == TAKING or not state.actor) and (state.phase != ROLLED or rolled) and moved_fits(state)


def moved_fits(state: State) -> bool:
    """L7.3, L7.4: all who were moved forward are on the way or in the tomb; several wait to act, or one acts."""
    seat = state.turn
    movers = [k for k in range(ADVENTURERS) if state.moved >> k & 1]
    pos = state.pos[ADVENTURERS * seat : ADVENTURERS * seat + ADVENTURERS]
    if any(pos[k] in (STAIRS, LYING) for k in movers):
        return False
    if state.phase == CHOOSING:
        return count_actors(state, seat) > 1
    return not movers or state.phase != TAKING or state.actor in movers


def round_is_under_way(state: State) -> bool:
    """L8.3, L8.4: a new round has seen no move; it would not have begun after the second in the tomb."""
    new = state.phase == PLAYING and state.turn == state.start
    if new and state.round_moved:
        return False
    if state.phase in (CHOOSING, TAKING) and not state.round_moved:
        return False
    return state.round >= 1 and (not new or bool(state.over) or state.entered < SARCOPHAGI)


CHECKS: tuple[Check, ...] = (
    started_as_chosen,
    round_is_under_way,
    nothing_else_is_under_way,
    horus_piles_show_their_top,
    cards_came_from_somewhere,
    cards_were_played,
    temples_lie_on_their_symbol,
    supplies_came_from_a_tile,
    lying_until_passed,
    sarcophagi_belong_to_who_entered,
    one_thing_a_turn,
)
