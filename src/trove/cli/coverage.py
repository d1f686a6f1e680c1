"""Which tests name which rule: read from the tests' `@rule` marks, without running anything."""

import ast
from pathlib import Path

from rich.text import Text

from trove.core.refusals import BadInput

from .language import say
from .rulebook import CHECKOUT, numbers
from .screen import Screen

MARK = "rule"


def marks_of(source: str) -> list[tuple[str, str]]:
    """Every rule number that a test names, with the test."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            for call in node.decorator_list:
                if isinstance(call, ast.Call) and name_of(call.func) == MARK:
                    found += [(arg.value, node.name) for arg in call.args if is_text(arg)]  # type: ignore[attr-defined]
    return found


def name_of(called: ast.expr) -> str:
    return called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""


def is_text(arg: ast.expr) -> bool:
    return isinstance(arg, ast.Constant) and isinstance(arg.value, str)


def tests_by_rule(folder: Path) -> dict[str, list[str]]:
    """By rule number: the tests that name it, as pytest would call them."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for number, test in marks_of(path.read_text(encoding="utf-8")):
            found.setdefault(number, []).append(f"{path.relative_to(folder.parent).as_posix()}::{test}")
    return found


def show_coverage(game: str, screen: Screen) -> int:
    """Print each rule and worked example with its tests; returns 1 if one has none."""
    tests = CHECKOUT / "tests"
    if not tests.is_dir():
        raise BadInput("no-checkout", "the tests are in a checkout of Trove, not in an installed package")
    by_rule = tests_by_rule(tests)
    wanted = numbers(game)
    empty = [number for number in wanted if not by_rule.get(number)]
    for number in wanted:
        label = number.partition(":")[2] or number
        named = by_rule.get(number) or []
        head = Text.assemble((f"{label:<11}", "bold"), "" if named else (say("cli-coverage-none"), "bold red"))
        for test in named:
            head.append(("" if test is named[0] else "\n" + " " * 11) + test)
        screen.show(head)
    screen.show(say("cli-coverage-sum", rules=len(wanted), empty=len(empty)))
    return 1 if empty else 0
