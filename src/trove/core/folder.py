"""A game by its folder: the usual files, bound to the contract."""

from functools import cached_property
from importlib import import_module
from importlib.resources import files
from typing import Any, ClassVar

from .game import Game, Item, S, Sheet
from .given import check_viewer
from .guide import Guide
from .refusals import BadInput, Refusal
from .weights import Weights, fill, read_weights


class FolderGame(Game[S]):
    """The contract out of `edition_file`, `knowledge`, `events`, `words`, `why` and `sheet` in the game's folder."""

    State: ClassVar[type[Any]]  # made of an edition

    def part(self, name: str) -> Any:
        return import_module(f".{name}", type(self).__module__.rpartition(".")[0])

    @cached_property
    def edition_file(self) -> Any:
        return self.part("edition_file")

    @cached_property
    def known(self) -> Any:
        return self.part("knowledge")

    @cached_property
    def said(self) -> Any:
        return self.part("words")

    @cached_property
    def told(self) -> Any:
        return self.part("events")

    @cached_property
    def refused(self) -> Any:
        return self.part("why")

    @cached_property
    def counted(self) -> Any:
        return self.part("sheet")

    @cached_property
    def traits(self) -> tuple[str, ...]:
        names: tuple[str, ...] = self.part("traits").TRAITS
        return names

    @cached_property
    def signs(self) -> tuple[str, ...]:
        names: tuple[str, ...] = self.part("traits").SIGNS
        return names

    @cached_property
    def weights(self) -> Weights:
        return read_weights(self.file("weights.json"))

    def file(self, name: str) -> bytes:
        """A data file of the game's folder."""
        return files(type(self).__module__.rpartition(".")[0]).joinpath(name).read_bytes()

    def guide(self, weights: Weights | None = None) -> Guide:
        guide: Guide = self.part("bot").new_guide()
        fill(guide, self.weights if weights is None else weights, self.traits, self.signs)
        return guide

    def set_options(self, state: S, chosen: Any, players: int) -> None:
        """Write a table's options into a blank state; every game says how."""

    def blank(self, players: int, options: object = None, edition: object = None) -> S:
        chosen = self.checked_options({} if options is None else options)
        state = self.seated(len(self.seating(players, chosen)), edition)
        self.set_options(state, chosen, players)
        return state

    def seated(self, seats: int, edition: object = None) -> S:
        state: S = self.State(self.edition_file.edition_from(edition))
        state.game = self
        state.seats = seats
        return state

    def standard_edition(self) -> str:
        text: str = self.edition_file.standard_text()
        return text

    def edition_text(self, state: Any) -> bytes:
        source: bytes = state.edition.source
        return source

    def knowledge(self, state: S, seat: int | None) -> Any:
        check_viewer(state.seats, seat)
        return self.known.knowledge(state, seat)

    def public_view(self, state: S) -> Any:
        return self.known.shown(state)

    def private_view(self, state: S, seat: int) -> Any:
        return self.known.private(state, seat)

    def hidden(self, state: S, seat: int | None) -> tuple[int, ...]:
        count: tuple[int, ...] = self.known.hidden(state, seat)
        return count

    def event(self, state: S, viewer: int, entry: tuple[int, ...]) -> Any:
        return self.told.event(state, viewer, entry)

    def words(self, state: S, seat: int, action: int) -> Any:
        return self.said.words(state, seat, action)

    def action(self, state: S, seat: int, words: object) -> int:
        number: int = self.said.action(state, seat, words)
        return number

    def same(self, state: S, seat: int, action: int) -> int:
        number: int = self.said.same(state, seat, action)
        return number

    def why(self, state: S, seat: int, action: int) -> Refusal | None:
        refusal: Refusal | None = self.refused.why(state, seat, action)
        return refusal

    def score_sheet(self, state: S) -> Sheet:
        sheet: Sheet = self.counted.score_sheet(state)
        return sheet

    def trace(self, item: Item, history: list[tuple[int, Any]]) -> tuple[int, ...]:
        steps: tuple[int, ...] = self.counted.trace(item, history)
        return steps


def chosen_start(players: int, seat: int | None) -> int:
    """The option of a starting player as states hold it: 1 + the seat, 0 for random."""
    if seat is None:
        return 0
    if not 0 <= seat < players:
        raise BadInput("bad-option", f"starting_player is a seat from 0 to {players - 1}, or null for random")
    return 1 + seat
