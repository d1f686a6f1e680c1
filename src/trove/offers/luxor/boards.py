"""The board of Luxor, as it is printed, and the hand in front of each player."""

from typing import Literal, get_args

from msgspec import Struct

from trove.games.luxor.constants import HAND, TOMB
from trove.games.luxor.state import State
from trove.games.luxor.words import Side

Symbol = Literal["cobra", "falcon", "lion"]
SYMBOLS: tuple[Symbol | None, ...] = (None, *get_args(Symbol))


class Rack(Struct, frozen=True, gc=False):
    """A hand, whose cards keep their places."""

    sides: tuple[Side | None, ...]  # by place: from where its card is played; None: it stays
    rule: str  # that makes the others stay


RACK = Rack(("left", *(None,) * (HAND - 2), "right"), "L3.2")


class Board(Struct, frozen=True, gc=False):
    """L1.9: the way from the stairs to the tomb chamber."""

    worth: tuple[int, ...]  # by space, for each adventurer at the end; the stairs first, the tomb chamber last
    symbols: tuple[Symbol | None, ...]  # by space: the temple tile that comes when the treasure is taken
    statues: tuple[int, ...]  # each stands behind this space
    sarcophagi: tuple[int, ...]  # points of the first and of the second
    rack: Rack


def board(state: State) -> Board:
    edition = state.edition
    return Board(
        worth=tuple(edition.space_points[: TOMB + 1]),
        symbols=tuple([SYMBOLS[symbol] for symbol in edition.symbol[: TOMB + 1]]),
        statues=tuple(edition.statue),
        sarcophagi=tuple(edition.sarcophagus),
        rack=RACK,
    )
