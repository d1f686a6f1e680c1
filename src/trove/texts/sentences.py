"""Typed structs as sentences. The struct's tag finds the text and its fields are the arguments, whatever the game.

What a text may use, for a field `x`:

- `$x`: the value. A seat is a player's name, a struct is its own text (`luxor-piece-card`), nothing is "none".
  Where the game has a text `luxor-field-x`, that text with `$value`.
- `$x_raw`: the value as it came, where `$x` is such a text or a name.
- `$x_y`: the field `y` of a struct.
- `$x_count`: how many, where `x` is a list; `$x` itself is the list in one line.
- `$you`: "yes" where the seat is the reader's own, else "no"; `$x_you` for another field `x` that holds a seat.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from trove.core.refusals import BadInput, Refusal

from . import Texts
from .cleaning import clean

SEAT_FIELDS = ("seat", "turn", "starting_player", "target", "to")  # also every field that ends in _seat
NOTHING = "none"


def is_seat(field: str) -> bool:
    """Whether a field of this name holds a seat."""
    return field in SEAT_FIELDS or field.endswith("_seat")


def tag_of(said: Struct) -> str:
    """A struct's tag, or its class name in the same spelling."""
    tag = said.__struct_config__.tag
    return str(tag) if tag is not None else re.sub(r"(?<!^)(?=[A-Z])", "_", type(said).__name__).lower()


class Sentences:
    """Puts the structs of one game into words for one reader (None: a spectator)."""

    def __init__(
        self,
        texts: Texts,
        game: str,
        names: Sequence[str],
        reader: int | None = None,
        players: Sequence[str] | None = None,
    ) -> None:
        self.texts = texts
        self.game = game
        self.names = names  # what the seats are called
        self.players = names if players is None else players  # who plays each seat
        self.reader = reader

    def key(self, *parts: str) -> str:
        return "-".join([self.game, *parts])

    def say(self, *parts: str, **args: object) -> str:
        """A text of this game by its key."""
        return self.texts.say(self.key(*parts), args)

    def has(self, *parts: str) -> bool:
        return self.texts.has(self.key(*parts))

    def tell(self, kind: str, said: Struct, **more: object) -> str:
        """A struct as a text of a kind: `event`, `action`, `piece`, `choice`."""
        return self.texts.say(self.key(kind, tag_of(said)), self.args(msgspec.structs.asdict(said), **more))

    def event(self, said: Struct) -> str:
        return self.tell("event", said)

    def action(self, said: Struct) -> str:
        return self.tell("action", said)

    def piece(self, said: Struct) -> str:
        return self.tell("piece", said)

    def refusal(self, refusal: Refusal) -> str:
        """Why not, with the rule."""
        sentence = self.texts.say(self.key("refusal", refusal.code), self.args(refusal.facts))
        return self.texts.say("by-rule", sentence=sentence, rule=refusal.rule)

    def problem(self, problem: BadInput) -> str:
        """What does not fit, in one sentence."""
        return problem_sentence(self.texts, problem, self.game)

    def args(self, fields: Mapping[str, object], **more: object) -> dict[str, object]:
        """The arguments that texts may use."""
        args: dict[str, object] = {}
        for name, value in {**fields, **more}.items():
            self._add(args, name, value)
        args["you"] = self.is_reader(fields.get("seat"))
        return args

    def is_reader(self, seat: object) -> str:
        return "yes" if seat is not None and seat == self.reader else "no"

    def _add(self, args: dict[str, object], name: str, value: Any) -> None:
        args[name] = self.value(name, value)
        if isinstance(value, Struct):
            for inner, part in msgspec.structs.asdict(value).items():
                args[f"{name}_{inner}"] = self.value(inner, part)
        elif isinstance(value, (tuple, list)):
            args[f"{name}_count"] = len(value)
        elif args[name] != value:
            args[f"{name}_raw"] = plain(value)
        if is_seat(name):
            args[f"{name}_you"] = self.is_reader(value)

    def value(self, field: str, value: Any) -> object:
        """A field's value as a person reads it."""
        if isinstance(value, Struct):
            return self.piece(value)
        if isinstance(value, (tuple, list)):
            return ", ".join(str(self.value(field, part)) for part in value)
        if is_seat(field) and isinstance(value, int) and 0 <= value < len(self.names):
            return self.names[value]
        if self.has("field", field):
            return self.say("field", field, value=plain(value))
        return plain(value)


def plain(value: object) -> int | str:
    """A number or a string."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return value
    return NOTHING if value is None else str(value)


def problem_sentence(texts: Texts, problem: BadInput, game: str = "") -> str:
    """A refusal of input: the game's own text for its code, otherwise the common one; details may be English.

    The game is the one given, or the one that the refusal itself names.
    """
    detail, facts = clean(str(problem)), {name: quoted(value) for name, value in problem.facts.items()}
    named = game or str(facts.get("game", ""))
    if problem.code == "bad-edition" and (told := edition_sentence(texts, facts, named)):
        return told
    own = f"{named}-error-{problem.code}"
    key = own if texts.has(own) else f"error-{problem.code}"
    return texts.say(key, {"detail": detail, **facts}) if texts.has(key) else detail


def edition_sentence(texts: Texts, facts: dict[str, int | str], game: str) -> str:
    """What is wrong with an edition file: the line, the piece, and what belongs there; empty without a text."""
    code = facts.get("problem")
    key = next((key for key in (f"{game}-edition-{code}", f"edition-{code}") if texts.has(key)), None)
    if key is None:
        return ""
    map_name = texts.say(f"{game}-edition-map", facts) if facts.get("map") else ""
    where = ", ".join(part for part in (map_name, str(facts.get("where", ""))) if part)
    return texts.say("edition-problem", line=facts["line"], where=where or NOTHING, problem=texts.say(key, facts))


def quoted(value: object) -> int | str:
    """A fact of a refusal, which may quote what was typed."""
    shown = plain(value)
    return clean(shown) if isinstance(shown, str) else shown
