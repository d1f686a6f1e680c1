"""A game made from the usual files of its folder."""

import re
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from typing import Any, ClassVar

from .arguments import action_given, brief, seat_given, viewer_given
from .event_table import EventTable
from .game import Chair, Game, Item, Offer, Sheet, Types
from .guide import Guide
from .past import Past
from .possible import first_flaw
from .refusals import BadInput, Refusal
from .telling import S
from .weights import Weights, fill, read_weights

MOST_EDITIONS = 64  # whose events are kept
FILE_NAME = re.compile(r"[a-z_]+(/[a-z_]+)*\.[a-z]+")  # within the folder


class PackagedGame(Game[S]):
    """The contract, implemented by the modules of a game's folder, which have the same names in every game."""

    State: ClassVar[type[Any]]  # made of an edition

    @cached_property
    def types(self) -> Types:
        told = self._knowledge
        return Types(
            action=self._words.Action,
            event=self._events.Event,
            public=told.Public,
            private=told.Private,
            knowledge=told.Knowledge,
            refusal=self._part("refusals").Refused,
            component=self._score_sheet.Component,
            options=self.Options,
        )

    def _part(self, name: str) -> Any:
        return import_module(f".{name}", type(self).__module__.rpartition(".")[0])

    @cached_property
    def edition_file(self) -> Any:
        return self._part("edition_file")

    @cached_property
    def _knowledge(self) -> Any:
        return self._part("knowledge")

    @cached_property
    def _words(self) -> Any:
        return self._part("words")

    @cached_property
    def _events(self) -> Any:
        return self._part("events")

    @cached_property
    def _event_tables(self) -> dict[Any, EventTable]:
        """By edition."""
        return {}

    @cached_property
    def _draws(self) -> Any:
        return self._part("draws")

    @cached_property
    def _why(self) -> Any:
        return self._part("why")

    @cached_property
    def _possible(self) -> Any:
        return self._part("possible")

    @cached_property
    def _score_sheet(self) -> Any:
        return self._part("score_sheet")

    @cached_property
    def action_features(self) -> tuple[str, ...]:
        names: tuple[str, ...] = self._part("bot.features").ACTION_FEATURES
        return names

    @cached_property
    def position_features(self) -> tuple[str, ...]:
        names: tuple[str, ...] = self._part("bot.features").POSITION_FEATURES
        return names

    @cached_property
    def weights(self) -> Weights:
        return read_weights(self.file("bot/weights.json"))

    def file(self, name: str) -> bytes:
        """A data file of the game's folder, by its path there."""
        if isinstance(name, str) and FILE_NAME.fullmatch(name):
            with suppress(OSError):
                return files(type(self).__module__.rpartition(".")[0]).joinpath(name).read_bytes()
        raise BadInput("not-a-file", f"{self.name} has no file {brief(name)}", file=brief(name).strip("'"))

    def guide(self, weights: Weights | None = None) -> Guide:
        if weights is not None and not isinstance(weights, Weights):
            raise BadInput("bad-weights", f"expected weights of a computer player, not {brief(weights)}")
        guide: Guide = self._part("bot.guide").new_guide()
        fill(guide, self.weights if weights is None else weights, self.action_features, self.position_features)
        return guide

    def _option_fields(self, chosen: Any, chairs: tuple[Chair, ...]) -> dict[str, Any]:
        """A table's options as the fields of its state hold them; every game has its own."""
        return {}

    def blank(self, players: int, options: object = None, edition: object = None) -> S:
        chosen = self.checked_options({} if options is None else options)
        chairs = self.seating(players, chosen)
        state: S = self.State(self, len(chairs), edition, self._option_fields(chosen, chairs))
        return state

    def seated(self, seats: int, edition: object = None) -> S:
        state: S = self.State(self, seats, edition, {})
        return state

    def flaw(self, state: S) -> str:
        return first_flaw(self.own(state), self._possible.CHECKS)

    def edition(self, given: object) -> Any:
        """The edition that a text, a path or an edition itself stands for; None for the standard one."""
        try:
            return self.edition_file.edition_from(given)
        except BadInput as problem:
            problem.facts["game"] = self.name  # whose texts explain it
            raise

    def standard_edition(self) -> str:
        text: str = self.edition_file.standard_text()
        return text

    def edition_text(self, state: S) -> bytes:
        source: bytes = self.own(state).edition.source  # type: ignore[attr-defined]
        return source

    def knowledge(self, state: S, seat: int | None) -> Any:
        position = self.position(state)
        return self._knowledge.knowledge(position, viewer_given(position.seats, seat))

    def views(self, state: S) -> tuple[Any, tuple[Any, ...]]:
        position, private = self.position(state), self._knowledge.private  # one copy for all
        return self._knowledge.shown(position), tuple([private(position, seat) for seat in range(position.seats)])

    def public_view(self, state: S) -> Any:
        return self._knowledge.shown(self.position(state))

    def private_view(self, state: S, seat: int) -> Any:
        position = self.position(state)
        return self._knowledge.private(position, seat_given(position.seats, seat))

    def hidden(self, state: S, seat: int | None) -> tuple[int, ...]:
        position = self.position(state)
        count: tuple[int, ...] = self._knowledge.hidden(position, viewer_given(position.seats, seat))
        return count

    def _event_table(self, state: Any) -> EventTable:
        edition, tables = state.edition, self._event_tables
        found = tables.get(edition)
        if found is None:
            found = EventTable(edition, self._events.TOLD, self._events.SEEN)
            if len(tables) >= MOST_EDITIONS:
                tables.clear()
            tables[edition] = found
        return found

    @property
    def past(self) -> Past:
        past: Past = self._part("past").PAST
        return past

    def _piece(self, state: Any, pile: int, index: int) -> tuple[str, int]:
        named: tuple[str, int] = self._draws.piece(state.edition, pile, index)
        return named

    def offers(self, state: S, seat: int) -> list[Offer[Any]]:
        position = self.position(state)
        found: list[Offer[Any]] = self._words.offers(position, seat_given(position.seats, seat))
        return found

    def words(self, state: S, seat: int, action: int) -> Any:
        return self._words.words(*self._asked(state, seat, action))

    def action(self, state: S, seat: int, words: object) -> int:
        position = self.position(state)
        number: int = self._words.action(position, seat_given(position.seats, seat), words)
        return number

    def same(self, state: S, seat: int, action: int) -> int:
        number: int = self._words.same(*self._asked(state, seat, action))
        return number

    def why(self, state: S, seat: int, action: int) -> Refusal | None:
        refusal: Refusal | None = self._why.why(*self._asked(state, seat, action))
        return refusal

    def _asked(self, state: S, seat: int, action: int) -> tuple[S, int, int]:
        """A position, a seat and an action, checked."""
        position = self.position(state)
        return position, seat_given(position.seats, seat), action_given(self.n_actions, action)

    def score_sheet(self, state: S) -> Sheet[Any]:
        sheet: Sheet[Any] = self._score_sheet.score_sheet(self.position(state))
        return sheet

    def _trace(self, items: Sequence[Item[Any]], history: Iterable[tuple[int, Any]]) -> list[tuple[int, ...]]:
        steps: list[tuple[int, ...]] = self._score_sheet.trace(items, history)
        return steps


def chosen_start(players: int, seat: int | None) -> int:
    """The option of a starting player as states hold it: 1 + the seat, 0 for random."""
    if seat is None:
        return 0
    if not 0 <= seat < players:
        raise BadInput("bad-option", f"starting_player is a seat from 0 to {players - 1}, or null for random")
    return 1 + seat
