"""Requests and answers over plain HTTP, under /api."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from .documents import Clock, TableSummary
from .fields import (
    Agreeing,
    Changes,
    Hex32,
    Level,
    Milliseconds,
    Options,
    OptionValue,
    Pace,
    Place,
    Private,
    Public,
    PublicChanges,
    RawName,
    Seat,
    SeatOrder,
    TableId,
    Undoing,
    Version,
)

LONGEST_EDITION = 1 << 18
Edition = Annotated[str, Meta(max_length=LONGEST_EDITION)]
Token = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{43}$(?!\\n)")]


class OptionAt(Struct, frozen=True):
    """An option of a game. `values` are all it can have, or None where any whole number or null is tried."""

    name: str
    default: OptionValue
    values: tuple[OptionValue, ...] | None
    players: tuple[int, ...]  # the numbers of players for which it can be chosen and matters


class GameAt(Struct, frozen=True):
    """A game on this server."""

    name: str
    rules_version: int
    players: tuple[int, ...]
    options: tuple[OptionAt, ...]
    levels: tuple[Level, ...]
    ends_by_agreement: bool
    languages: tuple[str, ...]  # of its rules


class Games(Struct, frozen=True):
    games: tuple[GameAt, ...]


class IntroduceMe(Struct, frozen=True, forbid_unknown_fields=True):
    """The name a guest wants; a browser without a session gets one."""

    name: RawName | None = None


class Me(Struct, frozen=True):
    """The guest of this session."""

    name: str  # the one given last; empty if none was


class NewComputer(Struct, frozen=True, forbid_unknown_fields=True):
    """A computer player on a new table."""

    place: Place
    level: Level


class NewTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A new table. The guest who opens it is the host and takes a place for each name in `people`."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=7)]
    options: Options = {}
    edition: Edition | None = None  # the text of an edition file; None: the standard one
    people: Annotated[tuple[RawName, ...], Meta(max_length=7)] = ()  # names for the first places, all of this screen
    computers: Annotated[tuple[NewComputer, ...], Meta(max_length=7)] = ()
    listed: bool = False
    seat_order: SeatOrder = "chosen"
    undo: Undoing = "ask"
    computers_agree: Agreeing = "always"
    clock: Clock | None = None
    hints: bool = True
    pace: Pace = "human"


class EditionText(Struct, frozen=True, forbid_unknown_fields=True):
    """An edition to be checked."""

    edition: Edition


class EditionChecked(Struct, frozen=True):
    """An edition that can be played with."""

    is_standard: bool  # whether it is the game's own


class Opened(Struct, frozen=True):
    """The table that was opened; its page is /table/TABLE."""

    table: TableId


class Tables(Struct, frozen=True):
    """Tables in a list, the latest first."""

    tables: tuple[TableSummary, ...]


class ReplayFrame(Struct, frozen=True):
    """One entry of a finished match: what it changed, as the chosen viewer saw it."""

    version: Version  # after it
    changes: Changes
    public: PublicChanges  # since the frame before; of the first frame, since nothing: `whole` is there instead
    private: Private | None  # of the chosen seat
    acting: tuple[Seat, ...]  # who is to act after it


class Replay(Struct, frozen=True):
    """Part of a finished match, as a seat saw it, or a spectator."""

    table: TableId
    game: str
    versions: Version  # how many entries the match has
    viewer: int | None
    board: Public
    whole: Public  # the public view after the first frame
    frames: tuple[ReplayFrame, ...]


class LogPart(Struct, frozen=True):
    """What happened after one version, up to another, as the asker saw it."""

    after: Version
    version: Version
    changes: Changes


class Verified(Struct, frozen=True):
    """A finished match in which every draw follows from the commitment."""

    commitment: Hex32
    entries: int
    start: Literal["dealt", "kept", "redealt"]  # of a fork: what happened to its hidden cards
    is_standard: bool  # whether the edition is the game's own


class RulesText(Struct, frozen=True):
    """The rules of a game as Markdown."""

    game: str
    language: str  # of the text; English where there is no other
    text: str


class RecoverPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """Make a link that moves a place to another device."""

    place: Place


class Recovery(Struct, frozen=True):
    """The end of such a link, after a #. It works once, and only until it expires."""

    token: Token
    until: Milliseconds


class Recover(Struct, frozen=True, forbid_unknown_fields=True):
    """Use such a link."""

    token: Token


class Recovered(Struct, frozen=True):
    """The place that is now this device's."""

    table: TableId
    place: Place


class Problem(Struct, frozen=True):
    """Why a request was refused."""

    code: str
    sentence: str
    facts: dict[str, Any] = {}


class Health(Struct, frozen=True):
    """Whether the server works."""

    status: Literal["ok", "failing"]
    version: str
