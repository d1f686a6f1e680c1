"""Refusals: one sentence each, with a code that selects its text."""

from collections.abc import Mapping
from functools import cache, reduce
from operator import or_
from typing import Any

from msgspec import Struct, defstruct, field

Fact = int | str | list[int]
Facts = Mapping[str, Mapping[str, Any]]  # by code: the names and types of its facts


class Refusal(Struct, frozen=True):
    """Why an action is not legal: the rule that forbids it, a code for its text, and the facts that the text names."""

    rule: str
    code: str
    facts: dict[str, Fact] = field(default_factory=dict)


def refusal_type(facts: Facts) -> Any:
    """The refusals of a game as a closed union: a struct for each code, with exactly the facts of that code."""
    closed: dict[str, Any] = {"tag_field": "code", "frozen": True, "forbid_unknown_fields": True}
    kinds = [
        defstruct(f"Refused{title(code)}", [("rule", str), ("facts", facts_type(*named.items()))], tag=code, **closed)
        for code, named in facts.items()
    ]
    return reduce(or_, kinds)


@cache
def facts_type(*named: tuple[str, Any]) -> type[Struct]:
    """The facts of a refusal as a struct that has their names in its own."""
    name = f"Facts{''.join(title(name) for name, _ in named)}" if named else "NoFacts"
    return defstruct(name, named, frozen=True, forbid_unknown_fields=True)


def title(name: str) -> str:
    """A code or field as part of a class name."""
    return "".join(part.capitalize() for part in name.replace("_", "-").split("-"))


class TroveError(Exception):
    """Anything the project refuses; `code` selects the text, `str()` is the English sentence."""

    code = "error"


class BadInput(TroveError, ValueError):
    """A message, file, option or argument that does not fit; the sentence names what was expected."""

    def __init__(self, code: str, sentence: str, **facts: Any) -> None:
        super().__init__(sentence)
        self.code = code
        self.facts = facts


class Illegal(TroveError):
    """An action that a rule forbids."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.code = refusal.code
        self.refusal = refusal

    def __str__(self) -> str:
        facts = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in self.facts.items())
        reason = self.code.replace("-", " ") + (f" ({facts})" if facts else "")
        return f"Rule {self.rule} does not allow this: {reason}."

    @property
    def rule(self) -> str:
        return self.refusal.rule

    @property
    def facts(self) -> dict[str, Fact]:
        return self.refusal.facts
