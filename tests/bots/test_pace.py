"""Computer players take the same time for every decision of a level, so that it tells nothing of their cards."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

import trove
from cli.matches import new_match
from contract.play import every_game
from trove.bots import pace
from trove.bots.questions import decisions_of_turn
from trove.bots.settings import LEVELS, settings
from trove.cli.table import computers
from trove.cli.table.participants import Participant
from trove.core.game import Game
from trove.core.game_state import GameState
from trove.core.match import Match
from trove.core.refusals import BadInput

GAME = trove.game("tomb-raider")
MOST_DECISIONS = 80  # of a turn; the longest turn of many random games had 53
LONGEST_TURN = 4.0  # seconds


class FakeClock:
    """Time that passes only when a test lets it."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        assert seconds >= 0
        self.now += seconds


class Slow:
    """A player who answers a single legal action at once and thinks about several, as real ones do."""

    def __init__(self, clock: FakeClock, seconds: float) -> None:
        self.clock = clock
        self.seconds = seconds

    def decide(self, imagined: GameState, seat: int, seed: int, earlier: Sequence[int] = ()) -> int:
        legal: list[int] = imagined.legal(seat)
        self.clock.now += self.seconds * (len(legal) > 1) * (1 + len(legal) % 3) / 3
        return legal[0]


@pytest.mark.parametrize("taken", [0.0, 0.001, 0.3, 0.999])
def test_a_thought_takes_one_beat_however_long_it_was(taken: float) -> None:
    clock = FakeClock()

    def think() -> str:
        clock.now += taken
        return "thought"

    assert pace.paced(think, 1.0, clock) == "thought"
    assert clock.now == pytest.approx(1001)


def test_who_takes_longer_than_a_beat_is_done_with_the_next() -> None:
    assert pace.left_of(0.5, 0.7) == pytest.approx(0.3)
    assert pace.left_of(0.5, 1.9) == pytest.approx(0.1)


@every_game
def test_every_level_has_a_beat_that_holds_its_longest_thought(game: Game[Any]) -> None:
    assert min(pace.beat(game, level) for level in LEVELS) > 0
    for level in LEVELS[1:]:
        for before in range(40):
            seconds = pace.longest_thought(settings(game, level), before)
            assert seconds is None or not settings(game, level).seconds or pace.beat(game, level, before) > seconds
    with pytest.raises(BadInput):
        pace.beat(game, "nobody")


def matches() -> Iterator[Match]:
    """Tomb Raider among computer players, from several deals."""
    participants = tuple(Participant(str(k), "hard") for k in range(4))
    for seed in range(6):
        yield new_match(GAME, participants, {}, None, seed)


@pytest.mark.parametrize("level", LEVELS)
def test_one_legal_action_takes_as_long_as_several(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether there is one depends on hidden cards, for example when a figure shoots with two equal ones."""
    clock = FakeClock()

    def slow(game: object, level: str, before: int) -> Slow:
        return Slow(clock, 0.9 * pace.beat(GAME, level, before))

    monkeypatch.setattr(computers, "player", slow)
    times: dict[bool, set[tuple[int, float]]] = {True: set(), False: set()}
    for match in matches():
        for _ in range(120):
            if match.over:
                break
            seat, start, before = match.state.to_act()[0], clock.now, decisions_of_turn(match)
            forced = len(match.state.legal(seat)) == 1
            match.play(seat, computers.decide(match, seat, level, clock))
            times[forced].add((before, round(clock.now - start, 6)))
    expected = {(before, round(pace.beat(GAME, level, before), 6)) for before in range(MOST_DECISIONS)}
    assert times[True]
    assert times[False]
    assert times[True] | times[False] <= expected


@pytest.mark.parametrize("level", LEVELS)
def test_a_turn_of_tomb_raider_takes_at_most_four_seconds(level: str) -> None:
    assert sum(pace.beat(GAME, level, before) for before in range(MOST_DECISIONS)) <= LONGEST_TURN


def test_the_decisions_of_a_turn_are_counted_from_the_end_of_the_last_one() -> None:
    dice, most = Random(4), 0
    for match in matches():
        turn, count = (0, 0), 0
        while not match.over:
            state: Any = match.state
            now = (state.round, state.active)
            turn, count = (now, count) if now == turn else (now, 0)
            assert decisions_of_turn(match) == count
            seat = match.state.to_act()[0]
            match.play(seat, dice.choice(match.state.legal(seat)))
            count, most = count + 1, max(most, count)
    assert 15 < most < MOST_DECISIONS


def test_a_game_that_does_not_mark_turns_has_none_to_count() -> None:
    participants = tuple(Participant(str(k), "random") for k in range(2))
    match = new_match(trove.game("luxor"), participants, {}, None, 1)
    seat = match.state.to_act()[0]
    match.play(seat, match.state.legal(seat)[0])
    assert decisions_of_turn(match) == 0
