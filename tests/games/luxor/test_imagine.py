"""L10: what a seat cannot know is imagined evenly, class by class, and nothing else is."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice, pairwise
from math import comb
from random import Random
from typing import TypeVar

import pytest

import trove
from contract.evenness import most
from marks import rule
from trove.games.luxor import constants as const
from trove.games.luxor.dealing import is_hidden
from trove.games.luxor.game import GAME, Luxor
from trove.games.luxor.knowledge import viewer_of

V = TypeVar("V")
TIMES = 1500 if trove.compiled else 500
FEWEST = 5  # what is expected less often is counted together
VIEWERS = [None, 0, 1]

every_viewer = pytest.mark.parametrize("viewer", VIEWERS)
every_position = pytest.mark.parametrize("seed", range(4))


def is_even(found: Mapping[V, int], chances: Mapping[V, float]) -> bool:
    """Whether what was found so often is what these chances give."""
    total = sum(found.values())
    assert set(found) <= set(chances), f"{set(found) - set(chances)} should never come"
    often = [value for value, chance in chances.items() if chance * total >= FEWEST]
    cells = [(found.get(value, 0), chances[value] * total) for value in often]
    rest = total - sum(count for count, _ in cells), total - sum(expected for _, expected in cells)
    if rest[1] >= FEWEST:
        cells.append(rest)
    return sum((count - expected) ** 2 / expected for count, expected in cells) <= most(len(cells) - 1) + 1e-6


@cache
def late(seed: int, players: int) -> Luxor:
    """A position in which the hands hold cards of several shuffles, and several seats hold scarabs."""
    chance = Random(f"{seed} {players}")
    for number in range(seed, 1000, 4):
        state = GAME.new(players, number)
        while not state.over:
            state.apply(state.turn, chance.choice(state.legal(state.turn)))
            origins = Counter(state.origin[: const.HAND * players])
            scarabs = [sum(scarabs_of(state, seat)) for seat in range(players)]
            if (
                sum(origin > const.OPEN for origin in origins) > 1
                and sum(n > 0 for n in scarabs) > 1
                and not state.over
            ):
                return state
    raise AssertionError("no such position was found")


def scarabs_of(state: Luxor, seat: int) -> list[int]:
    return state.scarabs[const.SCARAB_KINDS * seat : const.SCARAB_KINDS * seat + const.SCARAB_KINDS]


def hidden_places(state: Luxor, viewer: int | None) -> dict[int, list[int]]:
    """By shuffle: the places whose cards the viewer does not know."""
    found: dict[int, list[int]] = {}
    for place in range(const.HAND * state.seats):
        if is_hidden(state, viewer_of(viewer), place):
            found.setdefault(state.origin[place], []).append(place)
    return found


def contents(state: Luxor, shuffle: int, places: list[int]) -> Counter[int]:
    """The cards of one class: in the hidden places, and, of the last shuffle, in the draw pile."""
    pile = (
        state.pile[const.DRAW_PILE : const.DRAW_PILE + const.CARDS] if shuffle == state.shuffle else [0] * const.CARDS
    )
    return Counter(state.hand[place] for place in places) + Counter(dict(enumerate(pile)))


def imagined(state: Luxor, viewer: int | None) -> Iterator[Luxor]:
    return (state.imagine(viewer, 31 * k + 1) for k in range(TIMES))  # type: ignore[misc]


@rule("L10.1", "L10.2")
@every_viewer
@every_position
def test_a_hidden_card_is_any_of_its_shuffle_by_their_numbers(seed: int, viewer: int | None) -> None:
    state = late(seed, 2 + seed % 3)
    states = list(imagined(state, viewer))
    classes = hidden_places(state, viewer)
    assert classes
    for shuffle, places in classes.items():
        lot = contents(state, shuffle, places)
        chances = {card: n / lot.total() for card, n in lot.items()}
        for place in places:
            assert is_even(Counter(other.hand[place] for other in states), chances), f"place {place}, shuffle {shuffle}"


@rule("L10.1", "L10.2")
@every_viewer
@every_position
def test_two_hidden_cards_of_a_shuffle_are_never_the_same_one(seed: int, viewer: int | None) -> None:
    state = late(seed, 2 + seed % 3)
    states = list(imagined(state, viewer))
    for shuffle, places in hidden_places(state, viewer).items():
        lot, n = contents(state, shuffle, places), contents(state, shuffle, places).total()
        chances = {(a, b): lot[a] * (lot[b] - (a == b)) / (n * (n - 1)) for a in lot for b in lot} if n > 1 else {}
        for one, two in pairwise(places):
            pairs = Counter((other.hand[one], other.hand[two]) for other in states)
            assert is_even(pairs, {pair: chance for pair, chance in chances.items() if chance}), f"{one} and {two}"


@rule("L10.2")
@every_viewer
@every_position
def test_cards_of_different_shuffles_never_mix(seed: int, viewer: int | None) -> None:
    state = late(seed, 2 + seed % 3)
    classes = hidden_places(state, viewer)
    true = {shuffle: contents(state, shuffle, places) for shuffle, places in classes.items()}
    for other in islice(imagined(state, viewer), 100):
        assert {shuffle: contents(other, shuffle, places) for shuffle, places in classes.items()} == true
        known = [
            place for place in range(const.HAND * state.seats) if not any(place in some for some in classes.values())
        ]
        assert [other.hand[place] for place in known] == [state.hand[place] for place in known]
        assert other.origin == state.origin


@rule("L10.1")
@every_viewer
@every_position
def test_the_scarabs_of_others_are_any_of_those_not_seen(seed: int, viewer: int | None) -> None:
    state = late(seed, 2 + seed % 3)
    states = list(imagined(state, viewer))
    others = [seat for seat in range(state.seats) if seat != viewer]
    lot = [
        state.pile[const.SCARABS + k] + sum(scarabs_of(state, seat)[k] for seat in others)
        for k in range(const.SCARAB_KINDS)
    ]
    n = sum(lot)
    for seat in others:
        held = sum(scarabs_of(state, seat))
        for kind, there in enumerate(lot):
            counts = Counter(scarabs_of(other, seat)[kind] for other in states)
            chances = {
                k: comb(there, k) * comb(n - there, held - k) / comb(n, held) for k in range(min(held, there) + 1)
            }
            assert is_even(counts, {k: chance for k, chance in chances.items() if chance}), f"seat {seat}, kind {kind}"
    if viewer is not None:
        assert all(scarabs_of(other, viewer) == scarabs_of(state, viewer) for other in states)


def test_unevenness_is_found() -> None:
    assert is_even(Counter({1: 510, 2: 490}), {1: 0.5, 2: 0.5})
    assert not is_even(Counter({1: 650, 2: 350}), {1: 0.5, 2: 0.5})
    with pytest.raises(AssertionError, match="should never come"):
        is_even(Counter({3: 1}), {1: 0.5, 2: 0.5})
