"""When a seat's present decision was opened: what an answer must be an answer to."""

from typing import Any

import pytest

from core.choosing import choosing
from core.live import every_game, table, walk, walked
from effort import amount
from trove.core.match import Match
from trove.core.refusals import BadInput

STEPS = amount(60, 400)


def asked(match: Match) -> list[int | None]:
    found = [match.asked(seat) for seat in range(match.seats)]
    assert match.asking == {seat: version for seat, version in enumerate(found) if version is not None}
    assert tuple(match.asking) == (match.state.to_act() if match.started and not match.over else ())
    return found


def test_nobody_is_asked_before_the_start_and_after_the_end() -> None:
    match = Match.open("luxor", players=2)
    assert asked(match) == [None, None]
    assert asked(walked(table("luxor"))) == [None] * 4


def test_the_set_up_opens_the_first_decision() -> None:
    assert sorted(asked(table("luxor")), key=str) == [1, None, None, None]
    assert asked(table("silver-and-gold")) == [1] * 4


@every_game
def test_exactly_those_are_asked_who_may_act(name: str) -> None:
    match = table(name, 1)
    for _ in walk(match, 1, STEPS):
        acting = match.state.to_act()
        assert [opened is not None for opened in asked(match)] == [seat in acting for seat in range(match.seats)]
        assert all(opened is None or 1 <= opened <= match.version for opened in asked(match))


def test_a_decision_stays_open_while_others_choose() -> None:
    match = choosing(3)
    match.play(1, 0)
    assert asked(match) == [1, None, 1]
    match.play(2, 0)
    assert asked(match) == [1, None, None]
    match.play(0, 1)
    assert asked(match) == [4, 4, 4]


def test_a_free_undo_of_another_leaves_a_decision_open() -> None:
    match = choosing(3)
    match.play(1, 0)
    match.undo(1)
    assert asked(match) == [1, 3, 1]


def test_an_undo_that_takes_a_decision_away_closes_it() -> None:
    match = choosing(2)
    match.play(0, 0)
    match.play(1, 1)
    assert asked(match) == [3, 3]
    match.undo(1, agreed=(0,))
    assert asked(match) == [None, 4]
    match.play(1, 1)
    assert asked(match) == [5, 5]


def test_the_same_decision_asked_again_is_another_one() -> None:
    """A seat that takes a step back has the decision of before, but an answer to that one is out of date."""
    match = table("luxor", 3)
    (seat,) = match.state.to_act()
    first, offers = match.asked(seat), match.state.legal(seat)
    match.play(seat, offers[0])
    match.undo(seat, agreed=range(4))
    assert match.state.legal(seat) == offers
    assert (first, match.asked(seat)) == (1, 3)


def test_marking_does_not_touch_what_others_are_asked() -> None:
    match = table("silver-and-gold", 2, players=3)
    for seat in range(3):
        match.play(seat, match.state.legal(seat)[0])
    opened = asked(match)
    assert opened == [match.version] * 3
    match.play(1, match.state.legal(1)[0])
    assert [asked(match)[seat] for seat in (0, 2)] == [opened[0], opened[2]]
    assert match.asked(1) != opened[1]


@every_game
def test_as_long_as_it_stays_the_same_is_offered(name: str) -> None:
    """In numbers and in words, over steps and undos of every kind."""
    for seed in range(amount(2, 20)):
        match = table(name, seed)
        offers: dict[tuple[int, int], Any] = {}
        for _ in walk(match, seed, STEPS, undos=0.3):
            for seat in match.state.to_act():
                opened = match.asked(seat)
                assert opened is not None
                now = match.game.offers(match.state, seat)
                assert offers.setdefault((seat, opened), now) == now


@every_game
def test_whoever_acted_is_asked_anew(name: str) -> None:
    match = table(name, 4)
    before, version = asked(match), match.version
    for _ in walk(match, 4, STEPS):
        seat = match.log[match.version - 1].seat  # type: ignore[union-attr]
        assert match.asked(seat) in (None, match.version)
        assert match.asked(seat) != before[seat]
        assert all(opened is None or opened in (*before, match.version) for opened in asked(match))
        before, version = asked(match), match.version
    assert version == match.version


@pytest.mark.parametrize("seat", [-1, 4, None, True])
def test_only_a_seat_is_asked(seat: Any) -> None:
    with pytest.raises(BadInput, match="a seat is a number"):
        table("luxor").asked(seat)
