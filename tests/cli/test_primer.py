"""A newcomer learns what the game is about, long texts wait for the reader, and shells complete the command."""

from pathlib import Path

import pytest

import trove
from cli.driver import STYLES, Terminal, run, run_here
from trove.cli.primer import primer
from trove.texts import LANGUAGES, texts

SOLO = ("play", "silver-and-gold", "--players", "1", "--seed", "1")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", trove.games())
def test_every_game_is_told_in_ten_lines(game: str, language: str) -> None:
    assert len(primer(game, texts(language))) == 10


def test_help_names_the_goal_first(tmp_path: Path) -> None:
    done = run_here(tmp_path, "play", "luxor", "--seats", "Anna,easy", "--seed", "1", typed="?\n")
    help_page = done.stdout.partition("for help) >")[2]
    assert help_page.strip().startswith("Lead five adventurers through the temple")
    assert help_page.index("every adventurer scores its space") < help_page.index("undo takes back your last step")


def test_the_first_match_of_a_game_begins_with_its_primer(tmp_path: Path) -> None:
    goal = texts("en").say("luxor-primer-1")
    args = ("play", "luxor", "--seats", "Anna,easy", "--seed", "1")
    for is_first in (True, False):
        with Terminal(tmp_path, *args, columns=120) as table:
            before = STYLES.sub("", table.until(r"deal\."))
            assert (goal in before) == is_first
            table.until(">")


def test_long_rules_are_shown_a_screen_at_a_time(tmp_path: Path) -> None:
    with Terminal(tmp_path, "rules", "luxor", columns=80, rows=24) as reader:
        first = reader.until("back >")
        assert first.count("\r\n") <= 23
        assert reader.answer("", "back >").count("\r\n") <= 24
        reader.type("q")
        assert reader.left() == 0
        assert "L9" not in reader.output


def test_help_at_a_small_table_waits_and_leads_back_to_the_question(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "luxor", "--seats", "Anna,easy", "--seed", "1", columns=80, rows=24) as table:
        table.until(r"help\) >")
        table.answer("?", "back >")
        table.answer("", r"help\) >")


def test_a_player_alone_is_told_what_the_medals_cost_before_and_after(tmp_path: Path) -> None:
    medals = "bronze from 77 points, silver from 98, gold from 110"
    done = run_here(tmp_path, *SOLO, typed="1\n" * 200 + "list\n1\n" * 200)
    assert done.stdout.count(medals) == 2
    assert medals not in run_here(tmp_path, "play", "silver-and-gold", "--seats", "Anna,easy", typed="").stdout


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("trove re", ["replay"]),
        ("trove play lu", ["luxor"]),
        ("trove rules si", ["silver-and-gold"]),
        ("trove play luxor --se", ["--seats", "--seed"]),
    ],
)
def test_a_shell_completes_commands_games_and_options(tmp_path: Path, words: str, found: list[str]) -> None:
    asked = {"COMP_WORDS": words, "COMP_CWORD": str(words.count(" ")), "_TROVE_COMPLETE": "complete_bash"}
    assert run(tmp_path, **asked).stdout.split() == found


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "powershell"])
def test_every_shell_gets_its_script(tmp_path: Path, shell: str) -> None:
    assert "_TROVE_COMPLETE" in run_here(tmp_path, "completion", shell).stdout


def test_an_unknown_shell_is_refused_in_the_readers_language(tmp_path: Path) -> None:
    done = run_here(tmp_path, "completion", "tcsh", "--lang", "de")
    assert (done.returncode, done.stdout) == (1, "")
    assert "nicht tcsh" in done.stderr
