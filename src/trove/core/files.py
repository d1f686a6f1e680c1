"""Match files: JSON that stands alone, checked field by field on the way in."""

from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from .game import Sheet
from .log import LONGEST, Entry
from .refusals import BadInput
from .terms import MOST_SEATS, WIDTH

FORMAT: Final = "trove-match"
VERSION: Final = 1  # of this schema
MOST_BYTES: Final = 4 * 1024 * 1024
NOTICE: Final = "Whoever reads this file sees every hidden card and all chance to come: keep it to yourself."
OPEN_NOTICE: Final = "This match is over: with its secret and salts anyone can check every draw."

Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}\\Z")]
HexBytes = Annotated[str, Meta(pattern="^([0-9a-f]{2})*\\Z", max_length=1 << 18)]
Count = Annotated[int, Meta(ge=0, lt=1 << 31)]
Small = Annotated[int, Meta(ge=-(1 << 31), lt=1 << 31)]
Row = Annotated[tuple[Small, ...], Meta(min_length=WIDTH, max_length=WIDTH)]
Told = tuple[Annotated[int, Meta(ge=0, lt=LONGEST)], Annotated[list[Any], Meta(max_length=LONGEST)]]
Many = Meta(max_length=LONGEST)


class Strict(Struct, forbid_unknown_fields=True):
    """Nothing in a file that nobody reads."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"  # a file's secrets stay out of messages and logs


class Head(Struct):
    """What says whether the rest can be read at all."""

    format: str
    version: int
    kind: str
    game: Annotated[str, Meta(max_length=40)]
    rules_version: Count


class Setting(Strict):
    """What every match file begins with."""

    format: Literal["trove-match"]
    version: Literal[1]
    kind: Literal["save", "finished", "seat"]
    game: str
    rules_version: Count
    edition: Annotated[str, Meta(max_length=1 << 18)]  # whole, so that the file stands alone
    options: dict[str, Any]
    players: Annotated[int, Meta(ge=1, le=MOST_SEATS)]


class Origin(Strict):
    """Where a fork starts: a position, without its chance, and what its players saw before, as journal entries."""

    position: HexBytes
    past: Annotated[tuple[Row, ...], Meta(max_length=1 << 14)]


class Result(Strict):
    """What a finished match came to; to be shown even where its rules are no longer played."""

    position: HexBytes
    sheet: Sheet
    events: Annotated[tuple[Told, ...], Many]  # all there was to see, everybody's cards included


class Log(Setting):
    """A whole match. Running, it is for one's own machine alone; finished, it lets anyone check every draw."""

    notice: Annotated[str, Meta(max_length=200)]
    commitment: Hex32
    secret: Hex32
    salts: Annotated[tuple[Hex32 | None, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    origin: Origin | None
    entries: Annotated[tuple[Entry, ...], Many]
    result: Result | None


class Sight(Setting):
    """A match as one seat (null: a spectator) knows it."""

    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)] | None
    over: bool
    knowledge: Any
    view: Any
    events: Annotated[tuple[Told, ...], Many]


T = TypeVar("T", bound=Struct)


def decoded(data: bytes | str, kind: type[T]) -> T:
    """JSON as a struct, or one sentence."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        what = "nested too deep" if isinstance(problem, RecursionError) else str(problem)[:200]
        raise BadInput("bad-match-file", f"not a readable match file: {what}", problem=what) from None


def head_of(data: object) -> Head:
    """The head of a match file that this version can read."""
    if not isinstance(data, bytes | str):
        raise BadInput("bad-match-file", f"a match file is bytes or text, not {type(data).__name__}")
    if len(data) > MOST_BYTES:
        raise BadInput("match-file-too-big", f"a match file has at most {MOST_BYTES >> 20} MiB")
    head = decoded(data, Head)
    if head.format != FORMAT:
        raise BadInput("not-a-match-file", f'a match file says "format": "{FORMAT}"')
    if head.version != VERSION:
        raise BadInput(
            "bad-file-version", f"match files of version {VERSION} can be read, not of version {head.version}"
        )
    if head.kind not in ("save", "finished", "seat"):
        raise BadInput("bad-match-file", "the kind of a match file is save, finished or seat")
    return head


def read_log(data: bytes | str) -> Log:
    """A save or a finished match."""
    head = head_of(data)
    if head.kind == "seat":
        raise BadInput(
            "only-a-view", "this file holds what one seat saw of a match; it cannot be played on or replayed"
        )
    log = decoded(data, Log)
    if head.kind == "finished" and log.result is None:
        raise BadInput("bad-match-file", "a finished match has its result in the file")
    return log


def read_sight(data: bytes | str) -> Sight:
    """What one seat saw."""
    if head_of(data).kind != "seat":
        raise BadInput("not-a-view", "this file holds a whole match, not what one seat saw")
    return decoded(data, Sight)


def written(file: Setting) -> bytes:
    """A file as JSON."""
    return msgspec.json.encode(file) + b"\n"
