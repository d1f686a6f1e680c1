"""What the server sends over a socket. The game's parts are encoded once and copied into each viewer's message."""

from typing import Any, Final, Literal

import msgspec
from msgspec import Raw, Struct

from trove.core.undo import UndoTerms

from .documents import Countdown, TableSummary, You
from .fields import (
    Board,
    Changes,
    Decision,
    Hex32,
    Milliseconds,
    Place,
    Private,
    Public,
    PublicChanges,
    Refusal,
    RequestId,
    Seat,
    Sheet,
    TableId,
    Version,
    Visitor,
)


class OwnSeat(Struct, frozen=True):
    """A seat of the person whose part is shown: its private view, and what it is asked."""

    seat: Seat
    private: Private
    asked: Version | None  # the version at which its decision was opened; None: it is not to act
    decision: Decision


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to a hello."""

    protocol: int
    server: str  # its version
    now: Milliseconds  # since 1970
    waiting: tuple[TableSummary, ...]  # where it is the guest's turn


class Pong(Struct, frozen=True, tag="pong"):
    """The answer to a ping."""

    now: Milliseconds


class Accepted(Struct, frozen=True, tag="accepted"):
    """A request was carried out, and is stored; an act or undo led to this version."""

    id: RequestId
    version: Version | None = None


class Refused(Struct, frozen=True, omit_defaults=True, tag="refused"):
    """A request was not carried out, and nothing changed."""

    code: str  # finds the text, in the client's own words
    sentence: str  # the same, in the language of the connection
    id: RequestId | None = None  # None: the message had none that could be read
    rule: str | None = None  # of the game, if it forbids this
    facts: dict[str, Any] = {}
    resync: bool = False  # the client's picture is out of date: follow the table again


class Table(Struct, frozen=True, tag="table"):
    """Everything about a table but the game itself."""

    table: Raw  # TableAt
    you: You


class View(Struct, frozen=True, tag="view"):
    """The whole position, as this viewer may see it; it replaces everything before."""

    table: TableId
    version: Version
    since: Version  # `changes` tell what happened after this version
    board: Board
    public: Public
    acting: tuple[Seat, ...]
    seats: tuple[OwnSeat, ...]
    changes: Changes
    clocks: tuple[Countdown, ...] = ()


class Step(Struct, frozen=True, tag="step"):
    """What one entry of the match changed: from version `before` to `version`."""

    table: TableId
    before: Version
    version: Version
    changes: Changes
    public: PublicChanges
    acting: tuple[Seat, ...]
    seats: tuple[OwnSeat, ...]
    clocks: tuple[Countdown, ...] = ()


class InHand(Struct, frozen=True, tag="in_hand"):
    """The answer to a hand-over: one person's own part, and what happened since they last looked."""

    id: RequestId
    table: TableId
    version: Version
    place: Place | None
    seats: tuple[OwnSeat, ...]
    changes: Changes


class Result(Struct, frozen=True, tag="result"):
    """The match is over: the score sheet, and everything its chance depended on, for everybody to check."""

    table: TableId
    version: Version
    sheet: Sheet
    commitment: Hex32
    secret: Hex32
    digests: tuple[Hex32 | None, ...]
    salts: tuple[Hex32, ...]


class Explained(Struct, frozen=True, tag="why"):
    """Why an action is not possible; null if it is."""

    id: RequestId
    refusal: Refusal
    sentence: str


class Terms(Struct, frozen=True, tag="undo_terms"):
    """The terms on which the seat's last step can be taken back."""

    id: RequestId
    terms: UndoTerms


class Candidate(Struct, frozen=True):
    """An action, and what it is expected to bring: the chance to win and points at the end, with their errors."""

    action: int
    win: tuple[float, float] | None
    score: tuple[float, float] | None


class Hinted(Struct, frozen=True, tag="hint"):
    """The candidates of a strong player, best first."""

    id: RequestId
    seat: Seat
    asked: Version
    candidates: tuple[Candidate, ...]


class Created(Struct, frozen=True, tag="created"):
    """A new table was opened, by a rematch or a fork."""

    id: RequestId
    table: TableId


class ChatLine(Struct, frozen=True):
    """A line of chat."""

    number: int
    at: Milliseconds  # since 1970
    visitor: Visitor | None  # None: erased
    name: str
    seated: bool  # otherwise a spectator: players hear it when the match is over
    text: str


class Chat(Struct, frozen=True, tag="chat"):
    """New lines of chat; on following a table, the last ones."""

    table: TableId
    lines: tuple[ChatLine, ...]


class YourTurn(Struct, frozen=True, tag="your_turn"):
    """All tables where it is the guest's turn; sent whenever that changes."""

    waiting: tuple[TableSummary, ...]


class Dropped(Struct, frozen=True, tag="dropped"):
    """Nothing more is sent about this table: follow it again."""

    table: TableId
    code: Literal["resync", "storage", "closed"]


class GoingDown(Struct, frozen=True, tag="going_down"):
    """The server is about to stop; nothing is lost. Connect again after this time."""

    again_in: Milliseconds


ToClient = (
    Welcome
    | Pong
    | Accepted
    | Refused
    | Table
    | View
    | Step
    | InHand
    | Result
    | Explained
    | Terms
    | Hinted
    | Created
    | Chat
    | YourTurn
    | Dropped
    | GoingDown
)
written: Final = msgspec.json.Encoder().encode
