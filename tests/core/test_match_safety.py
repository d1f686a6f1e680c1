"""Nobody gets at a match by what it hands out, by arguments that act, or by calling it from several threads."""

import copy
import pickle
import sys
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from core.tables import opened, play_on, salt, started
from trove.core.match import Match
from trove.core.match_schema import Opening
from trove.core.refusals import BadInput, TroveError

THREADS = 4
TURNS = 10


def test_the_state_a_match_hands_out_is_a_copy() -> None:
    match = play_on(started(), steps=5)
    before = match.save()
    state = match.state
    seat = state.to_act()[0]
    state.apply(seat, state.legal(seat)[0])
    state.reseed(1)
    assert match.save() == before
    assert match.state.journal.steps == play_on(started(), steps=5).state.journal.steps


def test_its_options_and_its_opening_are_copies() -> None:
    match = started()
    before = match.save()
    match.options["memory_aid"] = True
    match.opening.setting.options.clear()
    assert match.save() == before


@pytest.fixture
def eager_threads() -> Iterator[None]:
    """Threads take turns as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def played(match: Match) -> int:
    """Some steps, if they are still legal, and a look at everything; returns how many were carried out."""
    done = 0
    for _ in range(TURNS):
        state = match.state
        seat = state.to_act()[0]
        try:
            match.play(seat, state.legal(seat)[0])
            done += 1
        except TroveError:
            pass  # somebody else was quicker
        assert match.changes(None, 0)
        match.undo_terms(seat)
    return done


def test_several_threads_play_one_match(eager_threads: None) -> None:
    """Every step is refused or carried out whole: the log leads to the state."""
    match = started()
    with ThreadPoolExecutor(THREADS) as pool:
        done = sum(pool.map(played, [match] * THREADS))
    assert match.version == 1 + done
    assert Match.load(match.save()).state == match.state


def test_a_match_is_started_once_by_several_threads(eager_threads: None) -> None:
    for _ in range(20):
        match = opened()
        for seat in range(match.seats):
            match.sit(seat, salt(seat))

        def start(number: int, match: Match = match) -> bool:
            try:
                match.start()
            except BadInput:
                return False
            return True

        with ThreadPoolExecutor(THREADS) as pool:
            assert sum(pool.map(start, range(THREADS))) == 1
        assert match.version == 1


class Acting(Collection[int]):
    """Seats that agree to everything, and do something whenever they are asked."""

    def __init__(self, act: Callable[[], object]) -> None:
        self.act = act

    def __contains__(self, seat: object) -> bool:
        act, self.act = self.act, lambda: None
        act()
        return True

    def __iter__(self) -> Iterator[int]:
        return iter(())

    def __len__(self) -> int:
        return 0


def test_an_argument_that_plays_on_while_it_is_looked_at_makes_the_call_stale() -> None:
    match = play_on(started(), steps=8)
    seat = next(seat for seat in range(match.seats) if match.undo_terms(seat).verdict == "ask")
    with pytest.raises(BadInput, match="moved on in the meantime"):
        match.undo(seat, Acting(lambda: play_on(match, steps=1)))
    assert match.version == 10
    assert Match.load(match.save()).state == match.state


def test_a_match_is_neither_copied_nor_pickled_by_accident() -> None:
    match = started()
    for copied in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="clone or save"):
            copied(match)


WRONG: list[Any] = [None, 7, "x", object(), [1]]


def test_an_opening_made_by_hand_is_checked_like_a_file() -> None:
    good = started().opening
    for name in Opening.__struct_fields__:
        for wrong in WRONG:
            fields = {field: getattr(good, field) for field in Opening.__struct_fields__}
            with pytest.raises(BadInput):
                Match.resume(Opening(**{**fields, name: wrong}))


@pytest.mark.parametrize("wrong", [None, 7, "person"])
def test_what_is_no_list_of_rows_or_seats_is_refused(wrong: Any) -> None:
    match = play_on(started(), steps=8)
    seat = next(seat for seat in range(match.seats) if match.undo_terms(seat).verdict == "ask")
    before = match.save()
    for call in (lambda: match.catch_up(wrong), lambda: match.undo(seat, wrong), lambda: match.events(0, "0")):  # type: ignore[arg-type]
        with pytest.raises(BadInput):
            call()
    assert match.save() == before
