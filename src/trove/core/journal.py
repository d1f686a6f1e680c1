"""What happened, in order, as small ints: an object beside the state, kept only where somebody reads it."""

from collections.abc import Iterable, Iterator, Sequence
from struct import Struct
from typing import overload

from msgspec.msgpack import Decoder, Encoder

from ..form import compiled
from .constants import MOST_ENTRIES, NOTHING, SPECTATOR, WIDTH, zeros
from .refusals import BadInput

Entry = tuple[int, int, int, int, int, int, int]  # kind, seat, three public numbers, the secret, who saw it
Step = tuple[Entry, ...]

COMPILED = compiled
ENDS = Struct("<I")  # where a step ends
PLACE = ENDS.size
written = Encoder().encode
read = Decoder(tuple[Entry, ...]).decode


class Steps(Sequence[Step]):
    """The entries of every step, as bytes: some fifteen a step, where tuples would take hundreds.

    It never changes, so journals may share it; `plus` and `cut` give new ones.
    """

    __slots__ = ("data", "ends", "newest")

    def __init__(self, data: bytes = b"", ends: bytes = b"", newest: Step | None = None) -> None:
        self.data = data
        self.ends = ends  # where each step ends in the data
        self.newest = newest  # the last step, if it was just made: it is read right away, and then let go

    @classmethod
    def of(cls, steps: Iterable[Sequence[Sequence[int]]]) -> "Steps":
        """Steps given entry by entry."""
        parts, ends, size = [], [], 0
        for step in steps:
            part = written(step)
            size += len(part)
            parts.append(part)
            ends.append(size.to_bytes(PLACE, "little"))
        return cls(b"".join(parts), b"".join(ends))

    def plus(self, step: Sequence[Entry]) -> "Steps":
        """One step more."""
        data = self.data + written(step)
        return Steps(data, self.ends + len(data).to_bytes(PLACE, "little"), tuple(step))

    def cut(self, count: int) -> "Steps":
        """The first of them."""
        return Steps(self.data[: self.end(count)], self.ends[: PLACE * count])

    def end(self, count: int) -> int:
        """How many bytes the first steps take."""
        return int.from_bytes(self.ends[PLACE * (count - 1) : PLACE * count], "little") if count else 0

    def __len__(self) -> int:
        return len(self.ends) // PLACE

    @overload
    def __getitem__(self, index: int) -> Step: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Step]: ...
    def __getitem__(self, index: int | slice) -> Step | Sequence[Step]:
        if self.newest is not None and (index == -1 or index == len(self) - 1):
            newest, self.newest = self.newest, None
            return newest
        chosen = range(len(self))[index]
        if isinstance(chosen, range):
            return [self[k] for k in chosen]
        return read(self.data[self.end(chosen) : self.end(chosen + 1)])

    def __iter__(self) -> Iterator[Step]:
        start = 0
        for (end,) in ENDS.iter_unpack(self.ends):
            yield read(self.data[start:end])
            start = end

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Steps) and (self.data, self.ends) == (other.data, other.ends)

    def __hash__(self) -> int:
        return hash((self.data, self.ends))

    def __repr__(self) -> str:
        return f"<{len(self)} steps>"  # secrets stay out of messages


NO_STEPS = Steps()


class Journal:
    """The rules write into a buffer, which needs no interpreter; `close_step` moves it into the steps."""

    def __init__(self, on: int, steps: Steps = NO_STEPS) -> None:
        self.on: int = on
        self.n: int = 0
        self.buffer: list[int] = zeros(MOST_ENTRIES * WIDTH)
        self.steps: Steps = steps  # the first is the set-up

    def write(self, kind: int, seat: int, a: int, b: int, c: int, secret: int, audience: int) -> None:
        """One entry of the present step; what no longer fits is left out, and no game writes so much."""
        if self.n >= MOST_ENTRIES:
            return
        k = WIDTH * self.n
        self.buffer[k] = kind
        self.buffer[k + 1] = seat
        self.buffer[k + 2] = a
        self.buffer[k + 3] = b
        self.buffer[k + 4] = c
        self.buffer[k + 5] = secret
        self.buffer[k + 6] = audience
        self.n += 1

    def close_step(self) -> None:
        """What was written since the last call becomes one step."""
        if not self.on:
            return
        self.steps = self.steps.plus(self.taken())

    def taken(self) -> list[Entry]:
        """The entries of the present step, which are not kept."""
        entries = [entry_at(self, k) for k in range(self.n)]
        self.n = 0
        return entries

    def seen_by(self, viewer: int) -> "Journal":
        """A journal with the secrets blanked that this viewer, a seat or SPECTATOR, did not see."""
        if type(viewer) is not int or not 0 <= viewer <= SPECTATOR:
            raise BadInput("no-such-seat", f"a viewer is a seat, or {SPECTATOR} for a spectator")
        return Journal(1, Steps.of([blanked(step, viewer) for step in self.steps]))

    def copy(self) -> "Journal":
        """A journal of its own with the same past."""
        copy = Journal.__new__(Journal)
        copy.on = self.on
        copy.n = 0
        if not COMPILED:  # C memory comes as zeros
            copy.buffer = zeros(MOST_ENTRIES * WIDTH)
        copy.steps = self.steps
        return copy

    def cut(self, count: int) -> "Journal":
        """A journal of its own with the first steps of the past."""
        last = len(self.steps)
        if type(count) is not int or not 0 <= count <= last:
            raise BadInput("no-such-step", f"a journal of {last} steps is cut to as many or fewer", last=last)
        copy = self.copy()
        copy.steps = self.steps.cut(count)
        return copy


def entry_at(journal: Journal, index: int) -> Entry:
    """An entry of the present step."""
    buffer, k = journal.buffer, WIDTH * index
    return buffer[k], buffer[k + 1], buffer[k + 2], buffer[k + 3], buffer[k + 4], buffer[k + 5], buffer[k + 6]


def blanked(step: Step, seat: int) -> Step:
    """One step as this seat saw it."""
    return tuple([entry if entry[6] >> seat & 1 else (*entry[:5], NOTHING, entry[6]) for entry in step])


SILENT = Journal(0)
