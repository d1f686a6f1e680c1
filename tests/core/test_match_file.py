"""Match files: what is in them, what is not, and what happens to files that somebody has changed."""

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import trove
from core.filing import File, change, edited, flip, recommit, refusal
from core.tables import SECRET, exported, finished, running, salt, saved
from trove.core import match_schema
from trove.core.chance import keyed
from trove.core.log import Live, Undo
from trove.core.match import Match
from trove.core.match_file import result, verify
from trove.core.refusals import BadInput
from trove.core.timeline import Timeline

# What a file holds.


@pytest.mark.parametrize(
    ("data", "kind"),
    [(saved, "save"), (exported, "finished"), (lambda: running().export_for(0), "seat")],
)
def test_every_file_stands_alone(data: Callable[[], bytes], kind: str) -> None:
    file = json.loads(data())
    setting, game = file["setting"], trove.game("luxor")
    assert (file["format"], file["version"], file["kind"]) == ("trove-match", 2, kind)
    assert (setting["game"], setting["rules_version"], setting["players"]) == ("luxor", game.rules_version, 3)
    assert setting["edition"] == game.standard_edition()
    assert setting["options"] == {"starting_player": None, "memory_aid": False}
    assert (setting["chance_version"], setting["undo"], setting["seats"]) == (2, "ask", ["person"] * 3)


def test_a_save_says_what_it_gives_away() -> None:
    file = json.loads(saved())
    assert "hidden card" in file["notice"]
    assert file["secret"] == SECRET.hex()
    assert file["salts"] == [salt(seat).hex() for seat in range(3)]
    assert file["commitment"] == running().commitment
    assert file["result"] is None


def test_a_finished_match_keeps_its_result() -> None:
    file, match = json.loads(exported()), finished()
    assert file["result"]["position"] == match.state.pack().hex()
    assert file["result"]["sheet"] == json.loads(msgspec.json.encode(match.score_sheet()))
    assert json.loads(match.save())["result"] == file["result"]
    told = [event for _, events in file["result"]["events"] for event in events]
    assert len(told) == sum(len(step) for step in match.state.journal.steps)
    assert not [event for event in told if event["type"].endswith("unseen")]


def test_files_go_in_and_out_unchanged() -> None:
    assert running().save() == saved()
    assert finished().export() == exported()
    assert Match.load(saved().decode()).save() == saved()


def test_a_running_match_is_exported_only_as_a_seat_knows_it() -> None:
    with pytest.raises(BadInput, match="as one seat knows it"):
        running().export()


def test_a_seats_file_holds_its_knowledge_its_view_and_its_events() -> None:
    match = running()
    for seat in (None, 0, 1, 2):
        file = match_schema.read_sight(match.export_for(seat))
        assert file.seat == seat
        assert file.over is False
        plain = msgspec.json.decode(msgspec.json.encode(match.game.knowledge(match.state, seat)))
        assert file.knowledge == plain
        assert file.view == msgspec.json.decode(msgspec.json.encode(match.game.view(match.state, seat)))
        assert msgspec.json.encode(file.events) == msgspec.json.encode(match.events(seat))
    with pytest.raises(BadInput):
        match.export_for(3)


def test_a_seats_file_is_the_same_whatever_it_cannot_know() -> None:
    """Of two matches that differ only in what is hidden from a seat, it gets the same file."""
    for seat in (None, 0, 1, 2):
        one = running()
        other = running()
        assert other.timeline is not None
        other.timeline = msgspec.structs.replace(other.timeline, state=one.state.imagine(seat, seed=5))
        assert other.state.hash() != one.state.hash()
        assert other.export_for(seat) == one.export_for(seat)


TELLING = {"secret", "salt", "salts", "key", "seed", "chance", "hash", "hashes", "entries", "log", "commitment"}


def names_in(value: Any) -> set[str]:
    """Every name in a JSON value."""
    if isinstance(value, dict):
        return set(value) | {name for part in value.values() for name in names_in(part)}
    return {name for part in value for name in names_in(part)} if isinstance(value, list) else set()


def test_nothing_a_seat_gets_of_a_running_match_lets_it_compute_chance() -> None:
    match = running()
    assert match.timeline is not None
    secrets = [SECRET, match.timeline.key, *(salt(seat) for seat in range(3)), bytes.fromhex(match.commitment)]
    hashes = [entry.hash for entry in match.entries]
    numbers = [str(n) for entry in range(len(match.entries)) for n in match.at(entry).chance]
    numbers += [str(n) for entry in range(len(match.entries) + 3) for n in keyed(match.timeline.key, entry)]
    for seat in (None, 0, 1, 2):
        view, events = match.game.view(match.state, seat), match.events(seat)
        for data in (match.export_for(seat), msgspec.json.encode(view), msgspec.json.encode(events)):
            text = data.decode()
            assert not names_in(json.loads(text)) & TELLING
            assert not [secret for secret in secrets if secret.hex() in text or repr(secret) in text]
            assert not [known for known in hashes + numbers if known in text]


def test_a_seats_file_cannot_be_played_on() -> None:
    sight = running().export_for(0)
    assert refusal(sight).code == "only-a-view"
    assert refusal(sight, verify).code == "only-a-view"
    assert refusal(saved(), match_schema.read_sight).code == "not-a-view"


# Checking a finished match.


def test_anyone_can_check_a_finished_match() -> None:
    verdict, match = verify(exported()), finished()
    assert verdict.commitment == match.commitment
    assert verdict.salts == tuple(salt(seat).hex() for seat in range(3))
    assert (verdict.setting, verdict.entries) == (match.setting, len(match.entries))
    assert (verdict.start, verdict.position, verdict.is_standard) == ("dealt", None, True)
    assert verdict.scope.startswith("the set-up and all that follows are checked")
    assert verdict.totals == tuple(match.state.scores())
    assert verdict.winners == tuple(match.state.winners())


def test_a_running_match_cannot_be_checked_yet() -> None:
    assert refusal(saved(), verify).code == "not-finished"
    assert refusal(saved(), result).code == "not-finished"


def step_at(file: File, kind: str) -> int:
    """The number of some entry of this kind."""
    return [k for k, entry in enumerate(file["entries"]) if entry["type"] == kind][2]


def commit_to(file: File, secret: bytes) -> None:
    """Another secret, with the commitment that belongs to it."""
    file["secret"] = secret.hex()
    recommit(file)


def resettle(file: File, **changes: Any) -> None:
    """Another setting, with the commitment that belongs to it."""
    file["setting"].update(changes)
    recommit(file)


CHANGED: list[tuple[str, str, Callable[[File], object]]] = [
    ("secret", "bad-commitment", lambda f: change(f, "secret")),
    ("commitment", "bad-commitment", lambda f: change(f, "commitment")),
    ("secret and commitment", "replay-differs", lambda f: commit_to(f, bytes([7]) * 32)),
    ("salt", "replay-differs", lambda f: change(f, "salts", 1)),
    ("a salt missing", "bad-salts", lambda f: f["salts"].pop()),
    ("a salt empty", "replay-refused", lambda f: f["salts"].__setitem__(0, None)),
    ("a salt too many", "bad-salts", lambda f: f["salts"].append("00" * 32)),
    ("set-up hash", "replay-differs", lambda f: change(f, "entries", 0, "hash")),
    ("step hash", "replay-differs", lambda f: change(f, "entries", step_at(f, "step"), "hash")),
    ("undo hash", "replay-differs", lambda f: change(f, "entries", step_at(f, "undo"), "hash")),
    ("no set-up", "replay-refused", lambda f: f["entries"].pop(0)),
    ("set-up twice", "replay-refused", lambda f: f["entries"].insert(1, f["entries"][0])),
    ("step twice", "replay-refused", lambda f: f["entries"].insert(5, f["entries"][4])),
    ("what an undo takes", "replay-differs", lambda f: f["entries"][step_at(f, "undo")]["takes"].append(1)),
    ("undo of nothing", "replay-differs", lambda f: f["entries"][step_at(f, "undo")].update(takes=[])),
    ("promise", "salt-not-promised", lambda f: f.update(promises=[flip("00" * 32)] * 3)),
    ("half the promises", "promises-missing", lambda f: f.update(promises=["00" * 32, None, None])),
    ("a promise too many", "bad-salts", lambda f: f["promises"].append(None)),
    ("options", "bad-commitment", lambda f: f["setting"]["options"].update(memory_aid=True)),
    ("an option left out", "bad-setting", lambda f: f["setting"]["options"].pop("memory_aid")),
    ("edition", "bad-commitment", lambda f: f["setting"].update(edition=f["setting"]["edition"] + "\n# mine")),
    ("undo", "bad-commitment", lambda f: f["setting"].update(undo="free")),
    ("who sits where", "bad-commitment", lambda f: f["setting"].update(seats=["person", "person", "hard"])),
    ("other options", "replay-differs", lambda f: resettle(f, options={"starting_player": 1, "memory_aid": False})),
    ("another edition", "replay-differs", lambda f: resettle(f, edition=f["setting"]["edition"] + "\n# mine")),
    ("other undos", "replay-differs", lambda f: resettle(f, undo="free")),
    ("other players", "bad-salts", lambda f: resettle(f, seats=["person", "person", "hard"])),
    ("seats of another game", "bad-seats", lambda f: resettle(f, seats=["person"] * 4)),
]


@pytest.mark.parametrize(("code", "edit"), [row[1:] for row in CHANGED], ids=[row[0] for row in CHANGED])
@pytest.mark.parametrize("data", [saved, exported], ids=["save", "finished"])
def test_a_changed_file_is_refused(data: Callable[[], bytes], code: str, edit: Callable[[File], object]) -> None:
    changed = edited(data(), edit)
    assert refusal(changed).code == code
    assert refusal(changed, verify).code == code


def test_a_refusal_names_the_first_entry_that_comes_out_otherwise() -> None:
    for number in (0, 3, 17):
        refused = refusal(edited(saved(), lambda f, n=number: change(f, "entries", n, "hash")))  # type: ignore[misc]
        assert refused.facts["entry"] == number
        assert f"entry {number} " in str(refused)


def test_another_legal_move_in_a_log_is_found() -> None:
    match = running()
    steps = [(n, entry) for n, entry in enumerate(match.entries) if entry.__struct_config__.tag == "step"]
    number, entry = steps[5]
    other = next(action for action in match.at(number - 1).legal(entry.seat) if action != entry.action)  # type: ignore[union-attr]
    refused = refusal(edited(saved(), lambda f: f["entries"][number].update(action=other)))
    assert (refused.code, refused.facts["entry"]) == ("replay-differs", number)


def test_an_undo_that_nobody_agreed_to_is_found() -> None:
    numbers = [n for n, e in enumerate(running().entries) if isinstance(e, Undo) and e.agreed]
    refused = refusal(edited(saved(), lambda f: f["entries"][numbers[0]].update(agreed=[])))
    assert (refused.code, refused.facts["entry"]) == ("replay-refused", numbers[0])


RESULTS: list[tuple[str, Callable[[File], object]]] = [
    ("position", lambda f: f["result"].update(position=flip(f["result"]["position"]))),
    ("points", lambda f: change(f, "result", "sheet", "items", 0, "points")),
    ("totals", lambda f: change(f, "result", "sheet", "totals", 0)),
    ("winners", lambda f: f["result"]["sheet"].update(winners=[0, 1, 2])),
    ("components", lambda f: f["result"]["sheet"]["items"][0].update(components=[])),
    ("events", lambda f: f["result"]["events"].pop()),
    ("an event", lambda f: change(f, "result", "events", 3, 1, 0, "seat")),
    ("no result", lambda f: f.update(kind="save", result=None)),
]


@pytest.mark.parametrize("edit", [row[1] for row in RESULTS], ids=[row[0] for row in RESULTS])
def test_a_changed_result_is_refused(edit: Callable[[File], object]) -> None:
    assert refusal(edited(exported(), edit)).code == "bad-result"


def test_a_running_match_has_no_result() -> None:
    changed = edited(saved(), lambda f: f.update(result=json.loads(exported())["result"]))
    assert refusal(changed).code == "bad-result"


def test_a_cut_log_is_no_finished_match() -> None:
    assert refusal(edited(exported(), lambda f: f["entries"].pop())).code == "bad-result"


# Other rules.


def test_a_match_of_other_rules_is_shown_but_not_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    before = result(exported())
    played = trove.game("luxor").rules_version
    monkeypatch.setattr(type(trove.game("luxor")), "rules_version", played + 1)
    refused = refusal(exported())
    assert refused.code == "other-rules"
    assert refused.facts == {"played": played, "present": played + 1}
    assert result(exported()) == before
    assert before.sheet.totals == tuple(json.loads(exported())["result"]["sheet"]["totals"])
    assert refusal(saved()).code == "other-rules"


def test_a_result_is_shown_even_where_the_game_is_gone() -> None:
    gone = edited(exported(), lambda f: f["setting"].update(game="ludo"))
    assert result(gone).sheet == result(exported()).sheet
    assert refusal(gone).code == "no-such-game"


def test_rules_that_changed_unannounced_stop_the_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    true = Timeline.tried

    def tried(line: Timeline, number: int, chance: int, seat: int, action: int) -> tuple[Live, Timeline]:
        return true(line, number, chance + (chance > 5), seat, action)

    monkeypatch.setattr(Timeline, "tried", tried)
    refused = refusal(saved())
    assert refused.code in ("replay-differs", "replay-refused")
    assert refused.facts["entry"] >= 6
