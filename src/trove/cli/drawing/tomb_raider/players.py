"""Beside the museum: whose turn it is, the figures, the sides' points, decks, the bomb, what lies about."""

from collections.abc import Iterable
from textwrap import wrap
from typing import Any

from rich.text import Text

from trove.games.tomb_raider.constants import PLACES
from trove.games.tomb_raider.pieces import KIND_NAMES
from trove.texts.sentences import Sentences

from ...table.participants import mark, style_of
from ..blocks import Block
from .board import square_name

SIDE_STYLES = {"good": "bold bright_cyan", "bad": "bold bright_magenta"}
DOT = " · "


def who(seat: int, said: Sentences) -> Text:
    """A figure, and who plays it."""
    name, player = said.names[seat], said.players[seat]
    text = Text.assemble(mark(seat), " ", (name, style_of(seat)))
    return text if player == name else text.append(f" ({player})")


def short(things: Iterable[Any], said: Sentences) -> str:
    """Treasures or plates in one line."""
    return " ".join(said.tell("short", thing) for thing in things)


def turn_sign(seat: int, public: Any) -> str:
    """Who is asked, and whose turn it is if that is another."""
    if public.over:
        return "  "
    return "▶ " if seat == public.turn else "▷ " if seat == public.active else "  "


def where(seat: Any, said: Sentences) -> str:
    """Where a figure is, and how."""
    if seat.state == "dead":
        return said.say("table", "dead")
    place = said.say("short", "place", place=said.value("place", seat.place))
    if seat.state == "standing":
        return place
    return said.say("table", "lies", place=place, turns=2 if seat.misses_turn else 1)


def held(seat: Any) -> str:
    """How many cards of each kind (T14.1)."""
    return "/".join(str(seat.cards[kind]) for kind in KIND_NAMES)


def carried(seat: Any, said: Sentences) -> str:
    return "" if seat.carries is None else said.tell("short", seat.carries)


def seats_table(public: Any, said: Sentences) -> Block:
    """A row for each figure."""
    rows = [[Text(said.say("column", head), "dim") for head in ("figure", "side", "cards", "place", "carries")]]
    for number, seat in enumerate(public.seats):
        side = Text(said.say("side", side=seat.side), SIDE_STYLES[seat.side])
        name = Text(turn_sign(number, public)) + who(number, said)
        rows.append([name, side, Text(held(seat)), Text(where(seat, said)), Text(carried(seat, said) or "-")])
    widths = [max(row[k].cell_len for row in rows) for k in range(len(rows[0]))]
    for row in rows:
        for cell, width in zip(row, widths, strict=True):
            cell.pad_right(width - cell.cell_len)
    return [Text("  ").join(row) for row in rows]


def seats_lines(public: Any, said: Sentences, width: int) -> Block:
    """Two lines for each figure."""
    lines = []
    for number, seat in enumerate(public.seats):
        side = Text(said.say("side", side=seat.side), SIDE_STYLES[seat.side])
        cards = f"{said.say('column', 'cards')} {held(seat)}"
        facts = Text.assemble("  ", side, " ", cards, "  ", where(seat, said), " ", carried(seat, said))
        lines += [Text(turn_sign(number, public)) + who(number, said), *wrapped([facts], width)]
    return lines


def status(public: Any, said: Sentences) -> str:
    """The round, the turn, and what is left of it."""
    parts = [said.say("table", "round", round=public.round)]
    if not public.over:
        parts.append(said.say("table", "turn-of", seat=said.names[public.active]))
        parts.append(said.say("table", "actions", actions=public.actions_left))
        if public.points_left:
            parts.append(said.say("table", "points", points=public.points_left))
    return DOT.join(parts)


def laid(public: Any, said: Sentences) -> str:
    """The cards laid for a movement or a shot; in a shot the shooter's sum and the target's are two."""
    lots = []
    for kind in KIND_NAMES:
        cards = [card for card in public.laid if card.kind == kind]
        if cards:
            names = ", ".join(said.piece(card) for card in cards)
            lots.append(said.say("table", "laid", cards=names, sum=sum(card.value for card in cards)))
    return DOT.join(lots)


def sides(public: Any, said: Sentences) -> Block:
    """The points of each side, and what they come from."""
    lines = []
    for team in public.sides:
        found = []
        if team.plates:
            found.append(said.say("table", "plates", plates=short(team.plates, said)))
        if team.treasures:
            found.append(said.say("table", "treasures", treasures=short(team.treasures, said)))
        points = said.say("table", "side", side=team.side, points=team.points)
        lines.append(Text.assemble((points, SIDE_STYLES[team.side]), ": " if found else "", ", ".join(found)))
    return lines


def decks(public: Any, said: Sentences, *, whole: bool) -> str:
    """How many cards each deck has, and what was discarded."""
    parts = []
    for kind in KIND_NAMES:
        gone = [str(n.card.value) for n in public.discards if n.card.kind == kind for _ in range(n.count)]
        key = "discards" if gone and whole else "deck"
        parts.append(said.say("table", key, kind=kind, deck=public.decks[kind], cards=" ".join(gone)))
    return said.say("table", "decks", decks=", ".join(parts))


def bomb(public: Any, said: Sentences) -> str:
    """Where the bomb lies, and when its next wave comes."""
    if public.bomb is None or public.over:
        return ""
    place = said.piece(public.bomb.place)
    if public.bomb.activator is None:
        return said.say("table", "bomb", place=place)
    return said.say("table", "armed", place=place, wave=public.bomb.wave, seat=said.names[public.bomb.activator])


def lying(public: Any, said: Sentences) -> str:
    """The treasures in the museum, by place."""
    found = [
        f"{square_name(place)} {short(tile.treasures, said)}"
        for place, tile in enumerate(public.museum[:PLACES])
        if tile.treasures
    ]
    return said.say("table", "lying", treasures=DOT.join(found)) if found else ""


def unseen(public: Any, said: Sentences) -> str:
    """What can still be found (T14.2)."""
    tiles = [
        said.say("table", "hidden-tile", symbol=symbol, count=sum(shapes.values()))
        for symbol, shapes in public.unseen.tiles.items()
    ]
    plates, treasures = short(public.unseen.plates, said), short(public.unseen.treasures, said)
    return said.say("table", "hidden", tiles=", ".join(tiles) or "-", treasures=treasures or "-", plates=plates or "-")


def wrapped(lines: Iterable[Text], width: int) -> Block:
    """Lines cut to a width; a line with a style of its own at the beginning keeps it there."""
    found = []
    for line in lines:
        if line.cell_len <= width:
            found.append(line)
            continue
        at = 0
        for k, part in enumerate(wrap(line.plain, width, subsequent_indent="  ")):
            bare = part if k == 0 else part[2:]
            at = line.plain.index(bare, at)
            found.append(Text("  " if k else "") + line[at : at + len(bare)])
            at += len(bare)
    return found


def panel(public: Any, said: Sentences, width: int, *, whole: bool) -> Block:
    """Everything beside the museum but the table of the figures."""
    things = [bomb(public, said), lying(public, said)]
    facts = [Text(decks(public, said, whole=whole)), *(Text(thing) for thing in things if thing)]
    if whole:
        facts.append(Text(unseen(public, said), "dim"))
    return wrapped([*sides(public, said), *facts], width)


def heading(public: Any, said: Sentences, width: int) -> Block:
    """Above the figures: the turn, and the cards laid."""
    lines = [Text(status(public, said), "bold"), Text(laid(public, said))]
    return wrapped([line for line in lines if line], width)
