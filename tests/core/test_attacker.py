"""Nobody computes hidden cards: the attacker guesses no better than by knowledge alone, but does beat a weak build."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest

from core.attacker import Score, Scores, back
from core.attacks import attack, opened, repeat, search, secret_of
from trove.core.chance import below, keyed, mwc
from trove.core.constants import STREAMS

MATCHES = 25
ENTRIES = 2500
BOUND = 4  # standard deviations; the matches are always the same, so a test that passes does not fail tomorrow


@pytest.fixture(scope="module")
def scores() -> Scores:
    return attack(MATCHES)


@pytest.mark.parametrize("method", ["same", "after", "own", "own after"])
def test_the_streams_it_is_handed_do_not_tell_the_hands_of_others(scores: Scores, method: str) -> None:
    score = scores[f"deal: {method}"]
    assert len(score.guesses) == 10 * MATCHES
    assert abs(score.deviations) < BOUND


@pytest.mark.parametrize(("method", "least"), [("same", 100), ("after", 100), ("goes on", 1000)])
def test_nor_the_cards_that_others_draw_then_or_later(scores: Scores, method: str, least: int) -> None:
    score = scores[f"card: {method}"]
    assert len(score.guesses) > least
    assert abs(score.deviations) < BOUND


def test_nor_their_scarabs(scores: Scores) -> None:
    guesses = [guess for method, score in scores.items() if method.startswith("scarab") for guess in score.guesses]
    assert len(guesses) > 50
    assert abs(Score(guesses).deviations) < BOUND


def test_taking_back_a_draw_does_not_bring_it_again() -> None:
    """It knows one card that lies in the draw pile, because it had it; that is all."""
    score = repeat(MATCHES)
    assert len(score.guesses) > 500
    assert abs(score.deviations) < BOUND


def test_no_small_number_fits_a_match_as_the_project_opens_it() -> None:
    assert search(opened(None), 500) == []


def test_a_small_secret_would_be_found() -> None:
    assert search(opened(secret_of(7)), 20) == ["secret 7"]


def dependence(streams: Callable[[int], list[int]], one: int, other: int, later: int) -> float:
    """Pearson's measure of how far a stream's first draw depends on an earlier one of another stream, in deviations."""
    sides, table = 8, [0] * 64
    for entry in range(ENTRIES):
        first = below(mwc(streams(entry)[one]), sides)
        table[sides * first + below(mwc(streams(entry + later)[other]), sides)] += 1
    expected, free = ENTRIES / len(table), len(table) - 1
    measure = sum((count - expected) ** 2 / expected for count in table)
    return float((measure - free) / (2 * free) ** 0.5)


def pairs() -> list[tuple[int, int, int]]:
    """Every stream with every other in the same entry, and with all in the next."""
    every = product(range(STREAMS), range(STREAMS), (0, 1))
    return [(one, other, later) for one, other, later in every if later or one < other]


def test_streams_and_steps_have_nothing_to_do_with_each_other() -> None:
    known = [keyed(secret_of(1), entry) for entry in range(ENTRIES + 1)]
    assert max(dependence(known.__getitem__, *pair) for pair in pairs()) < 5


def test_streams_that_hang_together_are_noticed() -> None:
    known = [keyed(secret_of(1), entry)[:1] * STREAMS for entry in range(ENTRIES + 1)]
    assert dependence(known.__getitem__, 0, 3, 0) > 100
    going_on = [[mwc(keyed(secret_of(1), entry + k)[0]) for k in (1, 0)] for entry in range(ENTRIES + 1)]
    assert dependence(going_on.__getitem__, 0, 1, 1) > 100


def test_the_generator_can_be_turned_back() -> None:
    state = keyed(secret_of(1), 0)[0]
    assert back(mwc(mwc(mwc(state))), 3) == state


def test_the_same_attacker_sees_everything_where_all_draws_share_one_stream_and_a_small_seed() -> None:
    script = Path(__file__).with_name("attacks.py")
    paths = os.pathsep.join([str(script.parents[1]), *filter(None, [os.environ.get("PYTHONPATH")])])
    surroundings = {**os.environ, "TROVE_PURE": "1", "PYTHONPATH": paths}
    run = subprocess.run([sys.executable, str(script)], env=surroundings, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    told = json.loads(run.stdout)
    for method, least in (("deal: same", 20), ("card: goes on", 100), ("card: same", 20), ("scarab: goes on", 5)):
        rate, count = told["rates"][method]
        assert count >= least
        assert rate > 0.95, method
    assert told["rates"]["repeat"][0] > 0.95
    assert len(told["found"]) == 1
