"""The table in plain pipes: one command for each line, no control sequences, nothing lost."""

import json
import os
import re
import stat
from pathlib import Path
from random import Random

import pytest

from cli.driver import Pipe, run, run_here
from cli.seeds import holds_three, seed_where
from trove.cli.table.saves import load
from trove.texts import LANGUAGES, texts

SOLO = ("play", "luxor", "--seats", "You,random", "--seed", seed_where("luxor", "You,random", holds_three))
SEATS_SAY_ALL = "--seats names every player: leave out --people, --players and --level."


def saved(home: Path, kind: str = "table") -> list[Path]:
    return sorted((home / "trove").glob(f"*.{kind}.json"))


def test_two_lines_play_two_choices_and_the_match_is_kept(tmp_path: Path) -> None:
    done = run(tmp_path, *SOLO, "--no-color", typed="1\n1\n")
    assert done.returncode == 0
    assert "You played “3” from the left." in done.stdout
    assert "\x1b" not in done.stdout
    assert done.stderr == ""
    (path,) = saved(tmp_path)
    assert f"trove play luxor --resume {path}" in done.stdout
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    match, participants = load(path)
    assert len(match.entries) > 3
    assert participants is not None
    assert [participant.player for participant in participants] == ["person", "random"]


def test_the_same_seed_is_the_same_match(tmp_path: Path) -> None:
    shown = [run(tmp_path, *SOLO, typed="1\n1\n1\n").stdout for _ in range(2)]
    kept = [re.sub(r"\S*/trove/\S*", "", text) for text in shown]
    assert kept[0] == kept[1]


def test_without_a_seed_every_match_is_another(tmp_path: Path) -> None:
    shown = [run(tmp_path, "play", "luxor").stdout.splitlines()[0] for _ in range(2)]
    assert shown[0] != shown[1]


def test_a_whole_match_is_played_to_its_end_and_can_be_checked(tmp_path: Path) -> None:
    dice = Random(4)
    with Pipe(tmp_path, "play", "luxor", "--seats", "Anna,random,random", "--seed", "7") as table:
        shown = table.until(">")
        while table.process.poll() is None and "has won" not in shown and "share the win" not in shown:
            numbers = [int(n) for n in re.findall(r"(?:^|\s)(\d+)  \S", shown.rpartition("right")[2])]
            shown = table.answer(str(dice.randint(1, max(numbers, default=1))), r"(>|commit\S*|\.json)")
        assert table.left() == 0
    (file,) = saved(tmp_path, "match")
    assert not saved(tmp_path)
    assert "Adventurers on their spaces  L9.2" in table.output
    assert re.search(r"Place\s+\d\.\s+\d\.\s+\d\.", table.output)
    assert str(file) in table.output
    commitment = re.findall(r"[Ff]airness commitment ([0-9a-f]{64})", table.output)
    assert len(commitment) == 2
    assert commitment[0] == commitment[1]
    checked = run(tmp_path, "replay", str(file), "--all", "--names", "Anna")
    assert checked.returncode == 0
    assert f"agree with the commitment {commitment[0]}" in checked.stdout
    assert "Anna played" in checked.stdout
    assert "Magnus played" in checked.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_four_languages(tmp_path: Path, language: str) -> None:
    done = run(tmp_path, *SOLO, "--lang", language, typed="?\n99\nxyzzy\nscore\nlog\n1\nundo\n")
    assert done.returncode == 0
    said = texts(language)
    for key in ("luxor-legend", "luxor-typing", "cli-score-so-far", "cli-score-total"):
        assert said.say(key) in done.stdout
    assert said.say("cli-not-understood", typed="xyzzy") in done.stdout
    assert said.say("cli-no-such-choice", last=2) in done.stdout
    assert said.say("undo-others-acted") in done.stdout or said.say("undo-drew") in done.stdout
    assert "{" not in done.stdout


def test_the_systems_language_is_used(tmp_path: Path) -> None:
    assert "Jouer" not in run(tmp_path, "games", LANG="fr_FR.UTF-8").stdout
    assert "2 bis 4 Spieler" in run(tmp_path, "games", LANG="de_AT.UTF-8").stdout
    assert "2 až 4 hráči" in run(tmp_path, "games", LANG="de_AT.UTF-8", TROVE_LANG="cs").stdout
    refused = run(tmp_path, "games", "--lang", "xx")
    assert refused.returncode == 1
    assert refused.stderr == "trove: The language xx is not available; choose one of en, cs, de, pt.\n"


def test_an_action_can_be_named_and_a_wrong_one_is_answered_with_its_rule(tmp_path: Path) -> None:
    typed = "left 1 5\nleft 4 3\nspend right\nkey\nright 1\nleft 1 -1\nplay left 1 3\n"
    done = run(tmp_path, *SOLO, typed=typed)
    wanted = [
        "The card “3” does not allow this number of steps. (rule L4.1)",
        "Adventurer 4 still lies at a statue of Anubis. (rule L5.1)",
        "A card can only be spent without effect when neither outer card allows a move. (rule L3.3)",
        "First play a card. (rule L3.1)",
        "“right 1” is not complete; type all of it, for example: right 1 ",
        "You moved adventurer 1 from the stairs to space 3.",
    ]
    places = [done.stdout.find(sentence) for sentence in wanted]
    assert -1 not in places, wanted[places.index(-1)]
    assert places == sorted(places)


def test_an_action_can_be_said_in_words(tmp_path: Path) -> None:
    words = json.dumps({"type": "play", "side": "left", "adventurer": 0, "steps": 3, "lands_on": 3})
    wrong = json.dumps({"type": "play", "side": "left", "adventurer": 0, "steps": 3, "lands_on": 9})
    done = run(tmp_path, *SOLO, typed=f'{wrong}\n{{"type": "fly"}}\n{{nonsense\n{words}\n')
    assert "This move does not end there." in done.stdout
    assert "There is no such action in Luxor" in done.stdout
    assert "An action in words is JSON" in done.stdout
    assert "You moved adventurer 1 from the stairs to space 3." in done.stdout


def test_words_are_understood_in_the_players_language(tmp_path: Path) -> None:
    done = run(tmp_path, *SOLO, "--lang", "cs", typed="vlevo 1 3\nkonec\n")
    assert "Posouváš dobrodruha 1 ze schodů na políčko 3." in done.stdout
    assert "Partie je uložená." in done.stdout


def test_a_step_is_taken_back_and_random_players_agree(tmp_path: Path) -> None:
    done = run(tmp_path, *SOLO, typed="1\nundo\nundo\n")
    assert re.search("so the others must agree|so they must agree", done.stdout)
    assert "Taken back (" in done.stdout
    assert "You have no step to take back." in done.stdout
    match, _ = load(saved(tmp_path)[0])
    assert [entry.__class__.__name__ for entry in match.entries][-1] == "Undo"


def test_what_was_left_goes_on_where_it_was(tmp_path: Path) -> None:
    once = run(tmp_path, *SOLO, typed="1\n1\n2\n1\n1\n").stdout
    home = tmp_path / "other"
    run(home, *SOLO, typed="1\n1\nquit\n")
    (path,) = saved(home)
    again = run(home, "play", "luxor", "--resume", typed="2\n1\n1\n")
    assert again.returncode == 0
    assert str(path) in again.stdout.splitlines()[0]
    position = re.compile(r"^stairs.*?Your hand[^\n]*", re.DOTALL | re.MULTILINE)
    assert position.findall(again.stdout)[-1].split() == position.findall(once)[-1].split()
    named = run(home, "play", "luxor", "--resume", str(path), typed="board\n")
    assert named.returncode == 0


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "This is not a match file, or it is damaged."),
        (b"\x00\xff" * 100, "This is not a match file, or it is damaged."),
        (b"[" * 100_000, "This is not a match file, or it is damaged."),
        (b'{"format": "trove-table", "sitters": [], "match": {}}', "This is not a match file, or it is damaged."),
        (
            b'{"format": "other", "version": 1, "kind": "save", "game": "luxor", "rules_version": 1}',
            "This is not a match file.",
        ),
    ],
)
def test_a_damaged_file_gets_one_sentence(tmp_path: Path, content: bytes, sentence: str) -> None:
    path = tmp_path / "broken.table.json"
    path.write_bytes(content)
    for args in (("play", "luxor", "--resume", str(path)), ("replay", str(path))):
        done = run_here(tmp_path, *args)
        assert done.returncode == 1
        assert done.stderr == f"trove: {sentence}\n"


def test_a_changed_file_is_found_out(tmp_path: Path) -> None:
    run(tmp_path, *SOLO, typed="1\n1\n")
    (path,) = saved(tmp_path)
    text = path.read_text()
    hashes = re.findall(r'"hash":"([0-9a-f]{16})"', text)
    path.write_text(text.replace(hashes[2], hashes[1]))
    done = run(tmp_path, "play", "luxor", "--resume")
    assert done.returncode == 1
    assert "Entry 2 of this match comes out differently" in done.stderr


def test_nothing_saved_and_no_such_file_are_said(tmp_path: Path) -> None:
    assert run_here(tmp_path, "play", "luxor", "--resume").stderr == "trove: No match of luxor is saved.\n"
    missing = run_here(tmp_path, "play", "luxor", "--resume", str(tmp_path / "none.json"))
    assert missing.returncode == 1
    assert "none.json cannot be used" in missing.stderr


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("--players", "9"), "This game is for 2 to 4 players."),
        (("--seats", "Anna"), "This game is for 2 to 4 players."),
        (("--seats", "Anna,,Ben"), "Every seat needs a name; separate the names with commas."),
        (("--seats", "Anna,Anna"), "Two seats cannot both be called Anna."),
        (("--seats", "Anna,Ben", "--players", "3"), SEATS_SAY_ALL),
        (("--seats", "Anna,easy", "--level", "hard"), SEATS_SAY_ALL),
        (("--level", "master"), "A computer player is one of random, easy, normal, hard, expert, not master."),
        (("--people", "A,B,C", "--players", "2"), "3 people are too many for these seats."),
        (("--seed", "-1"), "A seed is a number from 0 to 2^62 - 1."),
        (("--starting-player", "Zoe"), "Nobody called Zoe sits at this table."),
        (("some.json",), "To continue a saved match, use --resume FILE."),
    ],
)
def test_what_does_not_fit_is_said_in_one_sentence(tmp_path: Path, args: tuple[str, ...], sentence: str) -> None:
    done = run_here(tmp_path, "play", "luxor", *args)
    assert done.returncode == 1
    assert done.stderr == f"trove: {sentence}\n"
    assert not saved(tmp_path)


def test_options_of_the_game_are_options_of_the_command(tmp_path: Path) -> None:
    done = run(tmp_path, *SOLO, "--starting-player", "You", "--memory-aid", typed="1\n")
    assert "You are the starting player." in done.stdout
    assert "Discarded: " in done.stdout
    second = run(tmp_path, *SOLO, "--starting-player", "2")
    assert "Magnus is the starting player." in second.stdout


def test_hostile_lines_cost_one_sentence_each(tmp_path: Path) -> None:
    lines = [
        b"9" * 100_000,
        b"x" * 100_000,
        b"\x00\x01\x1b[2J\x07",
        b"\xff\xfe\xfd",
        b"{" * 5000,
        b"1.5",
        b"-1",
        "²".encode(),
    ]
    done = run(tmp_path, *SOLO, typed=b"\n".join([*lines, b"", b"   ", b"1", b""]))
    assert done.returncode == 0
    assert done.stderr == ""
    assert all(letter.isprintable() or letter == "\n" for letter in done.stdout)
    assert max(map(len, done.stdout.splitlines())) < 1000
    assert "You played “3” from the left." in done.stdout


def test_names_cannot_bring_control_characters_or_markup(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "luxor", "--seats", "[red]\x1b[31mZed,random", "--seed", "1")
    assert "\x1b" not in done.stdout
    assert "[red] [31mZed" in done.stdout


def test_a_wide_pipe_shows_the_spiral_and_a_narrow_one_a_list(tmp_path: Path) -> None:
    wide = run(tmp_path, *SOLO, COLUMNS="120").stdout
    assert "│stairs       →" in wide
    assert max(len(line) for line in wide.splitlines() if line.startswith(("│", "├"))) <= 120
    narrow = run(tmp_path, *SOLO).stdout
    assert "│" not in narrow
    assert re.search(r"40 \w+ \d▸\d", narrow)


def test_a_reader_who_stops_early_is_no_problem(tmp_path: Path) -> None:
    with Pipe(tmp_path, "rules", "luxor") as pipe:
        assert pipe.process.stdout is not None
        os.read(pipe.process.stdout.fileno(), 10)
        pipe.process.stdout.close()
        assert pipe.process.wait(timeout=60) in (0, -13)


def test_people_in_a_pipe_need_no_enter_between_turns(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "luxor", "--people", "Anna,Ben", "--seed", "2", typed="1\n1\n1\n1\n")
    assert done.returncode == 0
    assert "It is Anna’s turn." in done.stdout
    assert "It is Ben’s turn." in done.stdout
