"""Silver & Gold bound to the contract; thin."""

from typing import Any, ClassVar

from msgspec import Struct

from ...core.folder import FolderGame, chosen_start
from .components import conserved
from .dealing import redeal, set_up
from .rules import apply, count_legal, is_to_act
from .scoring import finish
from .state import State
from .terms import N_ACTIONS


class SilverAndGold(State):
    """A state of Silver & Gold; the base's C-virtual methods, and a clone of its own."""

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

    def to_act(self) -> tuple[int, ...]:
        return tuple([seat for seat in range(self.seats) if is_to_act(self, seat)])

    def follow(self, source: "SilverAndGold") -> None:
        super().follow(source)
        self.source = source
        self.reset()

    def clone(self) -> "SilverAndGold":
        copy = SilverAndGold.__new__(SilverAndGold)  # every field comes from `take`, so none is filled twice
        copy.edition = self.edition
        self.hand_on(copy)
        copy.take(self)
        return copy


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host of a table may choose; the map pack is given beside, as the edition."""

    starting_player: int | None = None  # a seat; None: at random (S2.2)
    memory_aid: bool = False  # S3.14


class SilverAndGoldGame(FolderGame[SilverAndGold]):
    """The rules of Silver & Gold."""

    name: ClassVar[str] = "silver-and-gold"
    players: ClassVar[range] = range(1, 5)
    n_actions: ClassVar[int] = N_ACTIONS
    rules_version: ClassVar[int] = 1
    Options: ClassVar[type[Struct]] = Options
    State: ClassVar[type[Any]] = SilverAndGold

    def set_options(self, state: SilverAndGold, chosen: Any, players: int) -> None:
        state.chosen_start = chosen_start(state.seats, chosen.starting_player)
        state.memory_aid = int(chosen.memory_aid)


GAME = SilverAndGoldGame()
