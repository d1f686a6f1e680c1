"""Stores the jobs of one drain: all in one transaction, or one by one when one of them is in the way."""

from collections.abc import Iterable, Sequence
from contextlib import closing, suppress
from itertools import chain, groupby
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from .changes import Change, Done, Frequent
from .places import BEGIN, COMMIT
from .problems import Lost, NotStored, StorageError, is_outage, is_retried, sentence

TRIES: Final = 5
MOST_ROWS: Final = 32  # of one statement: the driver keeps a prepared one for each number of rows


class Job(NamedTuple):
    """Changes that are stored together. Jobs of one table build on each other; None builds on nothing."""

    table: str | None
    changes: tuple[Change, ...]
    done: Done


Outcome = tuple[Job, StorageError | None]
Gathered = dict[type[Frequent], list[tuple[Any, ...]]]


class Transactions:
    """The writer's side of a database. `broken` are the tables whose next jobs fail until they are read again."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.broken: set[str] = set()
        self._file: Any = None  # the driver's connection to an SQLite file
        self._texts: dict[tuple[type[Frequent], int], str] = {}

    def store(self, jobs: Sequence[Job]) -> list[Outcome]:
        """Store the jobs of a drain and report on each, in order. Never raises."""
        for tries in range(TRIES):
            try:
                if tries == 0 and self.broken.isdisjoint(job.table for job in jobs):
                    self._store_together([change for job in jobs for change in job.changes])
                    return [(job, None) for job in jobs]
                return self._store_singly(jobs)
            except Exception as problem:
                reason = f"nothing could be stored: {sentence(problem)}"
                if is_outage(problem) and not is_retried(problem):
                    break
        self.broken.update(job.table for job in jobs if job.table is not None)
        return [(job, NotStored(reason)) for job in jobs]

    def _store_together(self, changes: Sequence[Change]) -> None:
        """Store all changes; raises, and nothing is stored, if one of them cannot be."""
        frequent = [change for change in changes if isinstance(change, Frequent)]
        if len(frequent) == len(changes):
            with suppress(self.engine.dialect.loaded_dbapi.Error):  # tried again below, to learn what is wrong
                return self._store_frequent(frequent)
        with self.engine.begin() as connection:
            self._make(connection, changes)
        return None

    def _store_frequent(self, changes: Iterable[Frequent]) -> None:
        """The usual drain: steps and nothing else. It goes straight to the driver, at half the cost."""
        gathered = gather(changes)
        if self.engine.dialect.name == "sqlite":
            self._store_in_file(gathered)
            return
        with closing(self.engine.raw_connection()) as connection:
            cursor = connection.cursor()
            for kind, values in gathered.items():
                cursor.executemany(self._text(kind), values)
            connection.commit()

    def _store_in_file(self, gathered: Gathered) -> None:
        """The same in SQLite. The pool has one connection, which is used without asking the pool: each call there
        gives the interpreter's lock away, and has to wait until the event loop gives it back."""
        if self._file is None:
            with closing(self.engine.raw_connection()) as connection:
                self._file = connection.driver_connection
        to = self._file
        parts = [
            (kind, values[first : first + MOST_ROWS])
            for kind, values in gathered.items()
            for first in range(0, len(values), MOST_ROWS)
        ]
        together = len(parts) > 1  # otherwise the one statement is a transaction by itself
        try:
            if together:
                to.execute(BEGIN)
            for kind, values in parts:
                to.execute(self._text(kind, len(values)), tuple(chain.from_iterable(values)))
            if together:
                to.execute(COMMIT)
        except BaseException:
            self._file = None
            if to.in_transaction:
                to.rollback()
            raise

    def _store_singly(self, jobs: Sequence[Job]) -> list[Outcome]:
        """Store every job that can be, still in one transaction; what builds on a failed job fails with it."""
        broken = set(self.broken)
        outcomes: list[Outcome] = []
        with self.engine.begin() as connection:
            for job in jobs:
                problem = unstorable(job, broken) or self._try(connection, job)
                if problem and job.table is not None:
                    broken.add(job.table)
                outcomes.append((job, problem))
        self.broken = broken
        return outcomes

    def _try(self, connection: Connection, job: Job) -> StorageError | None:
        """Try one job; if it cannot be stored, the others of the transaction still can."""
        try:
            with connection.begin_nested():
                self._make(connection, job.changes)
        except Lost as problem:
            return problem
        except IntegrityError:
            return Lost("somebody else has stored this version or id before")
        except Exception as problem:
            if is_outage(problem):
                raise
            return NotStored(f"this change does not fit the database: {sentence(problem)}")
        return None

    def _make(self, connection: Connection, changes: Iterable[Change]) -> None:
        """Make changes in their order. Frequent ones are gathered until another comes."""
        for is_frequent, group in groupby(changes, lambda change: isinstance(change, Frequent)):
            if is_frequent:
                for kind, values in gather(group).items():  # type: ignore[arg-type]
                    connection.exec_driver_sql(self._text(kind), values)
            else:
                for change in group:
                    change.store(connection)

    def _text(self, kind: type[Frequent], rows: int = 1) -> str:
        """A frequent insert of so many rows, in the words of this database."""
        return self._texts.get((kind, rows)) or self._prepare(kind, rows)

    def _prepare(self, kind: type[Frequent], rows: int) -> str:
        compiled = kind.statement(self.engine.dialect.name).compile(dialect=self.engine.dialect)
        fields = ["table_id" if name == "table" else name for name in kind.__struct_fields__]
        assert compiled.positiontup == fields, "columns in the order of the fields"
        text, row = str(compiled), f"({', '.join('?' * len(fields))})"
        return self._texts.setdefault((kind, rows), text.replace(row, ", ".join([row] * rows)))


def gather(changes: Iterable[Frequent]) -> Gathered:
    """The values of frequent changes by their kinds."""
    gathered: Gathered = {}
    for change in changes:
        gathered.setdefault(type(change), []).append(change.values)
    return gathered


def unstorable(job: Job, broken: set[str]) -> NotStored | None:
    """Refuses what builds on a job that was not stored."""
    if job.table in broken:
        return NotStored("an earlier change of this table was not stored; read the table again")
    return None
