"""The journal's entries as typed structs, as one viewer saw them."""

from msgspec import Struct

from ...core.event_table import SecretTable, Table
from . import constants as const
from .edition import Edition
from .pieces import MEDAL_NAMES, PATTERN_NAMES, Map, Medal, PatternName
from .words import PAIR_OF, SLOT, Slot, Square, spots

# Events are in the past tense. Squares are numbered row by row on a grid of six.


class Happened(Struct, frozen=True, gc=False, tag_field="type"):
    """Something that happened."""


class Started(Happened, tag="started", frozen=True):
    """This seat has the starting player's mark."""

    seat: int


class DealtMap(Happened, tag="dealt_map", frozen=True):
    seat: int
    place: int
    map: Map


class DealtMapUnseen(Happened, tag="dealt_map_unseen", frozen=True):
    seat: int
    place: int


class Chose(Happened, tag="chose", frozen=True):
    """Which two of the four maps dealt are kept."""

    seat: int
    keep: tuple[int, int]


class ChoseUnseen(Happened, tag="chose_unseen", frozen=True):
    seat: int


class KeptMap(Happened, tag="kept_map", frozen=True):
    seat: int
    slot: Slot
    map: Map


class ShowedMap(Happened, tag="showed_map", frozen=True):
    """A map joins the display."""

    map: Map


class TurnedUp(Happened, tag="turned_up", frozen=True):
    """The expedition card of this turn."""

    pattern: PatternName


class Marked(Happened, tag="marked", frozen=True):
    seat: int
    slot: Slot
    pattern: PatternName
    squares: tuple[Square, ...]


class MarkedOne(Happened, tag="marked_one", frozen=True):
    seat: int
    slot: Slot
    square: Square
    owed: bool


class GotCoin(Happened, tag="got_coin", frozen=True):
    seat: int
    coins: int


class GotPalm(Happened, tag="got_palm", frozen=True):
    seat: int
    points: int


class Lapsed(Happened, tag="lapsed", frozen=True):
    """Squares were owed, but none is free."""

    seat: int
    squares: int


class LostCoin(Happened, tag="lost_coin", frozen=True):
    """All coins of the score card are marked already (S3.5)."""

    seat: int


class LostPalm(Happened, tag="lost_palm", frozen=True):
    """All palm boxes of the score card are filled already (S3.6)."""

    seat: int


class WonTrophy(Happened, tag="won_trophy", frozen=True):
    seat: int
    row: int
    points: int


class MissedTrophy(Happened, tag="missed_trophy", frozen=True):
    """A coin row is full, but all trophies are gone (S3.9)."""

    seat: int
    row: int


class CompletedMap(Happened, tag="completed_map", frozen=True):
    seat: int
    map: Map


class TookMap(Happened, tag="took_map", frozen=True):
    seat: int
    slot: Slot
    map: Map
    blind: bool


class LeftDisplay(Happened, tag="left_display", frozen=True):
    """A map leaves the game (S6.1)."""

    map: Map


class StruckTrophy(Happened, tag="struck_trophy", frozen=True):
    points: int


class RoundEnded(Happened, tag="round_ended", frozen=True):
    round: int


class PassedMark(Happened, tag="passed_mark", frozen=True):
    """This seat starts the next turn."""

    seat: int


class Ended(Happened, tag="ended", frozen=True):
    """All four rounds are over (S4.1)."""


class WonMedal(Happened, tag="won_medal", frozen=True):
    """Alone, for the points (S6.1)."""

    seat: int
    medal: Medal


Event = (
    Started
    | DealtMap
    | DealtMapUnseen
    | Chose
    | ChoseUnseen
    | KeptMap
    | ShowedMap
    | TurnedUp
    | Marked
    | MarkedOne
    | GotCoin
    | GotPalm
    | Lapsed
    | LostCoin
    | LostPalm
    | WonTrophy
    | MissedTrophy
    | CompletedMap
    | TookMap
    | LeftDisplay
    | StruckTrophy
    | RoundEnded
    | PassedMark
    | Ended
    | WonMedal
)

# The event of an entry for everybody: from the edition, the seat and the entry's three public numbers.
TOLD: Table[Edition, Event] = {
    const.STARTED: lambda edition, seat, *_: Started(seat),
    const.DEALT_MAP: lambda edition, seat, place, *_: DealtMapUnseen(seat, place),
    const.CHOSE: lambda edition, seat, *_: ChoseUnseen(seat),
    const.KEPT: lambda edition, seat, slot, number, _: KeptMap(seat, SLOT[slot], map_of(edition, number)),
    const.SHOWED: lambda edition, seat, number, *_: ShowedMap(map_of(edition, number)),
    const.TURNED_UP: lambda edition, seat, pattern, *_: TurnedUp(PATTERN_NAMES[pattern - 1]),
    const.MARKED: lambda edition, seat, slot, spot, what: marked(
        edition, seat, SLOT[slot], spot, *divmod(what, const.MAPS)
    ),
    const.MARKED_ONE: lambda edition, seat, slot, square, owed: MarkedOne(seat, SLOT[slot], square, owed > 0),
    const.GOT_COIN: lambda edition, seat, coins, *_: GotCoin(seat, coins),
    const.GOT_PALM: lambda edition, seat, points, *_: GotPalm(seat, points),
    const.LAPSED: lambda edition, seat, squares, *_: Lapsed(seat, squares),
    const.COIN_LAPSED: lambda edition, seat, *_: LostCoin(seat),
    const.PALM_LAPSED: lambda edition, seat, *_: LostPalm(seat),
    const.WON_TROPHY: lambda edition, seat, row, points, _: WonTrophy(seat, row, points),
    const.NO_TROPHY: lambda edition, seat, row, *_: MissedTrophy(seat, row),
    const.COMPLETED: lambda edition, seat, number, *_: CompletedMap(seat, map_of(edition, number)),
    const.TOOK: lambda edition, seat, slot, number, _: TookMap(seat, SLOT[slot], map_of(edition, number), blind=False),
    const.TOOK_BLIND: lambda edition, seat, slot, number, _: TookMap(
        seat, SLOT[slot], map_of(edition, number), blind=True
    ),
    const.LEFT: lambda edition, seat, number, *_: LeftDisplay(map_of(edition, number)),
    const.STRUCK: lambda edition, seat, points, *_: StruckTrophy(points),
    const.ROUND_ENDED: lambda edition, seat, turns, *_: RoundEnded(turns // const.TURNS),
    const.PASSED_MARK: lambda edition, seat, *_: PassedMark(seat),
    const.ENDED: lambda *_: Ended(),
    const.WON_MEDAL: lambda edition, seat, medal, *_: WonMedal(seat, MEDAL_NAMES[medal - 1]),
}

# The event for those who saw the secret of an entry: from the edition, the seat, one public number and the secret.
SEEN: SecretTable[Edition, Event] = {
    const.DEALT_MAP: lambda edition, seat, place, number: DealtMap(seat, place, map_of(edition, number)),
    const.CHOSE: lambda edition, seat, _, pair: Chose(seat, PAIR_OF[pair]),
}


def marked(edition: Edition, seat: int, slot: Slot, spot: int, pattern: int, number: int) -> Marked:
    """A pattern that was marked on a map; the spot is its place and orientation."""
    return Marked(seat, slot, PATTERN_NAMES[pattern - 1], spots(edition)[number, pattern][spot])


def map_of(edition: Edition, number: int) -> Map:
    """A map by its number; there is none of number 0."""
    found = edition.maps[number]
    if found is None:
        raise ValueError(number)
    return found
