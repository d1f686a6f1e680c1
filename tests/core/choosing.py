"""A game in which all choose at once: everybody secretly picks a number, then all are shown and a die is rolled.

A pick that nobody else made scores itself, plus what the die shows. It is made for these tests: no game of the
catalog lets several seats act at once yet.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from trove.core.chance import draw
from trove.core.commitment import Commitment
from trove.core.constants import PUBLIC
from trove.core.event_table import EventTable
from trove.core.game import Game, Item, Sheet, Types
from trove.core.game_state import GameState
from trove.core.match import Match
from trove.core.packing import Fields
from trove.core.refusals import Refusal
from trove.core.setting import setting_of
from trove.core.state import begin, note, note_secret

MOST = 4
PICKS = 3
ROUNDS = 3
PICKED, SHOWN, ROLLED = 1, 2, 3


class Pick(Struct, frozen=True):
    """A journal entry, as one viewer saw it."""

    kind: int
    seat: int
    number: int | None


FIELDS: Fields = {
    "turn": (0, 0, MOST),
    "over": (0, 0, 1),
    "round": (0, 0, ROUNDS),
    "picks": (MOST, 0, PICKS),
    "points": (MOST, 0, 99),
}


class Choosing(GameState):
    """Picks of this round are 1 + number, 0 for none yet."""

    FIELDS = FIELDS
    turn = over = 0  # its own: those of the base can only be read

    def __init__(self, game: "ChoosingGame", seats: int) -> None:
        super().__init__(game, seats)
        self.round = 0
        self.picks = [0] * MOST
        self.points = [0] * MOST

    def clone(self) -> "Choosing":
        copy = Choosing(self.game, self.seats)  # type: ignore[arg-type]
        if self.begun:
            begin(copy)
            copy.set_chance(self.chance)
        for name in self.FIELDS:
            value = getattr(self, name)
            setattr(copy, name, value[:] if isinstance(value, list) else value)
        return copy

    def to_act(self) -> tuple[int, ...]:
        return () if self.over else tuple(seat for seat in range(self.seats) if not self.picks[seat])

    def legal(self, seat: int) -> list[int]:
        return list(range(PICKS)) if seat in self.to_act() else []

    def is_legal(self, seat: int, action: int) -> bool:
        return action in self.legal(seat)

    def deal(self) -> None:
        begin(self)
        if self.journal.on:
            self.journal.close_step()

    def apply(self, seat: int, action: int) -> None:
        self.picks[seat] = 1 + action
        note_secret(self, PICKED, seat, 0, action, 1 << seat)
        if all(self.picks[: self.seats]):
            self.show()
        self.turn = (self.to_act() or (0,))[0]
        if self.journal.on:
            self.journal.close_step()

    def show(self) -> None:
        picked = self.picks[: self.seats]
        die = draw(self, PUBLIC, 6)
        note(self, ROLLED, 0, die, 0, 0)
        for seat, pick in enumerate(picked):
            note(self, SHOWN, seat, pick - 1, 0, 0)
            self.points[seat] += pick + die if picked.count(pick) == 1 else 0
        self.picks = [0] * MOST
        self.round += 1
        self.over = int(self.round == ROUNDS)

    def scores(self) -> list[int]:
        return self.points[: self.seats]

    def winners(self) -> list[int]:
        return [seat for seat, points in enumerate(self.scores()) if points == max(self.scores())]


class NoOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """None."""


EVENTS = EventTable(
    None,
    {
        PICKED: lambda _, seat, *__: Pick(PICKED, seat, None),
        ROLLED: lambda _, seat, die, *__: Pick(ROLLED, seat, die),
        SHOWN: lambda _, seat, number, *__: Pick(SHOWN, seat, number),
    },
    {PICKED: lambda _, seat, __, secret: Pick(PICKED, seat, secret)},
)


class ChoosingGame(Game[Choosing]):
    """The rules; what is shown of a pick before all have picked is that it was made."""

    name = "choosing"
    players = range(2, MOST + 1)
    n_actions = PICKS
    rules_version = 1
    Options = NoOptions

    def blank(self, players: int, options: object = None, edition: object = None) -> Choosing:
        return self.seated(self.checked_players(players))

    def seated(self, seats: int, edition: object = None) -> Choosing:
        return Choosing(self, seats)

    def standard_edition(self) -> str:
        return ""

    def edition_text(self, state: Choosing) -> bytes:
        return b"choosing"

    def knowledge(self, state: Choosing, seat: int | None) -> Any:
        own = None if seat is None else state.picks[seat]
        return (state.round, state.points[:], [bool(pick) for pick in state.picks], own, state.over)

    def public_view(self, state: Choosing) -> Any:
        return self.knowledge(state, None)

    def private_view(self, state: Choosing, seat: int) -> Any:
        return self.knowledge(state, seat)

    def hidden(self, state: Choosing, seat: int | None) -> tuple[int, ...]:
        # The others' picks of this round, made or to come: that one is made tells nothing of what it is.
        return tuple(state.round for other in range(state.seats) if other != seat)

    def _event_table(self, state: Choosing) -> EventTable:
        return EVENTS

    def words(self, state: Choosing, seat: int, action: int) -> Any:
        return {"pick": action}

    def action(self, state: Choosing, seat: int, words: object) -> int:
        return words["pick"]  # type: ignore[index,no-any-return]

    def same(self, state: Choosing, seat: int, action: int) -> int:
        return action

    def why(self, state: Choosing, seat: int, action: int) -> Refusal | None:
        return None if action in state.legal(seat) else Refusal("C1", "not-your-turn")

    @property
    def types(self) -> Types:
        return Types(*[Any] * len(Types._fields))

    def score_sheet(self, state: Choosing) -> Sheet[Any]:
        items: tuple[Item[Any], ...] = tuple(Item(seat, "C2", points, ()) for seat, points in enumerate(state.scores()))
        return Sheet(items, tuple(state.scores()), tuple(state.winners()), (1,) * state.seats)

    def _trace(self, items: Sequence[Item[Any]], history: Iterable[tuple[int, Any]]) -> list[tuple[int, ...]]:
        shown = [(step, event.seat) for step, event in history if event.kind == SHOWN]
        return [tuple(step for step, seat in shown if seat == item.seat) for item in items]


def choosing(players: int = 3, undo: str = "ask") -> Match:
    """A match of it, started."""
    blank = ChoosingGame().blank(players)
    setting = setting_of(blank, players, NoOptions(), undo=undo)
    match = Match(blank, setting, Commitment(setting, bytes(32)))
    for seat in range(players):
        match.sit(seat, bytes(32))
    match.start()
    return match
