"""What every caller may do with a state of any game."""

from collections.abc import Callable
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from .. import compiled
from .chance import reseed
from .given import check_seed, check_viewer, is_number
from .journal import SILENT
from .packing import Fields, pack_state, restored
from .refusals import BadInput, Illegal
from .scratch import Scratch
from .state import BaseState
from .terms import SPECTATOR

if TYPE_CHECKING:
    from .game import Game

COMPILED: Final = compiled
NO_FIELDS: Fields = {}
NO_GAME: Any = None  # until `game.blank` sets it


class Playable(BaseState):
    """A game's state as its callers see it. Games add fields and override the base's methods; callers use these."""

    FIELDS = NO_FIELDS  # all that pack holds

    def __init__(self) -> None:
        super().__init__()
        self.game: Game[Any] = NO_GAME

    def legal(self, seat: int) -> list[int]:
        """What the seat may do now; nothing if it is not to act."""
        # Making a list may collect garbage, and so let others write on the scratch: compiled, it is made first.
        return [self.scratch.actions[k] for k in range(self.count_legal(seat))]

    def is_legal(self, seat: int, action: int) -> bool:
        """Whether the seat may do this now, as `legal` lists it."""
        for k in range(self.count_legal(seat)):
            if self.scratch.actions[k] == action:
                return True
        return False

    def apply(self, seat: int, action: int) -> None:
        """Carry out an action; trusts that it is legal."""
        self.step(seat, action)
        if self.journal.on:
            self.journal.close_step()

    def play(self, seat: int, move: object) -> None:
        """Carry out an action given by number or in words, if the rules allow it; raises Illegal or BadInput if not."""
        if not is_number(seat, 0, self.seats - 1):
            raise BadInput("no-such-seat", f"a seat is a number from 0 to {self.seats - 1}, not {seat!r}")
        action = move if isinstance(move, int) else self.game.action(self, seat, move)
        if not is_number(action, 0, self.game.n_actions - 1):
            last = self.game.n_actions - 1
            raise BadInput("no-such-action", f"an action is a number from 0 to {last}, not {action!r}")
        refusal = self.game.why(self, seat, action)
        if refusal is not None:
            raise Illegal(refusal)
        self.apply(seat, self.game.same(self, seat, action))

    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return () if self.over else (self.turn,)

    def deal(self) -> None:
        """Set up the game, once, on a blank state."""
        self.set_up()
        if self.journal.on:
            self.journal.close_step()

    def clone(self) -> "Playable":
        """A copy that shares nothing of the position; its journal is silent."""
        raise AssertionError("every game has its own clone")

    def hand_on(self, copy: "Playable") -> None:
        """What a clone gets beside its fields.

        Compiled, it writes on the same scratch: whoever writes there holds the interpreter's lock until the result is
        read. Interpreted, threads may change between any two lines, so it has a scratch of its own."""
        copy.game = self.game
        copy.journal = SILENT
        copy.scratch = self.scratch if COMPILED else Scratch()

    def follow(self, source: Any) -> None:
        """Be a working copy of the source: `reset` goes back to it. Every game adds how."""
        # Its own: working copies run without the interpreter's lock. C memory comes as zeros, filling it takes long.
        self.scratch = Scratch.__new__(Scratch) if COMPILED else Scratch()

    def rebuild(self) -> None:
        """Compute what is kept beside the packed fields."""

    def reseed(self, seed: int) -> None:
        """New chance in every stream."""
        check_seed(seed)
        reseed(self, seed)

    def imagine(self, seat: int | None, seed: int) -> "Playable":
        """A full state this seat (None: a spectator) cannot tell from the true one, drawn afresh."""
        check_seed(seed)
        check_viewer(self.seats, seat)
        viewer = SPECTATOR if seat is None else seat
        copy = self.clone()
        copy.redeal(viewer, seed)
        if self.journal.on:
            copy.journal = self.journal.seen_by(viewer)
        return copy

    def scores(self) -> list[int]:
        """Points per seat, as if the game ended now."""
        found: list[int] = []  # before the scratch is written on, see legal
        self.finish()
        for seat in range(self.seats):
            found.append(self.scratch.totals[seat])
        return found

    def winners(self) -> list[int]:
        """The seats that win, as if the game ended now."""
        found: list[int] = []  # as above
        self.finish()
        for seat in range(self.seats):
            if self.scratch.won[seat]:
                found.append(seat)
        return found

    def is_conserved(self) -> bool:
        """Whether every component is in exactly one place."""
        return bool(self.conserved())

    def pack(self) -> bytes:
        """The whole state as bytes; `game.unpack` is its inverse."""
        return pack_state(self)

    def hash(self) -> bytes:
        """Eight bytes that two equal states share."""
        return blake2b(self.pack(), digest_size=8).digest()

    def __reduce__(self) -> tuple[Callable[[str, bytes], "Playable"], tuple[str, bytes]]:
        return restored, (self.game.name, self.pack())
