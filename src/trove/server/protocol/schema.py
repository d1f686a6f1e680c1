"""The JSON Schema of the whole protocol."""

from typing import Any

from trove.core.schema import document

from . import http
from .documents import TableAt
from .messages import ToClient
from .requests import FromClient

ANSWERS = (
    http.Games,
    http.EditionText,
    http.EditionChecked,
    http.IntroduceMe,
    http.Me,
    http.NewTable,
    http.Opened,
    http.Tables,
    http.Replay,
    http.LogPart,
    http.Verified,
    http.RulesText,
    http.RecoverPlace,
    http.Recovery,
    http.Recover,
    http.Recovered,
    http.Problem,
    http.Health,
)


def schema() -> dict[str, Any]:
    """All messages of the socket, `FromClient` and `ToClient`, and the bodies of HTTP."""
    named: dict[str, Any] = {"FromClient": FromClient, "ToClient": ToClient, "TableAt": TableAt}
    return document("protocol", named | {kind.__name__: kind for kind in ANSWERS})
