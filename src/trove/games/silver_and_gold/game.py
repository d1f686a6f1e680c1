"""Silver & Gold bound to the contract; thin."""

from typing import Any, ClassVar

from msgspec import Struct

from ...core.game import Chair
from ...core.packaged_game import PackagedGame, chosen_start
from .components import conserved
from .constants import MARKING, N_ACTIONS
from .dealing import redeal, set_up
from .rules import apply, count_legal, is_to_act
from .scoring import finish
from .state import State


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
        return tuple([seat for seat in range(self.seats) if self.begun and is_to_act(self, seat)])

    def follow(self, source: Any) -> int:
        self.source: SilverAndGold = source
        return 0

    def clone(self) -> "SilverAndGold":
        copy = SilverAndGold.__new__(SilverAndGold)  # every field comes from `take`, so none is filled twice
        copy.edition = self.edition
        self.hand_on(copy)
        copy.take(self)
        return copy


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host of a table may choose; the map pack is given separately, as the edition."""

    starting_player: int | None = None  # a seat; None: at random (S2.2)
    memory_aid: bool = False  # S3.14


class SilverAndGoldGame(PackagedGame[SilverAndGold]):
    """The rules of Silver & Gold."""

    name: ClassVar[str] = "silver-and-gold"
    players: ClassVar[range] = range(1, 5)
    n_actions: ClassVar[int] = N_ACTIONS
    rules_version: ClassVar[int] = 2
    first_emblem: ClassVar[int] = 4  # anchor, wheel, fish, star
    Options: ClassVar[type[Struct]] = Options
    State: ClassVar[type[Any]] = SilverAndGold

    def _option_fields(self, chosen: Any, chairs: tuple[Chair, ...]) -> dict[str, Any]:
        first = chosen_start(len(chairs), chosen.starting_player)
        return {"chosen_start": first, "memory_aid": int(chosen.memory_aid)}

    def closes(self, before: SilverAndGold, after: SilverAndGold) -> bool:
        """S5.2: step 2 is closed as soon as the last marker is done, whether or not step 3 asks anybody."""
        before, after = self.own(before), self.own(after)
        return before.phase == MARKING and (after.phase != MARKING or after.turns_done != before.turns_done)


GAME = SilverAndGoldGame()
