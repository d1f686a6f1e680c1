"""What all do at the same time comes to the same in every order: the choice of maps, patterns, bonus squares."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from games.silver_and_gold.builder import ANNA, BEN, BIG, CLARA, DAVE, silver_and_gold
from games.silver_and_gold.looks import number_of, patterns
from marks import rule
from trove.core.journal import Journal
from trove.games.silver_and_gold import constants as const
from trove.games.silver_and_gold.events import Lapsed
from trove.games.silver_and_gold.game import GAME, SilverAndGold

Script = Sequence[int]  # the actions of one seat, in its own order
VIEWERS = (None, 0, 1, 2, 3)


def interleavings(lengths: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every order of the seats in which each acts this many times."""
    if not any(lengths):
        yield ()
        return
    for seat, left in enumerate(lengths):
        if left:
            rest = [n - (k == seat) for k, n in enumerate(lengths)]
            for order in interleavings(rest):
                yield (seat, *order)


def played(start: SilverAndGold, scripts: Sequence[Script], order: Sequence[int]) -> SilverAndGold:
    """The scripts carried out in this order of seats; the journal tells of them alone."""
    state = start.clone()
    state.keep_journal(Journal(1))
    at = [0] * len(scripts)
    for place, seat in enumerate(order):
        before = (state.phase, state.turns_done, list(state.chance))
        state.play(seat, scripts[seat][at[seat]])
        at[seat] += 1
        if place < len(order) - 1:
            assert (state.phase, state.turns_done, list(state.chance)) == before, "the phase was closed too early"
    return state


def told(state: SilverAndGold, viewer: int | None) -> Counter[str]:
    return Counter(map(repr, GAME.events(state, viewer)))


def check(start: SilverAndGold, scripts: Sequence[Script], orders: Sequence[tuple[int, ...]]) -> None:
    """Every order gives the same position and the same events; a seat's own events keep their order."""
    first = played(start, scripts, orders[0])
    viewers = [viewer for viewer in VIEWERS if viewer is None or viewer < start.seats]
    for order in orders[1:]:
        other = played(start, scripts, order)
        assert other.hash() == first.hash(), order
        assert other.legal(other.turn) == first.legal(first.turn)
        for viewer in viewers:
            assert told(other, viewer) == told(first, viewer), order
        for seat in range(start.seats):
            assert own(other, seat) == own(first, seat), order


def own(state: SilverAndGold, seat: int) -> list[Any]:
    return [event for event in GAME.events(state, None) if getattr(event, "seat", None) == seat]


def laid(state: SilverAndGold, seat: int, slot: int, *squares: tuple[int, int]) -> int:
    wanted = tuple(sorted(map(number_of, squares)))
    (words,) = (one for one in patterns(state, seat) if one.slot == slot and one.squares == wanted)
    return GAME.action(state, seat, words)


def single(slot: int, square: tuple[int, int]) -> int:
    return const.SQUARE + const.SQUARES * slot + number_of(square)


@rule("S3.2", "S3.6")
def test_two_seats_with_crosses_coins_and_palms_in_every_order() -> None:
    state = silver_and_gold(
        maps={ANNA: ["XX$/oTo", "X$"], BEN: ["$X/Tooo", "oXT"]}, display=["T", "TT"], coins={ANNA: 2, BEN: 3}
    )
    anna = [laid(state, ANNA, 0, (0, 0), (0, 1)), single(1, (0, 0)), single(0, (0, 2)), single(0, (1, 1))]
    ben = [laid(state, BEN, 0, (0, 0), (0, 1)), single(1, (0, 1)), single(1, (0, 2))]
    orders = list(interleavings([4, 3]))
    assert len(orders) == 35
    check(state, [anna, ben], orders)


@rule("S3.2", "S3.8")
def test_completed_maps_and_rows_of_three_seats_in_every_order() -> None:
    state = silver_and_gold(
        3,
        maps={ANNA: ["#X", "#$o"], BEN: ["#$", BIG], CLARA: ["#$", "#Xo"]},
        coins={ANNA: 3, BEN: 3, CLARA: 3},
        start=BEN,
    )
    scripts = [
        [single(0, (0, 1)), single(1, (0, 1))],
        [single(0, (0, 1))],
        [single(1, (0, 1)), single(0, (0, 1))],
    ]
    orders = list(interleavings([2, 1, 2]))
    assert len(orders) == 30
    check(state, scripts, orders)
    end = played(state, scripts, orders[7])
    assert end.trophies[const.ROWS * BEN] == 6  # they start, and choose a map before the next seat gets a trophy


@rule("S3.4")
def test_squares_that_lapse_in_every_order() -> None:
    state = silver_and_gold(maps={ANNA: ["XXX", "oo"], BEN: ["XX", None]}, pattern="straight_three")
    scripts = [
        [laid(state, ANNA, 0, (0, 0), (0, 1), (0, 2)), single(1, (0, 0))],
        [single(0, (0, 0))],
    ]
    check(state, scripts, list(interleavings([2, 1])))
    end = played(state, scripts, (ANNA, BEN, ANNA))
    assert Counter(event.seat for event in GAME.events(end, None) if isinstance(event, Lapsed)) == {ANNA: 1, BEN: 1}


@rule("S3.2")
def test_four_seats_in_every_order() -> None:
    drawing = "oX/$T"
    state = silver_and_gold(4, maps={seat: [drawing, BIG] for seat in (ANNA, BEN, CLARA, DAVE)}, display=["T"])
    bonus = [laid(state, seat, 0, (0, 0), (0, 1)) for seat in range(4)]
    scripts = [
        [bonus[0], single(0, (1, 0))],
        [laid(state, BEN, 0, (1, 0), (1, 1))],
        [bonus[2], single(0, (1, 1))],
        [single(1, (3, 3))],
    ]
    orders = list(interleavings([2, 1, 2, 1]))
    assert len(orders) == 180
    check(state, scripts, orders)


@rule("S2.1", "S5.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_choice_of_maps_in_every_order(players: int) -> None:
    state = GAME.new(players, 12)
    orders = list(interleavings([1] * players))
    for seed in range(4):
        chance = Random(seed)
        check(state, [[chance.randrange(6)] for _ in range(players)], orders)


@rule("S3.2", "S3.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_marks_in_random_orders(players: int) -> None:
    """Phases of real games: each seat's marks as it made them, in orders drawn at random."""
    chance, several = Random(players), 0
    for seed in range(6):
        state = GAME.new(players, seed)
        while not state.over:
            if state.phase == const.TAKING:
                state.apply(state.turn, chance.choice(state.legal(state.turn)))
                continue
            start, phase, scripts = (
                state.clone(),
                (state.phase, state.turns_done),
                [list[int]() for _ in range(players)],
            )
            while (state.phase, state.turns_done) == phase:
                seat = chance.choice(state.to_act())
                action = chance.choice(state.legal(seat))
                scripts[seat].append(action)
                state.apply(seat, action)
            seats = [seat for seat in range(players) for _ in scripts[seat]]
            orders = [tuple(chance.sample(seats, len(seats))) for _ in range(3)]
            if chance.random() < 0.25 or any(len(script) > 1 for script in scripts):
                check(start, scripts, orders)
                several += 1
    assert several > 20
