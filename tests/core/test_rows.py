"""A log row by row: every entry as bytes, and a match resumed from them, each checked."""

import json
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest

from core.choosing import choosing
from core.filing import refusal
from core.live import every_game, step, table, viewers, walked
from effort import amount
from trove.core.log import Undo
from trove.core.match import Match
from trove.core.refusals import BadInput

STEPS = amount(60, 400)


def rows_of(match: Match) -> list[bytes]:
    return [entry.row for entry in match.entries]


def all_of(match: Match) -> list[Any]:
    """Everything about a match that anybody can ask for."""
    seats = range(match.seats)
    return [
        match.entries,
        match.state.pack(),
        match.state.journal.steps,
        match.drawn,
        match.over,
        [match.asked(seat) for seat in seats],
        [match.undo_terms(seat) for seat in seats],
        [match.thought_seed(seat) for seat in seats],
        [match.changes(viewer) for viewer in viewers(match)],
    ]


@every_game
def test_a_match_is_resumed_from_its_opening_and_rows(name: str) -> None:
    match = walked(table(name, 1), 1, STEPS)
    assert any(isinstance(entry, Undo) for entry in match.entries)
    again = Match.resume(match.opening.data, rows_of(match))
    assert all_of(again) == all_of(match)
    for one in (match, again):
        walked(one, 2, 20)
    assert all_of(again) == all_of(match)


@every_game
def test_the_row_of_a_step_is_what_play_returned(name: str) -> None:
    match, chooser, rows = table(name, 2), Random(2), []
    for _ in range(20):
        seat = chooser.choice(match.state.to_act())
        rows.append(match.play(seat, chooser.choice(match.state.legal(seat))).row)
    assert rows == rows_of(match)[1:]
    assert max(map(len, rows)) < 100
    assert all(set(json.loads(row)) == {"type", "seat", "action", "hash", "drew"} for row in rows)


def test_rows_can_come_in_portions() -> None:
    match = walked(table("tomb-raider", 3), 3, STEPS)
    rows = iter(rows_of(match))
    again = Match.resume(match.opening)
    assert not again.started
    for size in (1, 5, 0, 20, 1000):
        again.catch_up(islice(rows, size))
    assert all_of(again) == all_of(match)


def test_a_match_that_has_not_started_is_resumed_as_it_was() -> None:
    match = Match.open("luxor", players=3, seats=("person", "easy", "person"), undo="free")
    match.sit(0)
    again = Match.resume(match.opening.data)
    assert again.commitment == match.commitment
    assert (again.setting, again.committed.salts) == (match.setting, match.committed.salts)
    for one in (match, again):
        one.sit(2, bytes(32))
        one.start()
    assert all_of(again) == all_of(match)


def test_another_process_catches_up_with_what_was_appended() -> None:
    match = walked(table("silver-and-gold", 4), 4, 10)
    other = Match.resume(match.opening, rows_of(match))
    walked(match, 5, 10)
    other.catch_up(rows_of(match)[other.version :])
    assert all_of(other) == all_of(match)


# What is refused.


def changed(row: bytes, **fields: Any) -> bytes:
    return msgspec.json.encode({**json.loads(row), **fields})


@every_game
def test_a_row_with_another_hash_is_refused_and_changes_nothing(name: str) -> None:
    match = walked(table(name, 6), 6, STEPS)
    rows = rows_of(match)
    for number in (0, 1, len(rows) // 2, len(rows) - 1):
        again = Match.resume(match.opening, rows[:number])
        before = again.save()
        problem = refusal([changed(rows[number], hash="0" * 16)], again.catch_up)
        assert (problem.code, problem.facts["entry"]) == ("replay-differs", number)
        assert again.save() == before
        again.catch_up(rows[number:])
        assert all_of(again) == all_of(match)


def test_every_part_of_a_row_is_checked() -> None:
    match, chooser = table("luxor", 8), Random(8)
    step(match, chooser)
    other = match.clone()
    step(match, chooser)
    row = match.entries[-1].row
    for fields in ({"seat": 3}, {"seat": 0}, {"seat": 1}, {"action": 77}, {"drew": not json.loads(row)["drew"]}):
        if json.loads(row) != {**json.loads(row), **fields}:
            assert refusal([changed(row, **fields)], other.catch_up).code in ("replay-differs", "replay-refused")
    other.catch_up([row])
    assert all_of(other) == all_of(match)


def test_an_undo_that_takes_back_something_else_is_refused() -> None:
    match = choosing(3)
    match.play(0, 1)
    match.play(1, 1)
    other = match.clone()
    row = match.undo(0).row
    wrong: list[dict[str, Any]] = [{"takes": [2]}, {"takes": []}, {"agreed": [1]}, {"seat": 1}, {"seat": 2}]
    for fields in wrong:
        assert refusal([changed(row, **fields)], other.catch_up).code in ("replay-differs", "replay-refused")
    other.catch_up([row])
    assert all_of(other) == all_of(match)


def test_rows_out_of_order_are_refused() -> None:
    match = walked(table("luxor", 9), 9, 10)
    first, second, third, *_ = rows_of(match)
    for rows in ([second], [first, third], [first, first], [first, second, second]):
        problem = refusal(rows, Match.resume(match.opening).catch_up)
        assert problem.code in ("replay-differs", "replay-refused", "not-started")
        assert problem.facts["entry"] == len(rows) - 1


def test_rows_of_another_match_are_refused() -> None:
    match, other = table("luxor", 1), table("luxor", 2)
    problem = refusal(rows_of(match), Match.resume(other.opening).catch_up)
    assert (problem.code, problem.facts["entry"]) == ("replay-differs", 0)


@pytest.mark.parametrize("row", [b"", b"{}", b"[]", b"null", b'{"type":"step"}', b"\xff", None, 7, b"[" * 100_000])
def test_what_is_not_a_row_is_refused(row: Any) -> None:
    match = table("luxor", 1)
    problem = refusal([row], match.catch_up)
    assert (problem.code, problem.facts["entry"]) == ("bad-row", 1)


@pytest.mark.parametrize("given", [b"", b"{}", None, 3, b'{"setting":{}}'])
def test_what_is_not_an_opening_is_refused(given: Any) -> None:
    with pytest.raises(BadInput):
        Match.resume(given)


def test_an_opening_whose_secret_was_changed_is_refused() -> None:
    data = table("luxor", 1).opening.data
    wrong = changed(data, secret="0" * 64)
    assert refusal(wrong, Match.resume).code == "bad-commitment"


def test_an_opening_of_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    match = table("luxor", 1)
    data, rules = match.opening.data, type(match.game)
    monkeypatch.setattr(rules, "rules_version", match.game.rules_version + 1)
    assert refusal(data, Match.resume).code == "other-rules"


def test_nothing_secret_is_in_the_repr_of_an_opening() -> None:
    assert repr(table("luxor", 1).opening) == "<Opening>"
