"""Cheats that somebody in league with the server could try; each worked once, and is shown to work on a weaker scheme.

The cheat knows the secret and all salts, so it can compute every draw in advance. What it must not have is a choice.
"""

import json
from collections.abc import Callable, Iterator
from hashlib import blake2b
from itertools import islice
from random import Random
from typing import Any

import pytest

import trove
from cli.matches import SITTING, new_match
from core.filing import File, edited, recommit, refusal
from core.tables import play_on, salt, seated, with_undos
from effort import amount
from outsider import checker
from trove.cli.table.participants import seeded_bytes
from trove.core.commitment import digest
from trove.core.match import Match
from trove.core.match_file import verify
from trove.core.refusals import BadInput

SITUATIONS = amount(15, 82)


# Free undos do not steer the draw.


def opened_phases() -> Iterator[Match]:
    """Silver & Gold matches in which somebody can still mark and take it back, freely, before the next draw."""
    for secret in range(1000):
        match = seated(Match.open("silver-and-gold", 2, secret=secret.to_bytes(32, "little")))
        play_on(match, secret, 30)
        if len(match.state.to_act()) == 2:
            yield match


def next_draw(match: Match) -> list[Any]:
    """What everybody sees drawn when all have acted, whatever they do: the next expedition card and maps."""
    drew = False
    while not (drew or match.over):
        seat = match.state.to_act()[0]
        drew = match.play(seat, match.state.legal(seat)[0]).drew  # type: ignore[union-attr]
    shown = match.events(None)[-1][1]
    return [event for event in shown if type(event).__name__ in ("TurnedUp", "ShowedMap")]


def choices(match: Match, cycles: int) -> list[list[Any]]:
    """The next draws that a friend at the table can choose from by acting and taking back this many times."""
    found: list[list[Any]] = []
    for _ in range(cycles + 1):
        draw = next_draw(match.clone())
        if draw not in found:
            found.append(draw)
        seat = match.state.to_act()[0]
        match.play(seat, match.state.legal(seat)[0])
        if match.undo_terms(seat).verdict != "free":
            break
        match.undo(seat)
    return found


def test_marking_and_taking_back_does_not_change_the_next_draw() -> None:
    for match in islice(opened_phases(), SITUATIONS):
        before, undone = match.drawn, match.version
        assert len(choices(match, 8)) == 1
        assert match.drawn == before
        assert match.version > undone + 1  # it did take back


def by_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chance numbered by the log, as it once was."""
    monkeypatch.setattr(
        Match, "drawn", property(lambda match: match.version, lambda match, number: None), raising=False
    )


def test_it_would_if_chance_were_numbered_by_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    by_entry(monkeypatch)
    found = [len(choices(match, 8)) for match in islice(opened_phases(), 5)]
    assert min(found) > 1
    assert max(found) >= 4


@pytest.mark.parametrize("game", trove.games())
def test_whatever_is_taken_back_freely_the_rest_of_the_match_is_drawn_the_same(game: str) -> None:
    """Two matches with the same steps, one of them with every free step made twice: the same draws to the end."""
    taken = 0
    for number in range(amount(2, 10)):
        plain, busy = (seated(Match.open(game, 2, secret=bytes([number]) * 32)) for _ in range(2))
        dice = Random(number)
        while not plain.over:
            seat = dice.choice(plain.state.to_act())
            action = dice.choice(plain.state.legal(seat))
            busy.play(seat, action)
            if not busy.over and busy.undo_terms(seat).verdict == "free":
                busy.undo(seat)
                busy.play(seat, action)
                taken += 1
            plain.play(seat, action)
            assert busy.state.hash() == plain.state.hash()
            assert busy.drawn == plain.drawn
    assert taken


# The setting cannot be ground after the commitment was shown.


def reordered(text: str, number: int) -> str:
    """A map pack with its maps in another order: the same box, but other numbers pick other maps."""
    maps = json.loads(text)
    Random(number).shuffle(maps)
    return json.dumps(maps)


def played(edition: str | None = None, **given: Any) -> Match:
    """A finished match with a fixed secret and fixed salts."""
    return play_on(seated(Match.open("silver-and-gold", 2, edition=edition, secret=bytes(range(32)), **given)), 1)


def test_another_order_of_the_maps_is_another_commitment() -> None:
    """Once a server could try orders until its friend was dealt the best maps, and everything still verified."""
    shown = played()
    text = shown.setting.edition
    for number in range(amount(5, 50)):
        ground = played(reordered(text, number))
        assert ground.commitment != shown.commitment
        assert verify(ground.export()).commitment != shown.commitment
        forged = edited(ground.export(), lambda file: file.update(commitment=shown.commitment))
        assert refusal(forged, verify).code == "bad-commitment"
        with pytest.raises(checker.Wrong):
            checker.check_match(json.loads(ground.export()), shown.commitment)


CHANGES: list[tuple[str, Callable[[File], object]]] = [
    ("game", lambda f: f["setting"].update(game="luxor")),
    ("rules version", lambda f: f["setting"].update(rules_version=99)),
    ("players", lambda f: f["setting"].update(players=3)),
    ("options", lambda f: f["setting"]["options"].update(memory_aid=True)),
    ("edition", lambda f: f["setting"].update(edition=reordered(f["setting"]["edition"], 1))),
    ("undo", lambda f: f["setting"].update(undo="free")),
    ("seats", lambda f: f["setting"].update(seats=["hard", "person"])),
    ("origin", lambda f: f["setting"].update(origin={"position": "", "past": [], "redealt_for": "nobody"})),
]


@pytest.mark.parametrize("change", [change for _, change in CHANGES], ids=[name for name, _ in CHANGES])
def test_no_part_of_the_setting_changes_without_the_commitment(change: Callable[[File], object]) -> None:
    file = json.loads(played().export())
    shown = file["commitment"]
    change(file)
    refusal(json.dumps(file), verify)
    with pytest.raises((checker.Wrong, KeyError)):
        checker.check_match(file)
    recommit(file)
    assert file["commitment"] != shown


def test_it_could_if_the_commitment_were_to_the_secret_alone() -> None:
    def weak(match: Match) -> str:
        return blake2b(match.committed.secret, digest_size=32, person=b"trove.commit").hexdigest()

    shown = played()
    grounds = [played(reordered(shown.setting.edition, number)) for number in range(3)]
    assert {weak(ground) for ground in grounds} == {weak(shown)}
    assert len({repr(ground.game.view(ground.at(0), 0)) for ground in (shown, *grounds)}) == 4


def test_nobody_chooses_a_salt_after_seeing_the_others() -> None:
    """The last person to join, with the secret from the server, can compute every deal, but has only one salt left."""
    match = Match.open("luxor", 3, secret=bytes(range(32)))
    for seat in range(3):
        match.promise(seat, digest(salt(seat)))
    for seat in range(2):
        match.sit(seat, salt(seat))
    taken = []
    for number in [*range(200), 0xA2]:
        trial = match.clone()
        try:
            trial.sit(2, bytes([number % 256]) * 32)
        except BadInput:
            continue
        taken.append(number)
    assert taken[-1] == 0xA2
    assert set(taken) == {0xA2}


# A match that starts from a chosen position does not pass for one that was dealt.


def test_a_fork_never_verifies_as_a_match_that_was_dealt() -> None:
    match = played()
    for redeal_for in (0, None):
        fork = play_on(seated(match.fork(10, redeal_for, secret=bytes(32))), 2)
        verdict = verify(fork.export())
        assert verdict.start == "redealt"
        assert verdict.position == blake2b(bytes.fromhex(verdict.setting.origin.position), digest_size=8).hexdigest()  # type: ignore[union-attr]
        assert "came about is not" in verdict.scope
        file = json.loads(fork.export())
        file["setting"]["origin"] = None
        recommit(file)
        assert refusal(json.dumps(file), verify).code in ("replay-differs", "replay-refused")
    kept = play_on(seated(match.fork(10, secret=bytes(32))), 2)
    assert verify(kept.export()).start == "kept"
    assert "after a given position" in checker.check_match(json.loads(kept.export()))


def test_another_position_is_named_as_another() -> None:
    match = played()
    verdicts = [verify(play_on(seated(match.fork(entry, secret=bytes(32))), 2).export()) for entry in (5, 6, 20)]
    assert len({verdict.position for verdict in verdicts}) == 3


# A small seed is found from its commitment, so a seeded table proves nothing, and tells its players (tests/cli).


def test_a_small_seed_is_found_from_the_commitment() -> None:
    game = trove.game("luxor")
    match = new_match(game, SITTING, {}, None, seed=71)
    setting = match.setting.text()

    def commitment(seed: int) -> str:
        said = seeded_bytes(seed, "secret") + setting
        return blake2b(said, digest_size=32, person=b"trove.commit.2").hexdigest()

    assert [seed for seed in range(200) if commitment(seed) == match.commitment] == [71]
    fair = new_match(game, SITTING, {}, None, seed=None)
    assert not [seed for seed in range(200) if commitment(seed) == fair.commitment]


def test_a_match_with_undos_of_all_kinds_verifies_and_is_checked_from_outside() -> None:
    match = play_on(with_undos(seated(Match.open("luxor", 3, secret=bytes(32)))))
    assert verify(match.export()).entries == match.version
    checker.check_match(json.loads(match.export()))
