"""What a client may ask over its socket. The session, not the message, says whose seat it is."""

from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from .documents import Clock
from .fields import (
    Action,
    Agreeing,
    Emblem,
    Hex32,
    Language,
    Level,
    Options,
    Pace,
    Place,
    RawChat,
    RawName,
    RequestId,
    Seat,
    SeatOrder,
    TableId,
    Undoing,
    Url,
    Version,
    Visitor,
    Words,
)


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag="hello"):
    """The first message of a connection."""

    protocol: int
    language: Language = "en"


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag="ping"):
    """Is anybody there? Answered with the server's time."""


class Request(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A request to a table; the answer has the same id."""

    id: RequestId
    table: TableId


class Follow(Request, frozen=True, tag="follow"):
    """Show a table from now on; `version` is what the client has of it, if anything."""

    version: Version | None = None


class Unfollow(Request, frozen=True, tag="unfollow"):
    """Stop following a table."""


class HandOver(Request, frozen=True, tag="hand_over"):
    """Several people share this screen: show one of them their own part, or nobody's.

    The answer has what happened after the version `since`, as this person saw it."""

    place: Place | None
    since: Version | None = None


class Act(Request, frozen=True, tag="act"):
    """Answer the decision that was opened at version `asked`, by the number of an action or in words."""

    seat: Seat
    asked: Version
    action: Action | Words


class Why(Request, frozen=True, tag="why"):
    """Why is this action not possible?"""

    seat: Seat
    action: Action | Words


class AskUndoTerms(Request, frozen=True, tag="undo_terms"):
    """What would it take to take back this seat's last step?"""

    seat: Seat


class TakeBack(Request, frozen=True, tag="undo"):
    """Take back this seat's last step: at once if it is free, otherwise the others are asked."""

    seat: Seat


class EndEarly(Request, frozen=True, tag="end"):
    """Ask everybody to end the match here and score it as it stands; only in Tomb Raider."""


class Abandon(Request, frozen=True, tag="abandon"):
    """Ask everybody to end the match without a result."""


class CastVote(Request, frozen=True, tag="vote"):
    """Agree or not, once, for all of one's seats."""

    vote: int
    agree: bool


class GiveUp(Request, frozen=True, tag="give_up"):
    """Leave a running match for good: a computer player goes on."""

    place: Place


class ComeBack(Request, frozen=True, tag="come_back"):
    """Play on where a computer player took over."""

    place: Place


class Hint(Request, frozen=True, tag="hint"):
    """What would a strong player do?"""

    seat: Seat


class Sit(Request, frozen=True, tag="sit"):
    """Take a free place; several with different names if people share this screen."""

    place: Place
    name: RawName
    emblem: Emblem | None = None


class Rename(Request, frozen=True, tag="rename"):
    """Another name or emblem for one's own place."""

    place: Place
    name: RawName | None = None
    emblem: Emblem | None = None


class Stand(Request, frozen=True, tag="stand"):
    """Get up before the start."""

    place: Place


class AddComputer(Request, frozen=True, tag="add_computer"):
    """The host puts a computer player on a free place, or changes its level."""

    place: Place
    level: Level


class Remove(Request, frozen=True, tag="remove"):
    """The host frees a place before the start."""

    place: Place


class Reorder(Request, frozen=True, tag="reorder"):
    """The host changes the order of places: the present place of whoever is to be first, second and so on."""

    places: Annotated[tuple[Place, ...], Meta(min_length=1, max_length=7)]


class Configure(Request, frozen=True, tag="configure"):
    """The host changes what is given here; the rest stays."""

    players: Annotated[int, Meta(ge=1, le=7)] | UnsetType = UNSET
    options: Options | UnsetType = UNSET
    listed: bool | UnsetType = UNSET
    seat_order: SeatOrder | UnsetType = UNSET
    undo: Undoing | UnsetType = UNSET
    computers_agree: Agreeing | UnsetType = UNSET
    clock: Clock | UnsetType | None = UNSET
    hints: bool | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET
    webhook: Url | UnsetType | None = UNSET


class PassHost(Request, frozen=True, tag="pass_host"):
    """The host makes another person the host."""

    place: Place


class Start(Request, frozen=True, tag="start"):
    """The host starts the match: seats and settings are frozen, and every client sends digests, then salts."""


class CancelStart(Request, frozen=True, tag="cancel_start"):
    """Any seated person stops a start."""


class SeatValue(Struct, frozen=True, forbid_unknown_fields=True):
    """32 bytes in hexadecimal, for one seat."""

    seat: Seat
    value: Hex32


class Digests(Request, frozen=True, tag="digests"):
    """The BLAKE2b-256 of a fresh salt for each seat of this client, for the start with this commitment."""

    commitment: Hex32
    digests: Annotated[tuple[SeatValue, ...], Meta(min_length=1, max_length=7)]


class Salts(Request, frozen=True, tag="salts"):
    """The salts themselves, when all digests are known."""

    commitment: Hex32
    salts: Annotated[tuple[SeatValue, ...], Meta(min_length=1, max_length=7)]


class Rematch(Request, frozen=True, tag="rematch"):
    """Open a new table with the same people, computer players and options."""


class Fork(Request, frozen=True, tag="fork"):
    """Open a new table from a position of this finished match.

    Hidden cards are kept, or redealt so that `redeal_for` (a seat, or a spectator) cannot tell the difference."""

    entry: Version
    redeal_for: Seat | Annotated[str, Meta(pattern="^(nobody|spectator)$(?!\\n)")] = "nobody"


class CloseTable(Request, frozen=True, tag="close"):
    """The host closes a table that has not started."""


class Say(Request, frozen=True, tag="chat"):
    """A line of chat."""

    text: RawChat


class Mute(Request, frozen=True, tag="mute"):
    """Mute somebody's chat, or hear it again; the host may do so for everybody."""

    visitor: Visitor
    muted: bool
    for_all: bool = False


AtTable = (
    Follow
    | Unfollow
    | HandOver
    | Act
    | Why
    | AskUndoTerms
    | TakeBack
    | EndEarly
    | Abandon
    | CastVote
    | GiveUp
    | ComeBack
    | Hint
    | Sit
    | Rename
    | Stand
    | AddComputer
    | Remove
    | Reorder
    | Configure
    | PassHost
    | Start
    | CancelStart
    | Digests
    | Salts
    | Rematch
    | Fork
    | CloseTable
    | Say
    | Mute
)
FromClient = Hello | Ping | AtTable
read: Final[Any] = msgspec.json.Decoder(FromClient).decode


class Answerable(Struct, frozen=True):
    """The part of an unreadable message that is needed to answer it."""

    id: RequestId | None = None


def id_of(data: str | bytes) -> str | None:
    """The id of a message that cannot be read, if it has one."""
    try:
        return msgspec.json.decode(data, type=Answerable).id
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None
