"""S5.2: marks are shown as they are made, and may be taken back until all are done."""

from random import Random
from typing import Any

import pytest

from marks import rule
from trove.core.match import Match
from trove.core.refusals import BadInput
from trove.games.silver_and_gold import constants as const
from trove.games.silver_and_gold.events import Marked, MarkedOne

ANNA, BEN, CLARA = range(3)


def started(players: int = 3, secret: int = 7) -> Match:
    """A match in which all are to choose."""
    match = Match.open("silver-and-gold", players, {"starting_player": 0}, secret=bytes([secret]) * 32)
    for seat in range(players):
        match.sit(seat, bytes([seat]) * 32)
    match.start()
    return match


def marking(players: int = 3, secret: int = 7) -> Match:
    """A match in which all have chosen and are to mark."""
    match = started(players, secret)
    for seat in range(players):
        match.play(seat, const.CHOOSE)
    return match


def actions(match: Match, seat: int, *, crosses: int | None = None) -> list[int]:
    """What a seat may mark that brings this many crosses."""
    found = []
    for action in match.state.legal(seat):
        copy: Any = match.state.clone()
        copy.apply(seat, action)
        if crosses is None or copy.owed[seat] == crosses:
            found.append(action)
    return found


def turns(match: Match) -> int:
    """How many turns are finished."""
    return int(match.game.view(match.state, None).public.turns_done)


def with_a_cross(players: int = 3) -> Match:
    """A match in which Anna can mark a cross at once."""
    for secret in range(60):
        match = marking(players, secret)
        if actions(match, ANNA, crosses=1):
            return match
    raise AssertionError("nobody was dealt a map with a cross")


@rule("S5.2")
def test_marks_are_shown_to_all_as_they_are_made() -> None:
    match = marking()
    match.play(BEN, match.state.legal(BEN)[0])
    for viewer in (ANNA, BEN, CLARA, None):
        told = match.events(viewer)[-1][1]
        assert isinstance(told[0], Marked | MarkedOne)
        assert match.game.view(match.state, viewer).public.seats[BEN].maps != ()


@rule("S5.2")
def test_marks_change_nothing_for_the_others_step_2() -> None:
    match = marking()
    before = [match.state.legal(seat) for seat in (ANNA, CLARA)]
    match.play(BEN, match.state.legal(BEN)[-1])
    assert [match.state.legal(seat) for seat in (ANNA, CLARA)] == before


@rule("S5.2")
def test_a_mark_may_be_taken_back_until_all_are_done() -> None:
    match = marking()
    before = position(match.state)
    match.play(ANNA, actions(match, ANNA, crosses=0)[0])
    match.play(BEN, actions(match, BEN, crosses=0)[0])
    after = position(match.state)
    assert match.undo_terms(ANNA).verdict == "free"
    match.undo(ANNA)
    assert match.state.to_act() == (ANNA, CLARA)
    assert match.undo_terms(BEN).verdict == "free"
    match.undo(BEN)
    assert position(match.state) == before != after
    for seat in (ANNA, CLARA, BEN):
        match.play(seat, actions(match, seat, crosses=0)[-1])
    assert turns(match) == 1
    assert match.undo_terms(ANNA).verdict == "ask"


def position(state: Any) -> bytes:
    """A position without its chance."""
    return bytes(state.pack(chance=False))


@rule("S5.2", "S3.4")
def test_bonus_squares_are_taken_back_one_by_one_and_then_what_brought_them() -> None:
    match = with_a_cross()
    start = position(match.state)
    match.play(ANNA, actions(match, ANNA, crosses=1)[0])
    owing = position(match.state)
    match.play(BEN, match.state.legal(BEN)[0])
    match.play(ANNA, match.state.legal(ANNA)[0])
    assert match.undo_terms(ANNA).verdict == "free"
    match.undo(ANNA)
    assert position(match.state) != start
    assert ANNA in match.state.to_act()
    assert match.undo_terms(ANNA).verdict == "free"
    match.undo(ANNA)
    match.undo(BEN)
    assert position(match.state) == start != owing


@rule("S5.2")
def test_coins_palms_and_marks_come_back_whole() -> None:
    """Whatever Anna marks, taken back it leaves nothing behind, no matter who marked in between."""
    match, tried = marking(2, 3), 0
    start = position(match.state)
    for action in match.state.legal(ANNA):
        match.play(ANNA, action)
        assert match.undo_terms(ANNA).verdict == "free"
        match.undo(ANNA)
        assert position(match.state) == start
        tried += 1
    assert tried > 10


@rule("S5.2")
def test_the_mark_that_ends_step_2_shows_the_next_card_and_is_asked_for() -> None:
    match = marking(2)
    match.play(ANNA, actions(match, ANNA, crosses=0)[-1])
    match.play(BEN, actions(match, BEN, crosses=0)[-1])
    assert turns(match) == 1
    assert (match.undo_terms(BEN).verdict, match.undo_terms(BEN).ask) == ("ask", (ANNA,))
    with pytest.raises(BadInput):
        match.undo(BEN)
    match.undo(BEN, agreed=(ANNA,))
    assert match.state.to_act() == (BEN,)


@rule("S5.2", "S2.1")
def test_a_choice_of_maps_is_taken_back_until_all_have_chosen() -> None:
    match = started()
    match.play(CLARA, const.CHOOSE + 2)
    match.play(ANNA, const.CHOOSE + 4)
    assert match.undo_terms(CLARA).verdict == "free"
    match.undo(CLARA)
    assert match.state.to_act() == (BEN, CLARA)
    match.play(BEN, const.CHOOSE)
    match.play(CLARA, const.CHOOSE)
    assert match.undo_terms(CLARA).verdict == "ask"


@rule("S5.2")
def test_after_taking_back_a_choice_nobody_else_knows_more_than_before() -> None:
    match = started()
    seen = [match.game.knowledge(match.state, viewer) for viewer in (BEN, CLARA, None)]
    match.play(ANNA, const.CHOOSE + 3)
    match.undo(ANNA)
    assert [match.game.knowledge(match.state, viewer) for viewer in (BEN, CLARA, None)] == seen


@rule("S5.2")
def test_who_is_done_and_takes_back_while_the_last_still_owes_a_square_is_free() -> None:
    match = with_a_cross(2)
    match.play(BEN, actions(match, BEN, crosses=0)[-1])
    match.play(ANNA, actions(match, ANNA, crosses=1)[0])
    assert match.state.to_act() == (ANNA,)
    assert match.undo_terms(BEN).verdict == "free"
    match.undo(BEN)
    assert match.state.to_act() == (ANNA, BEN)


@rule("S5.2")
@pytest.mark.parametrize("secret", range(4))
def test_as_long_as_step_2_is_open_every_mark_is_free(secret: int) -> None:
    """A whole match: after each step, everyone who marked in the phase that is still open may take it back freely."""
    match, chance, free = marking(3, secret), Random(secret), 0
    while not match.over and turns(match) < 6:
        seat = chance.choice(match.state.to_act())
        match.play(seat, chance.choice(match.state.legal(seat)))
        state: Any = match.state
        if state.phase != const.MARKING:
            continue
        for other in range(3):
            if state.stage[other] != const.FRESH:
                assert match.undo_terms(other).verdict == "free", (other, match.undo_terms(other))
                free += 1
    assert free > 10


@rule("S5.2")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_from_the_last_mark_on_none_is_free_though_step_3_waits_for_somebody(players: int) -> None:
    """Nothing was drawn or shown yet, but step 3 has begun: the others are asked, no matter who marked last."""
    waited = set()
    for secret in range(8):
        match, chance = marking(players, secret), Random(secret)
        while not match.over and turns(match) < 12:
            seat = chance.choice(match.state.to_act())
            before: Any = match.state
            match.play(seat, chance.choice(match.state.legal(seat)))
            state: Any = match.state
            if before.phase != const.MARKING or state.phase != const.TAKING:
                continue
            assert match.undo_terms(seat).code == "undo-closed"
            for other in range(players):
                terms = match.undo_terms(other)
                assert (terms.verdict, terms.ask) == ("ask", tuple(k for k in range(players) if k != other))
            waited.add(state.turn == seat)
    assert waited == ({True} if players == 1 else {True, False})  # for the seat that marked last, or for another


@rule("S5.2")
def test_step_2_is_closed_also_where_step_3_asks_nobody() -> None:
    match = marking(2)
    match.play(ANNA, actions(match, ANNA, crosses=0)[-1])
    before = match.state
    match.play(BEN, actions(match, BEN, crosses=0)[-1])
    after: Any = match.state
    assert after.phase == const.MARKING
    assert match.game.closes(before, after)
    assert [match.undo_terms(seat).verdict for seat in (ANNA, BEN)] == ["ask", "ask"]


@rule("S5.2")
def test_a_saved_match_with_marks_taken_back_goes_on_where_it_was() -> None:
    match = marking()
    match.play(ANNA, match.state.legal(ANNA)[0])
    match.undo(ANNA)
    match.play(ANNA, match.state.legal(ANNA)[-1])
    assert Match.load(match.save()).state.hash() == match.state.hash()
