"""The past of a fork comes from a file: what no game could have told is refused at once, the rest does no harm."""

import json
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

import trove
from contract.play import sample, settings_of
from core.filing import File, recommit
from core.tables import play_on, seated
from effort import amount
from replays.matches import recorded
from trove.core.match import Match
from trove.core.match_file import verify
from trove.core.past import fits
from trove.core.refusals import BadInput
from trove.texts import texts
from trove.texts.sentences import Sentences

FORKED = {"luxor": "luxor-two", "silver-and-gold": "silver-and-gold-three", "tomb-raider": "tomb-raider-four"}
every_game = pytest.mark.parametrize("name", trove.games())
NUMBERS = (-1, 0, 1, 2, 3, 5, 7, 9, 15, 25, 30, 41, 46, 100, 255, 1000, -5, 1 << 30)


@every_game
def test_whatever_the_rules_write_before_the_end_fits(name: str) -> None:
    game, met = trove.game(name), set()
    for position in sample(settings_of(game), amount(150, 3000), first_seed=300):
        state = position.state
        if not state.over:
            for step in state.journal.steps:
                for entry in step:
                    assert fits(game.past.limits, state.seats, entry), entry
                    met.add(entry[0])
    assert len(met) > 0.8 * len(game.past.limits)


@cache
def fork_file(name: str) -> str:
    """A fork that has not started, played on from the middle of a recorded match."""
    match = Match.load(recorded(FORKED[name]))
    return match.fork(len(match.entries) // 2, secret=bytes(32)).save().decode()


def with_past(name: str, entry: int, place: int, number: int) -> File | None:
    """The fork with one number of its past changed, and a commitment that fits; None if it was that number."""
    file: File = json.loads(fork_file(name))
    row = file["setting"]["origin"]["past"][entry]
    if row[place] == number:
        return None
    row[place] = number
    recommit(file)
    return file


@every_game
def test_a_changed_past_is_refused_in_one_sentence_or_does_no_harm(name: str) -> None:
    dice, refused, played = Random(name), 0, 0
    rows = len(json.loads(fork_file(name))["setting"]["origin"]["past"])
    for _ in range(amount(50, 1500)):
        file = with_past(name, dice.randrange(rows), dice.randrange(7), dice.choice(NUMBERS))
        if file is None:
            continue
        if sentence := refusal(file):
            assert "\n" not in sentence
            refused += 1
            continue
        match = seated(Match.load(json.dumps(file)))
        tell_all(match)
        if played < amount(1, 40):
            tell_all(play_on(match, played))
            assert verify(match.export()).start == "kept"
            played += 1
    assert refused > amount(30, 800)
    assert played


def refusal(file: File) -> str:
    """How a file is refused; nothing if it is not."""
    try:
        Match.load(json.dumps(file))
    except BadInput as problem:
        return str(problem) if problem.code in ("bad-origin", "bad-match-file") else ""
    return ""


def tell_all(match: Match) -> None:
    """Everything that anybody is ever told."""
    for viewer in (None, *range(match.seats)):
        said = Sentences(texts("en"), match.game.name, ["Anna", "Ben", "Eva", "Jan"], viewer)
        assert all(said.event(event) for _, events in match.events(viewer) for event in events)
        assert match.game.view(match.state, viewer).public
    assert match.score_sheet().totals


WRONG: dict[str, list[tuple[str, Sequence[int]]]] = {
    "luxor": [
        ("a seat that is not there", (19, 5, 0, 0, 0, -1, 255)),
        ("a treasure that is none", (17, 0, 3, 40, 0, -1, 255)),
        ("an empty space taken", (17, 0, 3, 0, 0, -1, 255)),
        ("a card that is none", (23, 0, 0, 0, 0, 25, 1)),
        ("a card for nobody", (23, 0, 0, 0, 0, 1, 0)),
        ("a card that somebody else saw", (23, 0, 0, 0, 0, 1, 2)),
        ("a space beyond the tomb", (9, 0, 0, 3, 60, -1, 255)),
        ("the end", (25, 0, 0, 0, 0, -1, 255)),
        ("a secret in a public entry", (19, 0, 0, 0, 0, 3, 255)),
        ("a number in an entry without any", (19, 0, 7, 0, 0, -1, 255)),
    ],
    "silver-and-gold": [
        ("a map that is none", (5, 0, 60, 0, 0, -1, 255)),
        ("a pattern that is none", (6, 0, 7, 0, 0, -1, 255)),
        ("a pattern where it does not lie", (7, 0, 0, 287, 62, -1, 255)),
    ],
    "tomb-raider": [
        ("a place outside", (13, 0, 27, 3, 0, -1, 255)),
        ("the nothing that is no treasure", (19, 0, 3, 0, 0, -1, 255)),
        ("a value that is none", (6, 0, 0, 0, 0, 5, 1)),
    ],
}


@pytest.mark.parametrize(("name", "entry"), [(name, row) for name, rows in WRONG.items() for _, row in rows], ids=str)
def test_what_no_game_could_have_told_is_refused(name: str, entry: Sequence[int]) -> None:
    file: File = json.loads(fork_file(name))
    file["setting"]["origin"]["past"].append(list(entry))
    recommit(file)
    with pytest.raises(BadInput) as refused:
        Match.load(json.dumps(file))
    assert refused.value.code == "bad-origin"


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("luxor", {"memory_aid": True, "starting_player": 1}),
        ("luxor", {"memory_aid": False, "starting_player": 0}),
        ("silver-and-gold", {"memory_aid": True, "starting_player": 2}),
        ("tomb-raider", {"guard": False}),
        ("tomb-raider", {"open_good_hands": True}),
        ("tomb-raider", {"modified_setup": False}),
    ],
    ids=str,
)
def test_a_fork_cannot_name_other_options_than_its_position_has(name: str, options: dict[str, Any]) -> None:
    file: File = json.loads(fork_file(name))
    file["setting"]["options"].update(options)
    recommit(file)
    with pytest.raises(BadInput, match="options"):
        Match.load(json.dumps(file))


def test_a_blanked_past_still_fits() -> None:
    """The fork of a redealt fork has a past with gaps."""
    match = Match.load(recorded("luxor-fork"))
    fork = seated(match.fork(5, redeal_for=1, secret=bytes(32)))
    again = play_on(Match.load(fork.save()), 1)
    assert verify(again.export()).start == "redealt"
    assert msgspec.json.decode(again.export())["setting"]["origin"]["redealt_for"] == 1
