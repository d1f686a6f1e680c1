"""Tomb Raider bound to the contract; thin."""

from collections.abc import Sequence
from typing import Any, ClassVar, Literal

from msgspec import Struct

from ...core.arguments import action_given, actions_given
from ...core.game import Chair
from ...core.packaged_game import PackagedGame
from ...core.refusals import BadInput
from .components import conserved
from .constants import BAD, GOOD, N_ACTIONS, OUTER, ROTATE, STEP, TURN_ENDED, USUAL_START
from .dealing import redeal, set_up
from .pieces import FIGURES
from .rules import apply, count_legal
from .scoring import finish
from .state import State


class TombRaider(State):
    """A state of Tomb Raider; the base's C-virtual methods, and a clone of its own."""

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

    def follow(self, source: Any) -> int:
        self.source: TombRaider = source
        return 0

    def clone(self) -> "TombRaider":
        copy = TombRaider.__new__(TombRaider)  # every field comes from `take`, so none is filled twice
        copy.edition = self.edition
        self.hand_on(copy)
        copy.take(self)
        return copy


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host of a table may choose; the edition is given separately."""

    modified_setup: bool = False  # T2.2
    start: int | None = USUAL_START  # the outer side, clockwise from the north-west corner; None: at random (T2.1)
    swap_villains: bool = False  # Eckhardt follows Lara (T1.3)
    both_figures: Literal["good", "bad"] = "good"  # with three players, the side that one of them plays alone (T1.4)
    lara_alone: bool = False  # T13, for three players
    open_good_hands: bool = False  # partners see each other's cards (T1.5); always, if one player has both figures
    open_bad_hands: bool = False
    early_revive_cards: bool = False  # T9.2
    guard: bool = True  # the bomb arms itself after round 40, otherwise after round 100 (T12.5)


# Who controls each seat, by number of players; with three, by the side that one of them plays alone.
CONTROL = {2: (0, 1, 0, 1), 4: (0, 1, 2, 3)}
CONTROL_OF_THREE = {"good": (0, 1, 0, 2), "bad": (0, 1, 2, 1)}


class TombRaiderGame(PackagedGame[TombRaider]):
    """The rules of Lara Croft: Tomb Raider."""

    name: ClassVar[str] = "tomb-raider"
    players: ClassVar[range] = range(2, 5)
    seat_counts: ClassVar[range] = range(3, 5)
    n_actions: ClassVar[int] = N_ACTIONS
    rules_version: ClassVar[int] = 2
    Options: ClassVar[type[Struct]] = Options
    State: ClassVar[type[Any]] = TombRaider
    ends_by_agreement: ClassVar[bool] = True  # T12.5
    turn_end: ClassVar[int | None] = TURN_ENDED

    def seating(self, players: int, options: object = None) -> tuple[Chair, ...]:
        """T1.4, T13.1: four figures, however many play; or Lara alone against two."""
        chosen = self.checked_options({} if options is None else options)
        self.checked_players(players)
        if chosen.lara_alone:
            if players != 3:
                raise BadInput("lara-alone-players", f"lara_alone is for 3 players, not {players}", game=self.name)
            if chosen.swap_villains:
                sentence = "lara_alone has a fixed order of play: Lara, Karel, Eckhardt; leave out swap_villains"
                raise BadInput("lara-alone-order", sentence, game=self.name)
            return tuple(map(Chair, range(players), (GOOD, BAD, BAD), FIGURES[1, 0]))
        control = CONTROL.get(players, CONTROL_OF_THREE[chosen.both_figures])
        return tuple(map(Chair, control, (GOOD, BAD) * 2, FIGURES[0, chosen.swap_villains]))

    def is_pointless(self, action: int, earlier: Sequence[int]) -> bool:
        """Rotating a tile again before a step: once would have done (T5.2)."""
        before_it = actions_given(self.n_actions, earlier)
        if ROTATE <= action_given(self.n_actions, action) < STEP:
            for before in reversed(before_it):
                if not ROTATE <= before < STEP:
                    return False
                if (before - ROTATE) // 3 == (action - ROTATE) // 3:  # the same tile
                    return True
        return False

    def _option_fields(self, chosen: Any, chairs: tuple[Chair, ...]) -> dict[str, Any]:
        if chosen.start is not None and not 0 <= chosen.start < OUTER:
            raise BadInput("bad-option", f"start is a side of the museum from 0 to {OUTER - 1}, or none for random")
        wished = (chosen.open_good_hands, chosen.open_bad_hands)
        return {
            "alone": int(chosen.lara_alone),
            "swapped": int(chosen.swap_villains),
            "modified": int(chosen.modified_setup),
            "early_cards": int(chosen.early_revive_cards),
            "guard": int(chosen.guard),
            "chosen_start": 0 if chosen.start is None else 1 + chosen.start,
            "open_hands": [int(wished[side] or len(players_of(chairs, side)) == 1) for side in (GOOD, BAD)],
        }


def players_of(chairs: tuple[Chair, ...], side: int) -> set[int]:
    """The players who control a side."""
    return {chair.player for chair in chairs if chair.side == side}


GAME = TombRaiderGame()
