"""What a client sees of a table, apart from the game itself."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from trove.core.changes import EndedBy

from .fields import (
    Agreeing,
    Emblem,
    Hex32,
    Level,
    Milliseconds,
    Pace,
    Place,
    Seat,
    SeatOrder,
    Status,
    TableId,
    Undoing,
    Version,
    Visitor,
)


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a player may take: for each decision, or in all ("bank", with seconds gained by each decision)."""

    kind: Literal["turn", "bank"]
    seconds: Annotated[int, Meta(ge=5, le=30 * 86_400)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class Countdown(Struct, frozen=True):
    """A player's clock, as it was when the message was made."""

    place: Place
    left: Milliseconds
    running: bool


class PlaceAt(Struct, frozen=True, kw_only=True):
    """A place at a table: the seats it controls, and who has it."""

    place: Place
    seats: tuple[Seat, ...]
    side: int  # places of the same side win together
    figures: tuple[str, ...] = ()  # of its seats, in games whose figures differ: `GAME-figure` is their text
    kind: Literal["empty", "person", "computer"]
    name: str = ""  # of a person; a computer player is called by its place: `computer-player` is its text
    emblem: Emblem
    level: Level | None = None  # of a computer player
    visitor: Visitor | None = None  # of a person
    online: bool = False
    stand_in: Literal["away", "gave_up"] | None = None  # why a computer player plays for this person


class StartAt(Struct, frozen=True):
    """A start in progress: first the digests of all seats, then the salts, then the deal."""

    commitment: Hex32
    wants: Literal["digests", "salts"]
    digests: tuple[Hex32 | None, ...]  # by seat; None for computer players, and for who has not sent one
    done: tuple[Seat, ...]  # the seats of people that have sent what is wanted now
    left: Milliseconds


class VoteAt(Struct, frozen=True):
    """A question to everybody."""

    vote: int
    about: Literal["undo", "end", "abandon"]
    seat: Seat  # who asks
    takes: int  # of an undo: how many steps it would take back
    agreed: tuple[Place, ...]
    waiting: tuple[Place, ...]  # who has not answered
    left: Milliseconds


class Notice(Struct, frozen=True):
    """The latest announcement to everybody; `server-notice-CODE` is its text."""

    code: str
    facts: dict[str, str | int]


class ForkedFrom(Struct, frozen=True):
    """The finished match whose position a table starts from."""

    table: TableId
    entry: Version


class TableAt(Struct, frozen=True, kw_only=True):
    """A table as everybody may see it; the whole of it is sent whenever anything changes."""

    table: TableId
    game: str
    rules_version: int
    status: Status
    ended_by: EndedBy | None = None
    version: Version  # of the match; 0 before the deal
    players: int
    options: dict[str, Any]  # defaults filled in
    edition: Literal["standard", "own"]
    places: tuple[PlaceAt, ...]
    host: Visitor
    listed: bool
    seat_order: SeatOrder
    undo: Undoing
    computers_agree: Agreeing
    clock: Clock | None
    clocks: tuple[Countdown, ...] = ()
    hints: bool
    pace: Pace
    spectators: int
    silenced: tuple[Visitor, ...] = ()  # by the host, for everybody
    commitment: Hex32 | None = None  # from the start on
    start: StartAt | None = None
    vote: VoteAt | None = None
    rematch: TableId | None = None
    forked_from: ForkedFrom | None = None
    notice: Notice | None = None
    created: Milliseconds  # since 1970


class You(Struct, frozen=True, kw_only=True):
    """The reader's role at this table."""

    visitor: Visitor | None  # None: nobody known here
    places: tuple[Place, ...] = ()
    host: bool = False
    in_hand: Place | None = None  # whose own part is shown on this connection
    muted: tuple[Visitor, ...] = ()
    webhook: str | None = None  # shown to the host alone


class TableSummary(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    table: TableId
    game: str
    status: Status
    ended_by: EndedBy | None
    players: int
    names: tuple[str | None, ...]  # by place; None: free. A computer player is "computer:LEVEL"
    free: int
    version: Version
    your_places: tuple[Place, ...] = ()
    your_turn: bool = False
    changed: Milliseconds  # since 1970
