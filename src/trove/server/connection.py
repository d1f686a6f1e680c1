"""One socket: reads requests, answers them, and sends what its tables have to tell."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, MutableMapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec

from trove.core.refusals import BadInput, Illegal
from trove.texts import negotiate, texts
from trove.version import VERSION

from . import limits, opening
from .handlers import HANDLERS
from .lockstep import Stages, Work
from .logs import event
from .outbox import Asker
from .protocol import PROTOCOL, requests
from .protocol.messages import Accepted, Pong, Welcome, written
from .refusing import no, refused, server_bug
from .sockets import SendNow
from .storage import StorageError
from .table import Table

if TYPE_CHECKING:
    from .hub import Hub

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

UNREADABLE: Final = 4400
NO_SESSION: Final = 4401
TOO_SLOW: Final = 4008
OTHER_PROTOCOL: Final = 4406
FULL: Final = 4429
AT_ONCE: Final = 8  # requests of one connection that take long
ACT: Final = b'{"type":"act"'  # what most messages begin with

log = logging.getLogger(__name__)


class Connection:
    """A browser tab, or a program."""

    def __init__(
        self, hub: "Hub", guest: str, name: str, send: Send, send_now: SendNow | None = None, address: str = ""
    ) -> None:
        self.hub = hub
        self.guest = guest
        self.address = address  # where it comes from; empty if nobody counts
        self.name = name  # of the guest, for chat
        self.texts = texts("en")
        self.follows: dict[str, Table] = {}
        self.closed = False
        self._asgi_send = send
        self._send_now = send_now
        self._outgoing: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self._code: int | None = None  # to close with, when everything is sent
        self._greeted = False
        self._is_idle = False  # whether the next message is waited for
        self._unreadable = 0
        self._slow = 0  # requests under way that take long
        self._act: Work | None = None  # that was read in this turn of the event loop, and is not yet carried out
        self._reading: asyncio.Task[None] | None = None
        self.chats = limits.Bucket(limits.CHATS_A_SECOND, limits.CHAT_BURST, hub.sources.monotonic())
        self._bucket = limits.Bucket(limits.MESSAGES_A_SECOND, limits.BURST, hub.sources.monotonic())

    # Sending

    def send(self, *texts: bytes) -> None:
        """Queue messages; a client that reads too slowly is closed, and follows its tables again when it is back."""
        if self.closed or self._code is not None:
            return
        if self._send_now and not self._outgoing and self._send_now(texts):
            return
        self._outgoing.extend(texts)
        self._bytes += sum(map(len, texts))
        if len(self._outgoing) > limits.OUTGOING_MESSAGES or self._bytes > limits.OUTGOING_BYTES:
            self.hub.metrics.slow += 1
            self._outgoing.clear()
            self.close(TOO_SLOW)
        self._wake.set()

    def close(self, code: int) -> None:
        """Close after what is queued."""
        if self._code is None:
            self._code = code
            self._wake.set()
            if self._reading is not None:
                self._reading.cancel()

    async def write(self) -> None:
        """Send what is queued, until the connection is closed."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._outgoing:
                data = self._outgoing[0]  # it stays there until it is sent: nothing may overtake it
                await self._asgi_send({"type": "websocket.send", "text": data.decode()})
                if self._outgoing:
                    self._bytes -= len(self._outgoing.popleft())
            if self._code is not None:
                await self._asgi_send({"type": "websocket.close", "code": self._code, "reason": ""})
                return

    # Reading

    async def read(self, receive: Receive) -> None:
        """Handle messages until the other side is gone; too many are slowed down."""
        while self._code is None:
            self._is_idle = True
            message = await receive()
            self._is_idle = False
            if message["type"] != "websocket.receive":
                return
            self.finish_act()
            self.hub.metrics.received += 1
            if wait := self._bucket.take(self.hub.sources.monotonic()):
                await asyncio.sleep(wait)
            await self.handle(message.get("text"))

    def read_now(self, text: bytes) -> bool:
        """Handle an act in this turn of the event loop, with those of others, if nothing came before it and there are
        not too many; otherwise it has to wait."""
        if self.closed or not self._is_idle or not text.startswith(ACT) or self._code is not None:
            return False
        if self._act is not None or not self._bucket.allows(self.hub.sources.monotonic()):
            return False
        self.hub.metrics.received += 1
        self._act = Work(self.acted(text), self.hub.failed)
        self.hub.lockstep.add(self._act)
        return True

    def acted(self, text: bytes) -> Stages[None]:
        """Understand an act and carry it out."""
        wish = self.understood(text)
        yield
        self._act = None
        if wish is not None:
            self.carry_out(wish)

    def finish_act(self) -> None:
        """Whatever comes after an act is handled after it."""
        if self._act is not None:
            self._act.finish()

    async def handle(self, data: str | bytes | None) -> None:
        wish = self.understood(data or b"")
        if isinstance(wish, requests.Follow):
            await self.follow(wish)
        elif wish is not None:
            self.carry_out(wish)

    def understood(self, data: str | bytes) -> requests.AtTable | None:
        """A request for a table; everything else is answered here."""
        try:
            wish = requests.read(data)
        except (msgspec.MsgspecError, ValueError, RecursionError) as problem:
            self.not_read(problem, requests.id_of(data))
            return None
        kind = type(wish)
        if kind is requests.Hello:
            self.greet(wish)
        elif not self._greeted:
            self.refuse(no("no-hello", "a connection begins with hello"), None)
            self.close(UNREADABLE)
        elif kind is requests.Ping:
            self.send(written(Pong(self.hub.sources.now())))
        else:
            found: requests.AtTable = wish
            return found
        return None

    def not_read(self, problem: Exception, id: str | None) -> None:
        """A message that is none of ours."""
        self.hub.metrics.unreadable += 1
        self._unreadable += 1
        self.refuse(no("bad-message", str(problem)[:200]), id)
        if self._unreadable >= limits.UNREADABLE:
            self.close(UNREADABLE)

    def greet(self, hello: requests.Hello) -> None:
        self.texts = texts(negotiate([hello.language]))
        if hello.protocol != PROTOCOL:
            self.refuse(no("other-protocol", f"this server speaks version {PROTOCOL} of the protocol"), None)
            self.close(OTHER_PROTOCOL)
            return
        if not self._greeted and self.hub.presence.is_new(self.guest):
            self.hub.spawn(self.hub.wake_tables(self.guest))
        self._greeted = True
        self.send(written(Welcome(PROTOCOL, VERSION, self.hub.sources.now(), self.hub.presence.turns_of(self))))

    def carry_out(self, wish: requests.AtTable) -> None:
        """Carry out a request; whatever goes wrong is told to whoever asked, and to nobody else."""
        table = self.follows.get(wish.table)
        try:
            if table is None:
                raise no("not-following", "follow the table first")
            if isinstance(wish, requests.Unfollow):
                self.unfollow(table, wish)
                return
            work = HANDLERS[type(wish)](table, Asker(self, wish.id), wish)
            if work is not None:
                self.work_on(work, table, wish.id)
        except Exception as problem:
            self.failed(problem, table, wish.id)

    def work_on(self, work: Coroutine[Any, Any, None], table: Table, id: str) -> None:
        """Let a request that takes long go on while others are handled."""
        if self._slow >= AT_ONCE:
            work.close()
            raise no("too-many-requests", "too many requests at once; try again in a moment")
        self._slow += 1
        self.hub.spawn(self.worked_on(work, table, id))

    async def worked_on(self, work: Coroutine[Any, Any, None], table: Table, id: str) -> None:
        try:
            await work
        except Exception as problem:
            self.failed(problem, table, id)
        finally:
            self._slow -= 1

    async def follow(self, wish: requests.Follow) -> None:
        try:
            if wish.table not in self.follows and len(self.follows) >= limits.FOLLOWED:
                raise no("too-many-followed", f"a connection follows at most {limits.FOLLOWED} tables")
            await opening.follow(self.hub, self, wish.id, wish.table, wish.version)
        except Exception as problem:
            self.failed(problem, None, wish.id)

    def unfollow(self, table: Table, wish: requests.Unfollow) -> None:
        del self.follows[wish.table]
        opening.leave(self.hub, table, self)
        table.send(self, Accepted(wish.id))
        self.hub.presence.followed(table, self)

    def failed(self, problem: Exception, table: Table | None, id: str) -> None:
        """A refusal, or a bug of ours: then the table is read again from what is stored."""
        if isinstance(problem, StorageError):
            problem = no("not-stored", "the database does not answer; try again in a moment")
        if isinstance(problem, BadInput | Illegal):
            self.refuse(problem, id, table)
            return
        self.hub.metrics.bugs += 1
        version = table.version if table else None
        log.error("a request failed at table %s, version %s", table and table.id, version, exc_info=problem)
        self.refuse(server_bug(), id)
        if table is not None and not table.dropped:
            self.hub.drop(table, problem)

    def refuse(self, problem: BadInput | Illegal, id: str | None, table: Table | None = None) -> None:
        self.hub.metrics.refused += 1
        game, names = "", list[str]()
        if table is not None:
            called = table.lobby.names()
            game, names = table.lobby.game, [called[chair.player] for chair in table.chairs]
            with suppress(BadInput):  # the table may be gone
                table.show()
        message = refused(problem, self.texts, id, game, names)
        if table is None or table.dropped:
            self.send(written(message))
        else:
            table.send(self, message)


async def serve(connection: Connection, receive: Receive) -> None:
    """A connection from its first message to its last; one too many is told so."""
    hub = connection.hub
    try:
        hub.presence.add(connection)
    except BadInput as problem:
        connection.refuse(problem, None)
        connection.close(FULL)
        await connection.write()
        return
    event(log, "connected", connections=hub.presence.count)
    reading = connection._reading = asyncio.ensure_future(connection.read(receive))
    writing = asyncio.ensure_future(connection.write())
    try:
        await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
        if connection._code is not None:
            await asyncio.wait((writing,), timeout=1.0)
    finally:
        connection.finish_act()
        connection.closed, connection._reading = True, None
        for task in (reading, writing):
            task.cancel()
        for ended in await asyncio.gather(reading, writing, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, OSError):  # otherwise the other side was gone
                hub.metrics.bugs += 1
                log.error("a connection failed", exc_info=ended)
        hub.connection_closed(connection)
