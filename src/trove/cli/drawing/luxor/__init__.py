"""Luxor in a terminal."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from trove.offers.luxor import board as board_of
from trove.texts.sentences import Sentences

from .board import WIDEST_NEED, Spiral
from .choices import line
from .compact import IN_THE_MIDDLE, NEED, Compact
from .listing import listing
from .players import memory, piles, players

ROOMY = 28  # lines of a terminal that has room for what matters less

__all__ = ["legend", "line", "own", "position"]


def position(state: Any, seat: int | None, said: Sentences, width: int, height: int = 0) -> list[RenderableType]:
    """The board as a spiral or as a list, and everything that lies open."""
    public, printed = state.game.public_view(state), board_of(state)
    around = piles(public, printed, said)
    drawn: Sequence[RenderableType]
    if width >= WIDEST_NEED:
        drawn = Spiral(public, printed, said, width).draw(around)
    elif height and width >= NEED:
        below = [Text(" · ").join(around[IN_THE_MIDDLE:])] if height >= ROOMY else []
        drawn = [*Compact(public, printed, said).draw(around), *below]
    else:
        drawn = [*listing(public, printed, said, width), Text(" · ").join(around)]
    return [*drawn, players(public, said), *memory(public, said)]


def own(state: Any, seat: int, said: Sentences) -> list[RenderableType]:
    """The hand with its two ends marked, and one's own scarabs."""
    private = state.game.view(state, seat).private
    whose = {"seat": said.names[seat], "you": said.is_reader(seat)}
    line = Text.assemble((said.say("table", "hand", **whose), "bold"), "   ", said.say("table", "left-end"), " ▸ ")
    last = len(private.hand) - 1
    for k, card in enumerate(private.hand):
        name = "…" if card is None else said.piece(card)
        line.append(f" {name} ", style="reverse bold" if k in (0, last) else "reverse dim")
        line.append(" " if k < last else f" ◂ {said.say('table', 'right-end')}")
    if private.scarabs:
        line.append("   " + said.say("table", "scarabs", **whose, scarabs=", ".join(map(str, private.scarabs))))
    return [line]


def legend(said: Sentences) -> list[str]:
    return [said.say("legend"), said.say("typing")]
