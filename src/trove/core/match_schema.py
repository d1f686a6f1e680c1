"""Match files: self-contained JSON, checked field by field when it is read."""

from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from .constants import MOST_SEATS
from .decoding import prepared
from .draws import Recorded
from .game import Sheet
from .log import LONGEST, End, Entry
from .refusals import BadInput
from .setting import HexBytes, PublicSetting, Seat, Setting, Strict

FORMAT: Final = "trove-match"
VERSION: Final = 2  # of this schema
OLD: Final = 1  # its results can still be shown
MOST_BYTES: Final = 8 * 1024 * 1024  # the longest match, with all its draws and events, has some five million
NOTICE: Final = "Whoever reads this file sees every hidden card and all chance to come: keep it to yourself."
OPEN_NOTICE: Final = "This match is over: with its secret and salts anyone can check every draw."

Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}\\Z")]
Salts = Annotated[tuple[Hex32 | None, ...], Meta(min_length=1, max_length=MOST_SEATS)]
Told = tuple[Annotated[int, Meta(ge=0, lt=LONGEST)], Annotated[list[Any], Meta(max_length=LONGEST)]]
Many = Meta(max_length=LONGEST)
Names = Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=MOST_SEATS)]


class Head(Struct):
    """What a reader looks at first, to see whether it can read the rest."""

    format: str
    version: int
    kind: str


class File(Strict, frozen=True, kw_only=True):
    """What every match file begins with."""

    format: Literal["trove-match"] = FORMAT
    version: Literal[2] = VERSION
    kind: Literal["save", "finished", "seat"]


class Result(Strict, frozen=True):
    """What a finished match came to; it can be shown even where its rules are no longer played."""

    position: HexBytes
    sheet: Sheet[Any]
    events: Annotated[tuple[Told, ...], Many]  # all there was to see, everybody's cards included


class Opening(Strict, frozen=True, kw_only=True):
    """What a match was opened with; together with the rows of its log it can be resumed. Keep it on the server."""

    setting: Setting
    commitment: Hex32
    secret: Hex32
    promises: Salts
    salts: Salts

    @property
    def data(self) -> bytes:
        """As JSON."""
        return msgspec.json.encode(self)


class Log(File, frozen=True, kw_only=True):
    """A whole match. While it runs it is private; when it is over, anyone can check every draw with it."""

    notice: Annotated[str, Meta(max_length=200)]
    setting: Setting
    commitment: Hex32
    secret: Hex32
    promises: Salts  # the digest by which a seat promised its salt, if it did
    salts: Salts
    entries: Annotated[tuple[Entry, ...], Many]
    draws: Annotated[tuple[Recorded, ...], Many] | None  # of a finished match: what each entry drew, taken back or not
    result: Result | None
    names: Names | msgspec.UnsetType = msgspec.UNSET  # of the players, as they were called; nothing depends on them


class Sight(File, frozen=True, kw_only=True):
    """A match as one seat (null: a spectator) knows it."""

    setting: PublicSetting
    seat: Seat | None
    over: bool
    knowledge: Any
    view: Any
    events: Annotated[tuple[Told, ...], Many]


class Kept(Struct, frozen=True):
    """What can be shown of a match that can no longer be replayed; of version 1 nothing else is read."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    options: dict[str, Any]
    result: Result | None

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"


T = TypeVar("T", bound=Struct)


def decoded(data: bytes | str, kind: type[T]) -> T:
    """JSON as a struct, or one sentence."""
    try:
        return msgspec.json.decode(data, type=prepared(kind))
    except (msgspec.MsgspecError, TypeError, UnicodeError, RecursionError) as problem:
        what = "nested too deep" if isinstance(problem, RecursionError) else str(problem)[:200]
        raise BadInput("bad-match-file", f"not a readable match file: {what}", problem=what) from None


def sized(data: object) -> bytes | str:
    """Bytes or text, and not too much of it."""
    if not isinstance(data, bytes | str):
        raise BadInput("bad-match-file", f"a match file is bytes or text, not {type(data).__name__}")
    if len(data) > MOST_BYTES:
        raise BadInput("match-file-too-big", f"a match file has at most {MOST_BYTES >> 20} MiB")
    return data


def head_of(data: object) -> Head:
    """The head of a match file that this version can read."""
    head = decoded(sized(data), Head)
    if head.format != FORMAT:
        raise BadInput("not-a-match-file", f'a match file has "format": "{FORMAT}"')
    if head.version not in (OLD, VERSION):
        sentence = f"match files of version {VERSION} can be read, not of version {head.version}"
        raise BadInput("bad-file-version", sentence)
    if head.kind not in ("save", "finished", "seat"):
        raise BadInput("bad-match-file", "the kind of a match file is save, finished or seat")
    return head


def read_log(data: bytes | str) -> Log:
    """A save or a finished match."""
    head = head_of(data)
    if head.version == OLD:
        sentence = "this match was played with version 1 of chance; its result can be shown"
        raise BadInput("old-match-file", f"{sentence}, but it cannot be continued or verified")
    if head.kind == "seat":
        sentence = "this file holds what one seat saw of a match; it cannot be played on or replayed"
        raise BadInput("only-a-view", sentence)
    log = decoded(data, Log)
    if head.kind == "finished" and log.result is None and not is_abandoned(log):
        raise BadInput("bad-match-file", "a finished match has its result in the file")
    return log


def is_abandoned(log: Log) -> bool:
    """Whether a match ended without a result."""
    last = log.entries[-1] if log.entries else None
    return isinstance(last, End) and last.by == "abandoned"


def read_kept(data: bytes | str) -> Kept:
    """A finished match as far as it can always be shown, from a file of this version or of the one before."""
    if head_of(data).version == OLD:
        kept = decoded(data, Kept)
    else:
        log = read_log(data)
        kept = Kept(log.setting.game, log.setting.players, log.setting.options, log.result)
    if kept.result is None:
        raise BadInput("not-finished", "this match has no result: it is not over, or was abandoned")
    return kept


def names_given(given: object) -> tuple[str, ...]:
    """The players' names, as a file may hold them."""
    try:
        return msgspec.json.decode(msgspec.json.encode(given), type=Names)
    except (msgspec.MsgspecError, TypeError, ValueError, RecursionError) as problem:
        raise BadInput("bad-names", f"these are not the names of players: {problem}") from None


def opening_given(given: object) -> Opening:
    """An opening, or its bytes. Both are read from bytes, because the fields of a struct may be anything."""
    try:
        data = given.data if isinstance(given, Opening) else given
    except (TypeError, ValueError, RecursionError) as problem:
        raise BadInput("bad-match-file", f"not the opening of a match: {str(problem)[:200]}") from None
    return decoded(sized(data), Opening)


def read_sight(data: bytes | str) -> Sight:
    """What one seat saw."""
    if head_of(data).kind != "seat":
        raise BadInput("not-a-view", "this file contains a whole match, not what one seat saw")
    return decoded(data, Sight)


def written(file: File) -> bytes:
    """A file as JSON."""
    return msgspec.json.encode(file) + b"\n"
