"""A live table: everything that happens there goes through here, one thing at a time, in the event loop."""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from msgspec import Raw, Struct

from trove.core.log import Entry, Step, Undo
from trove.core.match import Match
from trove.core.refusals import BadInput

from .clocks import Clocks
from .frames import Audience, Frames, raw
from .lobby import Lobby
from .lockstep import Stages, Work
from .outbox import Asker, Outbox
from .protocol.documents import Countdown, TableSummary
from .protocol.messages import Accepted, OwnSeat, View, written
from .protocol.messages import Table as TableMessage
from .refusing import no, server_bug
from .showing import summary_of, table_at, you_at
from .storage import Append, Change, SaveTable, SaveViews, SetDue

if TYPE_CHECKING:
    from .connection import Connection
    from .hub import Hub
    from .starting import Starting
    from .votes import Vote

ACTS_KNOWN = 8  # of the last acts the answers are known: a seat has at most one on its way
VIEWS_EVERY = 200  # versions between stored views; a server that stops, and a table that leaves memory, store them too


class Deciders(Struct, frozen=True, gc=False):
    """Who decides now, each since a version."""

    people: dict[int, int]  # by place
    computers: dict[int, int]  # by seat


def audience_of(places: Sequence[int], in_hand: int | None) -> Audience:
    """Whose part is shown to somebody with these places: of several, the one that was handed over."""
    if len(places) == 1:
        return places[0]
    return in_hand if in_hand in places else None


class Table(Outbox):
    """Lobby, match and everybody who follows them."""

    def __init__(self, hub: "Hub", lobby: Lobby, match: Match | None = None) -> None:
        super().__init__(hub, lobby.table)
        self.lobby = lobby
        self.match = match
        self._frames = Frames(self.id, match) if match else None
        self.unreadable: UnreadableViews | None = None
        self.start: Starting | None = None
        self.vote: Vote | None = None
        self.votes = 0  # how many there were
        self.clocks = Clocks()
        self.acts: dict[tuple[int, str], int] = {}  # by seat and id: the version each of the last acts led to
        self.knows_all_acts = True  # otherwise older ones are found in storage
        self.thinking: dict[int, int] = {}  # by seat: the decision that a computer player thinks about
        self.timed_out: set[int] = set()  # seats whose decision somebody else makes, once
        self.due: tuple[int | None, str] = (None, "")  # as it is stored
        self.result: bytes | None = None  # the message that tells how a match ended
        self.appended = match.version if match else 0  # entries that were given to be stored
        self.finishing = False  # whether its end is being stored
        self.talked = 0  # how many lines of chat there are
        self.left_at = hub.sources.monotonic()  # when the last follower left
        self.chairs = lobby.chairs  # per seat: whose it is
        self._audiences: dict[Connection, Audience] | None = None  # as long as nobody comes, goes or changes places
        self._telling = False
        self._members = lobby.members()  # as they are stored
        self._turns: dict[str, TableSummary] = {}  # by guest

    # What it is

    @property
    def version(self) -> int:
        if self.unreadable:
            return self.unreadable.version
        return self.match.version if self.match else 0

    @property
    def commitment(self) -> str | None:
        if self.match:
            return self.match.commitment
        return self.start.match.commitment if self.start else None

    def running(self) -> Match:
        """The match, while it runs; all that happened in it is shown."""
        self.show()
        if self.match is None or self.unreadable:
            raise no("not-started", "this match has not started yet")
        if self.lobby.stage == "closed":
            raise no("table-closed", "this table is closed")
        if self.match.over:
            raise no("match-ended", "this match is over")
        return self.match

    @property
    def frames(self) -> Frames | None:
        """What makes the messages about the match, if there is one; all that happened in it is shown."""
        self.show()
        return self._frames

    @frames.setter
    def frames(self, frames: Frames) -> None:
        self._frames = frames

    def framing(self) -> Frames:
        if (frames := self.frames) is None:
            raise no("not-started", "this match has not started yet")
        return frames

    def online(self) -> set[str]:
        """The guests who follow it."""
        return {connection.guest for connection in self.followers}

    def spectators(self) -> int:
        return len(self.online() - self.lobby.seated())

    def audience(self, connection: "Connection") -> Audience:
        """Whose part a connection is shown: one's own, or what was handed over where people share a screen."""
        return audience_of(self.lobby.places_of(connection.guest), self.followers.get(connection))

    def audiences(self) -> dict["Connection", Audience]:
        """Whose part each connection is shown."""
        if self._audiences is None:
            places: dict[str | None, list[int]] = {}
            for place, sitter in enumerate(self.lobby.sitters):
                places.setdefault(sitter.guest, []).append(place)
            self._audiences = {
                one: audience_of(places.get(one.guest, ()), in_hand) for one, in_hand in self.followers.items()
            }
        return self._audiences

    def follow(self, connection: "Connection") -> None:
        """Show this table to a connection from now on."""
        self.show()
        self.followers.setdefault(connection, None)
        self._audiences = None

    def unfollow(self, connection: "Connection") -> None:
        with suppress(BadInput):  # whoever leaves has left, even if the table is gone
            self.show()
        self.followers.pop(connection, None)
        self._audiences = None

    def hand_over(self, connection: "Connection", place: int | None) -> None:
        """Show a connection the own part of one of its places, or nobody's."""
        self.show()
        self.followers[connection] = place
        self._audiences = None

    def check_seat(self, guest: str, seat: int) -> int:
        """One of somebody's own seats."""
        chairs = self.chairs
        if seat >= len(chairs):
            raise no("no-such-seat", f"a seat is a number from 0 to {len(chairs) - 1}")
        if self.lobby.sitters[chairs[seat].player].guest != guest:
            raise no("not-your-seat", "this seat belongs to somebody else", seat=seat)
        return seat

    def place_of(self, seat: int) -> int:
        return self.chairs[seat].player

    # What it stores and shows

    def saved(self) -> SaveTable:
        """The lobby as it is, to be stored; who belongs to it only if that has changed."""
        lobby, members = self.lobby, self.lobby.members()
        known, self._members = self._members, members
        return SaveTable(
            self.id, msgspec.json.encode(lobby), lobby.stage, lobby.listed, None if members == known else members
        )

    def save(self, asker: Asker | None = None, *more: Change) -> None:
        """Store the lobby as it is, and what belongs to that, and show it to everybody."""
        self.show()
        self.chairs = self.lobby.chairs
        self._audiences = None
        self._turns.clear()
        self.hub.presence.rename(self.lobby)
        self.store(*more, self.saved(), *self.what_is_due())
        self.answer(asker)
        self.tell()

    def tell(self, *only: "Connection") -> None:
        """Show the table to everybody, or to some."""
        self.show()
        shown = Raw(written(table_at(self, self.hub.sources.now())))
        visitors = self.lobby.numbers() if len(only) != 1 else None
        stranger: bytes | None = None  # what all see of whom nothing is known here
        self.wait_for_crowd()
        for connection in only or self.followers:
            guest = connection.guest
            if visitors is not None and guest not in visitors:
                stranger = stranger or written(TableMessage(shown, you_at(self, guest, None)))
                self.send(connection, stranger)
            else:
                you = you_at(self, guest, self.followers.get(connection), visitors)
                self.send(connection, TableMessage(shown, you))

    def tell_soon(self) -> None:
        """Show it to everybody in a moment: people come and go in crowds."""
        if not self._telling:
            self._telling = True
            self.hub.later(0.1, self._tell_now, self)

    def _tell_now(self) -> None:
        self._telling = False
        if not self.dropped:
            self.tell()

    # What happens in the match

    def play(
        self, seat: int, move: object, asker: Asker | None = None, by: str = "", simulations: int | None = None
    ) -> int:
        """A step, checked by the match; raises Illegal or BadInput and changes nothing if it is refused."""
        match = self.running()
        entry = match.play(seat, move)
        self.timed_out.discard(seat)
        return self.entered(entry, asker, by, simulations)

    def person(self, asker: Asker) -> str:
        """Who made an entry, as it is stored: by their number here, which says nothing once they are erased."""
        return f"visitor {self.lobby.visitor_of(asker.connection.guest)}"

    def note_act(self, seat: int, id: str, version: int) -> None:
        """Remember the answer to an act."""
        self.acts[seat, id] = version
        if len(self.acts) > ACTS_KNOWN:
            del self.acts[next(iter(self.acts))]
            self.knows_all_acts = False

    def entered(self, entry: Entry, asker: Asker | None, by: str, simulations: int | None = None) -> int:
        """An entry was just added to the match. At the end of this turn of the event loop, or before anything else is
        stored or sent here, it is stored and shown to everybody; all else that follows from it happens at once."""
        match = self.match
        assert match is not None
        number = match.version - 1
        if number != self.appended:
            raise RuntimeError(f"entry {number} follows entry {self.appended - 1} of table {self.id}")
        self.appended += 1
        if asker is not None and isinstance(entry, Step | Undo):
            self.note_act(entry.seat, asker.id, match.version)
        self.run_clocks(fresh=not isinstance(entry, Undo))
        act, now, deciders = asker.id if asker else None, self.hub.sources.now(), self.deciders()
        append = Append(self.id, number, entry.row, entry.hash, now, act, by or None, simulations)
        shown = self.shown(append, asker, deciders, self.audiences(), self.clocks.shown(now))
        self._showing = Work(shown, partial(self.not_shown, asker))
        self.hub.lockstep.add(self._showing)
        self.hub.after_entry(self, deciders)
        return match.version

    def shown(
        self,
        append: Append,
        asker: Asker | None,
        deciders: Deciders,
        audiences: Mapping["Connection", Audience],
        clocks: tuple[Countdown, ...],
    ) -> Stages[None]:
        """Store an entry, and show it to those who were there when it was made, as soon as it is stored."""
        frames = self._frames
        assert frames is not None
        made = yield from frames.step(append.version, set(audiences.values()), clocks)
        yield
        if self.dropped:
            return
        self._showing = None
        views = [self.views()] if append.version % VIEWS_EVERY == 0 else []
        outgoing = self.store(append, *self.what_is_due(deciders), *views).outgoing
        if asker is not None:
            outgoing[asker.connection] = [Accepted(asker.id, append.version + 1)]
        for connection, audience in audiences.items():  # the same bytes for all who see the same
            outgoing.setdefault(connection, []).append(made[audience])

    def not_shown(self, asker: Asker | None, problem: Exception) -> None:
        """A bug, whatever was raised: nothing was stored, but the match has moved on, so the table is read again."""
        self._showing = None
        if asker is not None:
            asker.connection.refuse(server_bug(), asker.id)
        self.hub.failed(problem, self)

    def show_whole(self, connection: "Connection", known: int | None = None) -> None:
        """The whole position to one connection."""
        if self.unreadable:
            self.send(connection, self.unreadable.view(self.id, self.audience(connection), self.lobby))
        elif self.frames:
            clocks = self.clocks.shown(self.hub.sources.now())
            self.send(connection, self.frames.view(self.audience(connection), known, clocks))

    def show_all(self) -> None:
        """The whole position to everybody: the same bytes for all who see the same."""
        clocks, made = self.clocks.shown(self.hub.sources.now()), dict[Audience, Struct | bytes]()
        frames = self.framing()
        public = raw(frames.public)
        self.wait_for_crowd()
        for connection, audience in self.audiences().items():
            if audience not in made:
                view = frames.view(audience, None, clocks, public)
                made[audience] = written(view) if audience is None else view  # spectators may be many
            self.send(connection, made[audience])

    def deciders(self) -> Deciders:
        """Who decides now."""
        people: dict[int, int] = {}
        computers: dict[int, int] = {}
        for seat, asked in self.match.asking.items() if self.match else ():
            place = self.chairs[seat].player
            if seat in self.timed_out or not self.lobby.sitters[place].plays_itself:
                computers[seat] = asked
            elif people.get(place, 0) < asked:
                people[place] = asked
        return Deciders(people, computers)

    def run_clocks(self, *, fresh: bool = True) -> None:
        """Let the clocks of all who are asked run."""
        if self.lobby.clock and self.match:
            self.clocks.ask(self.lobby.clock, self.deciders().people, self.hub.sources.now(), fresh=fresh)
            if self.vote:
                self.clocks.hold(self.hub.sources.now())

    def what_is_due(self, deciders: Deciders | None = None) -> list[Change]:
        """What a restart has to go on with, if it is not stored already; the deciders, if they are known."""
        clocks = self.clocks.going_on() if self.vote else self.clocks  # a restart ends a vote
        at = clocks.due()
        due = (at, "" if at is None else "clock")
        if (deciders or self.deciders()).computers:
            due = (0, "computer")
        if due == self.due and due[1] != "clock":
            return []
        self.due = due
        return [SetDue(self.id, *due, clocks.data() if self.lobby.clock else b"")]

    def store_all(self) -> None:
        """What is not stored with every entry."""
        self.store(self.views(), *self.what_is_due())

    def is_computers(self, seat: int) -> bool:
        """Whether a computer player decides for a seat now."""
        return seat in self.timed_out or not self.lobby.sitters[self.chairs[seat].player].plays_itself

    def views(self) -> SaveViews:
        """What everybody sees, for a time when the match can no longer be replayed."""
        frames = self.framing()
        own = [written(frames.own(place)) for place in range(self.lobby.players)]
        return SaveViews(self.id, self.version, written(frames.view(None, self.version, ())), tuple(own))

    def waits_for(self, guest: str) -> bool:
        """Whether it is somebody's turn."""
        return any(self.lobby.sitters[place].guest == guest for place in self.deciders().people)

    async def summary(self, guest: str | None) -> TableSummary:
        """The table in a list, when all of it is stored."""
        while self.busy:
            await self.durable()
        turn = guest is not None and self.waits_for(guest)
        return summary_of(self.lobby, guest, version=self.version, your_turn=turn, changed=self.hub.sources.now())

    def turn_of(self, guest: str) -> TableSummary:
        """The table in the list of those where it is somebody's turn."""
        if guest not in self._turns:
            self._turns[guest] = summary_of(self.lobby, guest, your_turn=True)
        return self._turns[guest]

    def people(self) -> Iterable[int]:
        """The places where people decide."""
        return [place for place, one in enumerate(self.lobby.sitters) if one.plays_itself]


class UnreadableViews(Struct):
    """The last stored views of a match that the present rules cannot replay."""

    version: int
    public: bytes  # the view of a spectator, as a message
    own: tuple[bytes, ...]  # by place

    def view(self, table: str, audience: Audience, lobby: Lobby) -> bytes:
        """As a message, with nothing to decide."""
        whole = msgspec.json.decode(self.public, type=View)
        if audience is None or audience >= len(self.own):
            return self.public
        seats = msgspec.json.decode(self.own[audience], type=tuple[OwnSeat, ...])
        still = tuple(OwnSeat(one.seat, one.private, None, Raw(b"null")) for one in seats)
        return written(msgspec.structs.replace(whole, seats=still, acting=()))
