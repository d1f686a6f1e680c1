"""The lobby of a table: the document that is stored, and what people may change in it before the start."""

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import UNSET, Struct, field

import trove
from trove.bots.settings import checked_level
from trove.core.game import Chair, Game
from trove.core.setting import PERSON

from .limits import VISITORS
from .names import clean_name
from .protocol.documents import Clock, ForkedFrom, Notice
from .protocol.fields import MOST_EMBLEMS, Agreeing, Level, Pace, SeatOrder, Undoing
from .protocol.requests import Configure
from .refusing import no

Stage = Literal["lobby", "playing", "over", "closed"]


class Sitter(Struct, omit_defaults=True):
    """A place at the table: empty, or taken by a person or a computer player."""

    emblem: int
    guest: str | None = None
    visitor: int | None = None
    name: str = ""
    level: Level | None = None
    since: int = 0  # when the person sat down
    stand_in: Literal["away", "gave_up"] | None = None
    timeouts: int = 0  # in a row
    refused: int | None = None  # the turn in which the others refused what this place asked them
    key: int | None = None  # by which recovery links name this place, wherever it moves

    @property
    def is_person(self) -> bool:
        return self.visitor is not None

    @property
    def is_computer(self) -> bool:
        return self.level is not None

    @property
    def is_empty(self) -> bool:
        return not self.is_person and not self.is_computer

    @property
    def plays_itself(self) -> bool:
        """Whether a person decides here."""
        return self.visitor is not None and self.stand_in is None

    def free(self) -> None:
        """Make this place empty."""
        self.guest = self.visitor = self.level = self.stand_in = self.refused = self.key = None
        self.name, self.since, self.timeouts = "", 0, 0


class Lobby(Struct, kw_only=True, omit_defaults=True):
    """A table without its match. It contains the ids of guests, so it must stay on the server."""

    table: str
    game: str
    stage: Stage = "lobby"
    players: int
    options: dict[str, Any]
    edition: str | None = None  # the digest of its text
    sitters: list[Sitter]
    visitors: list[str | None] = field(default_factory=list)  # guests by their numbers here; None: erased
    host: int = 0
    listed: bool = False
    seat_order: SeatOrder = "chosen"
    undo: Undoing = "ask"
    computers_agree: Agreeing = "always"
    clock: Clock | None = None
    hints: bool = True
    pace: Pace = "human"
    webhook: str | None = None
    rematch: str | None = None
    forked_from: ForkedFrom | None = None
    redeal_for: int | str = "nobody"
    notice: Notice | None = None
    silenced: list[int] = field(default_factory=list)  # visitors that nobody hears
    mutes: dict[int, list[int]] = field(default_factory=dict)  # by visitor: those they do not hear
    keys: int = 0  # places that recovery links have named
    created: int
    ended_by: str | None = None

    @property
    def rules(self) -> Game[Any]:
        return trove.game(self.game)

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """For each seat, who plays it."""
        return self.rules.seating(self.players, self.options)

    def seats_of(self, place: int) -> tuple[int, ...]:
        """The seats that a place controls."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.player == place)

    def seat_players(self) -> list[str]:
        """Who plays each seat, as the setting of a match has it."""
        return [self.sitters[chair.player].level or PERSON for chair in self.chairs]

    def places_of(self, guest: str | None) -> tuple[int, ...]:
        """The places that somebody has here."""
        return tuple(k for k, one in enumerate(self.sitters) if guest is not None and one.guest == guest)

    def seated(self) -> set[str]:
        """The guests who have a place here."""
        return {one.guest for one in self.sitters if one.guest is not None}

    def visitor_of(self, guest: str | None) -> int | None:
        return self.visitors.index(guest) if guest in self.visitors and guest is not None else None

    def numbers(self) -> dict[str, int]:
        """The numbers of all who have been here."""
        return {guest: number for number, guest in enumerate(self.visitors) if guest is not None}

    def is_host(self, guest: str | None) -> bool:
        return guest is not None and self.visitor_of(guest) == self.host

    def members(self) -> tuple[str, ...]:
        """The guests who see this table in their list."""
        seated = [one.guest for one in self.sitters if one.guest]
        host = self.visitors[self.host] if self.host < len(self.visitors) else None
        return tuple(dict.fromkeys([*seated, *([host] if host else [])]))

    def names(self) -> list[str]:
        """The names of the places."""
        return [one.name or one.level or "" for one in self.sitters]

    def sitter(self, place: int) -> Sitter:
        if place >= len(self.sitters):
            raise no("no-such-place", f"a place is a number from 0 to {len(self.sitters) - 1}")
        return self.sitters[place]

    def own(self, guest: str | None, place: int) -> Sitter:
        """A place, checked to belong to this guest."""
        one = self.sitter(place)
        if guest is None or one.guest != guest:
            raise no("not-your-place", "this place belongs to somebody else")
        return one

    def check_host(self, guest: str | None) -> None:
        if not self.is_host(guest):
            raise no("not-host", "only the host of the table may do this")

    def check_open(self) -> None:
        if self.stage == "closed":
            raise no("table-closed", "this table is closed")
        if self.stage != "lobby":
            raise no("started", "this match has already started")

    def known(self, guest: str) -> int:
        """A guest's number at this table, given now if there was none."""
        if guest not in self.visitors:
            if len(self.visitors) >= VISITORS:
                raise no("table-crowded", "too many people have been at this table")
            self.visitors.append(guest)
        return self.visitors.index(guest)

    def sit(self, guest: str, place: int, name: str, emblem: int | None, now: int) -> None:
        """Take a free place."""
        self.check_open()
        one = self.sitter(place)
        if not one.is_empty:
            raise no("seat-taken", f"place {place} is taken", seat=place)
        called = self.free_name(place, name)
        self.check_emblem(one, emblem)
        one.guest, one.visitor, one.name, one.since = guest, self.known(guest), called, now
        self.give_emblem(one, emblem)
        if not any(other.visitor == self.host for other in self.sitters) and not self.hosted:
            self.host = one.visitor

    @property
    def hosted(self) -> bool:
        """Whether the host is still somebody."""
        return self.host < len(self.visitors) and self.visitors[self.host] is not None

    def rename(self, guest: str, place: int, name: str | None, emblem: int | None) -> None:
        one = self.own(guest, place)
        called = one.name if name is None else self.free_name(place, name)
        self.check_emblem(one, emblem)
        one.name = called
        self.give_emblem(one, emblem)

    def free_name(self, place: int, name: str) -> str:
        """A name that nobody else at the table has."""
        called = clean_name(name)
        if any(other.name.casefold() == called.casefold() for k, other in enumerate(self.sitters) if k != place):
            raise no("name-twice", f"somebody here is already called {called}", name=called)
        return called

    def holder(self, one: Sitter, emblem: int | None) -> Sitter | None:
        """The place that has an emblem, other than the given one."""
        return next((other for other in self.sitters if other is not one and other.emblem == emblem), None)

    def check_emblem(self, one: Sitter, emblem: int | None) -> None:
        """Refuses an emblem that somebody else has."""
        if (holder := self.holder(one, emblem)) is not None and not holder.is_empty:
            raise no("emblem-taken", "somebody else at this table has this emblem")

    def give_emblem(self, one: Sitter, emblem: int | None) -> None:
        """Give a place the emblem it asks for; an empty place that has it gets the old one."""
        if emblem is not None:
            if (holder := self.holder(one, emblem)) is not None:
                holder.emblem = one.emblem
            one.emblem = emblem

    def stand(self, guest: str, place: int) -> None:
        self.check_open()
        self.own(guest, place).free()

    def add_computer(self, place: int, level: str) -> None:
        self.check_open()
        one = self.sitter(place)
        if one.is_person:
            raise no("seat-taken", f"place {place} is taken", seat=place)
        one.level = checked_level(level)  # type: ignore[assignment]

    def remove(self, place: int) -> None:
        self.check_open()
        self.sitter(place).free()

    def reorder(self, places: Sequence[int]) -> None:
        """Seat everybody again, by their present places."""
        self.check_open()
        if sorted(places) != list(range(self.players)):
            raise no("bad-order", "name every place once")
        self.sitters = [self.sitters[place] for place in places]

    def configure(self, wish: Configure, edition: str | None = None) -> None:
        """Change what is given; nothing changes if anything does not fit. `edition` is the table's own, as a text."""
        self.check_open()
        given = {name: value for name in wish.__struct_fields__ if (value := getattr(wish, name)) is not UNSET}
        for name in ("id", "table", "players", "options", "webhook"):
            given.pop(name, None)
        if wish.players is not UNSET or wish.options is not UNSET:
            self.change_game(wish, edition)
        for name, value in given.items():
            setattr(self, name, value)

    def change_game(self, wish: Configure, edition: str | None) -> None:
        """Another number of players or other options."""
        players = self.players if wish.players is UNSET else self.rules.checked_players(wish.players)
        if self.forked_from is not None:
            raise no("fork-fixed", "a fork keeps the options and the edition of the match it comes from")
        options = self.options if wish.options is UNSET else {**self.options, **wish.options}
        checked = full_options(self.rules, players, options, edition)
        if any(not one.is_empty for one in self.sitters[players:]):
            raise no("places-taken", "free the last places first")
        self.players, self.options = players, checked
        del self.sitters[players:]
        self.add_places()

    def add_places(self) -> None:
        """As many places as players, each with an emblem that suits the game."""
        first = self.rules.first_emblem
        emblems = [k % MOST_EMBLEMS for k in range(first, first + MOST_EMBLEMS)]
        while len(self.sitters) < self.players:
            used = {one.emblem for one in self.sitters}
            self.sitters.append(Sitter(next(k for k in emblems if k not in used)))

    def key_of(self, one: Sitter) -> int:
        """The key of a place, given now if there was none."""
        if one.key is None:
            self.keys += 1
            one.key = self.keys
        return one.key

    def place_of_key(self, key: int) -> int:
        """Where the place of a key is now."""
        for place, one in enumerate(self.sitters):
            if one.key == key:
                return place
        raise no("link-used", "this link was used or has expired")

    def muted_by(self, guest: str | None) -> list[int]:
        """The visitors that somebody does not hear."""
        visitor = self.visitor_of(guest)
        return self.mutes.get(visitor, []) if visitor is not None else []

    def pass_host_on(self, leaving: int, here: set[str] | None = None) -> None:
        """If the host leaves, make the person who has been seated longest the host; among those in `here`, if given."""
        seated = [
            one
            for one in self.sitters
            if one.plays_itself and one.visitor != leaving and (here is None or one.guest in here)
        ]
        if self.host == leaving and seated:
            self.host = min(seated, key=lambda one: one.since).visitor or 0


def full_options(game: Game[Any], players: int, options: dict[str, Any], edition: str | None) -> dict[str, Any]:
    """Options with defaults filled in, tried on an empty table."""
    from msgspec import to_builtins

    checked = game.checked_options(options)
    game.blank(players, checked, None if edition is None else edition.encode())
    found: dict[str, Any] = to_builtins(checked)
    return found
