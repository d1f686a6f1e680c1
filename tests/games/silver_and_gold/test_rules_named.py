"""Every rule and every worked example of docs/rules/silver-and-gold.md is named by a test."""

import re
from pathlib import Path

from contract.rulebook import examples_of, marked, rules_of
from trove.games.silver_and_gold.game import GAME

HERE = Path(__file__).parent
CHAPTERS = {1: 8, 2: 2, 3: 14, 4: 3, 5: 2, 6: 2}


def test_the_rules_are_found() -> None:
    assert rules_of(GAME) == {f"S{k}.{n}" for k, last in CHAPTERS.items() for n in range(1, last + 1)}
    assert examples_of(GAME) == {f"S:example {n}" for n in range(1, 6)}


def test_every_rule_and_example_has_a_test_and_no_test_names_another() -> None:
    assert marked(GAME) == rules_of(GAME) | examples_of(GAME)


def test_names_of_tests_are_not_used_twice_in_a_file() -> None:
    for path in HERE.glob("test_*.py"):
        names = re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
        assert len(names) == len(set(names)), path.name
