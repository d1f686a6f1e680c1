"""Silver & Gold at the table: whole games, taking back, refusals, saving."""

import json
import re
from pathlib import Path

import pytest

import trove
from cli.driver import run, run_here
from cli.seeds import corner_on_green, seed_where
from trove.cli.table.saves import load
from trove.texts import LANGUAGES, texts

PLAY = ("play", "silver-and-gold")
CORNER = seed_where("silver-and-gold", "Anna,Ben", corner_on_green, starting_player=0)
PAIR = (*PLAY, "--seats", "Anna,Ben", "--seed", CORNER, "--starting-player", "Anna")
BEGUN = "keep 1 2\n2 4\n"  # Anna and Ben have chosen; Anna is to mark


def saved(home: Path, kind: str = "table") -> list[Path]:
    return sorted((home / "trove").glob(f"*.{kind}.json"))


@pytest.mark.parametrize(
    ("seats", "language"),
    [("Anna", "en"), ("Anna,Ben", "cs"), ("random,Anna", "de"), ("Anna,random,random,random", "pt")],
)
def test_a_whole_game_is_played_by_numbers_and_can_be_checked(tmp_path: Path, seats: str, language: str) -> None:
    said = texts(language)
    done = run(tmp_path, *PLAY, "--seats", seats, "--seed", "11", "--lang", language, typed="1\n" * 500)
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert "silver-and-gold-" not in re.sub(r"\S*/trove/\S*", "", done.stdout)
    assert said.say("silver-and-gold-event-ended") in done.stdout
    for rule in ("S3-5", "S4-2"):
        assert said.say(f"silver-and-gold-score-{rule}") in done.stdout
    (file,) = saved(tmp_path, "match")
    assert not saved(tmp_path)
    commitment = re.findall(r"[0-9a-f]{64}", done.stdout)
    checked = run_here(tmp_path, "replay", str(file), "--all", "--lang", language)
    assert said.say("cli-verified", entries=len(load(file)[0].entries), commitment=commitment[0]) in checked.stdout


def test_alone_the_end_names_the_points_and_no_winner(tmp_path: Path) -> None:
    done = run_here(tmp_path, *PLAY, "--players", "1", "--seed", "4", typed="1\n" * 200)
    assert re.search(r"^You: \d+ points\.$", done.stdout, re.MULTILINE)
    assert "has won" not in done.stdout
    assert "The oldest map of the display left the game" in done.stdout
    assert "The trophy worth 6 was struck out." in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_four_languages(tmp_path: Path, language: str) -> None:
    said = texts(language)
    word = {
        name: said.say(f"silver-and-gold-word-{name}") for name in ("keep", "turn", "flip", "list", "square", "mark")
    }
    lines = ["?", "xyzzy", f"{word['keep']} 1 2", word["turn"], word["flip"], word["list"], f"{word['mark']} a"]
    done = run_here(
        tmp_path, *PLAY, "--seats", "Anna,random", "--seed", "3", "--lang", language, typed="\n".join(lines)
    )
    assert done.returncode == 0
    for key in ("legend", "question-choosing", "question-marking", "hint-marking", "hint-listed", "column-coins"):
        assert said.say(f"silver-and-gold-{key}") in done.stdout
    assert done.stdout.count(said.say("silver-and-gold-typing").splitlines()[1]) == 2
    assert said.say("cli-not-understood", typed="xyzzy") in done.stdout
    assert "{" not in done.stdout


def test_what_is_not_allowed_is_answered_with_its_rule(tmp_path: Path) -> None:
    typed = BEGUN + "keep 1 2\ntake 1\nsquare a a1\na a1\nmark a c1 r1 m\nmark a c1 r1\nsquare a c1\nsquare b a1\n"
    done = run_here(tmp_path, *PAIR, typed=f"square a c1\nturn\n{typed}")
    wanted = [
        "First choose two maps to keep. (rule S2.1)",
        "First choose two maps to keep. (rule S2.1)",
        "First mark the pattern or a square. (rule S3.2)",
        "First mark the pattern or a square. (rule S3.2)",
        "Map a has no such square. (rule S3.3)",
        "Placed like that, the pattern (corner three) does not fit on free squares of this map. (rule S3.2)",
        "Placed like that, the pattern (corner three) does not fit on free squares of this map. (rule S3.2)",
    ]
    said = re.findall(r"[^>\n]*\(rule S[\d.]+\)", done.stdout)
    assert [line.strip() for line in said][: len(wanted)] == wanted


def test_a_square_marked_already_and_a_square_that_is_owed_are_said(tmp_path: Path) -> None:
    typed = BEGUN + "sq a d3\nsq a d3\nturn\nmark a c1 c2 b2\nsq a c1\n"
    done = run_here(tmp_path, *PAIR, typed=typed)
    assert "Anna – Mark 1 more square." in done.stdout
    assert "Already marked on map a: d3. (rule S3.3)" in done.stdout
    assert done.stdout.count("A cross asks for 1 more square, marked on its own. (rule S3.4)") == 2
    assert "You marked the bonus square c1 of map a." in done.stdout or "Anna marked the bonus square c1" in done.stdout


def test_own_marks_are_taken_back_while_others_still_mark(tmp_path: Path) -> None:
    done = run_here(tmp_path, *PAIR, typed=BEGUN + "a b2 c2 c3\nundo Anna\nundo Zoe\na c1 c2 b2\n")
    assert "Nothing was revealed: taking this back is free." in done.stdout
    assert "Taken back (1 step)." in done.stdout
    assert "Nobody called Zoe sits at this table." in done.stdout
    match, _ = load(saved(tmp_path)[0])
    assert trove.game("silver-and-gold").public_view(match.state).seats[0].maps[0].marked == (2, 7, 8)
    assert match.state.to_act() == (1,)


def test_a_choice_of_maps_is_taken_back_as_long_as_others_choose(tmp_path: Path) -> None:
    done = run_here(tmp_path, *PAIR, typed="keep 1 2\nundo Anna\nkeep 3 4\n1 2\n")
    assert "Taken back (1 step)." in done.stdout
    assert done.stdout.count("Anna chooses maps.") == 2
    assert "Anna – Mark the pattern" in done.stdout


def test_an_action_can_be_said_in_words(tmp_path: Path) -> None:
    words = json.dumps({"type": "mark", "slot": 0, "corner": 7, "turned": 1})
    wrong = json.dumps({"type": "mark", "slot": 0, "corner": 7, "turned": 1, "squares": [1, 2, 3]})
    done = run_here(tmp_path, *PAIR, typed=BEGUN + f'{wrong}\n{{"type": "fly"}}\n{words}\nlog\n')
    assert "Laid like this, the pattern covers other squares." in done.stdout
    assert "There is no such action in Silver & Gold" in done.stdout
    assert "Anna marked the pattern on map a (corner three): b2, c2, c3." in done.stdout


def test_what_was_left_goes_on_where_it_was(tmp_path: Path) -> None:
    rest = "a b2 c2 c3\n1\n2\n"
    once = run_here(tmp_path / "one", *PAIR, typed=BEGUN + rest).stdout
    home = tmp_path / "two"
    run_here(home, *PAIR, typed=BEGUN + "quit\n")
    again = run_here(home, *PLAY, "--resume", typed=rest)
    assert again.returncode == 0
    position = re.compile(r"^Round .*?(?=^\S+ – )", re.DOTALL | re.MULTILINE)
    assert position.findall(again.stdout)[-1] == position.findall(once)[-1]


def test_the_options_of_the_table(tmp_path: Path) -> None:
    shown = run_here(tmp_path, *PAIR, "--memory-aid", typed=BEGUN).stdout
    assert re.search(r"Turned up in this round: \w+", shown)
    assert "starts: Anna" in shown
    hidden = run_here(tmp_path, *PAIR, typed=BEGUN).stdout
    assert "Turned up in this round" not in hidden


def test_hostile_lines_cost_one_sentence_each(tmp_path: Path) -> None:
    lines = ["a" * 5000, "a c3 " * 300, "keep 0 9", "take 99999", "turn 99999", "a c9", "² ³"]
    done = run_here(tmp_path, *PAIR, typed="\n".join([*lines, BEGUN, *lines, "", "a b2 c2 c3", ""]))
    assert (done.returncode, done.stderr) == (0, "")
    assert all(letter.isprintable() or letter == "\n" for letter in done.stdout)
    assert "Anna marked the pattern on map a (corner three)" in done.stdout
