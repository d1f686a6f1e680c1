"""Luxor in a terminal."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from trove.texts.sentences import Sentences

from .board import WIDEST_NEED, Spiral
from .choices import choices
from .listing import listing
from .players import memory, piles, players

__all__ = ["OLD_NEWS", "SET_UP_TOLD", "TURNS", "choices", "figures", "legend", "own", "position", "question"]

SET_UP_TOLD = ("started",)
OLD_NEWS = ("drew_unseen",)
TURNS = False


def figures(state: Any, said: Sentences) -> tuple[str, ...]:
    """None: every player has a seat."""
    return ()


def position(state: Any, seat: int | None, said: Sentences, width: int) -> list[RenderableType]:
    """The board, wide or as a list, and everything that lies open."""
    public = state.game.view(state, seat).public
    wide = width >= WIDEST_NEED
    around = piles(public, state.edition, said)
    drawn: Sequence[RenderableType]
    if wide:
        drawn = Spiral(public, state.edition, said, width).draw(around)
    else:
        drawn = listing(public, state.edition, said, width)
    beside = [] if wide else [Text(" · ").join(around)]
    return [*drawn, *beside, players(public, said), *memory(public, said)]


def own(state: Any, seat: int, said: Sentences) -> list[RenderableType]:
    """The hand with its two ends marked, and one's own scarabs."""
    private = state.game.view(state, seat).private
    line = Text.assemble((said.say("table", "hand"), "bold"), "   ", said.say("table", "left-end"), " ▸ ")
    last = len(private.hand) - 1
    for k, card in enumerate(private.hand):
        name = "…" if card is None else said.piece(card)
        line.append(f" {name} ", style="reverse bold" if k in (0, last) else "reverse dim")
        line.append(" " if k < last else f" ◂ {said.say('table', 'right-end')}")
    if private.scarabs:
        line.append("   " + said.say("table", "scarabs", scarabs=", ".join(map(str, private.scarabs))))
    return [line]


def question(state: Any, seat: int, said: Sentences) -> str:
    """What the seat is asked for."""
    public = state.game.view(state, seat).public
    return said.say("phase", public.phase, die=public.die or 0)


def legend(said: Sentences) -> list[str]:
    return [said.say("legend"), said.say("typing")]
