"""Every rule and every worked example of docs/rules/luxor.md is named by a test."""

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
TEXT = (HERE.parents[2] / "docs" / "rules" / "luxor.md").read_text(encoding="utf-8")


def rules() -> set[str]:
    return set(re.findall(r"^- \*\*(L\d+\.\d+)\*\*", TEXT, re.MULTILINE))


def examples() -> set[str]:
    _, _, worked = TEXT.partition("## Worked examples")
    return {f"L:example {number}" for number in re.findall(r"^(\d+)\. ", worked, re.MULTILINE)}


def named() -> dict[str, list[str]]:
    """By what a mark names: the tests that carry it."""
    found: dict[str, list[str]] = {}
    for path in sorted(HERE.glob("test_*.py")):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(function, ast.FunctionDef) or not function.name.startswith("test_"):
                continue
            for mark in function.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
                    for argument in mark.args:
                        assert isinstance(argument, ast.Constant)
                        found.setdefault(str(argument.value), []).append(function.name)
    return found


def test_the_rules_are_found() -> None:
    assert len(rules()) >= 60
    assert {"L1.1", "L5.7", "L10.3"} <= rules()
    assert len(examples()) == 15


def test_every_rule_has_a_test_that_names_it() -> None:
    assert not sorted(rules() - named().keys())


def test_every_worked_example_has_a_test_that_names_it() -> None:
    assert not sorted(examples() - named().keys())


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert not sorted(named().keys() - rules() - examples())


def test_names_of_tests_are_not_used_twice_in_a_file() -> None:
    for path in HERE.glob("test_*.py"):
        names = re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
        assert len(names) == len(set(names)), path.name
