"""How the project says no: one sentence, with a code that a text can be found by."""

from typing import Any

from msgspec import Struct, field

Fact = int | str | list[int]


class Refusal(Struct, frozen=True):
    """Why an action is not legal: the rule that forbids it, a code for its text, and the facts that the text names."""

    rule: str
    code: str
    facts: dict[str, Fact] = field(default_factory=dict)


class TroveError(Exception):
    """Anything the project refuses; `code` finds the text, `str()` is the English sentence."""

    code = "error"


class BadInput(TroveError, ValueError):
    """A message, file, option or argument that does not fit; the sentence says what was expected."""

    def __init__(self, code: str, sentence: str, **facts: Any) -> None:
        super().__init__(sentence)
        self.code = code
        self.facts = facts


class Illegal(TroveError):
    """An action that a rule forbids."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"rule {refusal.rule} forbids it: {refusal.code}")
        self.code = refusal.code
        self.refusal = refusal

    @property
    def rule(self) -> str:
        return self.refusal.rule

    @property
    def facts(self) -> dict[str, Fact]:
        return self.refusal.facts
