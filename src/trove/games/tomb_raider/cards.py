"""T4, T11: cards in hands, decks and discards; T5.1, T8.2: cards laid."""

from typing import Final

from ...core.chance import draw, note_draw, note_return
from ...core.state import note, note_secret
from .constants import (
    CARD_DECKS,
    CARDS,
    DECK,
    DECK_N,
    DISCARD,
    DISCARD_N,
    DISCARDED,
    DREW,
    KINDS,
    LAID,
    LAID_CARD,
    RESHUFFLED,
    VALUES,
)
from .sides import audience
from .state import State

KIND: Final = [card // VALUES for card in range(CARDS)]
VALUE: Final = [1 + card % VALUES for card in range(CARDS)]


def available(state: State, kind: int) -> int:
    """T4.3: how many cards of a kind can be drawn, a reshuffle included."""
    return state.size[DECK_N + kind] + state.size[DISCARD_N + kind]


def hand_size(state: State, seat: int) -> int:
    """All cards in a hand."""
    return state.held[KINDS * seat] + state.held[KINDS * seat + 1] + state.held[KINDS * seat + 2]


def draw_card(state: State, seat: int, kind: int, how: int) -> None:
    """T11.3, T11.4: one card, seen by its owner and by those who may look along; none if there is none."""
    if state.size[DECK_N + kind] == 0:
        reshuffle(state, seat, kind)
    if state.size[DECK_N + kind] == 0:
        return
    card = take_card(state, 1 + seat, kind)
    state.scratch.drew = 1
    state.hand[CARDS * seat + card] += 1
    state.held[KINDS * seat + kind] += 1
    note_secret(state, how, seat, kind, VALUE[card], audience(state, seat))


def take_card(state: State, stream: int, kind: int) -> int:
    """One card of the deck, at random."""
    number = draw(state, stream, state.size[DECK_N + kind])
    at = number
    card = VALUES * kind
    while at >= state.cards[DECK + card]:
        at -= state.cards[DECK + card]
        card += 1
    if state.journal.on:
        note_draw(state, stream, state.size[DECK_N + kind], number, CARD_DECKS, card)
    state.cards[DECK + card] -= 1
    state.size[DECK_N + kind] -= 1
    return card


def draw_one_of_each(state: State, seat: int, how: int) -> None:
    """T2.5, T9.1: a card of each kind."""
    for kind in range(KINDS):
        draw_card(state, seat, kind, how)


def draw_action(state: State, seat: int, kind: int, number: int) -> None:
    """T4.1, T4.2: one card, or two on a source."""
    state.left -= 1
    for _ in range(number):
        draw_card(state, seat, kind, DREW)


def reshuffle(state: State, seat: int, kind: int) -> None:
    """T11.3: the discards become the deck."""
    if state.size[DISCARD_N + kind] == 0:
        return
    for card in range(VALUES * kind, VALUES * kind + VALUES):
        state.cards[DECK + card] += state.cards[DISCARD + card]
        if state.journal.on:
            note_return(state, CARD_DECKS, card, state.cards[DISCARD + card])
        state.cards[DISCARD + card] = 0
    state.size[DECK_N + kind] = state.size[DISCARD_N + kind]
    state.size[DISCARD_N + kind] = 0
    note(state, RESHUFFLED, seat, kind, state.size[DECK_N + kind], 0)


def lay_card(state: State, seat: int, card: int) -> None:
    """T5.1, T8.2: a card is laid open."""
    state.hand[CARDS * seat + card] -= 1
    state.held[KINDS * seat + KIND[card]] -= 1
    state.cards[LAID + card] += 1
    note(state, LAID_CARD, seat, KIND[card], VALUE[card], 0)


def laid_sum(state: State, kind: int) -> int:
    """The sum of the cards of a kind that are laid."""
    total = 0
    for card in range(VALUES * kind, VALUES * kind + VALUES):
        total += state.cards[LAID + card] * VALUE[card]
    return total


def clear_laid(state: State) -> None:
    """T5.4, T8.2: what was laid is discarded."""
    for card in range(CARDS):
        state.cards[DISCARD + card] += state.cards[LAID + card]
        state.size[DISCARD_N + KIND[card]] += state.cards[LAID + card]
        state.cards[LAID + card] = 0


def discard(state: State, seat: int, card: int) -> None:
    """T11.1: a card goes from a hand to its discard pile, for all to see."""
    state.hand[CARDS * seat + card] -= 1
    state.held[KINDS * seat + KIND[card]] -= 1
    state.cards[DISCARD + card] += 1
    state.size[DISCARD_N + KIND[card]] += 1
    note(state, DISCARDED, seat, KIND[card], VALUE[card], 0)


def discard_hand(state: State, seat: int) -> None:
    """T8.3, T10.4: the whole hand."""
    for card in range(CARDS):
        while state.hand[CARDS * seat + card]:
            discard(state, seat, card)


def add_cards(state: State, seat: int, first: int, kind: int, n: int) -> int:
    """An action for each card of a kind in hand, equal cards once, added to the n actions found so far."""
    for card in range(VALUES * kind, VALUES * kind + VALUES):
        if state.hand[CARDS * seat + card]:
            state.scratch.actions[n] = first + card
            n += 1
    return n
