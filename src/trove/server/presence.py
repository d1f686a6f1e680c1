"""Who is connected, and where it is their turn."""

from collections import Counter, OrderedDict
from collections.abc import Collection, Iterable
from collections.abc import Set as AbstractSet
from contextlib import suppress
from typing import TYPE_CHECKING

from msgspec.structs import replace

from trove.core.refusals import BadInput

from .limits import CONNECTIONS, CONNECTIONS_OF_ADDRESS, CONNECTIONS_OF_GUEST, REMEMBERED
from .lobby import Lobby
from .protocol.documents import TableSummary
from .protocol.messages import YourTurn
from .refusing import no
from .showing import summary_of
from .webhooks import your_turn

if TYPE_CHECKING:
    from .connection import Connection
    from .table import Table


NOBODY: AbstractSet[str] = frozenset()


class Presence:
    """Connections by guest, and the tables that wait for each."""

    def __init__(self) -> None:
        self.of: dict[str, set[Connection]] = {}
        self.count = 0
        self.waiting: dict[str, dict[str, TableSummary]] = {}  # by guest and table
        self.visited: set[str] = set()  # tables, since it was last stored
        self._at: Counter[str] = Counter()  # connections by address
        self._known: OrderedDict[str, None] = OrderedDict()  # guests who were here since the server started
        self._turns: dict[str, set[str]] = {}  # by table: whose turn it is
        self._asked: dict[str, set[int]] = {}  # by table: the places that a webhook was told of

    def add(self, connection: "Connection") -> None:
        """A new connection; refused if there are too many."""
        if self.count >= CONNECTIONS:
            raise no("server-full", "there are too many connections")
        mine = len(self.of.get(connection.guest, ()))
        if mine >= CONNECTIONS_OF_GUEST or self._at[connection.address] >= CONNECTIONS_OF_ADDRESS:
            raise no("too-many-connections", "too many connections come from here; close some")
        self.of.setdefault(connection.guest, set()).add(connection)
        self.count += 1
        if connection.address:
            self._at[connection.address] += 1

    def remove(self, connection: "Connection") -> None:
        mine = self.of.get(connection.guest, set())
        if connection not in mine:
            return
        mine.discard(connection)
        if not mine:
            del self.of[connection.guest]
        self.count -= 1
        if connection.address:
            self._at[connection.address] -= 1
            if not self._at[connection.address]:
                del self._at[connection.address]

    def is_new(self, guest: str) -> bool:
        """Whether a guest is here for the first time since the server started, as far as it remembers."""
        if guest in self._known:
            self._known.move_to_end(guest)
            return False
        self._known[guest] = None
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return True

    def connections(self) -> Iterable["Connection"]:
        return [connection for mine in self.of.values() for connection in mine]

    def turns_of(self, connection: "Connection") -> tuple[TableSummary, ...]:
        """Where it is a guest's turn, except at the tables that they are looking at."""
        waiting = self.waiting.get(connection.guest, {})
        return tuple(summary for id, summary in waiting.items() if id not in connection.follows)

    def followed(self, table: "Table", connection: "Connection") -> None:
        """A connection follows a table where it is their turn, or no longer does: the list of the others changes."""
        if table.id in self.waiting.get(connection.guest, {}):
            table.send(connection, YourTurn(self.turns_of(connection)))

    def note_turns(self, table: "Table", places: Collection[int]) -> None:
        """Tell people when it becomes their turn at a table, and when it no longer is: these places decide now."""
        asked = {guest for place in places if (guest := table.lobby.sitters[place].guest)}
        before = self._turns.get(table.id, NOBODY)
        if asked != before:
            if asked:
                self._turns[table.id] = asked
            else:
                del self._turns[table.id]
            for guest in asked - before:
                self.waiting.setdefault(guest, {})[table.id] = table.turn_of(guest)
            for guest in before - asked:
                self.forget_turn(guest, table.id)
            for guest in asked ^ before:
                self.tell_turns(table, guest)
        if table.lobby.webhook:
            self.call_webhook(table, set(places))

    def rename(self, lobby: Lobby) -> None:
        """The names at a table have changed: send the new ones to those whose turn it is."""
        for guest in self._turns.get(lobby.table, ()):
            known = self.waiting[guest][lobby.table]
            self.waiting[guest][lobby.table] = replace(known, names=summary_of(lobby, guest).names)

    def forget_turn(self, guest: str, table: str) -> None:
        """It is not somebody's turn any more."""
        mine = self.waiting.get(guest, {})
        mine.pop(table, None)
        if not mine:
            self.waiting.pop(guest, None)

    def tell_turns(self, table: "Table", guest: str) -> None:
        """Tell a guest's other connections, which do not follow this table."""
        for connection in self.of.get(guest, ()):
            if table.id not in connection.follows:
                table.send(connection, YourTurn(self.turns_of(connection)))

    def call_webhook(self, table: "Table", places: set[int]) -> None:
        """Call the table's webhook, if it has one, when somebody's turn begins who is not here."""
        fresh = places - self._asked.pop(table.id, set())
        if places:
            self._asked[table.id] = places
        absent = [place for place in sorted(fresh) if table.lobby.sitters[place].guest not in table.online()]
        if absent:
            table.hub.spawn(call_when_stored(table, table.lobby.webhook or "", your_turn(table, absent)))


async def call_when_stored(table: "Table", url: str, body: bytes) -> None:
    """Call a webhook, unless the step behind it could not be stored."""
    with suppress(BadInput):
        await table.durable()
        await table.hub.webhooks.call(url, body, table.hub.sources.monotonic())
