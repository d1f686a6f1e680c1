"""Tomb Raider in a terminal."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from trove.games.tomb_raider.pieces import KIND_NAMES
from trove.texts.sentences import Sentences

from ..blocks import beside, width_of
from .board import NARROW, WIDE, Museum
from .choices import line
from .players import DOT, heading, panel, seats_lines, seats_table

__all__ = ["legend", "line", "own", "position"]

GAP = 3
ROOMY = 110  # columns from which cells are wide and the figures have a table
NARROWEST_PANEL = 28


def position(state: Any, seat: int | None, said: Sentences, width: int, height: int = 0) -> list[RenderableType]:
    """The museum, and beside it, or below where there is no room, everything that lies open."""
    public = state.game.public_view(state)
    roomy = width >= ROOMY
    drawn = Museum(public, said, WIDE if roomy else NARROW).draw()
    room = width - width_of(drawn) - GAP
    if room >= NARROWEST_PANEL:
        seats = seats_table(public, said)
        if width_of(seats) > room:
            seats = seats_lines(public, said, room)
        facts = [*heading(public, said, room), *seats, *panel(public, said, room, whole=roomy)]
        return [*beside([drawn, facts], GAP)]
    below = [*heading(public, said, width), *seats_table(public, said), *panel(public, said, width, whole=False)]
    return [*drawn, *below]


def own(state: Any, seat: int, said: Sentences) -> list[RenderableType]:
    """The hand; the partner's too where the side plays with open hands."""
    view = state.game.view(state, seat)
    mine = view.public.seats[seat]
    lines = [hand(view.private.hand, seat, said)]
    if view.private.partner_hand is not None:
        other = next(n for n, s in enumerate(view.public.seats) if s.side == mine.side and n != seat)
        lines.append(hand(view.private.partner_hand, other, said))
    return [*lines]


def hand(cards: Sequence[Any], seat: int, said: Sentences) -> Text:
    """A hand in one line, by kind."""
    line = Text.assemble((said.say("table", "hand", seat=said.names[seat]), "bold"), "  ")
    lots = []
    for kind in KIND_NAMES:
        values = [str(card.value) for card in cards if card.kind == kind]
        if values:
            lots.append(f"{said.say('kind', kind=kind)} {' '.join(values)}")
    return line.append(DOT.join(lots) or said.say("table", "no-cards"))


def legend(said: Sentences) -> list[str]:
    return [said.say("legend"), said.say("typing")]
