"""Actions as a numbered list: how every game is handled unless it overrides this."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType

from trove.texts.sentences import Sentences

from ..layout import choice_list
from . import choices


def offered(state: Any, seat: int, said: Sentences, width: int, draft: Any) -> list[RenderableType]:
    return [choice_list(choices(state, seat, said), width)]


def typed(state: Any, seat: int, said: Sentences, parts: Sequence[str], draft: Any) -> None:
    return None
