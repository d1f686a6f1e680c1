"""The language of this run of the command, chosen once before any help text is made, and sentences on stderr."""

import errno
import sys
from collections.abc import Sequence

from trove.texts import LANGUAGES, Texts, base, chosen_language, texts
from trove.texts.cleaning import printable

FAILED, STOPPED = 1, 130  # exit codes

_language: list[str] = []


def asked_language(args: Sequence[str]) -> str | None:
    """The value of `--lang`, wherever it is on the command line."""
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


def problem_words(problem: OSError) -> str:
    """Why the system did not do something, in the reader's language as far as that has words for it."""
    told = problem.strerror or str(problem)
    return say("cli-system-problem", code=errno.errorcode.get(problem.errno or 0, ""), told=told)


def tell(sentence: str) -> None:
    """Print something that is not a result, to stderr."""
    print(printable(sentence), file=sys.stderr, flush=True)


def answer(sentence: str) -> None:
    """A result of one line."""
    print(printable(sentence))


def complain(sentence: str) -> int:
    """Print one sentence, never a traceback; returns the exit code."""
    tell(f"trove: {sentence}")
    return FAILED
