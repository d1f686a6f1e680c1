"""What a table sends, in order. Nobody is shown what is not stored: a message waits behind the job that was given to
storage last, and leaves when that job is durable. If storing fails, the table is dropped from memory."""

import asyncio
from collections import deque
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from .lockstep import Work
from .protocol.messages import Accepted, written
from .refusing import no
from .storage import Change

if TYPE_CHECKING:
    from .connection import Connection
    from .hub import Hub

AT_ONCE: Final = 100  # messages of one table sent before others have their turn

Messages = list[Struct | bytes]  # to one connection


class Asker(Struct, frozen=True, gc=False):
    """Who has to be answered, and under which id."""

    connection: "Connection"
    id: str


class Waiting:
    """What leaves when a job is durable."""

    __slots__ = ("is_durable", "leaving", "outgoing", "stored")

    def __init__(self) -> None:
        self.outgoing: dict[Connection, Messages] = {}
        self.leaving: Iterator[tuple[Connection, Messages]] | None = None  # what of it is being sent in slices
        self.is_durable = False
        self.stored: asyncio.Future[None] | None = None  # for whoever waits until then

    def settle(self) -> None:
        """Tell whoever waits for the job."""
        if self.stored is not None and not self.stored.done():
            self.stored.set_result(None)

    def leave(self, most: int) -> int:
        """Send what has waited, at least so many messages if there are; returns how many more might have been sent."""
        while self.outgoing or self.leaving is not None:
            leaving, self.leaving = self.leaving, None
            if leaving is None:
                leaving, self.outgoing = iter(self.outgoing.items()), {}  # what is sent meanwhile comes after this
            for connection, messages in leaving:
                connection.send(*[message if type(message) is bytes else written(message) for message in messages])
                most -= len(messages)
                if most <= 0:
                    self.leaving = leaving
                    return 0
        return most


class Outbox:
    """The part of a table that stores and sends."""

    def __init__(self, hub: "Hub", id: str) -> None:
        self.hub = hub
        self.id = id
        self.dropped = False
        self.followers: dict[Connection, int | None] = {}  # and whose own part each has in hand
        self._waiting: deque[Waiting] = deque()
        self._sending = False  # whether what is durable leaves in slices just now
        self._showing: Work | None = None  # what happened in this turn of the event loop, and is not yet stored

    def show(self) -> None:
        """Store and send what happened last, before anything else happens; refused if the table is gone."""
        if self._showing is not None:
            self._showing.finish()
        self.check_here()

    def check_here(self) -> None:
        """Refuse whatever concerns a table that has left memory because something was not stored."""
        if self.dropped:
            raise no("not-stored", "this could not be stored; try again in a moment")

    @property
    def busy(self) -> bool:
        """Whether something waits to be stored."""
        return bool(self._waiting) or self._showing is not None

    def store(self, *changes: Change) -> Waiting:
        """Store changes; what is sent from now on waits for them."""
        self.show()
        waiting = Waiting()
        self._waiting.append(waiting)
        self.hub.store.write(self.id, *changes, done=partial(self._stored, waiting))
        return waiting

    def _stored(self, waiting: Waiting, problem: Exception | None) -> None:
        if self.dropped:
            return
        if problem is not None:
            self.hub.drop(self, problem)  # type: ignore[arg-type]
            return
        waiting.is_durable = True
        if not self._sending:
            self._send_durable()

    def _send_durable(self) -> None:
        """Send what has waited, in order; to a crowd in slices, so that other tables have their turn in between."""
        self._sending, left = False, AT_ONCE
        while self._waiting and (first := self._waiting[0]).is_durable:
            left = first.leave(left)
            if left <= 0:
                self._sending = True
                asyncio.get_running_loop().call_soon(self._send_durable)
                return
            self._waiting.popleft().settle()

    def wait_for_crowd(self) -> None:
        """Before something is sent to a crowd at once: it leaves in slices, even if nothing is to be stored."""
        self.show()
        if not self._waiting and len(self.followers) > AT_ONCE:
            waiting = Waiting()
            waiting.is_durable = self._sending = True
            self._waiting.append(waiting)
            asyncio.get_running_loop().call_soon(self._send_durable)

    async def durable(self) -> None:
        """Wait until everything that happened is stored; refused if it could not be."""
        self.show()
        if self._waiting:
            last = self._waiting[-1]
            if last.stored is None:
                last.stored = asyncio.get_running_loop().create_future()
            await asyncio.shield(last.stored)
        self.check_here()

    def drop(self) -> None:
        """Nothing more happens here: whoever wants this table reads it again."""
        self.dropped, self._showing = True, None
        for waiting in self._waiting:
            waiting.settle()
        self._waiting.clear()

    def send(self, connection: "Connection", message: Struct | bytes) -> None:
        """Send something, after all that waits. Until then it stays as it is: what messages share is kept once."""
        self.show()
        if self._waiting:
            self._waiting[-1].outgoing.setdefault(connection, []).append(message)
        else:
            connection.send(message if isinstance(message, bytes) else written(message))

    def answer(self, asker: Asker | None, version: int | None = None) -> None:
        """Tell whoever asked that it is done."""
        if asker is not None:
            self.send(asker.connection, Accepted(asker.id, version))

    def send_all(self, message: Struct | bytes) -> None:
        data = message if isinstance(message, bytes) else written(message)
        self.wait_for_crowd()
        for connection in self.followers:
            self.send(connection, data)
