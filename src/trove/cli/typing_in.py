"""What a person types, as a command or as an action: by number, by name, or in words as JSON."""

from collections.abc import Sequence
from itertools import permutations
from typing import Any

import msgspec
from msgspec import Struct

from trove.core.refusals import BadInput
from trove.texts import Texts
from trove.texts.sentences import Sentences, tag_of

COMMANDS = ("help", "rules", "undo", "log", "board", "save", "quit", "score", "hint")
MOST_QUOTED = 40


class Command(Struct, frozen=True):
    """Something other than an action, with what was typed behind it."""

    name: str
    rest: str = ""


class Number(Struct, frozen=True):
    """A line of the list of choices, from 1."""

    number: int


class Words(Struct, frozen=True):
    """An action as its plain fields."""

    fields: Any


class Name(Struct, frozen=True):
    """An action in short: its kind and fields, as far as they are needed."""

    parts: tuple[str, ...]


Typed = Command | Number | Words | Name


def read(line: str, texts: Texts) -> Typed:
    """What a line means; the words of a command are understood in English and in the reader's language."""
    first, _, rest = line.partition(" ")
    if first == "?":
        return Command("help")
    for name in COMMANDS:
        if first.casefold() in (name, texts.say(f"cli-command-{name}").casefold()):
            return Command(name, rest.strip())
    if line.isascii() and line.isdigit():
        return Number(int(line[:9]))
    if line.startswith("{"):
        return Words(decoded(line))
    return Name(tuple(line.casefold().split()))


def decoded(line: str) -> Any:
    try:
        return msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError):
        raise BadInput("bad-json", 'an action in words is JSON, as in {"type": "take_key"}') from None


def command_beginning(word: str, texts: Texts) -> str | None:
    """The one command that begins like this."""
    found = {
        name
        for name in COMMANDS
        if word and (name.startswith(word) or texts.say(f"cli-command-{name}").casefold().startswith(word))
    }
    return found.pop() if len(found) == 1 else None


def spellings(words: Struct, said: Sentences) -> list[set[str]]:
    """How each part of an action may be typed: its kind, then its fields that are not for checking only."""
    parts = [spelled(tag_of(words), said)]
    for field in msgspec.structs.fields(words):
        if field.required:
            value = getattr(words, field.name)
            shown = str(said.value(field.name, value)).casefold()
            parts.append(spelled(value, said) if isinstance(value, str) else {shown})
    return parts


def spelled(word: str, said: Sentences) -> set[str]:
    """A word of the game, in English and in the reader's language."""
    own = {said.say("word", word).casefold()} if said.has("word", word) else set()
    return {word.casefold(), *own}


def fits(parts: Sequence[str], ways: list[set[str]]) -> bool:
    """Whether what was typed names an action. Its kind may be left out; numbers keep their order, words need not."""
    return any(is_said(parts, wanted) for wanted in (ways, ways[1:]))


def is_said(parts: Sequence[str], ways: list[set[str]]) -> bool:
    """Whether the parts are exactly these, word by word and number by number."""
    figures = [way for way in ways if any(map(is_number, way))]
    words = [way for way in ways if way not in figures]
    numbers = [part for part in parts if is_number(part)]
    rest = [part for part in parts if not is_number(part)]
    if not parts or len(numbers) != len(figures) or len(rest) != len(words):
        return False
    right = all(number in way for number, way in zip(numbers, figures, strict=True))
    return right and any(
        all(matches(part, way) for part, way in zip(rest, order, strict=True)) for order in permutations(words)
    )


def is_number(part: str) -> bool:
    return part.removeprefix("-").isdecimal()


def matches(typed: str, way: set[str]) -> bool:
    """A word or its beginning."""
    return any(word.startswith(typed) for word in way)


def named_actions(state: Any, seat: int, parts: Sequence[str], said: Sentences) -> tuple[list[int], list[int]]:
    """The actions that these words name: those that are legal, each once, and all others."""
    game = state.game
    legal = state.legal(seat)
    found = [n for n in range(game.n_actions) if fits(parts, spellings(game.words(state, seat, n), said))]
    offered = list(dict.fromkeys(same for n in found if (same := game.same(state, seat, n)) in legal))
    return offered, [n for n in found if game.same(state, seat, n) not in legal]
