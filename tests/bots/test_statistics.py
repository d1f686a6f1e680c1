"""Intervals against known values, and how often the sequential test errs."""

from random import Random

import msgspec
import pytest

from trove.bots import ladder, plan, ratings, sequential_test
from trove.bots.intervals import interval, student, wilson
from trove.bots.plan import Played, matchup
from trove.bots.ratings import rate


@pytest.mark.parametrize(
    ("freedom", "t"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (10, 2.2281), (19, 2.0930), (100, 1.9840), (5000, 1.9600)],
)
def test_students_t_agrees_with_the_tables(freedom: int, t: float) -> None:
    assert student(freedom) == pytest.approx(t, abs=1e-4)


def test_wilsons_interval_agrees_with_known_values() -> None:
    assert wilson(0.8, 10, 1.959964) == pytest.approx((0.4902, 0.9433), abs=1e-4)  # 8 of 10
    assert wilson(1.0, 10, 1.959964) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0.0, 20, 1.959964) == pytest.approx((0.0, 0.1611), abs=1e-4)


def test_an_interval_is_never_narrower_than_its_games_allow() -> None:
    assert interval([0.5], 2) == (0, 1)
    alike = interval([0.5] * 100, 200)  # every deal shared: no more sure than 100 games
    assert alike == pytest.approx(wilson(0.5, 100, student(99)))
    correlated = interval([1.0, 0.0] * 50, 200)  # both games of a deal alike: 100 observations, not 200
    assert correlated == pytest.approx(wilson(0.5, 99, student(99)), abs=1e-6)
    all_won = interval([1.0] * 50, 100)
    assert all_won[1] == 1
    assert all_won[0] == pytest.approx(0.925, abs=0.003)


def test_an_interval_holds_the_truth_as_often_as_it_says() -> None:
    dice, held = Random(2), 0
    for _ in range(1000):
        low, high = interval(sets_of(0.7, 50, dice), 100)
        held += low <= 0.7 <= high
    assert held >= 930


def sets_of(rate: float, sets: int, dice: Random) -> list[float]:
    return [((dice.random() < rate) + (dice.random() < rate)) / 2 for _ in range(sets)]


@pytest.mark.parametrize("rate", [0.45, 0.65, 0.75, 0.95])
def test_at_the_asked_rate_the_test_seldom_decides(rate: float) -> None:
    dice = Random(3)
    said = [sequential_test.verdict(sets_of(rate, 200, dice), rate) for _ in range(400)]
    assert said.count("above") <= 20  # 2.5 % are 10
    assert said.count("below") <= 20


@pytest.mark.parametrize(("rate", "asked", "word"), [(0.8, 0.65, "above"), (0.5, 0.65, "below"), (1.0, 0.95, "above")])
def test_a_clear_rate_is_decided(rate: float, asked: float, word: str) -> None:
    dice = Random(4)
    said = [sequential_test.verdict(sets_of(rate, 200, dice), asked) for _ in range(100)]
    assert said.count(word) >= 95  # type: ignore[arg-type]


def test_the_intervals_of_stopped_runs_hold_the_truth() -> None:
    dice, held = Random(5), 0
    for _ in range(60):
        sets = sets_of(0.75, 200, dice)
        stop = next((k for k in range(20, 200, 20) if sequential_test.verdict(sets[:k], 0.65) != "open"), 200)
        low, high = sequential_test.sequence_interval(sets[:stop])
        held += low <= 0.75 <= high
        assert low <= sum(sets[:stop]) / stop <= high
    assert held >= 55
    assert sequential_test.sequence_interval([]) == (0, 1)


@pytest.mark.skipif(not ratings.installed(), reason="openskill is not installed")
def test_who_wins_more_is_rated_higher_and_sides_are_rated_together() -> None:
    pairing = msgspec.structs.replace(matchup("tomb-raider", ("random",) * 4, 4, 1), levels=("easy", "random") * 2)
    assert [sorted(side) for side in ratings.sides_of(pairing, 1)] == [[1, 3], [0, 2]]
    won = Played((0, 0, 0), (1.0, 0.0, 1.0, 0.0), (9, 3, 9, 3), (1, 2, 1, 2), (1,) * 4, "", (0.0,) * 4)
    found = rate([(pairing, won)] * 5)
    assert found["easy"].mu > 25 > found["random"].mu
    assert found == rate([(pairing, won)] * 5)
    assert rate([(matchup("silver-and-gold", ("random",), 1, 1), won)]) == {}


def test_the_ladder_asks_what_was_published(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plan, "budget", lambda *asked, **more: 1)
    monkeypatch.setattr(plan, "mind_of", lambda *asked: "")
    asked = {(pair.game, ladder.named(pair)): pair for pair in ladder.ladder_plan((), 1).matchups}
    for game in ("luxor", "silver-and-gold", "tomb-raider"):
        rates = {name: pair.asked for (own, name), pair in asked.items() if own == game and len(pair.levels) == 2}
        assert rates == {
            "easy-random": 0.65,
            "normal-easy": 0.65,
            "normal-random": 0.95,
            "hard-normal": 0.65,
            "expert-hard": 0.65,
            "expert-normal": 0.75,
        }
    assert asked["luxor", "expert-normal-4"].asked == asked["silver-and-gold", "expert-normal-4"].asked == 0.45
    assert asked["luxor", "expert-normal-4"].levels == ("expert", "normal", "normal", "normal")
    assert asked["tomb-raider", "expert-normal-4"].levels == ("expert", "normal") * 2
    assert asked["tomb-raider", "expert-normal-4"].asked is None
    assert all(pair.games == 400 for pair in asked.values() if pair.asked is not None)
    hurried = ladder.ladder_plan((), 1, quick=True).matchups
    assert {pair.games for pair in hurried if pair.levels[0] == "expert"} == {8}
    assert {pair.games for pair in hurried if pair.levels[0] != "expert"} == {40}
    assert all(pair.asked is not None for pair in hurried)
