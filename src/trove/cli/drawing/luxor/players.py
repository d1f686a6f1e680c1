"""What lies open before the players and beside the board."""

from typing import Any

from rich.table import Table
from rich.text import Text

from trove.games.luxor.pieces import TREASURE_KINDS
from trove.offers.luxor import Board
from trove.texts.sentences import Sentences

from ...table.participants import named


def players(public: Any, said: Sentences) -> Table:
    """A row for each player."""
    table = Table(box=None, padding=(0, 1, 0, 0), show_edge=False)
    heads = ("points", "keys", "wilds", *TREASURE_KINDS, "scarabs", "sarcophagi")
    table.add_column(said.say("column", "player"), no_wrap=True, header_style="dim")
    for head in heads:
        table.add_column(said.say("column", head), justify="right", header_style="dim", no_wrap=True)
    for seat, open_things in enumerate(public.seats):
        turn = "▶ " if seat == public.turn and not public.over else "  "
        kinds = [sum(treasure.kind == kind for treasure in open_things.treasures) for kind in TREASURE_KINDS]
        counts = [open_things.points, open_things.keys, open_things.wilds, *kinds]
        worth = ", ".join(map(str, open_things.sarcophagi)) or "-"
        scarabs = str(open_things.scarabs)
        if open_things.scarab_values:
            scarabs += f" ({sum(open_things.scarab_values)})"  # what they are worth, once they are turned up
        table.add_row(Text(turn) + named(seat, said.names[seat]), *map(str, counts), scarabs, worth)
    return table


def piles(public: Any, board: Board, said: Sentences) -> list[Text]:
    """The Horus tops, the piles, the supply, the sarcophagi left."""
    lines = []
    for level, (top, left) in enumerate(zip(public.horus_tops, public.horus_left, strict=True), 1):
        shows = said.say("table", "pile-empty")
        if top is not None:
            shows = said.say("table", "pile", card=said.piece(top), count=left)
        lines.append(Text(f"{said.say('table', 'horus', level=level)}: {shows}"))
    cards = said.say("table", "cards", draw=public.draw_pile, discard=public.discard_pile)
    if public.discard_top is not None:
        top_card = said.piece(public.discard_top)
        cards = said.say("table", "discards", draw=public.draw_pile, discard=public.discard_pile, card=top_card)
    supply = said.say("table", "supply", keys=public.keys_left, wilds=public.wilds_left, scarabs=public.scarabs_left)
    cobra, falcon, lion = public.temples_left
    temples = said.say("table", "temples", cobra=cobra, falcon=falcon, lion=lion)
    lines += [Text(cards), Text(supply), Text(temples)]
    taken = [worth for seat in public.seats for worth in seat.sarcophagi]
    left = [str(worth) for worth in board.sarcophagi if worth not in taken]
    lines.append(Text(said.say("table", "sarcophagi", sarcophagi=", ".join(left) or "-")))
    return lines


def memory(public: Any, said: Sentences) -> list[Text]:
    """L10.3: with the memory aid, what was open once."""
    if public.memory is None:
        return []
    lines = []
    if public.memory.discards:
        lines.append(said.say("memory", "discards", cards=counted(public.memory.discards, said)))
    for seat, hand in enumerate(public.memory.hands):
        if any(card is not None for card in hand):
            cards = " ".join("?" if card is None else said.piece(card) for card in hand)
            lines.append(said.say("memory", "hand", seat=said.names[seat], cards=cards))
    for level, left in enumerate(public.memory.horus, 1):
        if left:
            lines.append(said.say("memory", "horus", level=level, cards=counted(left, said)))
    return [Text(line, "dim") for line in lines]


def counted(counts: Any, said: Sentences) -> str:
    return ", ".join(f"{entry.count}× {said.piece(entry.card)}" for entry in counts)
