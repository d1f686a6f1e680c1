"""What a person types, as a command or as an action: by number, by name, or in words as JSON."""

import unicodedata
from collections.abc import Sequence
from functools import cache
from itertools import permutations
from typing import Any

import msgspec
from msgspec import Struct

from trove.core.refusals import BadInput
from trove.texts import Texts
from trove.texts.sentences import Sentences, tag_of

COMMANDS = ("help", "rules", "undo", "log", "board", "save", "quit", "score", "hint")
MOST_QUOTED = 40
EXAMPLES = 3


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


def yes_or_no(line: str, texts: Texts) -> bool | None:
    """Whether an answer is yes or no, in English or in the reader's language; None if it is neither."""
    word = line.casefold()
    for key, english, answer in (("cli-yes", "yes", True), ("cli-no", "no", False)):
        own = texts.say(key).casefold()
        if word in (english, english[0], own, own[0], without_accents(own)):
            return answer
    return None


def without_accents(word: str) -> str:
    return "".join(letter for letter in unicodedata.normalize("NFD", word) if not unicodedata.combining(letter))


def spellings(words: Struct, said: Sentences) -> list[frozenset[str]]:
    """How each part of an action may be typed: its kind, then its fields that are not for checking only."""
    parts = [spelled(tag_of(words), said)]
    for name in required(type(words)):
        value = getattr(words, name)
        if isinstance(value, str):
            parts.append(spelled(value, said))
        else:
            parts.append(frozenset({str(said.value(name, value)).casefold()}))
    return parts


@cache
def required(kind: type[Struct]) -> tuple[str, ...]:
    """The fields of an action that are not for checking only."""
    return tuple(field.name for field in msgspec.structs.fields(kind) if field.required)


def spelled(word: str, said: Sentences) -> frozenset[str]:
    """A word of the game, in English and in the reader's language."""
    return spelled_in(word, said.game, said.texts)


@cache
def spelled_in(word: str, game: str, texts: Texts) -> frozenset[str]:
    key = f"{game}-word-{word}"
    return frozenset({word.casefold(), texts.say(key).casefold()} if texts.has(key) else {word.casefold()})


def fits(parts: Sequence[str], ways: list[frozenset[str]]) -> bool:
    """Whether what was typed names an action. Its kind may be left out; numbers keep their order, words need not."""
    return any(is_said(parts, wanted) for wanted in (ways, ways[1:]))


def is_said(parts: Sequence[str], ways: list[frozenset[str]]) -> bool:
    """Whether the parts are exactly these, word by word and number by number."""
    return len(parts) == len(ways) and is_begun(parts, ways)


def is_begun(parts: Sequence[str], ways: list[frozenset[str]]) -> bool:
    """Whether the parts are some of these: any words, and the first numbers."""
    figures = [way for way in ways if any(map(is_number, way))]
    words = [way for way in ways if way not in figures]
    numbers = [part for part in parts if is_number(part)]
    rest = [part for part in parts if not is_number(part)]
    if not parts or len(numbers) > len(figures) or len(rest) > len(words):
        return False
    right = all(number in way for number, way in zip(numbers, figures, strict=False))
    return right and any(
        all(matches(part, way) for part, way in zip(rest, order, strict=True))
        for order in permutations(words, len(rest))
    )


def is_number(part: str) -> bool:
    return part.removeprefix("-").isdecimal()


def matches(typed: str, way: frozenset[str]) -> bool:
    """A word or its beginning."""
    return any(word.startswith(typed) for word in way)


def named_actions(state: Any, seat: int, parts: Sequence[str], said: Sentences) -> tuple[list[int], list[int]]:
    """The actions that these words name: the legal ones, each once, and all others."""
    game = state.game
    legal = state.legal(seat)
    found = [n for n in range(game.n_actions) if fits(parts, spellings(game.words(state, seat, n), said))]
    offered = list(dict.fromkeys(same for n in found if (same := game.same(state, seat, n)) in legal))
    return offered, [n for n in found if game.same(state, seat, n) not in legal]


def whole_names(state: Any, seat: int, parts: Sequence[str], said: Sentences) -> list[str]:
    """The full spellings of actions that begin like this; only legal ones, if there are any."""
    game, legal = state.game, state.legal(seat)
    begun = [
        (n, words)
        for n in range(game.n_actions)
        if is_begun(parts, spellings(words := game.words(state, seat, n), said))
    ]
    best = [words for n, words in begun if n in legal] or [words for _, words in begun]
    return list(dict.fromkeys(spelled_out(words, said) for words in best))[:EXAMPLES]


def spelled_out(words: Struct, said: Sentences) -> str:
    """An action as it is typed; its kind is left out where another word is enough."""
    values = {name: getattr(words, name) for name in required(type(words))}
    typed = [
        own_word(value, said) if isinstance(value, str) else str(said.value(name, value))
        for name, value in values.items()
    ]
    needs_kind = not any(isinstance(value, str) for value in values.values())
    return " ".join([own_word(tag_of(words), said), *typed] if needs_kind else typed)


def own_word(word: str, said: Sentences) -> str:
    """A word of the game in the reader's language, otherwise as programs spell it."""
    return said.say("word", word) if said.has("word", word) else word
