"""The journal's entries as typed structs, as one viewer saw them."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from ...core.terms import NOTHING
from . import terms as t
from .pieces import MEDAL_NAMES, PATTERN_NAMES, Map, Medal, PatternName
from .state import State
from .words import PAIR_OF, spots

# Events are told in the past tense. Squares are numbered row by row on a grid of six.


class Event(Struct, frozen=True, tag_field="type"):
    """Something that happened."""


class Started(Event, tag="started", frozen=True):
    """This seat has the starting player's mark."""

    seat: int


class DealtMap(Event, tag="dealt_map", frozen=True):
    seat: int
    place: int
    map: Map


class DealtMapUnseen(Event, tag="dealt_map_unseen", frozen=True):
    seat: int
    place: int


class Chose(Event, tag="chose", frozen=True):
    """Which two of the four maps dealt are kept."""

    seat: int
    keep: tuple[int, int]


class ChoseUnseen(Event, tag="chose_unseen", frozen=True):
    seat: int


class KeptMap(Event, tag="kept_map", frozen=True):
    seat: int
    slot: int
    map: Map


class ShowedMap(Event, tag="showed_map", frozen=True):
    """A map joins the display."""

    map: Map


class TurnedUp(Event, tag="turned_up", frozen=True):
    """The expedition card of this turn."""

    pattern: PatternName


class Marked(Event, tag="marked", frozen=True):
    seat: int
    slot: int
    pattern: PatternName
    squares: tuple[int, ...]


class MarkedOne(Event, tag="marked_one", frozen=True):
    seat: int
    slot: int
    square: int
    owed: bool


class GotCoin(Event, tag="got_coin", frozen=True):
    seat: int
    coins: int


class GotPalm(Event, tag="got_palm", frozen=True):
    seat: int
    points: int


class Lapsed(Event, tag="lapsed", frozen=True):
    """Squares were owed, but none is free."""

    seat: int
    squares: int


class WonTrophy(Event, tag="won_trophy", frozen=True):
    seat: int
    row: int
    points: int


class CompletedMap(Event, tag="completed_map", frozen=True):
    seat: int
    map: Map


class TookMap(Event, tag="took_map", frozen=True):
    seat: int
    slot: int
    map: Map
    blind: bool


class LeftDisplay(Event, tag="left_display", frozen=True):
    """A map goes out of the game (S6.1)."""

    map: Map


class StruckTrophy(Event, tag="struck_trophy", frozen=True):
    points: int


class RoundEnded(Event, tag="round_ended", frozen=True):
    round: int


class PassedMark(Event, tag="passed_mark", frozen=True):
    """This seat starts the next turn."""

    seat: int


class Ended(Event, tag="ended", frozen=True):
    pass


class WonMedal(Event, tag="won_medal", frozen=True):
    """Alone, for the points (S6.1)."""

    seat: int
    medal: Medal


def event(state: State, viewer: int, entry: tuple[int, ...]) -> Event:
    """One entry of the journal; a secret that the viewer did not see makes another event of it."""
    kind, seat, a, b, c, secret, audience = entry
    seen = secret != NOTHING and bool(audience >> viewer & 1)
    card: Any = state.edition.maps
    told: dict[int, Callable[[], Event]] = {
        t.STARTED: lambda: Started(seat),
        t.DEALT_MAP: lambda: DealtMap(seat, a, card[secret]) if seen else DealtMapUnseen(seat, a),
        t.CHOSE: lambda: Chose(seat, PAIR_OF[secret]) if seen else ChoseUnseen(seat),
        t.KEPT: lambda: KeptMap(seat, a, card[b]),
        t.SHOWED: lambda: ShowedMap(card[a]),
        t.TURNED_UP: lambda: TurnedUp(PATTERN_NAMES[a - 1]),
        t.MARKED: lambda: Marked(seat, a, PATTERN_NAMES[c // t.MAPS - 1], marked_squares(state, b, c)),
        t.MARKED_ONE: lambda: MarkedOne(seat, a, b, c > 0),
        t.GOT_COIN: lambda: GotCoin(seat, a),
        t.GOT_PALM: lambda: GotPalm(seat, a),
        t.LAPSED: lambda: Lapsed(seat, a),
        t.WON_TROPHY: lambda: WonTrophy(seat, a, b),
        t.COMPLETED: lambda: CompletedMap(seat, card[a]),
        t.TOOK: lambda: TookMap(seat, a, card[b], blind=False),
        t.TOOK_BLIND: lambda: TookMap(seat, a, card[b], blind=True),
        t.LEFT: lambda: LeftDisplay(card[a]),
        t.STRUCK: lambda: StruckTrophy(a),
        t.ROUND_ENDED: lambda: RoundEnded(a // t.TURNS),
        t.PASSED_MARK: lambda: PassedMark(seat),
        t.ENDED: lambda: Ended(),
        t.WON_MEDAL: lambda: WonMedal(seat, MEDAL_NAMES[a - 1]),
    }
    return told[kind]()


def marked_squares(state: State, spot_id: int, what: int) -> tuple[int, ...]:
    """The squares of a pattern that was marked; `what` is the pattern and the map, as the journal keeps them."""
    pattern, number = divmod(what, t.MAPS)
    return spots(state.edition)[number, pattern][spot_id]
