"""Taking back is decided by information: what nobody learned may be unmade for nothing."""

from itertools import permutations
from random import Random
from typing import Any

import pytest

from core.choosing import ChoosingGame, choosing
from core.tables import finished, opened, play_on, running, started
from trove.core.game import Chair
from trove.core.log import Undo
from trove.core.match import Match
from trove.core.refusals import BadInput
from trove.core.timeline import Trial
from trove.core.undo import without

VIEWERS = (None, 0, 1, 2)


def seen(match: Match, viewer: int | None) -> tuple[Any, Any]:
    """All that a seat was ever shown, now and step by step."""
    return match.game.knowledge(match.state, viewer), match.events(viewer)


def until(verdict: str, code: str, last: bool = True, seeds: int = 40) -> tuple[Match, int]:
    """A match in which a seat's last step has this verdict; it is the last of all, or others acted since."""
    for seed in range(seeds):
        match, chooser = started(bytes([seed]) * 32), Random(seed)
        while not match.over:
            actor = match.state.to_act()[0]
            match.play(actor, chooser.choice(match.state.legal(actor)))
            for seat in range(3):
                if not match.over and (seat == actor) == last:
                    terms = match.undo_terms(seat)
                    if (terms.verdict, terms.code) == (verdict, code):
                        return match, seat
    raise AssertionError(f"no step is {verdict}, {code}")


def test_before_the_start_nothing_is_taken_back() -> None:
    match = opened()
    assert match.undo_terms(0).verdict == "refused"
    with pytest.raises(BadInput, match="before the match has started") as refused:
        match.undo(0)
    assert refused.value.code == match.undo_terms(0).code == "undo-not-started"


def test_the_set_up_is_nobodys_step() -> None:
    match = started()
    for seat in range(3):
        assert match.undo_terms(seat).code == "undo-nothing"
        with pytest.raises(BadInput, match="no step to take back"):
            match.undo(seat, agreed=(0, 1, 2))


def test_when_the_match_is_over_nothing_is_taken_back() -> None:
    match = finished()
    before = match.save()
    with pytest.raises(BadInput, match="over") as refused:
        match.undo(0, agreed=(0, 1, 2))
    assert refused.value.code == "undo-over"
    assert match.save() == before


def test_a_step_that_drew_and_showed_nothing_is_taken_back_freely() -> None:
    match, seat = until("free", "undo-free")
    number = len(match.entries) - 1
    assert match.undo_terms(seat).takes == (number,)
    assert match.undo_terms(seat).ask == ()
    entry = match.undo(seat)
    assert entry == Undo(seat, (number,), (), match.at(number - 1).hash().hex())
    assert match.state.hash() == match.at(number - 1).hash()


def test_after_a_free_undo_everybody_knows_what_he_knew_before() -> None:
    found = 0
    for seed in range(5):
        match, chooser = started(bytes([seed]) * 32), Random(seed)
        while not match.over:
            seat = match.state.to_act()[0]
            before, game = match.state, match.game
            action = chooser.choice(match.state.legal(seat))
            match.play(seat, action)
            if not match.over and match.undo_terms(seat).verdict == "free":
                found += 1
                match.undo(seat)
                for viewer in VIEWERS:
                    assert game.knowledge(match.state, viewer) == game.knowledge(before, viewer)
                    assert game.events(match.state, viewer) == game.events(before, viewer)
                match.play(seat, action)
    assert found > 8


def test_a_step_that_drew_is_asked_for() -> None:
    match, seat = until("ask", "undo-drew")
    others = tuple(other for other in range(3) if other != seat)
    assert match.undo_terms(seat).ask == others


def test_a_step_that_showed_a_card_is_asked_for() -> None:
    match, _ = until("ask", "undo-showed")
    number = len(match.entries) - 1
    before, after = match.at(number - 1), match.at(number)
    assert match.game.hidden(before, None) != match.game.hidden(after, None)


def test_once_another_acted_it_is_asked_for() -> None:
    match, seat = until("ask", "undo-others-acted", last=False)
    assert len(match.undo_terms(seat).takes) > 1


@pytest.mark.parametrize("agreed", [(), (0,), (1,), (2, 2), [0]])
def test_without_the_leave_of_all_others_nothing_is_taken_back(agreed: tuple[int, ...]) -> None:
    match, seat = until("ask", "undo-drew")
    before = match.save()
    with pytest.raises(BadInput, match="only if these seats agree") as refused:
        match.undo(seat, agreed=agreed)
    assert refused.value.code == "undo-not-agreed"
    assert match.save() == before


def test_with_the_leave_of_all_others_it_is_taken_back() -> None:
    match, seat = until("ask", "undo-drew")
    number = len(match.entries) - 1
    match.undo(seat, agreed=match.undo_terms(seat).ask)
    assert match.state.hash() == match.at(number - 1).hash()
    assert len(match.entries) == number + 2


def test_later_steps_that_cannot_stand_are_taken_back_too() -> None:
    match = play_on(started(options={"starting_player": 0}), seed=4, steps=1)
    while match.state.to_act() == (0,):
        play_on(match, seed=4, steps=1)
    first = len(match.entries) - 1
    while match.state.to_act() != (0,):
        play_on(match, seed=4, steps=1)
    terms = match.undo_terms(0)
    assert terms.takes == tuple(range(first, len(match.entries)))
    assert (terms.verdict, terms.ask) == ("ask", (1, 2))
    match.undo(0, agreed=(1, 2))
    assert match.state.hash() == match.at(first - 1).hash()


def test_chance_after_an_undo_is_fresh() -> None:
    match, seat = until("ask", "undo-drew")
    step = match.entries[-1]
    number = len(match.entries) - 1
    drawn = match.at(number).chance[:]
    match.undo(seat, agreed=match.undo_terms(seat).ask)
    match.play(seat, step.action)  # type: ignore[union-attr]
    assert all(new != old for new, old in zip(match.state.chance, drawn, strict=True))


def test_a_seat_may_go_back_step_by_step() -> None:
    match, chooser = started(), Random(3)
    for _ in range(40):
        seat = match.state.to_act()[0]
        match.play(seat, chooser.choice(match.state.legal(seat)))
    start = match.at(0).hash()
    while any(match.undo_terms(seat).verdict != "refused" for seat in range(3)):
        last = max(range(3), key=lambda seat: match.undo_terms(seat).takes[:1])
        match.undo(last, agreed=(0, 1, 2))
    assert match.state.hash() == start
    assert len(match.entries) > 41


def test_what_was_seen_before_another_undo_still_counts() -> None:
    """A step of which one has seen the answer is not free, though the answer was taken back with consent."""
    match, seat = until("free", "undo-free")
    chooser = Random(1)
    match.play(seat, chooser.choice(match.state.legal(seat)))
    terms = match.undo_terms(seat)
    assert terms.verdict == "ask"
    match.undo(seat, agreed=terms.ask)
    assert match.undo_terms(seat).verdict == "ask"
    assert match.undo_terms(seat).code == "undo-others-acted"


def test_nobody_can_fill_the_log_with_undos(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trove.core.drafts.LONGEST", 20)
    match = choosing(3)
    match.play(0, 1)
    while match.undo_terms(0).verdict != "refused":
        match.undo(0)
        match.play(0, 1)
    assert len(match.entries) == 10
    with pytest.raises(BadInput, match="too many"):
        match.undo(0)
    match.play(1, 1)


def test_a_free_undo_between_leaves_an_undo_free() -> None:
    match = choosing(3)
    match.play(0, 1)
    match.play(1, 2)
    match.undo(1)
    assert match.undo_terms(0).verdict == "free"


def test_whoever_controls_several_seats_is_not_asked_for_himself(monkeypatch: pytest.MonkeyPatch) -> None:
    match, seat = until("ask", "undo-drew")
    chairs = tuple(Chair(player=0 if other in (seat, (seat + 1) % 3) else 1, side=0) for other in range(3))
    monkeypatch.setattr(type(match.game), "seating", lambda *_: chairs)
    assert match.undo_terms(seat).ask == ((seat + 2) % 3,)


def test_whoever_plays_alone_has_nobody_to_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    match, seat = until("ask", "undo-drew")
    monkeypatch.setattr(type(match.game), "seating", lambda *_: (Chair(player=0, side=0),) * 3)
    assert match.undo_terms(seat).ask == ()
    match.undo(seat)


def test_a_table_can_allow_free_undos_alone() -> None:
    """So nobody draws again, though only computer players sit there to be asked."""
    asked, seat = until("ask", "undo-drew")
    for undo, verdict in (("ask", "ask"), ("free", "refused")):
        match = started(asked.committed.secret, seats=["person", "easy", "easy"], undo=undo)
        while match.drawn == 1:
            play_on(match, seat, 1)
        terms = match.undo_terms(match.started_timeline().steps[-1].seat)
        assert terms.verdict == verdict
    assert terms.code == "undo-free-only"
    with pytest.raises(BadInput, match="drew and showed nothing"):
        match.undo(match.started_timeline().steps[-1].seat, agreed=(0, 1, 2))


def test_where_only_free_undos_are_allowed_they_stay_free() -> None:
    match = choosing(3, undo="free")
    match.play(0, 2)
    match.play(1, 1)
    match.undo(0)
    for seat in (0, 2):
        match.play(seat, seat)
    assert match.undo_terms(0).code == "undo-free-only"


@pytest.mark.parametrize("seat", [-1, 3, None])
def test_only_a_seat_takes_back(seat: int) -> None:
    with pytest.raises(BadInput, match="a seat is a number"):
        running().undo_terms(seat)


# Where all choose at once.


def test_a_choice_is_taken_back_freely_while_others_have_still_to_choose() -> None:
    match = choosing(3)
    match.play(0, 2)
    match.play(1, 1)
    terms = match.undo_terms(0)
    assert (terms.verdict, terms.takes) == ("free", (1,))
    match.undo(0)
    assert match.state.to_act() == (0, 2)
    without = choosing(3)
    without.play(1, 1)
    for viewer in VIEWERS:
        told, other = seen(match, viewer), seen(without, viewer)
        assert told[0] == other[0]
        assert [events for _, events in told[1]] == [events for _, events in other[1]]


def test_the_others_choices_stand_when_one_is_taken_back() -> None:
    match = choosing(3)
    match.play(0, 2)
    match.play(1, 1)
    match.undo(0)
    match.play(0, 0)
    match.play(2, 2)
    assert match.state.scores().count(0) == 0  # all three picks differ: 0, 1 and 2


def test_looking_back_finds_the_choices_that_stood() -> None:
    match = choosing(3)
    match.play(0, 2)
    match.play(1, 1)
    match.undo(0)
    states = [match.at(number) for number in range(4)]
    assert [state.to_act() for state in states] == [(0, 1, 2), (1, 2), (2,), (0, 2)]
    assert [state.hash().hex() for state in states] == [entry.hash for entry in match.entries]


def test_once_all_have_chosen_it_is_asked_for_and_the_choice_that_drew_falls_too() -> None:
    match = choosing(3)
    for seat in range(3):
        match.play(seat, seat)
    terms = match.undo_terms(0)
    assert (terms.verdict, terms.takes, terms.ask) == ("ask", (1, 3), (1, 2))
    match.undo(0, agreed=(1, 2))
    assert match.state.to_act() == (0, 2)


def test_a_choice_that_stands_keeps_its_number_and_a_number_that_drew_does_not_return() -> None:
    match = choosing(2)
    for seat in (0, 1, 1):
        match.play(seat, seat)
    assert match.undo_terms(0).takes == (1, 2)
    match.undo(0, agreed=(1,))
    match.play(0, 2)
    assert [(step.number, step.chance) for step in match.started_timeline().steps] == [(0, 0), (3, 2), (5, 2)]


def test_a_choice_that_would_draw_now_cannot_stand() -> None:
    """Without the choice that closed a round, the same seat's next one would close it, with a number used before."""
    match = choosing(2)
    for seat in (0, 1, 1):
        match.play(seat, seat)
    assert [step.drew for step in match.started_timeline().steps] == [True, False, True, False]
    line = match.started_timeline()
    rest = without(line, 2, Trial.after(line, 1))
    assert [step.number for step in rest.falls] == [2, 3]
    assert not rest.stands
    assert len(rest.timeline(line).steps) == 2


def test_the_one_who_chose_last_has_shown_all() -> None:
    match = choosing(2)
    match.play(1, 0)
    match.play(0, 1)
    assert match.undo_terms(0).code == "undo-drew"
    assert match.undo_terms(1).code == "undo-others-acted"


def test_a_choice_of_the_round_before_is_asked_for() -> None:
    match = choosing(3)
    for seat in range(3):
        match.play(seat, seat)
    match.play(1, 0)
    assert match.undo_terms(0).verdict == "ask"
    assert match.undo_terms(1).verdict == "free"


def test_choices_of_one_round_commute() -> None:
    positions = set()
    for order in permutations(range(3)):
        match = choosing(3)
        for seat in order[:2]:
            match.play(seat, seat)
        positions.add((frozenset(order[:2]), match.state.pack(chance=False)))
    assert len(positions) == 3


def test_a_phase_that_closes_without_showing_anything_is_closed_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where neither chance nor hidden cards tell: who may act tells."""
    monkeypatch.setattr("core.choosing.draw", lambda *_: 0)
    monkeypatch.setattr(ChoosingGame, "hidden", lambda *_: ())
    match = choosing(2)
    match.play(0, 0)
    match.play(1, 1)
    assert match.undo_terms(0).code == "undo-others-acted"
    assert match.undo_terms(1).verdict == "free"
