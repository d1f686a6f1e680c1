"""All that a seat may do, grouped by map, each with the squares it marks and the symbols on them."""

from typing import Any

from trove.core.game import Offer
from trove.texts import letter
from trove.texts.sentences import Sentences, tag_of

from .. import Choices
from .maps import GRID, OUTSIDE, PLAIN, in_short, sign_at, square_name

MARKS = ("mark", "mark_one")


def choices(state: Any, seat: int, said: Sentences) -> list[Choices]:
    """The offers under their headings."""
    view = state.game.view(state, seat)
    groups: dict[str, list[tuple[Offer, str]]] = {}
    for offer in view.private.legal:
        groups.setdefault(heading(offer.words, said), []).append((offer, line(offer.words, view, seat, said)))
    return [Choices(title, tuple(offers)) for title, offers in groups.items()]


def heading(words: Any, said: Sentences) -> str:
    tag = tag_of(words)
    return said.say("table", tag, slot=letter(words.slot)) if tag in MARKS else ""


def squares_of(words: Any) -> tuple[int, ...]:
    """The squares that an action marks."""
    return words.squares if tag_of(words) == "mark" else (GRID * words.row + words.column,)


def line(words: Any, view: Any, seat: int, said: Sentences) -> str:
    """Squares with what is on them, or the map that is taken."""
    if tag_of(words) in MARKS:
        return told(view.public.seats[seat].maps[words.slot].map, squares_of(words))
    if tag_of(words) == "take_map":
        return " ".join(line.plain for line in in_short(view.public.display[words.place], said))
    return said.tell("choice", words, deck=view.public.deck)


def told(card: Any, squares: tuple[int, ...]) -> str:
    """Squares by name, and the symbols they bring."""
    names = " ".join(map(square_name, squares))
    symbols = " ".join(sign for square in squares if (sign := sign_at(card, square)) not in (PLAIN, OUTSIDE))
    return f"{names} ({symbols})" if symbols else names
