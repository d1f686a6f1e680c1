"""Luxor bound to the contract; thin."""

from typing import Any, ClassVar

from msgspec import Struct

from ...core.game import Chair
from ...core.packaged_game import PackagedGame, chosen_start
from .components import conserved
from .constants import N_ACTIONS
from .dealing import redeal, set_up
from .movement import lay_way
from .rules import apply, count_legal
from .scoring import finish
from .state import State


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

    def rebuild(self) -> int:
        lay_way(self)
        return 0

    def follow(self, source: Any) -> int:
        self.source: Luxor = source
        return 0

    def clone(self) -> "Luxor":
        copy = Luxor.__new__(Luxor)  # every field comes from `take`, so none is filled twice
        copy.edition = self.edition
        self.hand_on(copy)
        copy.take(self)
        return copy


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host of a table may choose; the edition is given separately."""

    starting_player: int | None = None  # a seat; None: at random (L2.7)
    memory_aid: bool = False  # L10.3


class LuxorGame(PackagedGame[Luxor]):
    """The rules of Luxor."""

    name: ClassVar[str] = "luxor"
    players: ClassVar[range] = range(2, 5)
    n_actions: ClassVar[int] = N_ACTIONS
    rules_version: ClassVar[int] = 2
    Options: ClassVar[type[Struct]] = Options
    State: ClassVar[type[Any]] = Luxor

    def _option_fields(self, chosen: Any, chairs: tuple[Chair, ...]) -> dict[str, Any]:
        first = chosen_start(len(chairs), chosen.starting_player)
        return {"chosen_start": first, "memory_aid": int(chosen.memory_aid)}


GAME = LuxorGame()
