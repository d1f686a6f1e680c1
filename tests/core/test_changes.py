"""What a live table is told after every entry: all that a viewer may see, and what an undo took back."""

from random import Random
from typing import Any

import msgspec
import pytest

import trove
from core.choosing import choosing
from core.live import Viewer, every_game, step, table, viewers, walk, walked
from effort import amount
from trove.core.changes import Change, MatchEnd, MatchSetUp, MatchStep, MatchUndo
from trove.core.constants import SPECTATOR
from trove.core.journal import blanked
from trove.core.log import End, Log, SetUp, Step, Undo
from trove.core.match import Match
from trove.core.refusals import BadInput

STEPS = amount(60, 400)
KINDS = {SetUp: MatchSetUp, Step: MatchStep, Undo: MatchUndo, End: MatchEnd}


class Client:
    """A screen that knows of a match only what it is told."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.version = 0
        self.steps: list[tuple[int, list[Any]]] = []
        self.over = False

    def catch_up(self, match: Match) -> None:
        for change in match.changes(self.viewer, self.version):
            self.take(change)
        self.version = match.version

    def take(self, change: Change) -> None:
        if isinstance(change, MatchUndo):
            self.steps = [told for told in self.steps if told[0] < change.takes[0]]
            self.steps += [(stands.entry, list(stands.events)) for stands in change.stands]
        elif isinstance(change, MatchSetUp | MatchStep):
            self.steps.append((change.entry, list(change.events)))
        else:
            self.over = True


@every_game
@pytest.mark.parametrize("often", [1, 7])
def test_who_takes_the_changes_knows_what_stands(name: str, often: int) -> None:
    """Entry by entry, or some at once: after undos of every kind the client has what the match has."""
    match = table(name, often)
    clients = [Client(viewer) for viewer in viewers(match)]
    for k, _ in enumerate(walk(match, often, STEPS, undos=0.3)):
        if k % often == 0:
            for client in clients:
                client.catch_up(match)
                assert client.steps == match.events(client.viewer)
    assert sum(isinstance(entry, Undo) for entry in match.entries) > 4


def test_a_choice_that_stands_is_told_again_as_it_is_now(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second choice closed the round; without the first it does not, and shows nothing any more."""
    monkeypatch.setattr("core.choosing.draw", lambda *_: 0)
    match, client = choosing(2), Client(0)
    match.play(0, 1)
    match.play(1, 2)
    client.catch_up(match)
    shown = client.steps[-1]
    match.undo(0, agreed=(1,))
    (undo,) = match.changes(0, client.version)
    client.catch_up(match)
    assert isinstance(undo, MatchUndo)
    assert (undo.takes, undo.agreed) == ((1,), (1,))
    assert [stands.entry for stands in undo.stands] == [2]
    assert client.steps == match.events(0)
    assert client.steps[-1][0] == shown[0]
    assert client.steps[-1][1] != shown[1]


@pytest.mark.parametrize("players", [2, 3])
def test_where_all_choose_at_once_a_client_follows_too(players: int) -> None:
    chooser, match = Random(players), choosing(players)
    clients = [Client(viewer) for viewer in viewers(match)]
    while not match.over:
        step(match, chooser)
        if not match.over and chooser.random() < 0.5:
            seat = chooser.randrange(players)
            terms = match.undo_terms(seat)
            if terms.verdict != "refused":
                match.undo(seat, agreed=terms.ask)
        for client in clients:
            client.catch_up(match)
            assert client.steps == match.events(client.viewer)
    assert all(client.over for client in clients)


@every_game
def test_every_entry_is_one_change_and_the_end_by_rules_is_told_beside(name: str) -> None:
    match = walked(table(name, 3), 3, undos=0.05)
    for viewer in viewers(match):
        *told, end = match.changes(viewer)
        assert [change.entry for change in told] == list(range(match.version))
        kinds = [KINDS[type(entry)] for entry in match.entries]
        assert [type(change) for change in told] == kinds
        assert end == MatchEnd(match.version - 1, "rules")
        for after in (1, match.version // 2, match.version - 1):
            assert match.changes(viewer, after) == [*told[after:], end]
        assert match.changes(viewer, match.version) == []


@every_game
def test_what_was_taken_back_is_still_told_as_it_was_seen(name: str) -> None:
    match = table(name, 5)
    seen: dict[Viewer, list[Change]] = {viewer: match.changes(viewer) for viewer in viewers(match)}
    for _ in walk(match, 5, STEPS, undos=0.4):
        for viewer, told in seen.items():
            told += match.changes(viewer, len(told))
    assert not match.over
    for viewer, told in seen.items():
        assert match.changes(viewer) == told


@every_game
def test_told_to_all_at_once_it_is_the_same(name: str) -> None:
    match = walked(table(name, 6), 6, STEPS)
    for after in (0, match.version - 1, match.version):
        told = match.changes_for_all(after)
        assert told == [match.changes(viewer, after) for viewer in (*range(match.seats), None)]
    *seats, spectator = match.changes_for_all(1)
    shared = [
        mine is public
        for seat in seats
        for mine, public in zip(seat, spectator, strict=True)
        if isinstance(mine, MatchStep) and mine == public
    ]
    assert shared
    assert all(shared)


# Nothing secret.


def words_of(found: Any) -> set[str]:
    """Every name and text in it."""
    if isinstance(found, dict):
        return {*found, *(word for value in found.values() for word in words_of(value))}
    if isinstance(found, list):
        return {word for value in found for word in words_of(value)}
    return {found} if isinstance(found, str) else set()


@every_game
def test_no_change_holds_a_hash_or_an_action(name: str) -> None:
    match = walked(table(name, 7), 7, STEPS)
    hashes = {entry.hash for entry in match.entries}
    for viewer in viewers(match):
        words = words_of(msgspec.to_builtins(match.changes(viewer)))
        assert not words & hashes
        assert not words & {"hash", "action", "drew", "secret", "salt", "chance"}


def disguised(match: Match, viewer: Viewer) -> Match:
    """The match with all that the viewer did not see replaced: cards, journal, actions and hashes."""
    eyes = SPECTATOR if viewer is None else viewer
    copy, line = match.clone(), match.started_timeline()
    state = line.state.imagine(viewer, 1)
    copy.timeline = type(line)(line.key, state, line.steps, line.snapshots, line.chance)
    copy.log = Log()
    for entry in match.entries:
        copy.log.append(Step(entry.seat, 0, "0" * 16, False) if isinstance(entry, Step) else entry)
    history = copy._history
    history.first = {number: blanked(rows, eyes) for number, rows in history.first.items()}
    history.again = {
        number: tuple(told._replace(rows=blanked(told.rows, eyes)) for told in again)
        for number, again in history.again.items()
    }
    return copy


@every_game
def test_changes_come_from_what_the_viewer_saw_alone(name: str) -> None:
    for seed in range(amount(2, 12)):
        match = table(name, seed)
        for k, _ in enumerate(walk(match, seed, STEPS)):
            if k % 10 == 9:
                for viewer in viewers(match):
                    assert disguised(match, viewer).changes(viewer) == match.changes(viewer)


def test_a_disguise_would_show_what_is_told_of_hidden_things(monkeypatch: pytest.MonkeyPatch) -> None:
    match = walked(table("luxor", 1), 1, 20)
    rules = type(trove.game("luxor"))
    seen = rules._told_to

    def careless(game: Any, state: Any, viewer: int, entries: Any) -> Any:
        return seen(game, state, viewer, [(*entry[:-1], 255) for entry in entries])

    monkeypatch.setattr(rules, "_told_to", careless)
    assert disguised(match, None).changes(None) != match.changes(None)


def test_another_seats_choice_cannot_be_read_before_all_have_chosen() -> None:
    for game in (choosing(3), table("silver-and-gold", 1, players=3)):
        others = [game.clone() for _ in game.state.legal(0)]
        for match, action in zip(others, game.state.legal(0), strict=True):
            match.play(0, action)
        for viewer in (None, 1, 2):
            told = {msgspec.json.encode(match.changes(viewer)) for match in others}
            assert len(told) == 1
        assert len({msgspec.json.encode(match.changes(0)) for match in others}) == len(others)


# What is refused.


@pytest.mark.parametrize("after", [-1, 99, True, None, 1.0, "0"])
def test_a_version_is_a_number_up_to_the_present(after: Any) -> None:
    match = walked(table("luxor"), 0, 5)
    with pytest.raises(BadInput, match="a version is a number from 0 to"):
        match.changes(0, after)


@pytest.mark.parametrize("viewer", [-1, 4, True, "0"])
def test_a_viewer_is_a_seat_or_a_spectator(viewer: Any) -> None:
    with pytest.raises(BadInput, match="a seat is a number"):
        table("luxor").changes(viewer)


def test_before_the_start_there_is_nothing_to_tell() -> None:
    with pytest.raises(BadInput, match="not started"):
        Match.open("luxor", players=2).changes(0)


# Changes as data.


@every_game
def test_changes_are_read_back_from_json(name: str) -> None:
    match = walked(table(name, 8), 8, STEPS)
    told = match.changes(0)
    events = trove.core.changes.AnyChange[Any]
    again = msgspec.json.decode(msgspec.json.encode(told), type=list[events])
    assert [type(change) for change in again] == [type(change) for change in told]
    assert msgspec.json.encode(again) == msgspec.json.encode(told)


def test_no_two_kinds_of_change_have_the_same_tag() -> None:
    tags = [kind.__struct_config__.tag for kind in KINDS.values()]
    assert len(set(tags)) == len(KINDS)
