"""Command lines that do not fit are answered with one sentence, in the reader's language."""

from pathlib import Path

import pytest

from cli.driver import run, run_here
from trove.texts import LANGUAGES, texts

WRONG = [
    (("play", "luxor", "--sed", "3"), "no-option", {"option": "--sed", "near": "--seed, --seats"}),
    (("games", "--bogus"), "no-option", {"option": "--bogus", "near": "none"}),
    (("play", "luxor", "--seed", "x"), "whole-number", {"option": "--seed"}),
    (("play", "luxor", "--seed"), "needs-value", {"option": "--seed"}),
    (("play", "luxor", "--memory-aid=3"), "no-value", {"option": "--memory-aid"}),
    (("rules",), "missing", {"what": "GAME"}),
    (("replay", "--all"), "missing", {"what": "FILE"}),
    (("bogus",), "no-command", {"name": "bogus"}),
    (("edition", "bogus"), "no-command", {"name": "bogus"}),
    (("--lang", "LANGUAGE"), "no-command-given", {}),
    (("games", "x", "y"), "extra", {"args": "x y"}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("args", "key", "facts"), WRONG, ids=[" ".join(args) for args, _, _ in WRONG])
def test_a_command_line_that_does_not_fit_gets_one_sentence(
    tmp_path: Path, args: tuple[str, ...], key: str, facts: dict[str, str], language: str
) -> None:
    given = [language if arg == "LANGUAGE" else arg for arg in args]
    done = run_here(tmp_path, "--lang", language, *given)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"trove: {texts(language).say(f'cli-usage-{key}', facts)} ")
    assert done.stderr.count("\n") == 1
    assert done.stderr.rstrip().endswith(" --help")


def test_no_command_shows_the_help_page(tmp_path: Path) -> None:
    done = run(tmp_path)
    assert done.returncode == 2
    assert "Treasure-hunt board games, in the browser and in the terminal." in done.stderr
    assert run(tmp_path, "games").returncode == 0
