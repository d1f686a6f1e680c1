"""What the shared loops may touch of any game's state."""

from .journal import SILENT, Journal
from .scratch import Scratch
from .terms import EVERYBODY, NOTHING, STREAMS, zeros


class BaseState:
    """The methods are C-virtual when compiled: games override them, Python does not see them."""

    def __init__(self) -> None:
        self.chance: list[int] = zeros(STREAMS)
        self.seats: int = 0
        self.turn: int = 0  # whose decision is asked for; of several seats that may act at once, the first
        self.over: int = 0
        self.scratch: Scratch = Scratch()  # buffers, no part of clone, pack or hash
        self.journal: Journal = SILENT

    def count_legal(self, seat: int) -> int:
        """Fill `scratch.actions` with what the seat may do, and say how many."""
        return 0

    def step(self, seat: int, action: int) -> None:
        """Carry out a legal action."""

    def set_up(self) -> None:
        """Deal a blank state."""

    def reset(self) -> None:
        """Be the state that this working copy follows, once more."""

    def redeal(self, seat: int, seed: int) -> None:
        """Deal afresh, in place, what this seat (or the spectator) does not know; renew all chance."""

    def finish(self) -> None:
        """Fill `scratch.totals` and `scratch.won` as if the game ended now."""

    def conserved(self) -> int:
        """Whether every component is in exactly one place."""
        return 1


def note(state: BaseState, kind: int, seat: int, a: int, b: int, c: int) -> None:
    """Something that everybody saw."""
    if state.journal.on:
        state.journal.write(kind, seat, a, b, c, NOTHING, EVERYBODY)


def note_secret(state: BaseState, kind: int, seat: int, a: int, secret: int, audience: int) -> None:
    """Something that everybody saw happen, but only a set of seats saw what it was."""
    if state.journal.on:
        state.journal.write(kind, seat, a, 0, 0, secret, audience)
