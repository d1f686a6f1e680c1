"""A live table: everything that happens there goes through here, one thing at a time, in the event loop.

Nobody is shown what is not stored. What a table sends waits behind the job that was given to storage last, and leaves,
in order, when that job is durable. If storing fails, the table is dropped from memory and read again on demand.
"""

import asyncio
from collections import deque
from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from msgspec import Raw, Struct

from trove.core.game import Chair
from trove.core.log import Entry, Step, Undo
from trove.core.match import Match

from .clocks import Clocks
from .frames import Audience, Frames, raw
from .lobby import Lobby
from .protocol.documents import TableSummary
from .protocol.messages import Accepted, OwnSeat, View, written
from .protocol.messages import Table as TableMessage
from .refusing import no
from .showing import summary_of, table_at, you_at
from .storage import Append, Change, SaveTable, SaveViews, SetDue

if TYPE_CHECKING:
    from .connection import Connection
    from .hub import Hub
    from .starting import Starting
    from .votes import Vote

ACTS_KNOWN = 8  # of the last acts the answers are known: a seat has at most one on its way
VIEWS_EVERY = 200  # versions between stored views; a server that stops, and a table that leaves memory, store them too
AT_ONCE = 100  # messages of one table sent before others have their turn


class Asker(NamedTuple):
    """Who has to be answered, and under which id."""

    connection: "Connection"
    id: str


class Waiting:
    """What leaves when a job is durable."""

    def __init__(self) -> None:
        self.outgoing: list[tuple[Connection, Struct | bytes]] = []
        self.sent = 0  # how many of them
        self.is_durable = False
        self.stored: asyncio.Future[None] | None = None  # for whoever waits until then


def audience_of(places: Sequence[int], in_hand: int | None) -> Audience:
    """Whose part is shown to somebody with these places: of several, the one that was handed over."""
    if len(places) == 1:
        return places[0]
    return in_hand if in_hand in places else None


def in_bytes(message: Struct | bytes) -> bytes:
    return message if isinstance(message, bytes) else written(message)


def settle(waiting: Waiting) -> None:
    """Tell whoever waits for a job."""
    if waiting.stored is not None and not waiting.stored.done():
        waiting.stored.set_result(None)


class Table:
    """Lobby, match and everybody who follows them."""

    def __init__(self, hub: "Hub", lobby: Lobby, match: Match | None = None) -> None:
        self.hub = hub
        self.id = lobby.table
        self.lobby = lobby
        self.match = match
        self.frames = Frames(self.id, match) if match else None
        self.unreadable: UnreadableViews | None = None
        self.start: Starting | None = None
        self.vote: Vote | None = None
        self.votes = 0  # how many there were
        self.clocks = Clocks()
        self.followers: dict[Connection, int | None] = {}  # and whose own part each has in hand
        self.acts: dict[tuple[int, str], int] = {}  # by seat and id: the version each of the last acts led to
        self.knows_all_acts = True  # otherwise older ones are found in storage
        self.thinking: dict[int, int] = {}  # by seat: the decision that a computer player thinks about
        self.timed_out: set[int] = set()  # seats whose decision somebody else makes, once
        self.due: tuple[int | None, str] = (None, "")  # as it is stored
        self.result: bytes | None = None  # the message that tells how a match ended
        self.appended = match.version if match else 0  # entries that were given to be stored
        self.dropped = False
        self.finishing = False  # whether its end is being stored
        self.talked = 0  # how many lines of chat there are
        self.left_at = hub.sources.monotonic()  # when the last follower left
        self._waiting: deque[Waiting] = deque()
        self._sending = False  # whether what is durable leaves in slices just now
        self._telling = False
        self._chairs: tuple[Chair, ...] | None = None
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

    @property
    def busy(self) -> bool:
        """Whether something waits to be stored."""
        return bool(self._waiting)

    def running(self) -> Match:
        """The match, while it runs."""
        if self.match is None or self.unreadable:
            raise no("not-started", "this match has not started yet")
        if self.lobby.stage == "closed":
            raise no("table-closed", "this table is closed")
        if self.match.over:
            raise no("match-ended", "this match is over")
        return self.match

    def framing(self) -> Frames:
        if self.frames is None:
            raise no("not-started", "this match has not started yet")
        return self.frames

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
        places: dict[str | None, list[int]] = {}
        for place, sitter in enumerate(self.lobby.sitters):
            places.setdefault(sitter.guest, []).append(place)
        return {one: audience_of(places.get(one.guest, ()), in_hand) for one, in_hand in self.followers.items()}

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """Per seat: whose it is."""
        if self._chairs is None:
            self._chairs = self.lobby.chairs
        return self._chairs

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

    # What it stores and sends

    def store(self, *changes: Change) -> None:
        """Store changes; what is sent from now on waits for them."""
        waiting = Waiting()
        self._waiting.append(waiting)
        self.hub.store.write(self.id, *changes, done=partial(self._stored, waiting))

    def _stored(self, waiting: Waiting, problem: Exception | None) -> None:
        if self.dropped:
            return
        if problem is not None:
            self.hub.drop(self, problem)
            return
        waiting.is_durable = True
        if not self._sending:
            self._send_durable()

    def _send_durable(self) -> None:
        """Send what has waited, in order; to a crowd in slices, so that other tables have their turn in between."""
        self._sending, left = False, AT_ONCE
        while self._waiting and (first := self._waiting[0]).is_durable:
            part = first.outgoing[first.sent : first.sent + left]
            together: dict[Connection, list[bytes]] = {}  # what goes to the same connection is written at once
            for connection, message in part:
                together.setdefault(connection, []).append(in_bytes(message))
            for connection, texts in together.items():
                connection.send(*texts)
            left -= len(part)
            first.sent += len(part)
            if first.sent < len(first.outgoing):
                self._sending = True
                asyncio.get_running_loop().call_soon(self._send_durable)
                return
            settle(self._waiting.popleft())

    def _wait_for_crowd(self) -> None:
        """Before something is sent to a crowd at once: it leaves in slices, even if nothing is to be stored."""
        if not self._waiting and len(self.followers) > AT_ONCE:
            waiting = Waiting()
            waiting.is_durable = self._sending = True
            self._waiting.append(waiting)
            asyncio.get_running_loop().call_soon(self._send_durable)

    async def durable(self) -> None:
        """Wait until everything that happened is stored; refused if it could not be."""
        if self._waiting and not self.dropped:
            last = self._waiting[-1]
            if last.stored is None:
                last.stored = asyncio.get_running_loop().create_future()
            await asyncio.shield(last.stored)
        if self.dropped:
            raise no("not-stored", "this could not be stored; try again in a moment")

    def drop(self) -> None:
        """Nothing more happens here: whoever wants this table reads it again."""
        self.dropped = True
        for waiting in self._waiting:
            settle(waiting)
        self._waiting.clear()

    def send(self, connection: "Connection", message: Struct | bytes) -> None:
        """Send something, after all that waits. Until then it stays as it is: what messages share is kept once."""
        if self._waiting:
            self._waiting[-1].outgoing.append((connection, message))
        else:
            connection.send(in_bytes(message))

    def answer(self, asker: Asker | None, version: int | None = None) -> None:
        """Tell whoever asked that it is done."""
        if asker is not None:
            self.send(asker.connection, Accepted(asker.id, version))

    def send_all(self, message: Struct | bytes) -> None:
        data = in_bytes(message)
        self._wait_for_crowd()
        for connection in self.followers:
            self.send(connection, data)

    def saved(self) -> SaveTable:
        """The lobby as it is, to be stored; who belongs to it only if that has changed."""
        lobby, members = self.lobby, self.lobby.members()
        known, self._members = self._members, members
        return SaveTable(
            self.id, msgspec.json.encode(lobby), lobby.stage, lobby.listed, None if members == known else members
        )

    def save(self, asker: Asker | None = None, *more: Change) -> None:
        """Store the lobby as it is, and what belongs to that, and show it to everybody."""
        self._chairs = None
        self._turns.clear()
        self.hub.presence.rename(self.lobby)
        self.store(*more, self.saved(), *self.what_is_due())
        self.answer(asker)
        self.tell()

    def tell(self, *only: "Connection") -> None:
        """Show the table to everybody, or to some."""
        shown = Raw(written(table_at(self, self.hub.sources.now())))
        visitors = self.lobby.numbers() if len(only) != 1 else None
        stranger: bytes | None = None  # what all see of whom nothing is known here
        self._wait_for_crowd()
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
        """Store an entry that was just added to the match, and show it to everybody."""
        match, frames, now = self.match, self.framing(), self.hub.sources.now()
        assert match is not None
        number, act = match.version - 1, asker.id if asker else None
        if number != self.appended:
            raise RuntimeError(f"entry {number} follows entry {self.appended - 1} of table {self.id}")
        self.appended += 1
        if asker is not None and isinstance(entry, Step | Undo):
            self.note_act(entry.seat, asker.id, match.version)
        self.run_clocks(fresh=not isinstance(entry, Undo))
        changes: list[Change] = [Append(self.id, number, entry.row, entry.hash, now, act, by or None, simulations)]
        changes += self.what_is_due()
        if number % VIEWS_EVERY == 0:
            changes.append(self.views())
        audiences = self.audiences()
        made = frames.step(number, set(audiences.values()), self.clocks.shown(now))
        self.store(*changes)
        self.answer(asker, match.version)
        for connection, audience in audiences.items():  # the same bytes for all who see the same
            self.send(connection, made[audience])
        self.hub.after_entry(self)
        return match.version

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
        self._wait_for_crowd()
        for connection, audience in self.audiences().items():
            if audience not in made:
                view = frames.view(audience, None, clocks, public)
                made[audience] = written(view) if audience is None else view  # spectators may be many
            self.send(connection, made[audience])

    def asked_places(self) -> dict[int, int]:
        """The places of people who decide now, each since a version."""
        found: dict[int, int] = {}
        for seat, asked in self.match.asking.items() if self.match else ():
            if not self.is_computers(seat):
                place = self.place_of(seat)
                found[place] = max(found.get(place, 0), asked)
        return found

    def run_clocks(self, *, fresh: bool = True) -> None:
        """Let the clocks of all who are asked run."""
        if self.lobby.clock and self.match:
            self.clocks.ask(self.lobby.clock, self.asked_places(), self.hub.sources.now(), fresh=fresh)
            if self.vote:
                self.clocks.hold(self.hub.sources.now())

    def what_is_due(self) -> list[Change]:
        """What a restart has to go on with, if it is not stored already."""
        clocks = self.clocks.going_on() if self.vote else self.clocks  # a restart ends a vote
        at, kind = clocks.due(), "clock"
        if self.match and any(self.is_computers(seat) for seat in self.match.asking):
            at, kind = 0, "computer"
        due = (at, "" if at is None else kind)
        if due == self.due and kind != "clock":
            return []
        if due == self.due == (None, ""):
            return []
        self.due = due
        return [SetDue(self.id, at, due[1], clocks.data() if self.lobby.clock else b"")]

    def store_all(self) -> None:
        """What is not stored with every entry."""
        self.store(self.views(), *self.what_is_due())

    def is_computers(self, seat: int) -> bool:
        """Whether a computer player decides for a seat now."""
        return seat in self.timed_out or not self.lobby.sitters[self.place_of(seat)].plays_itself

    def views(self) -> SaveViews:
        """What everybody sees, for a time when the match can no longer be replayed."""
        frames = self.framing()
        own = [written(frames.own(place)) for place in range(self.lobby.players)]
        return SaveViews(self.id, self.version, written(frames.view(None, self.version, ())), tuple(own))

    def waits_for(self, guest: str) -> bool:
        """Whether it is somebody's turn."""
        return any(self.lobby.sitters[place].guest == guest for place in self.asked_places())

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
