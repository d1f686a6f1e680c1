"""Refusals of the server: a code, a sentence in the reader's language, facts, and a rule where a game forbids it."""

from collections.abc import Sequence
from typing import Any

from trove.core.refusals import BadInput, Illegal
from trove.texts import Texts
from trove.texts.sentences import Sentences, problem_sentence

from .protocol.messages import Refused

RESYNC = frozenset({"out-of-date", "stale-action", "not-stored"})  # the client's picture is not the present one
STATUS = {
    "no-session": 401,
    "not-host": 403,
    "not-your-place": 403,
    "not-your-seat": 403,
    "bad-origin-header": 403,
    "no-such-table": 404,
    "no-such-game": 404,
    "no-rules": 404,
    "not-started": 409,
    "not-over": 409,
    "match-unreadable": 409,
    "export-running": 409,
    "link-used": 409,
    "not-stored": 503,
    "server-full": 503,
    "too-many-tables": 429,
    "too-many-requests": 429,
}


def no(code: str, sentence: str, **facts: Any) -> BadInput:
    """A refusal by its code; the sentence is for logs and for languages without a text."""
    return BadInput(code, sentence, **facts)


def server_bug() -> BadInput:
    """The answer when something failed that should not."""
    return no("server-bug", "something went wrong on the server; nothing was changed")


def refused(
    problem: BadInput | Illegal, texts: Texts, id: str | None, game: str = "", names: Sequence[str] = ()
) -> Refused:
    """The answer to whoever asked."""
    if isinstance(problem, Illegal):
        said = Sentences(texts, game, names).refusal(problem.refusal)
        return Refused(problem.code, said, id, problem.rule, dict(problem.facts))
    said = texts.say(problem.code) if texts.has(problem.code) else problem_sentence(texts, problem, game)
    return Refused(problem.code, said, id, None, problem.facts, problem.code in RESYNC)
