"""Any game, drawn without art: its view as it is, its actions as sentences."""

from typing import Any

import msgspec
from rich.console import RenderableType
from rich.pretty import Pretty

from trove.texts.sentences import Sentences


def position(state: Any, seat: int | None, said: Sentences, width: int, height: int = 0) -> list[RenderableType]:
    return [Pretty(msgspec.to_builtins(state.game.public_view(state)))]


def own(state: Any, seat: int, said: Sentences) -> list[RenderableType]:
    return [Pretty(msgspec.to_builtins(state.game.private_view(state, seat)))]


def line(choice: Any, public: Any, seat: int, said: Sentences) -> str:
    return said.action(choice.words)


def legend(said: Sentences) -> list[str]:
    return []
