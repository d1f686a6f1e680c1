"""Small things to store."""

from trove.server.storage import Append, Change, CreateGuest, CreateTable, StartMatch, StorageError, Store

HASH = "0123456789abcdef"


def row(version: int) -> bytes:
    """The row of an entry."""
    return b'{"type":"step","seat":0,"action":%d,"hash":"%s"}' % (version, HASH.encode())


def entry(table: str, version: int, act: str | None = None) -> Append:
    return Append(table, version, row(version), HASH, at=1_000 + version, act=act)


def new_table(table: str, *members: str, listed: bool = False, at: int = 1) -> CreateTable:
    return CreateTable(table, "luxor", b'{"seats":2}', at, listed, members)


def new_guest(guest: str, name: str = "Anna") -> CreateGuest:
    return CreateGuest(guest, f"token of {guest}", name, 1)


async def start(store: Store, table: str, entries: int = 1) -> None:
    """A table with a match of this many entries."""
    deal = [StartMatch(table, b"the opening", 2), *(entry(table, version) for version in range(entries))]
    await store.save(table, new_table(table), *deal)


async def outcome(store: Store, table: str | None, *changes: Change) -> StorageError | None:
    """Why changes were not stored; None if they were."""
    try:
        await store.save(table, *changes)
    except StorageError as problem:
        return problem
    return None
