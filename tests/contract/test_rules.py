"""Law 7: every rule has a number, every number has a test, and nobody names a number that is none."""

from typing import Any

from contract.play import every_game
from contract.rulebook import cited_by, examples_of, marked, marks_in, rules_of
from trove.core.game import Game


@every_game
def test_the_rules_are_numbered(game: Game[Any]) -> None:
    assert len(rules_of(game)) > 20


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
