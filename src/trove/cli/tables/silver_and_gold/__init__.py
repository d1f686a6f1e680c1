"""Silver & Gold in a terminal."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from trove.texts.sentences import Sentences

from ...sitters import named
from ..blocks import Block, flow
from .choices import choices
from .maps import pair, row_of
from .placing import legal_marks
from .players import players, status

__all__ = ["OLD_NEWS", "SET_UP_TOLD", "TURNS", "choices", "figures", "legend", "own", "position", "question"]

SET_UP_TOLD = ("started",)
OLD_NEWS = ("kept_map", "showed_map", "passed_mark")  # the table shows them
TURNS = False


def figures(state: Any, said: Sentences) -> tuple[str, ...]:
    """None: every player has a seat."""
    return ()


def position(state: Any, seat: int | None, said: Sentences, width: int) -> list[RenderableType]:
    """The maps of all but the one who acts, the display, the score cards."""
    public = state.game.view(state, seat).public
    blocks: list[Block] = []
    for number, lies_open in enumerate(public.seats):
        if any(lies_open.maps) and not (number == seat and lies_open.to_act):
            blocks.append([named(number, said.names[number]), *pair(lies_open, said)])
    if public.display:
        palms = sum("".join(card.rows).count("T") for card in public.display)
        blocks.append([Text(said.say("table", "display", palms=palms), "bold"), *row_of(public.display, said)])
    return [*flow(blocks, width), *status(public, said), players(state, public, said)]


def own(state: Any, seat: int, said: Sentences) -> list[RenderableType]:
    """Nothing: one's own maps stand where they are marked."""
    return []


def question(state: Any, seat: int, said: Sentences) -> str:
    """What the seat is asked for."""
    public = state.game.view(state, seat).public
    owed = public.seats[seat].owed
    if owed:
        return said.say("phase", "owed", owed=owed)
    if public.phase == "marking" and not legal_marks(state, seat):
        return said.say("phase", "no-room")
    return said.say("phase", public.phase)


def legend(said: Sentences) -> list[str]:
    return [said.say("legend"), *said.say("typing").splitlines()]
