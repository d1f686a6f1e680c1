"""The log of a match: the set-up, steps, undos and an early end. Nothing is ever deleted from it."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from operator import itemgetter
from struct import Struct as Form
from typing import Annotated, Final, Literal, NamedTuple, overload

import msgspec
from msgspec import Meta, Struct

from .constants import MOST_SEATS
from .records import Records
from .refusals import BadInput

LONGEST: Final = 10_000  # entries of one match

Hash = Annotated[str, Meta(min_length=16, max_length=16)]  # hexadecimal, or no replay leads to it
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Number = Annotated[int, Meta(ge=0, lt=LONGEST)]
Some = Meta(max_length=LONGEST)
Ending = Literal["agreement", "abandoned"]


class Logged(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """An entry. It can reveal hidden cards, so its repr shows nothing."""

    @property
    def row(self) -> bytes:
        """The entry as a line of compact JSON, as `Match.resume` takes it."""
        return written(self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"


written = msgspec.json.Encoder().encode


class SetUp(Logged, frozen=True, gc=False, tag="set_up"):
    """Entry 0: everything in its place."""

    hash: Hash


class Step(Logged, frozen=True, gc=False, tag="step"):
    """An accepted action, by the number that was offered for it."""

    seat: Seat
    action: Annotated[int, Meta(ge=0, lt=1 << 16)]
    hash: Hash
    drew: bool = False  # whether it used up its number of chance


class Undo(Logged, frozen=True, gc=False, tag="undo"):
    """A seat took back its last step, with the steps that depend on it; everybody who was asked agreed."""

    seat: Seat
    takes: Annotated[tuple[Number, ...], Some]
    agreed: Annotated[tuple[Seat, ...], Some]
    hash: Hash


class End(Logged, frozen=True, gc=False, tag="end"):
    """The match ended early: by agreement, and is scored as it stands, or abandoned, without a result."""

    by: Ending
    agreed: Annotated[tuple[Seat, ...], Some]  # the seats that agreed; nobody is asked where a match is abandoned
    hash: Hash


Entry = SetUp | Step | Undo | End
reader: Final = msgspec.json.Decoder(Entry)


def read_row(data: object, number: int) -> Entry:
    """The entry of a row."""
    try:
        return reader.decode(data)  # type: ignore[arg-type,no-any-return]
    except (msgspec.MsgspecError, TypeError, ValueError, RecursionError) as problem:
        sentence = f"row {number} of this match is not an entry of a log: {str(problem)[:200]}"
        raise BadInput("bad-row", sentence, entry=number) from None


NOTED: Final = Form("<bH8s?")  # a step: seat, action, hash, whether it drew
NOBODY: Final = -1  # in place of the seat: another entry


class Log(Sequence[Entry]):
    """The entries of one match: its many steps as bytes, the few others as they are."""

    def __init__(self) -> None:
        self.steps = bytearray()
        self.others: dict[int, Entry] = {}
        self.last: Entry | None = None
        self.n = 0

    def append(self, entry: Entry) -> None:
        self.last = entry
        if isinstance(entry, Step):
            self.steps += NOTED.pack(entry.seat, entry.action, bytes.fromhex(entry.hash), entry.drew)
        else:
            self.others[self.n] = entry
            self.steps += NOTED.pack(NOBODY, 0, b"", False)
        self.n += 1

    def seats(self, index: int) -> Iterator[int]:
        """Who made each step from an index on; NOBODY for an entry that is no step."""
        return map(itemgetter(0), NOTED.iter_unpack(bytes(self.steps[NOTED.size * index :])))

    def copy(self) -> "Log":
        """An independent copy."""
        copy = Log()
        copy.steps, copy.others, copy.last, copy.n = self.steps[:], dict(self.others), self.last, self.n
        return copy

    def undone_by_consent(self, number: int) -> bool:
        """Whether others have agreed to an undo since this entry."""
        later = (entry for k, entry in self.others.items() if k > number)
        return any(isinstance(entry, Undo) and entry.agreed for entry in later)

    def __len__(self) -> int:
        return self.n

    @overload
    def __getitem__(self, index: int) -> Entry: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Entry]: ...
    def __getitem__(self, index: int | slice) -> Entry | Sequence[Entry]:
        if isinstance(index, slice):
            return [self[k] for k in range(len(self))[index]]
        number = index if 0 <= index < len(self) else range(len(self))[index]
        seat, action, digest, drew = NOTED.unpack_from(self.steps, NOTED.size * number)
        return self.others[number] if seat == NOBODY else Step(seat, action, digest.hex(), drew)

    def __iter__(self) -> Iterator[Entry]:
        for number, (seat, action, digest, drew) in enumerate(NOTED.iter_unpack(bytes(self.steps))):
            yield self.others[number] if seat == NOBODY else Step(seat, action, digest.hex(), drew)


class Live(NamedTuple):
    """A step that stands; the set-up is nobody's.

    The number of its chance is how many steps before it in the log have drawn, the set-up included, whether they still
    stand or were taken back. So a number that has drawn never returns, and a step that draws nothing uses up none.
    """

    number: int  # in the log
    chance: int  # the number of its chance
    seat: int
    action: int
    drew: bool

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.number}>"


SET_UP: Final = Live(number=0, chance=0, seat=-1, action=-1, drew=True)
LIVE: Final = Records(Live, Form("<HHbi?"))
SEAT_AT: Final = 4  # bytes into a record of it


def live(entries: Sequence[Entry]) -> list[Live]:
    """The steps that stand after these entries, the set-up first."""
    standing, drawn = [SET_UP], 1
    for number, entry in enumerate(entries):
        if isinstance(entry, Step):
            standing.append(Live(number, drawn, entry.seat, entry.action, entry.drew))
            drawn += entry.drew
        elif isinstance(entry, Undo):
            k = bisect_left(standing, entry.takes[0], key=lambda step: step.number)
            standing[k:] = [step for step in standing[k:] if step.number not in entry.takes]
    return standing
