"""What happened, in order, as small ints: an object beside the state, kept only where somebody reads it."""

from .terms import EVERYBODY, MOST_ENTRIES, NOTHING, WIDTH, zeros

Entry = tuple[int, int, int, int, int, int, int]  # kind, seat, three public numbers, the secret, who saw it


class Journal:
    """The rules write into a buffer, which needs no interpreter; `close_step` moves it into the list of steps."""

    def __init__(self, on: int) -> None:
        self.on: int = on
        self.n: int = 0
        self.buffer: list[int] = zeros(MOST_ENTRIES * WIDTH)
        self.steps: list[tuple[Entry, ...]] = []  # the first is the set-up

    def write(self, kind: int, seat: int, a: int, b: int, c: int, secret: int, audience: int) -> None:
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
        entries = [tuple([self.buffer[WIDTH * k + i] for i in range(WIDTH)]) for k in range(self.n)]
        self.steps.append(tuple(entries))  # type: ignore[arg-type]
        self.n = 0

    def seen_by(self, seat: int) -> "Journal":
        """A journal with the secrets blanked that this seat did not see."""
        copy = Journal(1)
        copy.steps = [blanked(step, seat) for step in self.steps]
        return copy

    def copy(self) -> "Journal":
        """A journal of its own with the same past; the steps themselves never change."""
        copy = Journal(self.on)
        copy.steps = list(self.steps)
        return copy


def blanked(step: tuple[Entry, ...], seat: int) -> tuple[Entry, ...]:
    """One step as this seat saw it."""
    if all(entry[6] == EVERYBODY or entry[6] >> seat & 1 for entry in step):
        return step
    return tuple(entry if entry[6] >> seat & 1 else (*entry[:5], NOTHING, entry[6]) for entry in step)


SILENT = Journal(0)
