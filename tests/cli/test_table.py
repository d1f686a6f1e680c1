"""Small manners of the table: undo, unfinished words, the end, who sits where."""

import json
import re
from pathlib import Path

import pytest

import trove
from cli.driver import run_here
from cli.matches import SITTING, nearly, new_match
from cli.seeds import holds_three, seed_where
from trove.bots.results_file import ResultsFile
from trove.cli.screen import Screen
from trove.cli.table import saves
from trove.cli.table.end_screen import finish
from trove.cli.table.input import whole_names, yes_or_no
from trove.cli.table.participants import Participant
from trove.cli.table.turns import Table
from trove.core.match import Match
from trove.disk.claims import Claim
from trove.texts import LANGUAGES, texts
from trove.texts.sentences import Sentences

SOLO = ("play", "silver-and-gold", "--players", "1", "--seed", "4")
LUXOR = ("play", "luxor", "--seats", "You,random", "--seed", seed_where("luxor", "You,random", holds_three))


def saved(home: Path, kind: str = "table") -> Path:
    (path,) = (home / "trove").glob(f"*.{kind}.json")
    return path


def test_alone_nobody_is_asked(tmp_path: Path) -> None:
    done = run_here(tmp_path, *SOLO, typed="1\n1\nundo\nundo\n")
    assert "Taken back (1 step)." in done.stdout
    assert "must agree" not in done.stdout


def test_computer_players_agree_and_it_is_said(tmp_path: Path) -> None:
    done = run_here(tmp_path, *LUXOR, typed="1\nundo\n")
    assert re.search(r"must agree\.\nThe computer players agree\.\nTaken back \(", done.stdout)


@pytest.mark.parametrize("language", LANGUAGES)
def test_yes_and_no_are_understood_and_nothing_else(language: str) -> None:
    said = texts(language)
    yes, no = said.say("cli-yes"), said.say("cli-no")
    for word in (yes, yes.upper(), yes[0], "yes", "Y"):
        assert yes_or_no(word, said) is True
    for word in (no, no.upper(), no[0], "no", "N"):
        assert yes_or_no(word, said) is False
    for word in ("", "perhaps", "0", "yesno", f"{yes} {no}"):
        assert yes_or_no(word, said) is None
    assert yes_or_no("nao", texts("pt")) is False


def test_who_answers_neither_yes_nor_no_is_asked_again(tmp_path: Path) -> None:
    seats = ("play", "luxor", "--seats", "Anna,Ben", "--seed", "1", "--starting-player", "Anna")
    done = run_here(tmp_path, *seats, typed="1\nundo Anna\nwhat?\n\nno\nundo Anna\nyes\n")
    assert done.stdout.count("Please answer yes or no.") == 2
    assert done.stdout.count("Ben does not agree: the step stands.") == 1
    assert done.stdout.count("Taken back (") == 1


@pytest.mark.parametrize(
    ("typed", "language", "first"),
    [
        ("left 1", "en", "left 1 3"),
        ("left", "en", "left 1 3"),
        ("le 1", "en", "left 1 3"),
        ("play left", "en", "left 1 3"),
        ("vlevo 1", "cs", "vlevo 1 3"),
        ("links 1", "de", "links 1 3"),
        ("esquerda 1", "pt", "esquerda 1 3"),
    ],
)
def test_what_is_missing_is_said_by_examples(typed: str, language: str, first: str) -> None:
    seed = int(seed_where("luxor", "You,random", holds_three))
    match = new_match(
        trove.game("luxor"), (Participant("You", "person"), Participant("Random 1", "random")), {}, None, seed
    )
    said = Sentences(texts(language), "luxor", ["Anna", "Ben"], 0)
    assert whole_names(match.state, 0, typed.split(), said)[0] == first


def test_an_example_can_be_typed_as_it_stands(tmp_path: Path) -> None:
    done = run_here(tmp_path, *LUXOR, typed="left 1\nleft 2\nact\nlog\nleft 1 3\n")
    assert "“left 1” is not complete; type all of it, for example: left 1 3\n" in done.stdout
    assert "“act” is not complete; type all of it, for example: act 1, act 2, act 3\n" in done.stdout
    assert "is not a choice or a command" not in done.stdout
    assert "You moved adventurer 1 from the stairs to space 3." in done.stdout


@pytest.mark.parametrize("winner", ["person", "random"])
def test_only_people_are_congratulated(tmp_path: Path, capsys: pytest.CaptureFixture[str], winner: str) -> None:
    for seed in range(50):
        participants = (Participant("Anna", "person"), Participant("Random 1", "random"))
        match = new_match(trove.game("luxor"), participants, {}, None, seed)
        while not match.over:
            seat = match.state.to_act()[0]
            match.play(seat, match.state.legal(seat)[-1])
        if {participants[seat].player for seat in match.score_sheet().winners} == {winner}:
            break
    with Claim(tmp_path / "X.table.json") as claim:
        finish(Table(match, participants, Screen(), texts("en"), claim))
    shown = capsys.readouterr().out
    assert "has won." in shown
    assert ("Congratulations!" in shown) == (winner == "person")


def test_alone_there_is_no_place(tmp_path: Path) -> None:
    done = run_here(tmp_path, *SOLO, typed="1\n" * 200)
    assert "points." in done.stdout
    assert "Place" not in done.stdout
    assert "Congratulations" not in done.stdout


def test_a_plain_match_file_seats_whom_the_match_was_opened_for(tmp_path: Path) -> None:
    path = tmp_path / "plain.json"
    path.write_bytes(nearly())
    done = run_here(tmp_path, "play", "luxor", "--resume", str(path), typed="quit\n")
    assert done.returncode == 0, done.stderr
    _, participants = saves.load(path)
    assert participants is not None
    assert [(participant.name, participant.player) for participant in participants] == [
        ("You", "person"),
        ("Magnus", "random"),
    ]
    pair = Match.open("luxor", 2)
    for seat in range(2):
        pair.sit(seat)
    pair.start()
    path.write_bytes(pair.save())
    run_here(tmp_path, "play", "luxor", "--resume", str(path), typed="quit\n")
    _, participants = saves.load(path)
    assert participants is not None
    assert [(participant.name, participant.player) for participant in participants] == [
        ("Player 1", "person"),
        ("Player 2", "person"),
    ]


def test_a_table_that_seats_others_than_its_match_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "X.table.json"
    with Claim(path) as claim:
        saves.save(claim, Match.load(nearly()), SITTING)
    table = json.loads(path.read_text())
    table["sitters"][1]["player"] = "expert"
    path.write_text(json.dumps(table))
    done = run_here(tmp_path, "play", "luxor", "--resume", str(path))
    assert done.stderr == "trove: This is not a match file, or it is damaged.\n"


def test_an_arena_is_kept_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    for _ in range(2):
        done = run_here(tmp_path, "arena", "luxor", "--seats", "random,random", "--games", "2", "--workers", "1")
        assert done.returncode == 0
    assert list((tmp_path / "here").iterdir()) == []
    found = sorted((tmp_path / "trove" / "arena").iterdir())
    assert [path.name for path in found] == ["luxor-random-random-1-2.jsonl", "luxor-random-random-1.jsonl"]
    with ResultsFile.resumed(found[0]) as file:
        assert len(file.played) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seed_is_said_to_prove_nothing(tmp_path: Path, language: str) -> None:
    warned = texts(language).say("cli-seeded")
    assert warned in run_here(tmp_path, *SOLO, "--lang", language).stdout
    assert warned not in run_here(tmp_path, *SOLO[:4], "--lang", language).stdout
