"""Everything that can be said has a text, in all four languages alike."""

import ast
import re
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec import Struct

import trove
from cli.fluent_files import TEXTS, entries, variables, words
from trove.cli.table.input import COMMANDS
from trove.core.edition_problems import PROBLEMS
from trove.texts import FALLBACK, LANGUAGES, chosen_language, texts

SOURCE = Path(trove.__file__).parent
OTHERS = [language for language in LANGUAGES if language != FALLBACK]
# Names, and words that happen to be the same.
SAME = {
    "cli-score-total",
    "computer-player",  # names
    "luxor-name",
    "luxor-score-L9-5",  # Sets
    "luxor-field-lands_on",
    "luxor-log-carried",  # Osiris is a name
    "luxor-short-horus",
    "luxor-short-osiris",
    "luxor-short-statue",
    "luxor-table-horus",
    "luxor-word-take_wild",
    "silver-and-gold-name",
    "silver-and-gold-blind",
    "silver-and-gold-word-blind",
    "tomb-raider-name",
    "tomb-raider-figure",
    "tomb-raider-short-start",
    "tomb-raider-short-place",
    "web-chat",
    "web-computer",
    "web-menu",
    "web-name",
    "web-total",
}


def game_module(game: str, name: str) -> Any:
    return import_module(f"trove.games.{game.replace('-', '_')}.{name}")


def game_source(game: str, name: str) -> str:
    return (SOURCE / "games" / game.replace("-", "_") / f"{name}.py").read_text(encoding="utf-8")


def tags(game: str, name: str) -> list[str]:
    """The tags of all structs that a game's module defines."""
    module = game_module(game, name)
    found = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, Struct)]
    own = [thing.__struct_config__.tag for thing in found if thing.__module__ == module.__name__]
    return [tag for tag in own if isinstance(tag, str) and tag == tag.lower()]


def strings(source: str, pattern: str) -> set[str]:
    """The string constants of a source that look like this."""
    constants = (node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant))
    return {text for text in constants if isinstance(text, str) and re.fullmatch(pattern, text)}


def bad_input_codes() -> set[str]:
    found = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "BadInput":
                first = node.args[0]
                if isinstance(first, ast.Constant):
                    found.add(str(first.value))
    return found


def test_there_are_texts_in_four_languages() -> None:
    assert {path.name for path in TEXTS.iterdir() if path.is_dir() and len(path.name) == 2} == set(LANGUAGES)
    assert len(entries(FALLBACK)) > 300


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_keys_in_the_same_files(language: str) -> None:
    assert entries(language).keys() == entries(FALLBACK).keys()
    names = [sorted(path.name for path in (TEXTS / code).glob("*.ftl")) for code in (FALLBACK, language)]
    assert names[0] == names[1]


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_uses_the_same_variables(language: str) -> None:
    for key in entries(FALLBACK):
        assert variables(language, key) == variables(FALLBACK, key), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty(language: str) -> None:
    for key, used in entries(language).items():
        assert used.variables or used.messages or "".join(used.words).strip(), key


@pytest.mark.parametrize("language", OTHERS)
def test_no_text_is_left_in_english(language: str) -> None:
    left = [key for key in entries(FALLBACK) if words(FALLBACK, key) and words(language, key) == words(FALLBACK, key)]
    assert set(left) <= SAME, sorted(set(left) - SAME)


@pytest.mark.parametrize("game", trove.games())
def test_every_event_action_and_piece_has_a_text(game: str) -> None:
    wanted = [f"{game}-event-{tag}" for tag in tags(game, "events")]
    wanted += [f"{game}-action-{tag}" for tag in tags(game, "words")]
    wanted += [f"{game}-piece-{tag}" for name in ("pieces", "score_sheet") for tag in tags(game, name)]
    assert len(wanted) > 10
    assert [key for key in wanted if key not in entries(FALLBACK)] == []


@pytest.mark.parametrize("game", trove.games())
def test_every_question_and_heading_has_a_text(game: str) -> None:
    part = import_module(f"trove.offers.{game.replace('-', '_')}.decisions")
    wanted = [
        f"{game}-{kind.lower()}-{struct.__struct_config__.tag}"
        for kind in ("Question", "Heading")
        for struct in get_args(getattr(part, kind))
    ]
    assert len(wanted) > 6
    assert [key for key in wanted if key not in entries(FALLBACK)] == []
    said = [key for key in entries(FALLBACK) if key.startswith((f"{game}-question-", f"{game}-heading-"))]
    assert [key for key in said if key not in wanted] == []


@pytest.mark.parametrize("game", trove.games())
def test_every_refusal_has_a_text(game: str) -> None:
    codes = strings(game_source(game, "why"), r"[a-z]+(-[a-z]+)+")
    assert codes
    assert [code for code in sorted(codes) if f"{game}-refusal-{code}" not in entries(FALLBACK)] == []


@pytest.mark.parametrize("game", trove.games())
def test_every_option_and_scoring_rule_has_a_text(game: str) -> None:
    wanted = [f"{game}-option-{option.name}{end}" for option in trove.game(game).options for end in ("", "-help")]
    rules = strings(game_source(game, "score_sheet"), r"[A-Z]+\d+\.\d+")
    wanted += [f"{game}-score-{rule.replace('.', '-')}" for rule in rules]
    wanted += [f"{game}-name", f"{game}-about"]
    assert rules
    assert [key for key in wanted if key not in entries(FALLBACK)] == []


@pytest.mark.parametrize("game", trove.games())
def test_every_problem_of_an_edition_has_a_text(game: str) -> None:
    own = strings(game_source(game, "edition_file"), r"[a-z]+(-[a-z]+)+") - {"utf-8", "bad-edition"}
    assert len(own) >= 4
    shared = {code for code, _, _ in PROBLEMS} | {"not-toml", "not-text", "unreadable", "not-utf8", "too-large"}
    for codes, kinds in ((own, (f"{game}-edition-", "edition-")), (shared, ("edition-",))):
        assert [code for code in sorted(codes) if not any(kind + code in entries(FALLBACK) for kind in kinds)] == []


def test_every_problem_with_input_has_a_text() -> None:
    games = [f"{game}-error-" for game in trove.games()]
    known = {key for key in entries(FALLBACK) if key.startswith(("error-", *games))}
    codes = bad_input_codes()
    assert "no-such-game" in codes
    missing = [code for code in sorted(codes) if not any(f"{start}{code}" in known for start in ("error-", *games))]
    assert missing == []


def test_every_undo_and_every_command_has_a_text() -> None:
    codes = {code for path in (SOURCE / "core").glob("*.py") for code in strings(path.read_text(), r"undo-[a-z-]+")}
    assert "undo-free" in codes
    assert [
        code for code in sorted(codes) if code not in entries(FALLBACK) and f"error-{code}" not in entries("en")
    ] == []
    assert [name for name in COMMANDS if f"cli-command-{name}" not in entries(FALLBACK)] == []


def test_every_text_the_command_asks_for_exists() -> None:
    asked = set()
    for path in (SOURCE / "cli").rglob("*.py"):
        asked |= strings(path.read_text(encoding="utf-8"), r"cli-[a-z-]+[a-z]")
    assert len(asked) > 50
    assert [key for key in sorted(asked) if key not in entries(FALLBACK)] == []


def test_no_text_of_the_command_is_unused() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (SOURCE / "cli").rglob("*.py"))
    built = ("cli-help-", "cli-command-")
    keys = [key for key in entries(FALLBACK) if key.startswith("cli-") and not key.startswith(built)]
    assert [key for key in keys if f'"{key}"' not in source] == []


@pytest.mark.parametrize(
    ("asked", "system", "language"),
    [
        ("cs", {}, "cs"),
        ("pt_BR", {"LANG": "de_DE.UTF-8"}, "pt"),
        ("de-AT", {}, "de"),
        (None, {"TROVE_LANG": "cs", "LC_ALL": "de_DE.UTF-8"}, "cs"),
        (None, {"LC_ALL": "pt_PT.UTF-8", "LANG": "cs_CZ.UTF-8"}, "pt"),
        (None, {"LC_MESSAGES": "de_CH", "LANG": "cs_CZ"}, "de"),
        (None, {"LC_ALL": "", "LANG": "cs_CZ.UTF-8"}, "cs"),
        (None, {"LC_ALL": "C", "LANG": "cs_CZ.UTF-8"}, "en"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_the_systems(
    asked: str | None, system: dict[str, str], language: str
) -> None:
    assert chosen_language(asked, system) == language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", trove.games())
def test_no_word_for_an_action_is_a_command(game: str, language: str) -> None:
    said = texts(language)
    commands = {said.say(f"cli-command-{name}").casefold() for name in COMMANDS} | set(COMMANDS)
    own = [key for key in entries(language) if key.startswith(f"{game}-word-")]
    assert [key for key in own if said.say(key).casefold() in commands] == []
