"""Before the deal: the setting is fixed, salts are promised and shown, and any change makes a new secret."""

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import pytest

from core.tables import opened, salt, seated
from trove.core.commitment import NO_SALT
from trove.core.match import Match
from trove.core.refusals import BadInput

SEATS = ["person", "hard", "person"]


def promised(number: int) -> bytes:
    """The digest of a test's salt, as docs/chance.md computes it."""
    return blake2b(salt(number), digest_size=32).digest()


def code_of(call: Callable[[], object]) -> str:
    with pytest.raises(BadInput) as refused:
        call()
    return refused.value.code


def test_the_commitment_binds_everything_that_is_fixed_before_the_deal() -> None:
    edition = opened().setting.edition
    settings: list[dict[str, Any]] = [
        {},
        {"players": 4},
        {"options": {"memory_aid": True}},
        {"edition": edition + "# mine\n"},
        {"seats": SEATS},
        {"undo": "free"},
    ]
    assert len({opened(**given).commitment for given in settings}) == len(settings)
    assert opened(options={"memory_aid": False}).commitment == opened().commitment  # defaults are filled in
    luxor, pirates = (Match.open(game, 3, secret=bytes(32)) for game in ("luxor", "silver-and-gold"))
    assert luxor.commitment != pirates.commitment


def test_the_key_depends_on_the_setting_too() -> None:
    matches = [seated(opened(options={"memory_aid": aid, "starting_player": 0})) for aid in (False, True)]
    assert matches[0].state.pack() != matches[1].state.pack()
    assert matches[0].game.public_view(matches[0].state) != matches[1].game.public_view(matches[1].state)


def test_a_computer_player_sits_already_and_adds_nothing() -> None:
    match = opened(seats=SEATS)
    assert match.committed.salts == [None, NO_SALT, None]
    assert code_of(lambda: match.sit(1)) == code_of(lambda: match.promise(1, promised(1))) == "seat-taken"
    assert code_of(lambda: match.stand(1)) == "seat-empty"
    match.sit(0)
    match.sit(2)
    match.start()


@pytest.mark.parametrize("seats", [["person"] * 2, ["Person"] * 3, [1, 2, 3], "person", {"a": 1}, ["x" * 40] * 3])
def test_who_sits_where_is_said_for_every_seat(seats: object) -> None:
    assert code_of(lambda: opened(seats=seats)) == "bad-seats"


def test_the_seats_of_one_player_are_played_alike() -> None:
    """With two players at Tomb Raider, each has two figures."""
    assert Match.open("tomb-raider", 2, seats=["person", "easy", "person", "easy"]).seats == 4
    assert code_of(lambda: Match.open("tomb-raider", 2, seats=["person", "easy", "easy", "easy"])) == "bad-seats"


@pytest.mark.parametrize("undo", ["never", "", None, 1])
def test_undo_is_handled_in_a_known_way(undo: object) -> None:
    assert code_of(lambda: opened(undo=undo)) == "bad-undo"


# Salts are promised before they are shown.


def test_salts_are_shown_when_all_are_promised() -> None:
    match = opened(seats=SEATS)
    match.promise(0, promised(0))
    assert code_of(lambda: match.sit(0, salt(0))) == "promises-missing"
    match.promise(2, promised(2))
    match.sit(2, salt(2))
    match.sit(0, salt(0))
    match.start()
    without = opened(seats=SEATS)
    for seat in (0, 2):
        without.sit(seat, salt(seat))
    without.start()
    assert match.state.pack() == without.state.pack()


def test_only_the_promised_salt_is_taken() -> None:
    match = opened(players=2)
    for seat in range(2):
        match.promise(seat, promised(seat))
    assert code_of(lambda: match.sit(0, salt(1))) == code_of(lambda: match.sit(0)) == "salt-not-promised"
    match.sit(0, salt(0))
    assert code_of(lambda: match.promise(0, promised(1))) == "seat-taken"


def test_nobody_promises_twice_or_after_a_salt_was_shown() -> None:
    match = opened()
    match.promise(1, promised(1))
    assert code_of(lambda: match.promise(1, promised(2))) == "seat-taken"
    other = opened()
    other.sit(0, salt(0))
    assert code_of(lambda: other.promise(1, promised(1))) == "salts-shown"
    assert code_of(lambda: seated(opened()).promise(0, promised(0))) == "started"


@pytest.mark.parametrize("given", [b"", bytes(31), "0" * 32, None])
def test_a_promise_has_32_bytes(given: Any) -> None:
    assert code_of(lambda: opened().promise(0, given)) == "bad-digest"


def test_promises_are_kept_in_a_file() -> None:
    match = opened()
    for seat in range(3):
        match.promise(seat, promised(seat))
    match.sit(1, salt(1))
    loaded = Match.load(match.save())
    assert code_of(lambda: loaded.sit(0, salt(1))) == "salt-not-promised"
    for seat in (0, 2):
        loaded.sit(seat, salt(seat))
    loaded.start()
    assert Match.load(loaded.save()).save() == loaded.save()


# Changing anything before the deal starts it all again.


def test_a_seat_that_stands_up_makes_all_salts_void() -> None:
    match = opened()
    match.sit(0, salt(0))
    match.sit(1, salt(1))
    before, secret = match.commitment, match.committed.secret
    match.stand(1)
    assert match.committed.empty == [0, 1, 2]
    assert match.commitment != before
    assert match.committed.secret != secret
    seated(match)


def test_a_seat_that_only_promised_can_stand_up_too() -> None:
    match = opened()
    match.promise(2, promised(2))
    match.stand(2)
    match.sit(0, salt(0))


def test_only_who_sits_stands_up_and_only_before_the_start() -> None:
    assert code_of(lambda: opened().stand(0)) == "seat-empty"
    assert code_of(lambda: opened().stand(9)) == "no-such-seat"
    assert code_of(lambda: seated(opened()).stand(0)) == "started"


def test_whatever_changes_before_the_deal_makes_a_new_secret() -> None:
    changes: list[dict[str, Any]] = [
        {"options": {"memory_aid": True}},
        {"seats": SEATS},
        {"undo": "free"},
        {"edition": opened().setting.edition + "# mine\n"},
        {},
    ]
    for given in changes:
        match = opened(options={"starting_player": 2})
        match.sit(0, salt(0))
        secret = match.committed.secret
        match.change(**given)
        assert match.committed.secret != secret
        assert 0 in match.committed.empty
        for name, value in given.items():
            if name != "options":
                assert list(getattr(match.setting, name)) == list(value)
    match.change(options={"memory_aid": True})
    assert match.options == {"memory_aid": True, "starting_player": None}
    assert code_of(lambda: seated(match).change(undo="ask")) == "started"


def test_a_change_that_is_refused_changes_nothing() -> None:
    match = opened()
    match.sit(0, salt(0))
    before = match.save()
    for given in ({"options": {"cheat": True}}, {"seats": ["person"]}, {"undo": "never"}, {"edition": "[[["}):
        code_of(lambda given=given: match.change(**given))  # type: ignore[misc]
    assert match.save() == before


def test_options_that_change_the_seats_empty_them() -> None:
    match = Match.open("tomb-raider", 3, seats=["person", "easy", "person", "person"])
    match.change(options={"lara_alone": True})
    assert match.setting.seats == ("person",) * 3
    assert match.seats == 3
    seated(match)
