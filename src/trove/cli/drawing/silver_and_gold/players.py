"""Score cards, and what lies beside the maps."""

from typing import Any

from rich.table import Table
from rich.text import Text

from trove.games.silver_and_gold.constants import COIN_ROW, PALM_BOXES, ROWS
from trove.texts.sentences import Sentences

from ...table.participants import named
from .maps import COLOURS

MARKED_COIN, OPEN_COIN, OPEN_BOX = "$", "·", "_"
HEADS = ("points", "coins", "palms", *COLOURS, "seals")


def coins(seat: Any) -> Text:
    """Three rows of coins, each with its trophy box."""
    text = Text(no_wrap=True)
    for row in range(ROWS):
        marked = min(COIN_ROW, max(0, seat.coins - COIN_ROW * row))
        text.append(" " if row else "")
        text.append(MARKED_COIN * marked, "bold bright_yellow")
        text.append(OPEN_COIN * (COIN_ROW - marked), "dim")
        text.append("→" + (str(seat.trophies[row]) if row < len(seat.trophies) else OPEN_BOX))
    return text


def palms(seat: Any) -> Text:
    boxes = [*map(str, seat.palms), *[OPEN_BOX] * (PALM_BOXES - len(seat.palms))]
    return Text(" ".join(boxes), "bright_green")


def seals(seat: Any, said: Sentences) -> Text:
    """The seals of completed maps."""
    found = [
        (said.say("short", "seal", color=card.seal.color, value=card.seal.value), COLOURS[card.seal.color])
        for card in seat.completed
        if card.seal is not None
    ]
    return Text(", ").join([Text(*one) for one in found]) if found else Text("-")


def players(state: Any, public: Any, said: Sentences) -> Table:
    """A score card for each player: points so far, coins, palms, completed maps by colour, their seals."""
    table = Table(box=None, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column(said.say("column", "player"), no_wrap=True, header_style="dim")
    for head in HEADS:
        title = said.say("short", "colour", color=head) if head in COLOURS else said.say("column", head)
        table.add_column(title, justify="right" if head not in ("coins", "seals") else "left", header_style="dim")
    totals = state.game.score_sheet(state).totals
    for number, seat in enumerate(public.seats):
        turn = "▶ " if seat.to_act else "  "
        done = [str(sum(card.color == colour for card in seat.completed)) for colour in COLOURS]
        who = Text(turn) + named(number, said.names[number])
        table.add_row(who, str(totals[number]), coins(seat), palms(seat), *done, seals(seat, said))
    return table


def status(public: Any, said: Sentences) -> list[Text]:
    """Round and turn, trophies, the deck, who starts; with the memory aid also the cards of this round (S3.14)."""
    trophies = " ".join(map(str, public.trophies_left)) or "-"
    where = said.say("table", "turn", round=public.round, turn_of_round=public.turn_of_round)
    beside = [said.say("table", "beside", trophies=trophies, deck=public.deck)]
    if len(public.seats) > 1:
        beside.append(said.say("table", "start", seat=said.names[public.start]))
    lines = [Text.assemble((where, "bold"), " · ", " · ".join(beside))]
    if public.turned:
        names = ", ".join(said.say("field", "pattern", value=name) for name in public.turned)
        lines.append(Text(said.say("table", "turned", patterns=names), "dim"))
    return lines
