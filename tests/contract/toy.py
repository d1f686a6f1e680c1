"""A game small enough to be wrong on purpose: all pick a number at once; a seat that picks 0 picks once more."""

from typing import Any, Final, Literal

from trove.core.chance import draw
from trove.core.constants import PUBLIC
from trove.core.event_table import EventTable, Table
from trove.core.game import Game
from trove.core.game_state import GameState
from trove.core.journal import Journal
from trove.core.packing import Fields
from trove.core.state import note, note_secret

SEATS = 3
PICKS = 3
ROUNDS = 4
PICKED, ROLLED = 1, 2

Fault = Literal["", "order counts", "draws early", "shows early", "hinders others", "tells the order"]


FIELDS: Final[Fields] = {
    "turn": (0, 0, SEATS),
    "over": (0, 0, 1),
    "round": (0, 0, ROUNDS),
    "sums": (SEATS, 0, 999),
    "done": (SEATS, 0, 1),
    "shown": (0, 0, 1),
}


class Toy(GameState):
    """Overrides what Python sees of a state, so it runs in both forms; the C loops do not see it."""

    FIELDS = FIELDS
    turn = over = 0  # its own: those of the base can only be read

    def __init__(self, fault: Fault) -> None:
        super().__init__(TOY, SEATS)
        self.fault = fault
        self.round, self.shown = 0, 0
        self.sums, self.done = [0] * SEATS, [0] * SEATS

    def clone(self) -> "Toy":
        copy = Toy(self.fault)
        copy.set_chance(self.chance)
        for name in self.FIELDS:
            value = getattr(self, name)
            setattr(copy, name, value[:] if isinstance(value, list) else value)
        return copy

    def to_act(self) -> tuple[int, ...]:
        return () if self.over else tuple(seat for seat in range(SEATS) if not self.done[seat])

    def legal(self, seat: int) -> list[int]:
        hindered = self.fault == "hinders others" and any(self.done)
        return [] if seat not in self.to_act() else [0] if hindered else list(range(PICKS))

    def apply(self, seat: int, action: int) -> None:
        self.sums[seat] += action
        self.done[seat] = int(action > 0)
        self.go_wrong(seat)
        note_secret(self, PICKED, seat, sum(self.done) if self.fault == "tells the order" else 0, action, 1 << seat)
        if all(self.done):
            note(self, ROLLED, 0, draw(self, PUBLIC, 6), 0, 0)
            self.done, self.shown = [0] * SEATS, 0
            self.round += 1
            self.over = int(self.round == ROUNDS)
        self.turn = (self.to_act() or (0,))[0]
        if self.journal.on:
            self.journal.close_step()

    def go_wrong(self, seat: int) -> None:
        if self.fault == "order counts" and sum(self.done) == 1:
            self.sums[seat] += 1
        if self.fault == "draws early":
            draw(self, 1 + seat, 6)
        if self.fault == "shows early":
            self.shown = 1


TOLD: Table[None, Any] = {
    PICKED: lambda _, *public: (PICKED, *public),
    ROLLED: lambda _, *public: (ROLLED, *public),
}
EVENTS: Final = EventTable(None, TOLD, {PICKED: lambda _, seat, a, __: (PICKED, seat, a, 0, 0)})


class ToyGame(Game[Any]):
    """What the law of simultaneous seats asks of a game."""

    name = "toy"
    players = range(SEATS, SEATS + 1)
    rules_version = 1
    n_actions = PICKS

    def standard_edition(self) -> str:
        return ""

    def edition_text(self, state: Toy) -> bytes:
        return b""

    def hidden(self, state: Toy, seat: int | None) -> tuple[int, ...]:
        return () if state.shown else (state.round,) * (SEATS - (seat is not None))

    def _event_table(self, state: Toy) -> EventTable:
        return EVENTS


ToyGame.__abstractmethods__ = frozenset()  # the rest of a game is never asked for
TOY: Final = ToyGame()  # type: ignore[abstract]


def toy(fault: Fault) -> Toy:
    state = Toy(fault)
    state.reseed(1)
    state.keep_journal(Journal(1))
    return state
