"""Luxor bound to the contract; thin."""

from typing import Any, ClassVar

from msgspec import Struct

from ...core.game import Game, Item, Sheet
from ...core.given import check_viewer
from ...core.journal import SILENT
from ...core.refusals import BadInput, Refusal
from . import events, knowledge, sheet, why, words
from .components import conserved
from .dealing import redeal, set_up
from .edition import Edition
from .edition_file import edition_from, standard_text
from .knowledge import Knowledge, Private, Public
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
        self.source = source
        self.reset()

    def clone(self) -> "Luxor":
        copy = Luxor.__new__(Luxor)  # every field comes from `take`, so none is filled twice
        copy.edition = self.edition
        copy.game = self.game
        copy.journal = SILENT
        copy.actions = self.actions[:]
        copy.totals = self.totals[:]
        copy.won = self.won[:]
        copy.mover = self.mover[:]
        copy.lot = self.lot[:]
        copy.take(self)
        return copy


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host of a table may choose; the edition is given beside."""

    starting_player: int | None = None  # a seat; None: at random (L2.7)
    memory_aid: bool = False  # L10.3


class LuxorGame(Game[Luxor]):
    """The rules of Luxor."""

    name: ClassVar[str] = "luxor"
    players: ClassVar[range] = range(2, 5)
    n_actions: ClassVar[int] = N_ACTIONS
    rules_version: ClassVar[int] = 1
    Options: ClassVar[type[Struct]] = Options

    def blank(self, players: int, options: object = None, edition: object = None) -> Luxor:
        chosen = self.checked_options({} if options is None else options)
        state = Luxor(edition_from(edition))
        state.game = self
        state.seats = self.checked_players(players)
        if chosen.starting_player is not None:
            if not 0 <= chosen.starting_player < players:
                raise BadInput("bad-option", f"starting_player is a seat from 0 to {players - 1}, or null for random")
            state.chosen_start = 1 + chosen.starting_player
        state.memory_aid = int(chosen.memory_aid)
        return state

    def standard_edition(self) -> str:
        return standard_text()

    def edition_text(self, state: Luxor) -> bytes:
        edition: Edition = state.edition
        return edition.source

    def knowledge(self, state: Luxor, seat: int | None) -> Knowledge:
        check_viewer(state.seats, seat)
        return knowledge.knowledge(state, seat)

    def public_view(self, state: Luxor) -> Public:
        return knowledge.public(state, bool(state.memory_aid))

    def private_view(self, state: Luxor, seat: int) -> Private:
        return knowledge.private(state, seat)

    def hidden(self, state: Luxor, seat: int | None) -> tuple[int, ...]:
        return knowledge.hidden(state, seat)

    def event(self, state: Luxor, viewer: int, entry: tuple[int, ...]) -> Any:
        return events.event(state, viewer, entry)

    def words(self, state: Luxor, seat: int, action: int) -> Any:
        return words.words(state, seat, action)

    def action(self, state: Luxor, seat: int, words_given: object) -> int:
        return words.action(state, seat, words_given)

    def same(self, state: Luxor, seat: int, action: int) -> int:
        return words.same(state, seat, action)

    def why(self, state: Luxor, seat: int, action: int) -> Refusal | None:
        return why.why(state, seat, action)

    def score_sheet(self, state: Luxor) -> Sheet:
        return sheet.score_sheet(state)

    def trace(self, item: Item, history: list[tuple[int, Any]]) -> tuple[int, ...]:
        return sheet.trace(item, history)


GAME = LuxorGame()
