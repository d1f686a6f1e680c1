"""Forks: a new match from any position of a finished one."""

import json
from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import pytest

from core.filing import File, edited, refusal
from core.tables import OPTIONS, exported, finished, play_on, running, seated, started
from trove.core.commitment import NO_SALT
from trove.core.fork import KEEP, first_state, origin_of
from trove.core.match import Match
from trove.core.match_file import verify
from trove.core.refusals import BadInput

AT = 40
SECRET = bytes([9]) * 32


def without_chance(match: Match, number: int) -> bytes:
    return match.at(number).pack(chance=False)


def test_a_fork_starts_where_the_other_match_was() -> None:
    match = finished()
    fork = seated(match.fork(AT, secret=SECRET))
    assert without_chance(fork, 0) == without_chance(match, AT)
    assert len(fork.entries) == 1
    assert fork.options == match.options
    for seat in (None, 0, 1, 2):
        assert fork.game.knowledge(fork.state, seat) == match.game.knowledge(match.at(AT), seat)
        assert fork.events(seat) == [(0, match.game.events(match.at(AT), seat))]


def test_a_fork_has_its_own_secret_and_salts() -> None:
    match = finished()
    one, other = match.fork(AT), match.fork(AT)
    assert len({match.commitment, one.commitment, other.commitment}) == 3
    assert not one.started
    with pytest.raises(BadInput, match="still empty"):
        one.start()


def test_two_forks_of_one_position_go_different_ways() -> None:
    match = finished()
    forks = [play_on(seated(match.fork(AT, secret=bytes([k]) * 32)), 1, 12) for k in range(2)]
    assert forks[0].state.hash() != forks[1].state.hash()


def test_a_fork_is_played_saved_undone_and_checked_like_any_match() -> None:
    fork = play_on(seated(finished().fork(AT, secret=SECRET)), 2, 10)
    loaded = Match.load(fork.save())
    assert loaded.entries == fork.entries
    seat = fork.entries[-1].seat  # type: ignore[union-attr]
    fork.undo(seat, agreed=(0, 1, 2))
    assert fork.at(9).hash() == fork.state.hash()
    data = play_on(fork, 3).export()
    verdict = verify(data)
    assert verdict.entries == len(fork.entries)
    assert (verdict.start, verdict.position) == ("kept", blake2b(without_chance(fork, 0), digest_size=8).hexdigest())
    assert "how it came about, and who knew its hidden cards, is not" in verdict.scope
    assert Match.load(data).export() == data


def test_in_the_score_sheet_of_a_fork_all_that_was_there_came_with_the_set_up() -> None:
    fork = play_on(seated(finished().fork(AT, secret=SECRET)), 3)
    steps = [item.steps for item in fork.score_sheet().items if item.rule == "L9.1"]
    assert (0,) in steps
    assert any(number > 0 for found in steps for number in found)


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_a_redealt_fork_holds_nothing_that_its_seat_did_not_know(seat: int | None) -> None:
    match = finished()
    there = match.at(AT)
    origins = set()
    for k in range(4):
        fork = seated(match.fork(AT, redeal_for=seat, secret=bytes([k]) * 32))
        assert fork.game.knowledge(fork.state, seat) == match.game.knowledge(there, seat)
        assert fork.events(seat) == [(0, match.game.events(there, seat))]
        origins.add(without_chance(fork, 0))
    assert len(origins) == 4
    # Had others held other cards, the same seed would have redealt the same position.
    true, other = (origin_of(state, seat) for state in (there, there.imagine(seat, seed=3)))
    assert true.position != other.position
    states = [first_state(match.blank, origin, redeal_seed=7) for origin in (true, other)]
    assert states[0].pack() == states[1].pack()
    assert states[0].journal.steps == states[1].journal.steps


def test_a_fork_can_be_forked_when_it_is_over() -> None:
    fork = play_on(seated(finished().fork(AT, redeal_for=1, secret=SECRET)), 3)
    again = seated(fork.fork(5, secret=NO_SALT))
    assert without_chance(again, 0) == without_chance(fork, 5)
    assert Match.load(again.save()).entries == again.entries


def test_a_fork_keeps_its_edition() -> None:
    text = finished().game.standard_edition().replace('name = "standard"', 'name = "ours"')
    match = play_on(started(edition=text, options=OPTIONS), 1)
    fork = Match.load(seated(match.fork(20)).save())
    assert fork.state.edition.name == "ours"  # type: ignore[attr-defined]


def test_only_a_finished_match_is_forked() -> None:
    for match in (running(), started()):
        with pytest.raises(BadInput, match="when it is over"):
            match.fork(0)


def test_the_end_of_a_match_is_no_beginning() -> None:
    match = finished()
    with pytest.raises(BadInput, match="still to act"):
        match.fork(len(match.entries) - 1)
    with pytest.raises(BadInput, match="an entry is a number"):
        match.fork(10_000)
    with pytest.raises(BadInput, match="a seat is a number"):
        match.fork(AT, redeal_for=3)


def test_a_position_with_too_long_a_past_is_not_forked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trove.core.fork.MOST_PAST", 100)
    with pytest.raises(BadInput, match="too much has happened") as refused:
        finished().fork(AT)
    assert refused.value.code == "fork-too-long"


def fork_file() -> bytes:
    return play_on(seated(finished().fork(AT, secret=SECRET)), 2, 3).save()


def last_position() -> str:
    """The end of a match, as a fork's origin would hold it."""
    return finished().state.pack(chance=False).hex()


def row(file: File, *numbers: Any) -> None:
    file["setting"]["origin"]["past"][3] = list(numbers)


ORIGINS: list[tuple[str, str, Callable[[File], object]]] = [
    ("no hexadecimal", "bad-match-file", lambda f: f["setting"]["origin"].update(position="xy")),
    (
        "half a byte",
        "bad-match-file",
        lambda f: f["setting"]["origin"].update(position=f["setting"]["origin"]["position"] + "0"),
    ),
    (
        "a short position",
        "bad-origin",
        lambda f: f["setting"]["origin"].update(position=f["setting"]["origin"]["position"][:-2]),
    ),
    ("no position", "bad-origin", lambda f: f["setting"]["origin"].update(position="")),
    ("another position", "bad-origin", lambda f: f["setting"]["origin"].update(position="00" * 700)),
    ("the end", "bad-origin", lambda f: f["setting"]["origin"].update(position=last_position())),
    (
        "a position with chance",
        "bad-origin",
        lambda f: f["setting"]["origin"].update(position=started().state.pack().hex()),
    ),
    (
        "fewer seats",
        "bad-origin",
        lambda f: f["setting"]["origin"].update(position=started(players=2).state.pack().hex()),
    ),
    ("a short row", "bad-match-file", lambda f: row(f, 1, 2, 3)),
    ("a row of text", "bad-match-file", lambda f: row(f, *"abcdefg")),
    ("an unknown row", "bad-origin", lambda f: row(f, 99, 0, 0, 0, 0, 0, 0)),
    ("an unknown card", "bad-origin", lambda f: row(f, 5, 0, 0, 5000, 0, -1, 255)),
    ("a huge number", "bad-match-file", lambda f: row(f, 5, 0, 0, 1 << 40, 0, -1, 255)),
    (
        "too many rows",
        "bad-match-file",
        lambda f: f["setting"]["origin"].update(past=f["setting"]["origin"]["past"] * 500),
    ),
    ("unknown field", "bad-match-file", lambda f: f["setting"]["origin"].update(extra=1)),
    ("no origin", "bad-commitment", lambda f: f["setting"].update(origin=None)),
    ("redealt for another", "bad-commitment", lambda f: f["setting"]["origin"].update(redealt_for=1)),
    ("redealt for nobody there", "bad-origin", lambda f: f["setting"]["origin"].update(redealt_for=5)),
    ("an edition beside", "bad-origin", lambda f: f["setting"].update(edition=f["setting"]["edition"] + "# mine\n")),
]


@pytest.mark.parametrize(("code", "edit"), [case[1:] for case in ORIGINS], ids=[case[0] for case in ORIGINS])
def test_a_changed_origin_is_refused(code: str, edit: Callable[[File], object]) -> None:
    assert refusal(edited(fork_file(), edit)).code == code


def test_a_moved_piece_in_an_origin_is_found() -> None:
    data = fork_file()
    position = bytes.fromhex(json.loads(data)["setting"]["origin"]["position"])
    for at in range(0, len(position), 7):
        changed = position[:at] + bytes([position[at] ^ 1]) + position[at + 1 :]
        moved = edited(data, lambda f, p=changed: f["setting"]["origin"].update(position=p.hex()))  # type: ignore[misc]
        assert refusal(moved).code in ("bad-origin", "bad-commitment")


def test_hidden_cards_stay_unless_one_says_otherwise() -> None:
    match = finished()
    kept, redealt = match.fork(AT, secret=SECRET), match.fork(AT, redeal_for=0, secret=SECRET)
    assert kept.save() == match.fork(AT, KEEP, secret=SECRET).save() != redealt.save()
    assert json.loads(exported())["setting"]["origin"] is None
