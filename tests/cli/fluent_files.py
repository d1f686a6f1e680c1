"""Reads the Fluent files as the tests need them: keys, the variables each uses, and its plain words."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import trove

TEXTS = Path(trove.__file__).parent / "texts"


class Used(Visitor):
    """What a text uses: variables, other messages, and words."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.words: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (the visitor's names)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)


@cache
def entries(language: str) -> dict[str, Used]:
    """Every message of a language, by its key; a file that does not parse has none."""
    found: dict[str, Used] = {}
    for path in sorted((TEXTS / language).glob("*.ftl")):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ftl.Junk), f"{path.name} of {language}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
                used = Used()
                used.visit(entry.value)
                found[entry.id.name] = used
    return found


def variables(language: str, key: str) -> set[str]:
    """The variables of a text, those of the texts it contains included."""
    used = entries(language)[key]
    inner = [variables(language, other) for other in used.messages]
    return used.variables.union(*inner)


def words(language: str, key: str) -> str:
    """A text without its arguments and signs."""
    return "".join(letter for letter in " ".join(entries(language)[key].words) if letter.isalpha())
