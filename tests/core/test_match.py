"""A match from the empty table to its end: sitting down, playing, looking back."""

from hashlib import blake2b
from random import Random
from typing import Any

import pytest

import trove
from core.tables import SECRET, exported, finished, opened, play_on, running, salt, seated, started, with_undos
from trove.core.chance import keyed
from trove.core.commitment import NO_SALT
from trove.core.game import Item
from trove.core.game_state import GameState
from trove.core.log import Entry, SetUp, Step, Undo
from trove.core.match import Match
from trove.core.match_schema import read_log
from trove.core.refusals import BadInput, Illegal


def key_of(secret: bytes, *salts: bytes) -> bytes:
    said = b"".join(salts) + opened().setting.text()
    return blake2b(said, digest_size=32, key=secret, person=b"trove.match.2").digest()


def test_the_commitment_is_there_before_anybody_sits_down_and_binds_secret_and_setting() -> None:
    match = opened()
    said = SECRET + match.setting.text()
    assert match.commitment == blake2b(said, digest_size=32, person=b"trove.commit.2").hexdigest()
    seated(match)
    assert match.commitment == opened().commitment != opened(bytes(32)).commitment


def test_two_matches_have_different_secrets() -> None:
    assert Match.open("luxor", players=2).commitment != Match.open("luxor", players=2).commitment


def test_each_seat_sits_down_once() -> None:
    match = opened()
    match.sit(1)
    with pytest.raises(BadInput, match="once"):
        match.sit(1)


@pytest.mark.parametrize("seat", [-1, 3, True, "0", None])
def test_one_sits_down_at_a_seat_that_is_there(seat: object) -> None:
    with pytest.raises(BadInput, match="from 0 to 2"):
        opened().sit(seat)  # type: ignore[arg-type]


@pytest.mark.parametrize("given", [b"", bytes(31), bytes(33), "0" * 32])
def test_a_salt_has_32_bytes(given: object) -> None:
    match = opened()
    with pytest.raises(BadInput, match="32 bytes"):
        match.sit(0, given)  # type: ignore[arg-type]
    match.sit(0)


def test_a_secret_has_32_bytes() -> None:
    with pytest.raises(BadInput, match="32 bytes"):
        opened(b"short")


def test_a_match_starts_once_and_when_every_seat_is_taken() -> None:
    match = opened()
    match.sit(0)
    match.sit(2, NO_SALT)
    with pytest.raises(BadInput, match="still empty") as refused:
        match.start()
    assert refused.value.facts["seats"] == [1]
    match.sit(1)
    match.start()
    with pytest.raises(BadInput, match="has started"):
        match.start()
    with pytest.raises(BadInput, match="once"):
        match.sit(0)


def test_nothing_can_be_done_before_the_start() -> None:
    match = opened()
    asked = [lambda: match.state, lambda: match.play(0, 0), lambda: match.at(0), lambda: match.events(0)]
    for ask in [*asked, match.score_sheet, lambda: match.export(), lambda: match.export_for(0), lambda: match.fork(0)]:
        with pytest.raises(BadInput):
            ask()  # type: ignore[no-untyped-call]
    assert not match.over
    assert match.entries == ()


def test_one_salt_more_or_less_makes_another_deal() -> None:
    one, other = opened(), opened()
    for seat in range(3):
        one.sit(seat, salt(seat))
        other.sit(seat, salt(seat) if seat else NO_SALT)
    one.start()
    other.start()
    assert one.state.hash() != other.state.hash()


def test_the_set_up_is_entry_0_with_the_chance_of_the_match_key() -> None:
    state = trove.game("luxor").blank(players=3)
    state.set_chance(keyed(key_of(SECRET, salt(0), salt(1), salt(2)), 0))
    state.deal()
    match = started()
    assert match.state.hash() == state.hash()
    assert match.entries == (SetUp(state.hash().hex()),)


def test_every_step_has_the_chance_of_the_number_of_steps_that_drew_before_it() -> None:
    match, key = started(), key_of(SECRET, salt(0), salt(1), salt(2))
    mirror, chooser, drawn = match.state.clone(), Random(1), 1
    for _ in range(80):
        seat = mirror.to_act()[0]
        action = chooser.choice(mirror.legal(seat))
        mirror.set_chance(keyed(key, drawn))
        mirror.apply(seat, action)
        drew = mirror.chance != keyed(key, drawn)
        assert match.play(seat, action) == Step(seat, action, mirror.hash().hex(), drew)
        drawn += drew
    assert 1 < drawn == match.drawn < 81


def test_a_computer_player_thinks_by_a_seed_that_only_the_key_gives() -> None:
    """From the commitment alone nobody can compute it, and with it what a choice reveals about hidden cards."""
    match = started()
    key = key_of(SECRET, *(salt(seat) for seat in range(match.seats)))
    play_on(match, steps=20)
    for seat in range(3):
        own = sum(isinstance(entry, Step) and entry.seat == seat for entry in match.entries)
        asked = match.drawn.to_bytes(8, "little") + bytes([seat]) + own.to_bytes(8, "little")
        digest = blake2b(asked, digest_size=8, key=key, person=b"trove.thought.2").digest()
        assert match.thought_seed(seat) == int.from_bytes(digest, "little") >> 2
    with pytest.raises(BadInput):
        match.thought_seed(9)
    with pytest.raises(BadInput):
        opened().thought_seed(0)


def test_free_undos_do_not_make_a_computer_player_think_again() -> None:
    found = 0
    for secret in range(3):
        match = started(bytes([secret]) * 32)
        while not match.over:
            seat = match.state.to_act()[0]
            before = [match.thought_seed(other) for other in range(3)]
            play_on(match, found, 1)
            if not match.over and match.undo_terms(seat).verdict == "free":
                match.undo(seat)
                assert [match.thought_seed(other) for other in range(3)] == before
                play_on(match, found, 1)
                found += 1
    assert found > 3


def test_a_move_may_be_said_in_words() -> None:
    by_number, by_words = started(), started()
    seat = by_number.state.to_act()[0]
    action = by_number.state.legal(seat)[-1]
    by_number.play(seat, action)
    by_words.play(seat, by_words.game.words(by_words.state, seat, action))
    assert by_number.entries == by_words.entries


def test_of_equal_moves_the_one_that_is_offered_is_logged() -> None:
    match = started()
    seat = match.state.to_act()[0]
    offered = set(match.state.legal(seat))
    twin = next(a for a in range(match.game.n_actions) if match.game.same(match.state, seat, a) in offered - {a})
    entry = match.play(seat, twin)
    assert isinstance(entry, Step)
    assert entry.action in offered


@pytest.mark.parametrize("move", [-1, 10_000, True, "roll", {"type": "nonsense"}, None, 3.5])
def test_a_move_that_makes_no_sense_changes_nothing(move: object) -> None:
    match = running()
    before = match.save()
    with pytest.raises(BadInput):
        match.play(match.state.to_act()[0], move)
    assert match.save() == before


def test_a_move_that_a_rule_forbids_changes_nothing() -> None:
    match = running()
    before, seat = match.save(), match.state.to_act()[0]
    with pytest.raises(Illegal):
        match.play((seat + 1) % 3, match.state.legal(seat)[0])
    with pytest.raises(BadInput):
        match.play(7, 0)
    assert match.save() == before


def test_a_finished_match_takes_no_more_moves() -> None:
    match = finished()
    assert match.over
    assert match.state.to_act() == ()
    with pytest.raises(Illegal):
        match.play(0, 0)


def test_the_log_only_grows() -> None:
    match = started()
    seen: list[Entry] = []
    for k in range(40):
        with_undos(match, k, 1)
        assert list(match.entries[: len(seen)]) == seen
        seen = list(match.entries)
    assert any(isinstance(entry, Undo) for entry in seen)


def same_position(one: GameState, other: GameState) -> bool:
    return one.hash() == other.hash() and one.journal.steps == other.journal.steps


def test_any_moment_of_a_match_can_be_looked_at_again() -> None:
    match, moments = started(), []
    for k in range(80):
        if k:
            with_undos(match, k, 1)
        moments.append((len(match.entries) - 1, match.state))
    assert any(isinstance(entry, Undo) for entry in match.entries)
    for number, state in [*moments, *reversed(moments)]:
        assert same_position(match.at(number), state)


def test_a_moment_looked_at_is_the_callers_own() -> None:
    match = running()
    before = match.save()
    play_state = match.at(len(match.entries) - 1)
    seat = play_state.to_act()[0]
    play_state.play(seat, play_state.legal(seat)[0])
    assert match.save() == before
    assert len(match.state.journal.steps) < len(play_state.journal.steps)


@pytest.mark.parametrize("number", [-1, 100_000, True, None])
def test_a_moment_that_never_was_is_refused(number: object) -> None:
    with pytest.raises(BadInput, match="an entry is a number"):
        running().at(number)  # type: ignore[arg-type]


def test_events_come_with_the_entry_they_belong_to() -> None:
    match = running()
    told = match.events(1)
    assert [event for _, events in told for event in events] == match.game.events(match.state, 1)
    taken = {number for entry in match.entries if isinstance(entry, Undo) for number in entry.takes}
    steps = {n for n, entry in enumerate(match.entries) if not isinstance(entry, Undo)}
    assert [number for number, _ in told] == sorted(steps - taken)
    last = told[-3][0]
    assert match.events(1, after=last) == told[-2:]
    assert match.events(None) != told


def test_events_are_those_that_a_seat_saw() -> None:
    match = running()
    for seat in (None, 0, 1, 2):
        imagined = match.state.imagine(seat, seed=1)
        assert [e for _, events in match.events(seat) for e in events] == match.game.events(imagined, seat)
    with pytest.raises(BadInput):
        match.events(3)


def brought(match: Match, item: Item[Any], number: int) -> bool:
    """Whether a seat had less of what an item stands for just before an entry than after it."""

    def owned(entry: int) -> tuple[object, ...]:
        state = match.at(entry)
        public = match.game.knowledge(state, item.seat).public.seats[item.seat]
        own = match.game.knowledge(state, item.seat).scarabs
        return (public.adventurers, public.keys, public.wilds, public.treasures, public.sarcophagi, own)

    return owned(number - 1) != owned(number)


def test_the_score_sheet_names_the_entries_that_brought_each_component() -> None:
    match = finished()
    sheet, plain = match.score_sheet(), match.game.score_sheet(match.state)
    assert (sheet.totals, sheet.winners, sheet.ranks) == (plain.totals, plain.winners, plain.ranks)
    assert [(i.seat, i.rule, i.points, i.components) for i in sheet.items] == [
        (i.seat, i.rule, i.points, i.components) for i in plain.items
    ]
    rules = set()
    for item in sheet.items:
        if item.rule != "L9.2":  # an adventurer who never moved was brought by nothing
            assert item.steps
        for number in item.steps:
            assert brought(match, item, number)
            assert match.entries[number].seat == item.seat  # type: ignore[union-attr]
            rules.add(item.rule)
    assert len(rules) >= 4


def test_a_treasure_is_brought_by_the_one_step_that_took_it() -> None:
    match = finished()
    for item in match.score_sheet().items:
        if item.rule == "L9.1":
            (number,) = item.steps
            before, after = match.at(number - 1), match.at(number)
            tile = item.components[0].tile
            assert [state.owner[tile] for state in (before, after)] == [0, 1 + item.seat]  # type: ignore[attr-defined]


def test_a_saved_match_goes_on_as_if_nothing_had_been() -> None:
    match = running()
    loaded = Match.load(match.save())
    assert same_position(loaded.state, match.state)
    assert loaded.entries == match.entries
    assert play_on(loaded, 5).export() == play_on(match, 5).export()


def test_a_match_can_be_saved_before_it_starts() -> None:
    match = opened()
    match.sit(1, salt(1))
    loaded = Match.load(match.save())
    assert loaded.commitment == match.commitment
    assert not loaded.started
    with pytest.raises(BadInput):
        loaded.sit(1)
    for each in (match, loaded):
        each.sit(0, salt(0))
        each.sit(2, salt(2))
        each.start()
    assert loaded.entries == match.entries


def test_a_clone_goes_its_own_way_with_the_same_chance() -> None:
    match = running()
    copy, before = match.clone(), match.save()
    assert copy.save() == before
    play_on(copy, 1, 5)
    assert match.save() == before
    assert play_on(match, 1, 5).save() == copy.save()


def test_a_match_of_another_edition_keeps_it() -> None:
    text = trove.game("luxor").standard_edition().replace('name = "standard"', 'name = "ours"')
    match = play_on(started(edition=text, options={"memory_aid": True}), steps=5)
    loaded = Match.load(match.save())
    assert loaded.state.edition.name == "ours"  # type: ignore[attr-defined]
    assert loaded.options == {"starting_player": None, "memory_aid": True}
    assert same_position(loaded.state, match.state)


def test_nothing_secret_stands_in_what_is_printed() -> None:
    match = running()
    shown = [repr(match), str(match), repr(match.timeline), repr(match.committed), repr(read_log(match.save()))]
    for text in shown:
        assert SECRET.hex() not in text
        assert repr(SECRET) not in text
    assert repr(match) == f"<Match of luxor, 3 players, {len(match.entries)} entries, running>"
    assert "over" in repr(Match.load(exported()))
    assert "not started" in repr(opened())


def test_neither_hashes_nor_hidden_points_stand_in_what_is_printed() -> None:
    match = running()
    sheet, line = match.score_sheet(), match.started_timeline()
    entries = [*match.entries, *line.steps]
    shown = " ".join(map(repr, [entries, match.entries, match.log, line, line.steps, match.state.journal.steps, sheet]))
    for entry in match.entries:
        assert entry.hash not in shown
    assert "action" not in shown
    assert "points" not in shown
    assert [repr(entry) for entry in match.entries[:2]] == ["<SetUp>", "<Step>"]
    assert repr(sheet) == "<Sheet of 3 seats>"
    assert repr(sheet.items[0]) == f"<Item {sheet.items[0].rule} of seat {sheet.items[0].seat}>"


def test_a_computer_player_is_given_an_imagined_state_without_the_past() -> None:
    match = running()
    before = match.save()
    seat = match.state.to_act()[0]
    imagined = match.imagined(seat)
    assert not imagined.journal.on
    assert not imagined.journal.steps
    assert imagined.hash() == match.state.imagine(seat, match.thought_seed(seat)).hash() != match.state.hash()
    assert match.game.knowledge(imagined, seat) == match.game.knowledge(match.state, seat)
    imagined.apply(seat, imagined.legal(seat)[0])
    assert match.save() == before
    with pytest.raises(BadInput):
        match.imagined(3)
    with pytest.raises(BadInput, match="not started"):
        opened().imagined(0)
