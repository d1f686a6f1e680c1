"""Every sentence of Trove, in four languages: Fluent files that terminal and browser share.

A key begins with the name of its file: `cli-…` is in cli.ftl, `luxor-…` in luxor.ftl; all others are in common.ftl.
"""

import os
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from string import ascii_lowercase
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt

from .cleaning import printable

FALLBACK = "en"
COMMON = "common"
LANGUAGES = ("en", "cs", "de", "pt")
SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")


def from_one(number: Any) -> Any:
    """A number from the engine, which counts from zero, for a text that counts from one."""
    return FluentInt(int(number) + 1) if isinstance(number, int) else number


def letter(number: Any) -> Any:
    """A number from the engine, which counts from zero, as a letter."""
    return ascii_lowercase[number] if isinstance(number, int) else number


def on_grid(square: Any, columns: Any) -> Any:
    """A square of a grid that is numbered row by row: c2 is the third of the second row."""
    return f"{letter(square % int(columns))}{square // int(columns) + 1}" if isinstance(square, int) else square


FUNCTIONS: dict[str, Callable[..., Any]] = {"FROM_ONE": from_one, "LETTER": letter, "ON_GRID": on_grid}


def folder(language: str) -> Traversable:
    return files(__package__) / language


@cache
def file_names() -> tuple[str, ...]:
    """The names of the text files without their ending, longest first; every language has the same."""
    names = (file.name for file in folder(FALLBACK).iterdir())
    return tuple(sorted((name[:-4] for name in names if name.endswith(".ftl")), key=len, reverse=True))


def file_of(key: str) -> str:
    """The file that a key is in."""
    return next((name for name in file_names() if key.startswith(name + "-")), COMMON)


class Texts:
    """The texts of one language; missing ones are in English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.spare = None if language == FALLBACK else texts(FALLBACK)
        self._bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        self._read: set[str] = set()
        self._read_file(COMMON)

    def _read_file(self, name: str) -> None:
        if name not in self._read:
            self._read.add(name)
            text = (folder(self.language) / f"{name}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(text))

    def has(self, key: str) -> bool:
        """Whether this language has a text of its own for a key."""
        self._read_file(file_of(key))
        return self._bundle.has_message(key)

    def say(self, key: str, args: Mapping[str, object] | None = None, **more: object) -> str:
        """The text of a key, with its arguments; the key itself where no language has one."""
        if not self.has(key):
            return self.spare.say(key, args, **more) if self.spare else key
        return self.formatted(key, {**(args or {}), **more})[0]

    def formatted(self, key: str, args: Mapping[str, object]) -> tuple[str, list[Exception]]:
        """A text of this language, and what is wrong with it or its arguments; these may come from outside."""
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        cleaned = {name: printable(value) if isinstance(value, str) else value for name, value in args.items()}
        said, problems = self._bundle.format_pattern(pattern, cleaned)
        return str(said), problems


@cache
def texts(language: str) -> Texts:
    """The texts of a language, read once."""
    return Texts(language)


def base(tag: str) -> str:
    """The language of a tag such as `pt_BR.UTF-8` or `de-AT`."""
    return tag.replace("-", "_").partition("_")[0].partition(".")[0].strip().lower()


def negotiate(wishes: Iterable[str | None]) -> str:
    """The first of these languages that we have, otherwise English."""
    return next((base(wish) for wish in wishes if wish and base(wish) in LANGUAGES), FALLBACK)


def chosen_language(asked: str | None = None, system: Mapping[str, str] | None = None) -> str:
    """The language asked for, otherwise TROVE_LANG, the system's language if it is set, or English."""
    env = os.environ if system is None else system
    first_set = next((env[name] for name in SYSTEM if env.get(name)), None)
    return negotiate([asked, env.get("TROVE_LANG"), first_set])
