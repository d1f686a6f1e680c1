"""What the shared loops may touch of any game's state."""

from typing import Any

from .constants import EVERYBODY, NOTHING, STREAMS, zeros
from .journal import SILENT, Journal
from .packer import Packer
from .scratch import Scratch


class BaseState:
    """The methods are C-virtual when compiled: games override them, Python does not see them."""

    def __init__(self) -> None:
        self.chance: list[int] = zeros(STREAMS)
        self.seats: int = 0
        self.turn: int = 0  # whose decision is asked for; of several seats that may act at once, the first
        self.over: int = 0
        self.begun: int = 0  # whether the game was set up; before that nobody can act
        self.scratch: Scratch = Scratch()  # buffers, no part of clone, pack or hash
        self.journal: Journal = SILENT

    def count_legal(self, seat: int) -> int:
        """Fill `scratch.actions` with what the seat may do; returns how many."""
        return 0

    def step(self, seat: int, action: int) -> None:
        """Carry out a legal action."""

    def set_up(self) -> None:
        """Deal a blank state."""

    def reset(self) -> None:
        """Become the state that this working copy follows."""

    def redeal(self, seat: int, seed: int) -> None:
        """Deal again, in place, what this seat (or the spectator) does not know; renew all chance."""

    def finish(self) -> None:
        """Fill `scratch.totals` and `scratch.won` as if the game ended now."""

    def conserved(self) -> int:
        """Whether every component is in exactly one place."""
        return 1

    def follow(self, source: Any) -> int:
        """Let `reset` go back to this state of the same class. Every game keeps a typed reference."""
        return 0

    def put(self, numbers: dict[str, Any]) -> int:
        """Take every packed field from a table by name."""
        return 0

    def lay(self, paper: Packer) -> int:
        """Write every packed field, in order; returns whether this game knows how, which is quicker than by name."""
        return 0

    def rebuild(self) -> int:
        """Compute what is kept beside the packed fields."""
        return 0


def begin(state: BaseState) -> None:
    """Set up a game on a blank state."""
    state.set_up()
    state.begun = 1


def note(state: BaseState, kind: int, seat: int, a: int, b: int, c: int) -> None:
    """Something that everybody saw."""
    if state.journal.on:
        state.journal.write(kind, seat, a, b, c, NOTHING, EVERYBODY)


def note_secret(state: BaseState, kind: int, seat: int, a: int, secret: int, audience: int) -> None:
    """Something that everybody saw happen, but only a set of seats saw what it was."""
    if state.journal.on:
        state.journal.write(kind, seat, a, 0, 0, secret, audience)
