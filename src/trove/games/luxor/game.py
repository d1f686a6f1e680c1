"""Luxor bound to the contract; thin."""

from typing import Any, ClassVar

from msgspec import Struct

from ...core.folder import FolderGame, chosen_start
from .components import conserved
from .dealing import redeal, set_up
from .movement import lay_way
from .rules import apply, count_legal
from .scoring import finish
from .state import State
from .terms import N_ACTIONS


class Luxor(State):
    """A state of Luxor; the base's C-virtual methods, and a clone of its own."""

    def count_legal(self, seat: int) -> int:
        return count_legal(self, seat)

    def step(self, seat: int, action: int) -> None:
        apply(self, seat, action)

    def set_up(self) -> None:
        set_up(self)

    def reset(self) -> None:
        self.take(self.source)  # a typed field: a local or a downcast would need the interpreter

    def redeal(self, seat: int, seed: int) -> None:
        redeal(self, seat, seed)

    def finish(self) -> None:
        finish(self)

    def conserved(self) -> int:
        return conserved(self)

    def rebuild(self) -> None:
        lay_way(self)

    def follow(self, source: "Luxor") -> None:
        super().follow(source)
        self.source = source
        self.reset()

    def clone(self) -> "Luxor":
        copy = Luxor.__new__(Luxor)  # every field comes from `take`, so none is filled twice
        copy.edition = self.edition
        self.hand_on(copy)
        copy.take(self)
        return copy


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host of a table may choose; the edition is given beside."""

    starting_player: int | None = None  # a seat; None: at random (L2.7)
    memory_aid: bool = False  # L10.3


class LuxorGame(FolderGame[Luxor]):
    """The rules of Luxor."""

    name: ClassVar[str] = "luxor"
    players: ClassVar[range] = range(2, 5)
    n_actions: ClassVar[int] = N_ACTIONS
    rules_version: ClassVar[int] = 1
    Options: ClassVar[type[Struct]] = Options
    State: ClassVar[type[Any]] = Luxor

    def set_options(self, state: Luxor, chosen: Any, players: int) -> None:
        state.chosen_start = chosen_start(state.seats, chosen.starting_player)
        state.memory_aid = int(chosen.memory_aid)


GAME = LuxorGame()
