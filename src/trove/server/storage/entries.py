"""The log of every match: entries are added, never changed."""

from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, bindparam, insert, select

from . import schema
from .changes import Frequent, upsert
from .reading import many, one


class Append(Frequent, frozen=True, gc=False):
    """Add the entry with this number to a table's match; lost if there is one already."""

    table: str
    version: int  # the number of the entry: that of the first is 0
    row: bytes
    hash: str
    at: int
    act: str | None = None
    by: str | None = None
    simulations: int | None = None

    @staticmethod
    def statement(dialect: str) -> Any:
        return insert(schema.entries)

    @property
    def values(self) -> tuple[Any, ...]:
        row = bytearray(self.row)  # the driver of SQLite looks long for a way to store bytes
        return (self.table, self.version, row, self.hash, self.at, self.act, self.by, self.simulations)


class SetDue(Frequent, frozen=True, gc=False):
    """What a table waits for: when (None: nothing), of what kind, and what a restart needs in addition to the log."""

    table: str
    at: int | None
    kind: str = ""
    data: bytes = b""

    @staticmethod
    def statement(dialect: str) -> Any:
        return upsert(schema.due, dialect)

    @property
    def values(self) -> tuple[Any, ...]:
        return (self.table, self.at, self.kind, self.data)


class Row(Struct, frozen=True, gc=False):
    """A stored entry. Its row can reveal hidden cards, so its repr shows nothing."""

    version: int
    row: bytes
    hash: str
    at: int
    act: str | None
    by: str | None
    simulations: int | None

    def __repr__(self) -> str:
        return f"<Row {self.version}>"


class Due(Struct, frozen=True, gc=False):
    """What a table waits for."""

    table: str
    at: int | None
    kind: str
    data: bytes


ROW = [schema.entries.c[name] for name in Row.__struct_fields__]
DUE = list(schema.due.c)
ROWS_OF = (  # made once, like the next: a restart reads many
    select(*ROW)
    .where(schema.entries.c.table_id == bindparam("table"), schema.entries.c.version >= bindparam("after"))
    .order_by(schema.entries.c.version)
    .limit(bindparam("most"))
)
DUE_OF = select(*DUE).where(schema.due.c.table_id == bindparam("table"))


def rows(at: Connection, table: str, after: int, limit: int) -> list[Row]:
    """Entries of a match from number `after` on, at most `limit` of them."""
    return many(at, Row, ROWS_OF, table=table, after=after, most=limit)


def version_of(at: Connection, table: str, seat: int, act: str) -> int | None:
    """The version that an act of a seat led to; None if it was never stored."""
    of = schema.entries.c
    found = at.execute(select(of.version, of.row).where(of.table_id == table, of.act == act))
    return next((row.version + 1 for row in found if seat_of(row.row) == seat), None)


def seat_of(row: bytes) -> int | None:
    """Whose entry it is."""
    said = msgspec.json.decode(row)
    return said.get("seat") if isinstance(said, dict) else None


def due_before(at: Connection, time: int, limit: int) -> list[Due]:
    """Tables whose time has come, the earliest first."""
    of = schema.due.c
    return many(at, Due, select(*DUE).where(of.at <= time).order_by(of.at).limit(limit))


def due(at: Connection, table: str) -> Due | None:
    """What a table waits for."""
    return one(at, Due, DUE_OF, table=table)
