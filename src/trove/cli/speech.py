"""The language of this run of the command; chosen once, before any help text is made."""

from collections.abc import Sequence

from trove.texts import LANGUAGES, Texts, base, chosen_language, texts

_language: list[str] = []


def asked_language(args: Sequence[str]) -> str | None:
    """What `--lang` says, wherever it stands."""
    for k, arg in enumerate(args):
        if arg == "--lang" and k + 1 < len(args):
            return args[k + 1]
        if arg.startswith("--lang="):
            return arg.partition("=")[2]
    return None


def choose_language(asked: str | None) -> None:
    _language[:] = [chosen_language(asked)]


def unknown_language(asked: str | None) -> bool:
    """Whether a language was asked for that we do not have."""
    return asked is not None and base(asked) not in LANGUAGES


def current() -> Texts:
    """The texts of this run."""
    if not _language:
        choose_language(None)
    return texts(_language[0])


def say(key: str, **args: object) -> str:
    """A text in the language of this run."""
    return current().say(key, args)
