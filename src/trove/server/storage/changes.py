"""What a job consists of: changes that are stored together or not at all."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Protocol

from msgspec import Struct
from sqlalchemy import Connection, Dialect, Table
from sqlalchemy.dialects import postgresql, sqlite

from .problems import Lost


class Change(Struct, frozen=True, gc=False):
    """One thing to store. It may hold secrets, so its repr shows nothing."""

    def store(self, to: Connection) -> None:
        """Make the change, inside a transaction; `Lost` if it is no longer possible."""
        raise NotImplementedError

    @property
    def size(self) -> int:
        """How much memory it takes while it waits, in bytes, if that is much."""
        return 0

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"


class Frequent(Change, frozen=True, gc=False):
    """A change that nearly every step brings: many of them are stored by one prepared statement."""

    @staticmethod
    def statement(dialect: str) -> Any:
        """The insert, with its columns in the order of the fields."""
        raise NotImplementedError

    @property
    def values(self) -> tuple[Any, ...]:
        return tuple(getattr(self, name) for name in self.__struct_fields__)


class Done(Protocol):
    """Called in the event loop when a job is durable (None), or with the reason why it was not stored."""

    def __call__(self, problem: Exception | None, /) -> None: ...


@cache
def upsert(table: Table, dialect: str, *kept: str) -> Any:
    """An insert that replaces the row of the same key, but for the columns that are kept.

    It is made once: its parts refer to each other, so each would wait for a garbage collection."""
    insert = sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)
    keys = [column.name for column in table.primary_key]
    replaced = [name for name in table.c.keys() if name not in keys and name not in kept]  # noqa: SIM118
    return insert.on_conflict_do_update(index_elements=keys, set_={name: insert.excluded[name] for name in replaced})


@cache
def insert_once(table: Table, dialect: str) -> Any:
    """An insert that leaves the row of the same key as it is."""
    insert = sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)
    return insert.on_conflict_do_nothing()


def run(to: Connection, statement: Any, *values: Mapping[str, Any]) -> Any:
    """Carry out a statement that is made once, for one or more sets of values. It goes to the driver as text: that
    takes a third of the time, and every match brings a dozen of them."""
    text, names = in_driver_text(statement, to.dialect, tuple(values[0]))
    given = [tuple([one[name] for name in names]) for one in values]
    return to.exec_driver_sql(text, given if len(given) > 1 else given[0])


@cache
def in_driver_text(statement: Any, dialect: Dialect, names: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """A statement with values of these names in the words of a database, and in which order it takes them."""
    compiled = statement.compile(dialect=dialect, column_keys=names)
    return str(compiled), tuple(compiled.positiontup)


def changed_one(result: Any) -> None:
    """Refuses a change that found nothing to change."""
    if result.rowcount != 1:
        raise Lost("what was to be changed is no longer there")
