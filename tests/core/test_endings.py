"""Matches that end before their rules end them: by agreement, scored as they stand, or abandoned, without a result."""

import json
from typing import Any

import pytest

from core.filing import edited, refusal
from core.live import every_game, table, viewers, walked
from marks import rule
from trove.core.changes import MatchEnd
from trove.core.log import End
from trove.core.match import Match
from trove.core.match_file import result, verify
from trove.core.refusals import BadInput

ALL = (0, 1, 2, 3)


def agreed() -> Match:
    """A match of Tomb Raider that all agreed to end."""
    match = walked(table("tomb-raider", 1), 1, 60)
    match.end(agreed=ALL)
    return match


def abandoned(name: str = "luxor") -> Match:
    match = walked(table(name, 2), 2, 30)
    match.abandon()
    return match


@rule("T12.5")
def test_a_match_of_tomb_raider_may_end_by_agreement_and_is_scored_as_it_stands() -> None:
    match = walked(table("tomb-raider", 1), 1, 60)
    before, version = match.score_sheet(), match.version
    entry = match.end(agreed=ALL)
    assert isinstance(entry, End)
    assert (entry.by, entry.agreed, match.version) == ("agreement", ALL, version + 1)
    assert entry.hash == match.state.hash().hex()
    assert match.over
    assert match.ended_by == "agreement"
    assert match.score_sheet() == before
    assert list(before.totals) == match.state.scores()


@rule("T12.5")
@pytest.mark.parametrize("given", [(), (0, 1, 2), [1, 2, 3], {0, 3}])
def test_all_must_agree(given: Any) -> None:
    match = table("tomb-raider", 1)
    before = match.save()
    with pytest.raises(BadInput, match="have not agreed") as refused:
        match.end(agreed=given)
    assert refused.value.facts["ask"] == [seat for seat in ALL if seat not in given]
    assert match.save() == before
    assert not match.over


@pytest.mark.parametrize("given", [None, 3, True])
def test_who_agreed_is_a_list_of_seats(given: Any) -> None:
    match = table("tomb-raider", 1)
    with pytest.raises(BadInput, match="are a list"):
        match.end(agreed=given)
    walked(match, 1, 3)
    with pytest.raises(BadInput, match="are a list"):
        match.undo(match.log[match.version - 1].seat, agreed=given)  # type: ignore[union-attr]


@pytest.mark.parametrize("name", ["luxor", "silver-and-gold"])
def test_only_where_the_rules_know_it(name: str) -> None:
    with pytest.raises(BadInput, match="not allow an end by agreement") as refused:
        table(name).end(agreed=ALL)
    assert refused.value.code == "no-agreement"


@every_game
def test_any_match_may_be_abandoned_and_has_no_result(name: str) -> None:
    match = abandoned(name)
    assert (match.over, match.ended_by, match.has_result) == (True, "abandoned", False)
    with pytest.raises(BadInput, match="no result"):
        match.score_sheet()


@pytest.mark.parametrize("match", [agreed(), abandoned()], ids=["agreed", "abandoned"])
def test_after_the_end_nothing_more_happens(match: Match) -> None:
    before = match.save()
    seat = match.state.to_act()[0]
    assert match.undo_terms(seat).code == "undo-over"
    assert match.asked(seat) is None
    tries = [
        lambda: match.play(seat, match.state.legal(seat)[0]),
        lambda: match.undo(seat, agreed=ALL),
        lambda: match.end(agreed=ALL),
        match.abandon,
    ]
    for attempt in tries:
        with pytest.raises(BadInput):
            attempt()
    assert match.save() == before


def test_a_match_that_its_rules_ended_is_not_ended_again() -> None:
    match = walked(table("tomb-raider", 3), 3)
    assert match.ended_by == "rules"
    for attempt in (match.abandon, lambda: match.end(agreed=ALL)):
        with pytest.raises(BadInput, match="is over"):
            attempt()


def test_before_the_start_there_is_nothing_to_end() -> None:
    match = Match.open("tomb-raider", players=4)
    for attempt in (match.abandon, lambda: match.end(agreed=ALL)):
        with pytest.raises(BadInput, match="not started"):
            attempt()


@pytest.mark.parametrize("match", [agreed(), abandoned()], ids=["agreed", "abandoned"])
def test_the_end_is_told_to_everybody(match: Match) -> None:
    for viewer in viewers(match):
        assert match.changes(viewer, match.version - 1) == [MatchEnd(match.version - 1, match.ended_by)]  # type: ignore[arg-type]
        assert match.events(viewer)[-1][0] < match.version - 1


@pytest.mark.parametrize("match", [agreed(), abandoned()], ids=["agreed", "abandoned"])
def test_files_and_rows_hold_the_end(match: Match) -> None:
    for again in (
        Match.load(match.save()),
        Match.load(match.export()),
        Match.resume(match.opening, [entry.row for entry in match.entries]),
    ):
        assert again.entries == match.entries
        assert again.ended_by == match.ended_by
        assert again.state.hash() == match.state.hash()
    assert match.clone().ended_by == match.ended_by
    json.loads(match.export_for(0))


def test_an_agreed_end_is_verified_with_its_result() -> None:
    match = agreed()
    verdict = verify(match.export())
    assert (verdict.ended_by, verdict.totals) == ("agreement", match.score_sheet().totals)
    assert verdict.winners == match.score_sheet().winners
    assert result(match.export()).sheet.totals == verdict.totals


def test_an_abandoned_match_is_verified_without_a_result() -> None:
    data = abandoned().export()
    verdict = verify(data)
    assert (verdict.ended_by, verdict.totals, verdict.winners) == ("abandoned", (), ())
    assert json.loads(data)["result"] is None
    assert refusal(data, result).code == "not-finished"


def test_an_end_that_nobody_agreed_to_is_refused() -> None:
    data = agreed().export()
    wrong = edited(data, lambda file: file["entries"][-1].update(agreed=[0, 1, 2]))
    assert refusal(wrong).code == "replay-refused"
    turned = edited(data, lambda file: file["entries"][-1].update(by="abandoned", agreed=[]))
    assert refusal(turned).code == "bad-result"
    cut = edited(data, lambda file: file["entries"].pop())
    assert refusal(cut).code == "bad-result"


def test_a_finished_file_without_a_result_is_an_abandoned_one() -> None:
    wrong = edited(agreed().export(), lambda file: file.update(result=None))
    assert refusal(wrong).code == "bad-match-file"


@pytest.mark.parametrize("match", [agreed(), abandoned("tomb-raider")], ids=["agreed", "abandoned"])
def test_it_can_be_forked_and_played_on(match: Match) -> None:
    fork = match.fork(match.version - 1)
    for seat in range(fork.seats):
        fork.sit(seat)
    fork.start()
    assert not fork.over
    assert fork.state.to_act() == match.state.to_act()
    walked(fork, 1, 5)


def test_a_full_log_still_has_room_for_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trove.core.drafts.LONGEST", 12)
    match = walked(table("luxor", 4), 4, 10, undos=0)
    seat = match.state.to_act()[0]
    with pytest.raises(BadInput, match="at most 12 entries"):
        match.play(seat, match.state.legal(seat)[0])
    match.abandon()
    assert match.version == 12
