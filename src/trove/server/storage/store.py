"""The database of a server, as its event loop uses it."""

import asyncio
import os
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import TracebackType
from typing import Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from ...disk.claims import Claim
from . import alive, editions, entries, guests, messages, tables
from .changes import Change, Done
from .entries import Due, Row
from .forgetting import forget
from .guests import EraseGuest, Guest, Link
from .messages import Message
from .metrics import Metrics
from .migrating import check_file, migrate
from .places import is_file, make_private, path_of, place_of, reading_engine, shown, writing_engine
from .problems import NotRead, sentence, unusable
from .tables import Finished, Stage, StoredMatch, StoredTable, Views
from .transactions import Job, Transactions
from .whole import Whole, whole
from .writer import Writer

READERS: Final = 3
SLICE: Final = 200  # rows read at a time

P = ParamSpec("P")
T = TypeVar("T")


class Store:
    """Everything that survives a restart. Made by `await Store.open(place)`; all methods belong to one event loop."""

    def __init__(self, claim: Claim | None, writing: Engine, loop: AbstractEventLoop) -> None:
        self._claim = claim
        self._writing = writing
        self._reading = reading_engine(writing.url, READERS)
        self._readers = ThreadPoolExecutor(READERS, "trove-reader")
        self._loop = loop
        self._writer = Writer(Transactions(writing), loop)

    @classmethod
    async def open(cls, place: str | os.PathLike[str] | None = None) -> "Store":
        """Open a database, create it if it is not there, and bring it to the newest revision."""
        claim, engine = await asyncio.to_thread(opened, place)
        return cls(claim, engine, asyncio.get_running_loop())

    async def __aenter__(self) -> "Store":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Store what waits, and let go of the database."""
        self._writer.end()
        await asyncio.to_thread(self._close)
        await asyncio.sleep(0)  # the last reports come before whoever waited for the end

    def _close(self) -> None:
        self._writer.join()
        self._readers.shutdown()
        self._reading.dispose()
        self._writing.dispose()
        if self._claim:
            self._claim.release()

    # How it is doing

    @property
    def place(self) -> str:
        """Where the database is, as it may be printed."""
        return shown(self._writing.url)

    @property
    def folder(self) -> Path | None:
        """The folder of an SQLite file."""
        return path_of(self._writing.url).parent if is_file(self._writing.url) else None

    @property
    def failed(self) -> str | None:
        """Why the last transaction could not be stored; None if it was."""
        return self._writer.failed

    @property
    def waiting(self) -> int:
        """How many jobs wait to be stored."""
        return self._writer.waiting

    @property
    def metrics(self) -> Metrics:
        return self._writer.metrics

    # Writing

    def write(self, table: str | None, *changes: Change, done: Done) -> None:
        """Store changes, all or none, after everything that was given before; `done` is called once, in that order.

        Jobs that name a table build on each other: when one is not stored, the next ones fail as well until the table
        is read again by `table`."""
        self._writer.put(Job(table, changes, done))

    async def save(self, table: str | None, *changes: Change) -> None:
        """Store changes and wait until they are durable; raises a StorageError if they are not stored."""
        saved: Future[None] = self._loop.create_future()
        self.write(table, *changes, done=settle(saved))
        await saved

    async def erase(self, guest: str, *changes: Change) -> None:
        """Erase a guest, with changes that take their names from tables' documents; overwritten on disk as well."""
        await self.save(None, EraseGuest(guest), *changes)
        await self._loop.run_in_executor(self._readers, forget, self._reading)

    # Tables

    async def table(self, id: str) -> StoredTable | None:
        """A table, after everything of it that was given to be stored; from here on its jobs are stored again."""
        await self._mended(id)
        return await self._read(tables.table, id)

    async def whole(self, id: str, limit: int = SLICE) -> Whole | None:
        """A table and what belongs to it, with at most so many entries; like `table`, after what is to be stored."""
        await self._mended(id)
        return await self._read(whole, id, limit)

    async def _mended(self, id: str) -> None:
        if self._writer.is_mending_needed(id):
            mended: Future[None] = self._loop.create_future()
            self._writer.mend(id, settle(mended))
            await mended

    async def edition(self, digest: str) -> str | None:
        """The text of an edition that somebody brought."""
        return await self._read(editions.edition, digest)

    async def match(self, table: str) -> StoredMatch | None:
        """The opening of a table's match."""
        return await self._read(tables.match, table)

    async def rows(self, table: str, after: int = 0, limit: int = SLICE) -> list[Row]:
        """The entries of a match from number `after` on, at most `limit` of them."""
        return await self._read(entries.rows, table, after, limit)

    async def version_of(self, table: str, seat: int, act: str) -> int | None:
        """The version that an act of a seat led to; None if it was never stored."""
        return await self._read(entries.version_of, table, seat, act)

    async def finished(self, table: str) -> Finished | None:
        """How a match ended, with its result and its file."""
        return await self._read(tables.finished, table)

    async def views(self, table: str) -> Views | None:
        """The last stored views of a match."""
        return await self._read(tables.views, table)

    async def listed(self, *stages: Stage, limit: int = 100) -> list[StoredTable]:
        """Tables that anybody may find, the newest first; without a stage, those in the lobby."""
        return await self._read(tables.listed, stages or ("lobby",), limit)

    async def tables_of(self, guest: str, limit: int = 100, *stages: Stage) -> list[StoredTable]:
        """A guest's tables, of these stages or all, the last visited first."""
        return await self._read(tables.tables_of, guest, limit, stages)

    async def tables_naming(self, guest: str) -> list[str]:
        """Every table whose document names a guest."""
        return await self._read(tables.tables_naming, guest)

    async def unvisited(self, before: int, limit: int = 100) -> list[str]:
        """Open tables and running matches that nobody has visited since a time, the longest first."""
        return await self._read(tables.unvisited, before, limit)

    async def due(self, table: str) -> Due | None:
        """What a table waits for."""
        return await self._read(entries.due, table)

    async def due_before(self, time: int, limit: int = 1000) -> list[Due]:
        """Tables whose time comes until then, the earliest first."""
        return await self._read(entries.due_before, time, limit)

    async def alive(self) -> int:
        """When the server was last known to run; 0 if it never was."""
        return await self._read(alive.alive)

    async def messages(self, table: str, before: int | None = None, limit: int = 100) -> list[Message]:
        """The last messages of a table, or the last before a number, in their order."""
        return await self._read(messages.messages, table, before, limit)

    # Guests

    async def guest(self, id: str) -> Guest | None:
        return await self._read(guests.guest, id)

    async def guest_by_token(self, token: str) -> Guest | None:
        """The guest who has this token."""
        return await self._read(guests.by_token, token)

    async def link(self, token: str, now: int) -> Link | None:
        """What a recovery link gives; None if it was used or has expired."""
        return await self._read(guests.link, token, now)

    async def _read(self, read: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        def reading() -> T:
            try:
                with self._reading.begin() as connection:
                    return read(connection, *args, **kwargs)
            except SQLAlchemyError as problem:
                raise NotRead(f"the database cannot be read: {sentence(problem)}") from None

        return await self._loop.run_in_executor(self._readers, reading)


def settle(future: "Future[None]") -> Done:
    """Passes an outcome on to a future that may have been cancelled."""

    def done(problem: Exception | None) -> None:
        if future.cancelled():
            return
        if problem:
            future.set_exception(problem)
        else:
            future.set_result(None)

    return done


def opened(place: str | os.PathLike[str] | None) -> tuple[Claim | None, Engine]:
    """A database of the newest revision, and the claim to its file."""
    url = place_of(place)
    claim = Claim(path_of(url)) if is_file(url) else None
    engine = writing_engine(url)
    try:
        if is_file(url):
            check_file(url)
            make_private(path_of(url))
        migrate(engine)
    except BaseException as problem:
        engine.dispose()
        if claim:
            claim.release()
        if isinstance(problem, DBAPIError):
            raise unusable(shown(url), problem) from None
        raise
    return claim, engine
