"""The rule numbers that a game's rules text has, and those that code and tests name."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from trove.core.game import Game

ROOT = Path(__file__).parents[2]
NUMBER = re.compile(r"\b[A-Z]\d+\.\d+\b")
RULE = re.compile(r"^\s*-?\s*\*\*([A-Z]\d+\.\d+)\*\*", re.MULTILINE)  # a line that starts with its number
RULING = re.compile(r"^\|\s*\**([A-Z]\d+)\**\s*\|", re.MULTILINE)  # a row of a table of rulings
EXAMPLE = re.compile(r"^(\d+)\. ", re.MULTILINE)  # in their own chapter
PASSAGE = re.compile(r"^(?:- \*\*([A-Z]\d+\.\d+)\*\*|\| ([A-Z]\d+) \||(\d+)\. |## )", re.MULTILINE)
MARK = re.compile(r"\[([RE])\b")
NAMED = re.compile(r"\b[A-Z]\d+(?:\.\d+)?\b")


def folder_of(game: Game[Any]) -> str:
    return game.name.replace("-", "_")


def text_of(game: Game[Any], language: str = "en") -> str:
    name = game.name if language == "en" else f"{game.name}.{language}"
    return (ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8")


def outline(text: str) -> list[tuple[str, list[str], list[str]]]:
    """Every rule, ruling and example of a rules page in order: its number, its marks and the numbers it names."""
    starts = list(PASSAGE.finditer(text))
    ends = [*(start.start() for start in starts[1:]), len(text)]
    passages = [(start, text[start.end() : end]) for start, end in zip(starts, ends, strict=True)]
    return [
        (str(start[1] or start[2] or start[3]), MARK.findall(body), sorted(NAMED.findall(body)))
        for start, body in passages
        if start.lastindex
    ]


@cache
def rules_of(game: Game[Any]) -> frozenset[str]:
    """Every rule number of docs/rules, the rulings included."""
    return frozenset(RULE.findall(text_of(game)) + RULING.findall(text_of(game)))


def examples_of(game: Game[Any]) -> set[str]:
    """The worked examples, as tests name them: L:example 1."""
    letter = RULE.findall(text_of(game))[0][0]
    _, _, rest = text_of(game).partition("\n## Worked examples\n")
    return {f"{letter}:example {number}" for number in EXAMPLE.findall(rest.partition("\n## ")[0])}


def cited_by(game: Game[Any]) -> Iterator[tuple[Path, str]]:
    """Every rule number that the game's code names, in strings, comments or docstrings."""
    letters = {number[0] for number in rules_of(game)}
    for path in sorted((ROOT / "src" / "trove" / "games" / folder_of(game)).glob("*.py")):
        for number in NUMBER.findall(path.read_text(encoding="utf-8")):
            if number[0] in letters:
                yield path.relative_to(ROOT), number


def marks_in(text: str) -> Iterator[str]:
    """The numbers that the @rule marks of a test file name."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func).split(".")[-1] == "rule":
                    yield from (part.value for part in mark.args if isinstance(part, ast.Constant))  # type: ignore[misc]


def marked(game: Game[Any]) -> set[str]:
    """Every rule number that a test of this game checks."""
    files = (ROOT / "tests" / "games" / folder_of(game)).rglob("test_*.py")
    return {number for path in files for number in marks_in(path.read_text(encoding="utf-8"))}
