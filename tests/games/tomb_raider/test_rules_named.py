"""Every rule, ruling and worked example of docs/rules/tomb-raider.md is named by a test."""

import re
from pathlib import Path

from contract.rulebook import examples_of, marked, rules_of
from trove.games.tomb_raider.game import GAME

HERE = Path(__file__).parent
CHAPTERS = {0: 4, 1: 5, 2: 6, 3: 3, 4: 3, 5: 5, 6: 4, 7: 6, 8: 3, 9: 4, 10: 5, 11: 4, 12: 6, 13: 6, 14: 2}


def test_the_rules_are_found() -> None:
    rules = {f"T{k}.{n}" for k, last in CHAPTERS.items() for n in range(1, last + 1)}
    assert rules_of(GAME) == rules | {f"A{n}" for n in range(1, 31)}
    assert examples_of(GAME) == {f"T:example {n}" for n in range(1, 13)}


def test_every_rule_and_example_has_a_test_and_no_test_names_another() -> None:
    assert marked(GAME) == rules_of(GAME) | examples_of(GAME)


def test_names_of_tests_are_not_used_twice_in_a_file() -> None:
    for path in HERE.glob("test_*.py"):
        names = re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
        assert len(names) == len(set(names)), path.name
