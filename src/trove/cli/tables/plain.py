"""Any game, drawn without art: its view as it is, its actions as sentences."""

from typing import Any

import msgspec
from rich.console import RenderableType
from rich.pretty import Pretty

from trove.texts.sentences import Sentences

from . import Choices

SET_UP_TOLD: tuple[str, ...] = ()
OLD_NEWS: tuple[str, ...] = ()
TURNS = False


def figures(state: Any, said: Sentences) -> tuple[str, ...]:
    return ()


def position(state: Any, seat: int | None, said: Sentences, width: int) -> list[RenderableType]:
    return [Pretty(msgspec.to_builtins(state.game.view(state, seat).public))]


def own(state: Any, seat: int, said: Sentences) -> list[RenderableType]:
    private = msgspec.to_builtins(state.game.view(state, seat).private)
    private.pop("legal", None)
    return [Pretty(private)]


def choices(state: Any, seat: int, said: Sentences) -> list[Choices]:
    offers = tuple((offer, said.action(offer.words)) for offer in state.game.offers(state, seat))
    return [Choices("", offers)]


def question(state: Any, seat: int, said: Sentences) -> str:
    return ""


def legend(said: Sentences) -> list[str]:
    return []
