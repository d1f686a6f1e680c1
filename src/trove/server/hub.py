"""All live tables of a server, the connections to them, and what happens by itself."""

import asyncio
import heapq
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from trove.core.match import Match
from trove.core.refusals import BadInput

from . import computers, opening, votes
from .clocks import stored_clocks
from .editions import read_edition
from .ending import finish
from .hints import Hints
from .limits import MOST_TABLES, TABLES_A_MINUTE, TABLES_OF_GUEST, Buckets
from .loading import load
from .lobby import Lobby
from .lockstep import Lockstep
from .logs import event
from .metrics import Metrics
from .presence import Presence
from .protocol.http import NewTable
from .protocol.messages import Dropped, GoingDown, written
from .refusing import no
from .sources import Sources
from .storage import AddEdition, Alive, Change, SetDue, Store
from .table import Deciders, Table
from .thinking import Thinkers
from .timeouts import run_out
from .webhooks import Webhooks

if TYPE_CHECKING:
    from .connection import Connection

AGAIN_IN_MS: Final = 3000  # after which clients connect again
LAST_WORDS: Final = 0.2  # seconds for them to be read
GOING_DOWN: Final = 1001
TICK: Final = 0.25  # seconds between looks at what is due
IDLE: Final = 300.0  # seconds after which a table that nobody follows leaves memory
WOKEN: Final = 20  # of somebody's tables are looked at when they come
LOADING: Final = 4  # tables read at the same time without anybody waiting for them
AGAIN_MS: Final = 1000  # before a table that could not go on is looked at again; twice as long every time
LONGEST_MS: Final = 600_000

log = logging.getLogger(__name__)


class Hub:
    """One per server."""

    def __init__(self, store: Store, sources: Sources, thinkers: Thinkers) -> None:
        self.store = store
        self.sources = sources
        self.thinkers = thinkers
        self.hints = Hints()
        self.webhooks = Webhooks()
        self.opened = Buckets(TABLES_A_MINUTE)  # tables, by guest
        self.started = sources.now()
        self.tables: dict[str, Table] = {}
        self.presence = Presence()
        self.lockstep = Lockstep()
        self.metrics = Metrics()
        self.closing = False
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._dues: list[tuple[int, str]] = []  # a heap; only what is also in the next is due
        self._due_at: dict[str, int] = {}  # by table
        self._tries: dict[str, int] = {}  # by table: how often it could not go on
        self._taken_up = asyncio.Semaphore(LOADING)

    # Time

    def later(self, seconds: float, call: Callable[[], object], table: Table | None = None) -> None:
        """Call something of a table in a while."""
        asyncio.get_running_loop().call_later(seconds, self._call, call, table)

    def _call(self, call: Callable[[], object], table: Table | None) -> None:
        try:
            call()
        except Exception as problem:
            self.failed(problem, table)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def spawn(self, work: Coroutine[Any, Any, Any], table: Table | None = None) -> None:
        """Let something happen on its own, at a table or elsewhere."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(partial(self._ended, table))

    def _ended(self, table: Table | None, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            self.failed(problem, table)

    def failed(self, problem: BaseException, table: Table | None = None) -> None:
        """What was raised is our bug, or an outage: it is logged, and the table is read again as it is stored."""
        self.metrics.bugs += 1
        log.error("something failed that should not, at table %s", table and table.id, exc_info=problem)
        if table is not None and not table.dropped:
            self.drop(table, problem)

    # Tables in memory

    async def table(self, id: str) -> Table:
        """A table, read from storage if it is not in memory; everybody who waits for it waits for the same reading."""
        if (found := self.tables.get(id)) is not None:
            return found
        if id not in self._loading:
            task = self._loading[id] = asyncio.get_running_loop().create_task(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Table:
        table = self.tables[id] = await load(self, id)
        self.metrics.loaded += 1
        if table.lobby.stage == "playing" and not table.unreadable:
            self.after_entry(table)
        return table

    async def loaded(self, ids: list[str]) -> None:
        """Wait until none of these tables is being read."""
        while reading := [self._loading[id] for id in ids if id in self._loading]:
            await asyncio.wait(reading)
            await asyncio.sleep(0)

    def drop(self, table: Table, problem: BaseException | None = None) -> None:
        """Forget a table that could not be stored: whoever follows it again reads what is stored. A match goes on by
        itself in a moment, if nobody does: a computer player or a clock may be due there."""
        table.drop()
        self.tables.pop(table.id, None)
        if problem is not None:
            event(log, "table_dropped", table=table.id, version=table.version, problem=type(problem).__name__)
            self.metrics.dropped += 1
        data = written(Dropped(table.id, "storage"))
        for connection in table.followers:
            connection.follows.pop(table.id, None)
            connection.send(data)
        table.followers.clear()
        if table.lobby.stage == "playing":
            self.look_again(table.id)

    def idle_tables(self) -> list[Table]:
        """Those that nobody has looked at for a while, with nothing under way."""
        now = self.sources.monotonic()
        return [
            table
            for table in self.tables.values()
            if not (table.followers or table.busy or table.thinking or table.start or table.vote)
            and now - table.left_at > IDLE
        ]

    async def let_idle_go(self) -> None:
        """Idle tables leave memory; their last views are stored first."""
        for table in self.idle_tables():
            try:
                if table.frames and table.lobby.stage == "playing":
                    table.store(table.views())
            except Exception as problem:
                self.failed(problem, table)
            await self.let_go(table)
            await asyncio.sleep(0)

    async def let_go(self, table: Table) -> None:
        """A table leaves memory when all of it is stored, unless somebody follows it again by then."""
        while table.busy:
            await asyncio.sleep(0.01)
        if not table.followers and not table.dropped and self.tables.get(table.id) is table:
            table.drop()
            del self.tables[table.id]
            self.note_due(table)

    # What happens by itself

    def after_entry(self, table: Table, known: Deciders | None = None) -> None:
        """The match, or who decides in it, has changed; the deciders, if they are known."""
        deciders = known or table.deciders()
        votes.recheck(table)
        computers.consider(table, deciders.computers)
        self.note_due(table)
        self.presence.note_turns(table, deciders.people)
        if table.match and table.match.over and table.lobby.stage == "playing" and not table.finishing:
            table.finishing = True
            self.spawn(finish(table), table)

    def after_vote(self, table: Table) -> None:
        """Clocks and computer players go on."""
        computers.consider(table, table.deciders().computers)
        self.note_due(table)

    def note_due(self, table: Table) -> None:
        """Remember when the first clock of a table runs out."""
        at = table.clocks.due()
        if at is None:
            self._due_at.pop(table.id, None)
        else:
            self._wait_for(table.id, at)

    async def tick(self) -> None:
        """Look again and again at what is due."""
        while True:
            await asyncio.sleep(TICK)
            self.look()

    def look(self) -> None:
        """Look at what is due now."""
        now = self.sources.now()
        while self._dues and self._dues[0][0] <= now:
            at, id = heapq.heappop(self._dues)
            if self._due_at.get(id) == at:  # otherwise it is something else that this table waits for
                del self._due_at[id]
                self.spawn(self._due(id))

    async def _due(self, id: str) -> None:
        """What is due is never forgotten: if the table cannot be read now, it is tried again."""
        table = None
        try:
            async with self._taken_up:
                table = await self.table(id)
            run_out(table)
        except BadInput as problem:
            log.warning("table %s is due and cannot be read: %s", id, problem.code)
        except Exception as problem:
            self.failed(problem, table)
            self.look_again(id)

    def look_again(self, id: str) -> None:
        """Look at a table in a while, each time later: it could not be read or stored, or has a bug."""
        tries = self._tries[id] = self._tries.get(id, 0) + 1
        self._wait_for(id, self.sources.now() + min(AGAIN_MS << min(tries, 20), LONGEST_MS))

    def _wait_for(self, id: str, at: int) -> None:
        if self._due_at.get(id) != at:
            self._due_at[id] = at
            heapq.heappush(self._dues, (at, id))

    async def take_up(self) -> None:
        """After a restart: computer players go on at once, clocks with the time that was left when it ended."""
        alive, changes = await self.store.alive(), list[Change]()
        dues = await self.store.due_before(1 << 62, 1 << 20)
        for due in dues:
            at = due.at
            if due.data:
                clocks = stored_clocks(due.data)
                clocks.woken(alive, self.started)
                at = clocks.due() if due.kind == "clock" else due.at
                changes.append(SetDue(due.table, at, due.kind, clocks.data()))
            if due.kind == "clock" and at is not None:
                self._wait_for(due.table, at)
        await self.store.save(None, *changes, Alive(self.started))
        for due in dues:
            if due.kind == "computer":
                self.spawn(self._due(due.table))

    async def wake_tables(self, guest: str) -> None:
        """Somebody is here for the first time since the start: see where it is their turn."""
        for stored in await self.store.tables_of(guest, WOKEN):
            if stored.stage == "playing" and stored.id not in self.tables:
                async with self._taken_up:
                    await self.table(stored.id)

    # Opening

    async def open(self, guest: str, wish: NewTable) -> str:
        """A new table."""
        await self.check_tables(guest)
        await read_edition(wish.game, wish.edition)
        lobby = opening.new_lobby(self, guest, wish)
        return await self.create(lobby, *([] if wish.edition is None else [AddEdition(wish.edition)]))

    async def check_tables(self, guest: str) -> None:
        """Refuses another table to somebody who has too many, or opens them too fast."""
        if not self.opened.allows(guest, self.sources.monotonic()):
            raise no("too-many-tables", "too many new tables; try again in a moment")
        mine = await self.store.tables_of(guest, MOST_TABLES, "lobby", "playing")
        if len(mine) >= MOST_TABLES or await asyncio.to_thread(opening.hosted, mine, guest) >= TABLES_OF_GUEST:
            raise no("too-many-tables", f"a guest has at most {TABLES_OF_GUEST} tables that are not over")

    async def create(self, lobby: Lobby, *with_it: Change) -> str:
        """Store a new table."""
        await self.store.save(lobby.table, *with_it, opening.created(lobby))
        self.metrics.opened += 1
        event(log, "table_opened", table=lobby.table, game=lobby.game, players=lobby.players)
        return lobby.table

    async def rematch(self, table: Table, guest: str) -> str:
        """A new table with the same people; the same one for all who ask."""
        if table.lobby.stage != "over":
            raise no("not-over", "this match is not over")
        lobby = None
        if table.lobby.rematch is None:
            lobby = opening.again(self, table.lobby)
            table.lobby.rematch = lobby.table
            table.store(opening.created(lobby))
            table.save()
        await table.durable()
        if lobby is not None and lobby.table not in self.tables and lobby.table not in self._loading:
            self.tables[lobby.table] = Table(self, lobby)  # everybody will come: it need not be read
        return table.lobby.rematch

    async def fork(self, table: Table, guest: str, entry: int, redeal_for: int | str) -> str:
        """A new table from a position of a finished match."""
        if table.lobby.stage != "over":
            raise no("fork-running", "a match can be forked when it is over")
        if table.match is None:
            raise no("match-unreadable", "this match was played with other rules than the server has now")
        await self.check_tables(guest)
        await asyncio.to_thread(opening.check_fork, table.match, entry, redeal_for)
        return await self.create(opening.forked(self, table.lobby, guest, entry, redeal_for))

    async def finished_match(self, id: str) -> Match:
        """A finished match, replayed from its file."""
        found = await self.store.finished(id)
        if found is None:
            raise no("not-over", "this match is not over")
        return await asyncio.to_thread(Match.load, found.export)

    # The end

    async def say_goodbye(self) -> None:
        """Tell everybody that the server is about to stop."""
        self.closing = True
        for connection in list(self.presence.connections()):
            connection.send(written(GoingDown(AGAIN_IN_MS)))
            connection.close(GOING_DOWN)
        await asyncio.sleep(LAST_WORDS if self.presence.count else 0)

    async def close(self) -> None:
        """Store what changed, and end what is under way."""
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
        for table in list(self.tables.values()):
            if table.match and table.lobby.stage == "playing" and not table.unreadable:
                self._call(table.store_all, table)
            await asyncio.sleep(0)
        self.store.write(None, Alive(self.sources.now()), done=lambda problem: None)
        self.thinkers.close()
        self.webhooks.close()

    def connection_closed(self, connection: "Connection") -> None:
        """Somebody's connection is gone."""
        self.presence.remove(connection)
        for table in list(connection.follows.values()):
            opening.leave(self, table, connection)
        connection.follows.clear()
