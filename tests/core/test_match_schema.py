"""Files that are not match files, or that somebody has changed: each is refused with one sentence."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.filing import File, change, edited, refusal
from core.tables import exported, opened, play_on, running, salt, saved, started
from trove.core import match_schema
from trove.core.match import Match
from trove.core.match_file import result, verify
from trove.core.refusals import BadInput

UNREADABLE: list[tuple[str, str, object]] = [
    ("nothing", "bad-match-file", b""),
    ("no JSON", "bad-match-file", b"trove"),
    ("a list", "bad-match-file", b"[]"),
    ("no head", "bad-match-file", b"{}"),
    ("no text", "bad-match-file", b"\xff\xfe\x00"),
    ("half a letter", "bad-match-file", '{"format": "tr\\ud800ve"}'),
    ("a number", "bad-match-file", 7),
    ("None", "bad-match-file", None),
    ("a dict", "bad-match-file", {"format": "trove-match"}),
    ("deep", "bad-match-file", b"[" * 1_000_000),
    ("deep inside", "bad-match-file", b'{"format": ' + b'{"a":' * 500_000),
    ("too big", "match-file-too-big", b" " * (match_schema.MOST_BYTES + 1)),
    ("too big text", "match-file-too-big", " " * (match_schema.MOST_BYTES + 1)),
    ("another format", "not-a-match-file", b'{"format":"x","version":1,"kind":"save","game":"g","rules_version":1}'),
    ("many digits", "bad-match-file", b'{"format":"trove-match","version":' + b"9" * 100_000 + b"}"),
]


@pytest.mark.parametrize(("code", "data"), [row[1:] for row in UNREADABLE], ids=[row[0] for row in UNREADABLE])
@pytest.mark.parametrize("read", [Match.load, verify, result])
def test_what_is_no_match_file_is_refused(read: Callable[[Any], object], code: str, data: object) -> None:
    assert refusal(data, read).code == code


@pytest.mark.parametrize("part", [0.1, 0.5, 0.9, 0.999])
def test_a_file_that_breaks_off_is_refused(part: float) -> None:
    for data in (saved(), exported()):
        assert refusal(data[: int(part * len(data))]).code == "bad-match-file"


MALFORMED: list[tuple[str, str, Callable[[File], object]]] = [
    ("version", "bad-file-version", lambda f: f.update(version=3)),
    ("version as text", "bad-match-file", lambda f: f.update(version="2")),
    ("kind", "bad-match-file", lambda f: f.update(kind="log")),
    ("game", "no-such-game", lambda f: f["setting"].update(game="ludo")),
    ("a long game", "bad-match-file", lambda f: f["setting"].update(game="x" * 10_000)),
    ("game as a path", "no-such-game", lambda f: f["setting"].update(game="../luxor")),
    ("rules version", "other-rules", lambda f: f["setting"].update(rules_version=99)),
    ("negative rules version", "bad-match-file", lambda f: f["setting"].update(rules_version=-1)),
    ("players", "bad-players", lambda f: f["setting"].update(players=5)),
    ("no players", "bad-match-file", lambda f: f["setting"].update(players=0)),
    ("half a player", "bad-match-file", lambda f: f["setting"].update(players=2.5)),
    ("fewer players", "bad-seats", lambda f: f["setting"].update(players=2)),
    ("an unknown option", "bad-option", lambda f: f["setting"]["options"].update(cheat=True)),
    ("an option's type", "bad-option", lambda f: f["setting"]["options"].update(memory_aid="yes")),
    ("options as a list", "bad-match-file", lambda f: f["setting"].update(options=[])),
    ("edition as a number", "bad-match-file", lambda f: f["setting"].update(edition=1)),
    ("edition of nothing", "bad-edition", lambda f: f["setting"].update(edition="")),
    ("a broken edition", "bad-edition", lambda f: f["setting"].update(edition="[[[")),
    ("a deep edition", "bad-edition", lambda f: f["setting"].update(edition="a = " + "[" * 60_000)),
    ("a big edition", "bad-edition", lambda f: f["setting"].update(edition="#" * 200_000)),
    ("a huge edition", "bad-match-file", lambda f: f["setting"].update(edition="#" * 1_000_000)),
    ("unknown field", "bad-match-file", lambda f: f.update(extra=1)),
    ("a long unknown field", "bad-match-file", lambda f: f.update({"x" * 10_000: 1})),
    ("unknown field of an entry", "bad-match-file", lambda f: f["entries"][3].update(extra=1)),
    ("a field missing", "bad-match-file", lambda f: f.pop("salts")),
    ("a hash missing", "bad-match-file", lambda f: f["entries"][3].pop("hash")),
    ("an entry's type", "bad-match-file", lambda f: f["entries"][3].update(type="redo")),
    ("a number as an entry", "bad-match-file", lambda f: f["entries"].append(3)),
    ("a seat out of range", "bad-match-file", lambda f: f["entries"][3].update(seat=-1)),
    ("a seat that is not there", "replay-refused", lambda f: f["entries"][3].update(seat=6)),
    ("an action out of range", "replay-refused", lambda f: f["entries"][3].update(action=60_000)),
    ("an action as text", "bad-match-file", lambda f: f["entries"][3].update(action="5")),
    ("a big action", "bad-match-file", lambda f: f["entries"][3].update(action=10**30)),
    ("a short secret", "bad-match-file", lambda f: f.update(secret=f["secret"][:-2])),
    ("a secret that is no number", "bad-match-file", lambda f: f.update(secret="x" * 64)),
    ("a secret with a line end", "bad-match-file", lambda f: f.update(secret=f["secret"] + "\n")),
    ("a secret as numbers", "bad-match-file", lambda f: f.update(secret=[0] * 32)),
    ("a short salt", "bad-match-file", lambda f: f["salts"].__setitem__(0, "00")),
    ("a short hash", "bad-match-file", lambda f: f["entries"][0].update(hash="00")),
    ("entries as null", "bad-match-file", lambda f: f.update(entries=None)),
    ("too many entries", "bad-match-file", lambda f: f.update(entries=f["entries"][1:2] * 10_001)),
    ("a wide option", "bad-option", lambda f: f["setting"].update(options={"memory_aid": [[]] * 100_000})),
]


@pytest.mark.parametrize(("code", "edit"), [row[1:] for row in MALFORMED], ids=[row[0] for row in MALFORMED])
def test_a_file_that_is_not_well_made_is_refused(code: str, edit: Callable[[File], object]) -> None:
    assert refusal(edited(saved(), edit)).code == code


def test_an_edition_in_a_file_never_names_another_file(tmp_path: Path) -> None:
    """Otherwise a stranger's match could read the files of the person who opens it."""
    edition = tmp_path / "edition.toml"
    data = saved()
    edition.write_text(json.loads(data)["setting"]["edition"], encoding="utf-8")
    assert refusal(edited(data, lambda f: f["setting"].update(edition=str(edition)))).code == "bad-edition"


def test_deep_and_wide_files_are_refused_before_they_cost_anything() -> None:
    start = saved().index(b'"options":{') + len(b'"options":{')
    for inside in (b"[" * 500_000 + b"]" * 500_000, b'{"a":' * 300_000 + b"1" + b"}" * 300_000):
        assert refusal(saved()[:start] + b'"x":' + inside + b"," + saved()[start:]).code == "bad-match-file"
    digits = b'"x":' + b"7" * 1_000_000 + b","
    assert refusal(saved()[:start] + digits + saved()[start:]).code == "bad-match-file"
    empty = b'"x":[' + b"[]," * 1_000_000 + b"[]],"
    assert refusal(saved()[:start] + empty + saved()[start:]).code == "bad-option"


def test_a_finished_match_without_a_result_is_refused() -> None:
    assert refusal(edited(exported(), lambda f: f.update(result=None))).code == "bad-match-file"
    assert refusal(edited(exported(), lambda f: f["result"]["sheet"].update(extra=1))).code == "bad-match-file"


def test_a_refused_file_is_not_kept_hold_of() -> None:
    match = running()
    before = match.save()
    refusal(edited(before, lambda f: change(f, "entries", 30, "hash")))
    assert match.save() == before
    assert Match.load(before).save() == before


# Whatever is done to a file, it is refused or comes to the same: a save cut short, to an earlier moment.


def comes_to_the_same(data: bytes, good: bytes) -> None:
    try:
        match = Match.load(data)
    except BadInput:
        return
    whole = Match.load(good)
    assert match.commitment == whole.commitment
    assert match.entries == whole.entries[: len(match.entries)]
    assert match.over == whole.over


def small() -> bytes:
    """A save of a few steps and an undo."""
    match = play_on(started(players=2), steps=4)
    seat = match.entries[-1].seat  # type: ignore[union-attr]
    match.undo(seat, agreed=(0, 1))
    return play_on(match, 1, 2).save()


SMALL = small()


@settings(max_examples=300)
@given(st.lists(st.tuples(st.integers(0, len(SMALL) - 1), st.integers(0, 255)), min_size=1, max_size=4))
def test_bytes_that_change_are_found(changes: list[tuple[int, int]]) -> None:
    data = bytearray(SMALL)
    for at, byte in changes:
        data[at] = byte
    comes_to_the_same(bytes(data), SMALL)


@settings(max_examples=100)
@given(st.integers(0, len(SMALL)), st.integers(0, 40), st.binary(max_size=20))
def test_bytes_that_come_or_go_are_found(at: int, gone: int, new: bytes) -> None:
    comes_to_the_same(SMALL[:at] + new + SMALL[at + gone :], SMALL)


SCALARS = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8)
VALUES = st.recursive(SCALARS, lambda v: st.lists(v, max_size=3) | st.dictionaries(st.text(max_size=5), v, max_size=3))


def paths(value: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place of a JSON value."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [place for key, part in inside for place in [(*at, key), *paths(part, (*at, key))]]


@settings(max_examples=50)
@given(st.data(), VALUES)
@pytest.mark.parametrize("good", [SMALL, exported()], ids=["save", "finished"])
def test_values_that_change_are_found(good: bytes, data: st.DataObject, value: Any) -> None:
    file = json.loads(good)
    *way, last = data.draw(st.sampled_from(paths(file)))
    inner = file
    for part in way:
        inner = inner[part]
    inner[last] = value
    comes_to_the_same(json.dumps(file).encode(), good)


def test_a_match_nobody_has_started_can_be_changed_only_into_another_match() -> None:
    match = opened()
    match.sit(0, salt(0))
    assert Match.load(edited(match.save(), lambda f: change(f, "salts", 0))).started is False
    assert refusal(edited(match.save(), lambda f: change(f, "secret"))).code == "bad-commitment"
