"""Law 7: every rule has a number, every number has a test, and nobody names a number that is none."""

import re
from typing import Any

import pytest

from contract.play import every_game
from contract.rulebook import cited_by, examples_of, marked, marks_in, outline, rules_of, text_of
from trove.core.game import Game
from trove.texts import LANGUAGES


@every_game
def test_the_rules_are_numbered_without_gaps(game: Game[Any]) -> None:
    chapters: dict[str, list[int]] = {}
    for number in rules_of(game):
        chapter, _, place = number.rpartition(".")
        chapters.setdefault(chapter or number[0], []).append(int(place if chapter else number[1:]))
    assert len(rules_of(game)) > 20
    for chapter, places in chapters.items():
        assert sorted(places) == list(range(1, len(places) + 1)), chapter


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@every_game
def test_every_language_has_the_same_rules_marks_and_cross_references(game: Game[Any], language: str) -> None:
    english, translated = outline(text_of(game)), outline(text_of(game, language))
    assert {number for number, _, _ in english} >= rules_of(game)
    assert [number for number, _, _ in translated] == [number for number, _, _ in english]
    for one, other in zip(english, translated, strict=True):
        assert other == one, f"docs/rules/{game.name}.{language}.md"


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_squares_are_named_as_at_the_table(game: Game[Any], language: str) -> None:
    """c3, never (2,2)."""
    assert not re.findall(r"\(\d,\d\)", text_of(game, language))


@every_game
def test_every_rule_has_a_test(game: Game[Any]) -> None:
    missing = rules_of(game) - marked(game)
    assert not missing, f"no test of {game.name} is marked with {', '.join(sorted(missing))}"


@every_game
def test_every_worked_example_is_a_test(game: Game[Any]) -> None:
    missing = examples_of(game) - marked(game)
    assert not missing, f"no test of {game.name} is marked with {', '.join(sorted(missing))}"


@every_game
def test_no_test_names_a_rule_that_is_none(game: Game[Any]) -> None:
    unknown = marked(game) - rules_of(game) - examples_of(game)
    assert not unknown, f"docs/rules/{game.name}.md has no {', '.join(sorted(unknown))}"


@every_game
def test_the_code_names_no_rule_that_is_none(game: Game[Any]) -> None:
    cited = list(cited_by(game))
    assert cited
    unknown = [f"{path}: {number}" for path, number in cited if number not in rules_of(game)]
    assert not unknown, "; ".join(unknown)


def test_marks_are_found() -> None:
    parts = ['@rule("A1.1", "A1.2")', '@marks.rule("A2.1")', '@other("A3.1")']
    text = "\n".join(f"{part}\ndef test(): ..." for part in parts)
    assert list(marks_in(text)) == ["A1.1", "A1.2", "A2.1"]
