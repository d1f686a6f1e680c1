"""Who sits at a terminal table: names, people and computer players, and how each seat is marked."""

from collections.abc import Sequence
from random import Random
from typing import Any, Literal

from msgspec import Struct
from rich.text import Text

from trove.core.match import Match
from trove.core.refusals import BadInput
from trove.texts import Texts

from .screen import printable

RANDOM = "random"
LONGEST_NAME = 20
SHAPES = "▲■●◆★✚▼"
COLOURS = ("red", "blue", "green", "yellow", "magenta", "cyan", "white")
LETTERS = "ABCDEFG"


class Sitter(Struct, frozen=True):
    """Somebody on a seat."""

    name: str
    player: Literal["person", "random"]

    @property
    def is_person(self) -> bool:
        return self.player == "person"


def style_of(seat: int) -> str:
    return f"bold {COLOURS[seat]}"


def mark(seat: int) -> Text:
    """A seat's shape and letter, in its colour."""
    return Text(f"{SHAPES[seat]} {LETTERS[seat]}", style=style_of(seat))


def named(seat: int, name: str) -> Text:
    """A seat's mark and name."""
    return Text.assemble(mark(seat), " ", (name, style_of(seat)))


def split_names(given: str) -> list[str]:
    """Names between commas."""
    names = [printable(name, LONGEST_NAME) for name in given.split(",")]
    if not all(names):
        raise BadInput("empty-name", "every seat has a name, and commas stand between them")
    return names


def sitters(texts: Texts, names: Sequence[str]) -> tuple[Sitter, ...]:
    """People by their names; each "random" is a computer player with a name of its own."""
    people = [name for name in names if name.lower() != RANDOM]
    if twice := next((name for name in people if people.count(name) > 1), None):
        raise BadInput("name-twice", f"two seats cannot both be called {twice}", name=twice)
    found, number = [], 0
    for name in names:
        if name.lower() == RANDOM:
            number += 1
            found.append(Sitter(texts.say("random-player", number=number), "random"))
        else:
            found.append(Sitter(name, "person"))
    return tuple(found)


def random_choice(match: Match, seat: int) -> int:
    """What a random player does: drawn from the match itself, so that a match taken up again goes on the same way."""
    legal: list[int] = match.state.legal(seat)
    return Random(f"{match.commitment}/{len(match.entries)}/{seat}").choice(legal)


def seeded_bytes(seed: int, what: str) -> bytes:
    """32 bytes that follow from a seed: for matches that can be repeated."""
    return Random(f"trove/{seed}/{what}").randbytes(32)


def seat_named(text: str, sitting: Sequence[Any]) -> int | None:
    """The seat of a name, or of a number from 1; None if there is none."""
    for seat, sitter in enumerate(sitting):
        if text.casefold() in (sitter.name.casefold(), str(seat + 1), LETTERS[seat].casefold()):
            return seat
    return None
