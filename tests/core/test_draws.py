"""The record of a match's chance: all draws, in order, as the streams gave them; nothing is recorded during play."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

import trove
from core.filing import File, edited, refusal
from core.tables import exported, play_on, saved, seated
from effort import amount
from trove.core.chance import below, keyed, mwc
from trove.core.constants import RECORDING
from trove.core.draws import Draw, Record, Return
from trove.core.journal import Journal
from trove.core.log import Step
from trove.core.match import Match
from trove.core.match_file import draws_of, verify

MATCHES = amount(1, 20)
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "luxor": [{}],
    "silver-and-gold": [{}],
    "tomb-raider": [{}, {"modified_setup": True, "start": None}],
}
TABLES = [(game, options) for game in trove.games() for options in OPTIONS.get(game, [{}])]


def advanced(streams: list[int], records: tuple[Record, ...]) -> list[int]:
    """The streams after these draws; each must have given its number."""
    for record in records:
        if isinstance(record, Draw):
            streams[record.stream] = mwc(streams[record.stream])
            assert below(streams[record.stream], record.bound) == record.number
            assert record.piece >= 1
    return streams


@pytest.mark.parametrize(("game", "options"), TABLES, ids=str)
def test_the_record_has_every_draw_and_nothing_else(game: str, options: dict[str, Any]) -> None:
    """From the chance of its number, the draws of an entry lead each stream to just where the entry left it."""
    for seed in range(MATCHES):
        players = trove.game(game).players
        match, dice = (
            seated(Match.open(game, players[seed % len(players)], options, secret=bytes([seed]) * 32)),
            Random(seed),
        )
        after, numbers = {0: match.state.chance[:]}, {0: 0}
        while not match.over:
            numbers[len(match.entries)] = match.drawn
            seat = dice.choice(match.state.to_act())
            match.play(seat, dice.choice(match.state.legal(seat)))
            after[len(match.entries) - 1] = match.state.chance[:]
            terms = match.undo_terms(seat) if dice.random() < 0.05 else None
            if terms and terms.verdict != "refused":
                match.undo(seat, terms.ask)
        records = dict(draws_of(match, match.entries))
        for number, chance in after.items():
            assert advanced(keyed(match.started_timeline().key, numbers[number]), records.get(number, ())) == chance
        drew = {n for n, entry in enumerate(match.entries) if isinstance(entry, Step) and entry.drew}
        assert set(records) == drew | {0}


def test_of_what_was_taken_back_the_draws_are_listed_too() -> None:
    file = json.loads(exported())
    taken = {number for entry in file["entries"] for number in entry.get("takes", ())}
    drew = {n for n, entry in enumerate(file["entries"]) if entry.get("drew")}
    assert taken & drew
    assert {number for number, _ in file["draws"]} == drew | {0}


def test_pieces_that_go_back_are_recorded() -> None:
    match = play_on(seated(Match.open("silver-and-gold", 3, secret=bytes(32))))
    returned = [
        record for _, records in draws_of(match, match.entries) for record in records if isinstance(record, Return)
    ]
    assert {record.pile for record in returned} == {"maps", "expedition"}
    assert sum(record.count for record in returned if record.pile == "maps") == 6  # two of four, for each of three
    assert sum(record.count for record in returned if record.pile == "expedition") % 7 == 0  # a round turns up seven


def test_only_a_recording_journal_has_draws() -> None:
    game = trove.game("luxor")
    for on, recorded in ((1, False), (RECORDING, True)):
        state = game.blank(3)
        state.reseed(1)
        state.keep_journal(Journal(on))
        state.deal()
        assert any(row[0] < 0 for row in state.journal.steps[0]) == recorded
        assert game.new(3, 1).hash() == state.hash()


def draw_at(file: File, name: str, value: Any) -> None:
    file["draws"][1][1][0][name] = value


@pytest.mark.parametrize(
    ("code", "path", "value"),
    [
        ("bad-draws", "piece", 25),
        ("bad-draws", "pile", "sleeve"),
        ("bad-draws", "bound", 3),
        ("bad-draws", "number", 0),
        ("bad-draws", "stream", 7),
        ("bad-match-file", "stream", 8),
        ("bad-match-file", "piece", -1),
        ("bad-match-file", "extra", 1),
        ("bad-match-file", "type", "redraw"),
        ("bad-match-file", "pile", "x" * 100),
    ],
)
def test_changed_draws_are_refused(code: str, path: str, value: Any) -> None:
    changed = edited(exported(), lambda file: draw_at(file, path, value))
    assert refusal(changed).code == refusal(changed, verify).code == code


def test_a_finished_match_has_its_draws_and_a_running_one_has_none() -> None:
    assert json.loads(saved())["draws"] is None
    assert refusal(edited(exported(), lambda file: file.update(draws=None))).code == "bad-draws"
    assert refusal(edited(exported(), lambda file: file["draws"].pop())).code == "bad-draws"
    assert refusal(edited(saved(), lambda file: file.update(draws=[]))).code == "bad-draws"


def some_undos(match: Match, dice: Random) -> Counter[str]:
    """Some seats take back their last steps, freely or with consent; how many did."""
    taken = Counter[str]()
    for seat in range(match.seats) if dice.random() < 0.3 else ():
        terms = match.undo_terms(seat)
        if terms.verdict != "refused" and dice.random() < 0.5:
            match.undo(seat, terms.ask)
            taken[terms.verdict] += 1
    return taken


def check_numbers(match: Match, dice: Random, steps: int) -> Counter[str]:
    """Play on with undos: no number that has drawn is used again, and none is left out."""
    used, taken, key = {0}, Counter[str](), match.started_timeline().key
    for _ in range(steps):
        if match.over:
            break
        number = match.drawn
        assert number not in used
        seat = dice.choice(match.state.to_act())
        step = match.play(seat, dice.choice(match.state.legal(seat)))
        drew = match.state.chance != keyed(key, number)
        assert isinstance(step, Step)
        assert step.drew == drew
        if drew:
            used.add(number)
        taken += some_undos(match, dice)
        standing = [step.chance for step in match.started_timeline().steps if step.drew]
        assert len(standing) == len(set(standing))
        assert used == set(range(match.drawn))
    return taken


def test_no_number_of_chance_that_has_drawn_is_ever_used_again() -> None:
    """Over random matches with free and consented undos, in all games."""
    taken = Counter[str]()
    for game, options in TABLES:
        for seed in range(amount(3, 40)):
            match = seated(Match.open(game, 3, options, secret=bytes([seed]) * 32))
            taken += check_numbers(match, Random(seed), amount(120, 400))
            drew = [entry for entry in match.entries if isinstance(entry, Step) and entry.drew]
            assert len(drew) == match.drawn - 1
    assert taken["free"] > 20
    assert taken["ask"] > 100
