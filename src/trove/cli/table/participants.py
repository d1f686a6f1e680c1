"""Who sits at a terminal table: names, people and computer players, and how each seat is marked."""

from collections.abc import Sequence
from random import Random
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import force_setattr
from rich.text import Text

from trove.bots.settings import LEVELS
from trove.core.refusals import BadInput
from trove.texts import Texts
from trove.texts.cleaning import clean

LONGEST_NAME = 20
NAMELESS = "?"
SHAPES = "▲■●◆★✚▼"
COLOURS = ("red", "blue", "green", "yellow", "magenta", "cyan", "white")
LETTERS = "ABCDEFG"
COMPUTER_NAMES = 8  # that the texts have; further ones are numbered


class Participant(Struct, frozen=True):
    """Somebody on a seat. The name may come from a file."""

    name: str
    player: Literal["person", "random", "easy", "normal", "hard", "expert"]

    def __post_init__(self) -> None:
        force_setattr(self, "name", clean(self.name, LONGEST_NAME) or NAMELESS)

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
    names = [clean(name, LONGEST_NAME) for name in given.split(",")]
    if not all(names):
        raise BadInput("empty-name", "every seat needs a name; separate the names with commas")
    return names


def level_named(name: str, texts: Texts) -> str | None:
    """The level of computer players that a name means, in English or in the reader's language."""
    word = name.casefold()
    return next((level for level in LEVELS if word in (level, texts.say("level", level=level))), None)


def asked_level(name: str, texts: Texts) -> str:
    """A level by its name; what is none is refused."""
    if level := level_named(name, texts):
        return level
    known = ", ".join(texts.say("level", level=level) for level in LEVELS)
    sentence = f"a computer player is one of {known}, not {name[:20]}"
    raise BadInput("no-such-level", sentence, level=name[:20], known=known)


def participants_from(texts: Texts, names: Sequence[str]) -> tuple[Participant, ...]:
    """People by their names; the name of a level is a computer player, who gets a name of its own."""
    levels = [level_named(name, texts) for name in names]
    people = [name for name, level in zip(names, levels, strict=True) if level is None]
    if twice := next((name for name in people if people.count(name) > 1), None):
        raise BadInput("name-twice", f"two seats cannot both be called {twice}", name=twice)
    found = []
    for place, (name, level) in enumerate(zip(names, levels, strict=True)):
        if level is None:
            found.append(Participant(name, "person"))
        else:
            own = computer_name(texts, place, people)
            found.append(msgspec.convert({"name": own, "player": level}, Participant))
    return tuple(found)


def computer_name(texts: Texts, place: int, people: Sequence[str]) -> str:
    """What the computer player of a place is called, never like a person; the browser says the same."""
    while (name := texts.say("computer-player", place=place)) in people:
        place += COMPUTER_NAMES
    return name


def seeded_bytes(seed: int, what: str) -> bytes:
    """32 bytes that follow from a seed: for matches that can be repeated."""
    return Random(f"trove/{seed}/{what}").randbytes(32)


def seat_named(text: str, participants: Sequence[Any]) -> int | None:
    """The seat of a name, or of a number from 1; None if there is none."""
    for seat, participant in enumerate(participants):
        if text.casefold() in (participant.name.casefold(), str(seat + 1), LETTERS[seat].casefold()):
            return seat
    return None
