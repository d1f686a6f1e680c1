"""Silver & Gold in a terminal."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from trove.texts.sentences import Sentences

from ...table.participants import named
from ..blocks import Block, flow
from .choices import line
from .maps import pair, row_of
from .players import players, status

SHARE = 3  # of a low terminal the maps take at most a third; the others' are shown by the command `board`

__all__ = ["legend", "line", "own", "position"]


def position(state: Any, seat: int | None, said: Sentences, width: int, height: int = 0) -> list[RenderableType]:
    """The maps of all but the one who acts, the display, the score cards."""
    public = state.game.public_view(state)
    blocks: list[Block] = []
    for number, lies_open in enumerate(public.seats):
        if any(lies_open.maps) and not (number == seat and lies_open.to_act):
            blocks.append([named(number, said.names[number]), *pair(lies_open, said)])
    if public.display:
        palms = sum("".join(card.rows).count("T") for card in public.display)
        blocks.append([Text(said.say("table", "display", palms=palms), "bold"), *row_of(public.display, said)])
    drawn = flow(blocks, width)
    if seat is not None and public.display and not state.over and height and len(drawn) > height // SHARE:
        drawn = flow(blocks[-1:], width)
    return [*drawn, *status(public, said), players(state, public, said)]


def own(state: Any, seat: int, said: Sentences) -> list[RenderableType]:
    """Nothing: one's own maps stand where they are marked."""
    return []


def legend(said: Sentences) -> list[str]:
    return [said.say("legend"), *said.say("typing").splitlines()]
