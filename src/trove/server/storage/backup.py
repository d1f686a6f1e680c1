"""Copies of a database: made while the server runs, checked, and put back. They hold the secrets of running matches."""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from msgspec import Struct
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import DatabaseError

from ...core.log import read_row
from ...core.refusals import BadInput
from ...disk.claims import DRAFT, Claim, named, private
from ...disk.reading import open_file
from . import schema
from .migrating import check_revision
from .places import beside, is_file, path_of, place_of, reading_engine
from .problems import unusable


class Contents(Struct, frozen=True):
    """How much a database holds."""

    guests: int
    tables: int
    matches: int
    entries: int


def backup(place: str | os.PathLike[str] | None, target: Path) -> Contents:
    """Copy a database into a new file for its owner alone, and check the copy."""
    source = file_of(place)
    open_file(source).close()  # SQLite would create it
    with new_file(target) as draft, closing(sqlite3.connect(source, isolation_level=None)) as connection:
        try:
            connection.execute("VACUUM INTO ?", [os.fspath(draft)])
        except sqlite3.DatabaseError as problem:
            raise unusable(str(source), problem) from None
        return check(draft, source)


def restore(source: Path, place: str | os.PathLike[str] | None) -> Contents:
    """Check a backup and make it the database; there must be none at that place."""
    target = file_of(place)
    contents = check(source)
    if left := [file for file in beside(target) if file.exists()]:
        raise in_the_way(left[0])
    with new_file(target) as draft:
        shutil.copyfile(source, draft)
    return contents


def check(file: Path, known_as: Path | None = None) -> Contents:
    """Read a whole database; refused if it is damaged, or if a match misses an entry."""
    shown = known_as or file
    open_file(file).close()
    engine = reading_engine(place_of(file), 1)
    try:
        with engine.begin() as connection:
            connection.exec_driver_sql("BEGIN")  # all queries see the same moment
            check_whole(connection, shown)
            return check_contents(connection, shown)
    except DatabaseError as problem:
        raise unusable(str(shown), problem) from None
    finally:
        engine.dispose()
        for left in beside(file):  # a copy was never in use
            if known_as:
                left.unlink(missing_ok=True)


def check_whole(connection: Connection, shown: Path) -> None:
    """The file itself, and whose it is."""
    found = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar()
    if found != "ok":
        raise damaged(shown, str(found))
    if check_revision(connection) is None:
        raise damaged(shown, "it is empty")


def check_contents(connection: Connection, shown: Path) -> Contents:
    """Every match has all its entries, each with its hash."""
    of = schema.entries.c
    counted = select(of.table_id, func.count(), func.max(of.version)).group_by(of.table_id)
    for table, number, last in connection.execute(counted):
        if number != last + 1:
            raise damaged(shown, f"an entry of table {table} is missing")
    for table, version, row, hash in connection.execute(select(of.table_id, of.version, of.row, of.hash)):
        if read_row(row, version).hash != hash:
            raise damaged(shown, f"entry {version} of table {table} is not what was stored")
    dealt = select(of.table_id).where(of.version == 0)
    if connection.scalar(select(func.count()).where(schema.matches.c.table_id.not_in(dealt))):
        raise damaged(shown, "a match has no entries")
    return Contents(**{name: count(connection, name) for name in Contents.__struct_fields__})


def count(connection: Connection, table: str) -> int:
    return connection.scalar(select(func.count()).select_from(schema.metadata.tables[table])) or 0


@contextmanager
def new_file(path: Path) -> Iterator[Path]:
    """A draft, for its owner alone, that becomes the file when all went well; refused if the file exists."""
    with Claim(path) as claim:
        if path.exists():
            raise in_the_way(path)
        draft = claim.path.with_name(f".{claim.path.name}{DRAFT}")
        try:
            open(draft, "xb", opener=private).close()
            yield draft
            make_durable(draft)
            os.replace(draft, claim.path)
            make_durable(claim.path.parent)
        except OSError as problem:
            raise named(problem, path) from None
        finally:
            draft.unlink(missing_ok=True)


def make_durable(path: Path) -> None:
    """Wait until the disk has a file, or the names in a folder."""
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def file_of(place: str | os.PathLike[str] | None) -> Path:
    """The file of an SQLite database."""
    url = place_of(place)
    if not is_file(url):
        raise BadInput("backup-postgresql", "a PostgreSQL database is backed up and restored by pg_dump and pg_restore")
    return path_of(url)


def in_the_way(path: Path) -> BadInput:
    return BadInput("file-exists", f"{path} already exists; move it away or name another file", file=str(path))


def damaged(path: Path, reason: str) -> BadInput:
    return BadInput("database-damaged", f"{path} is damaged: {reason}", file=str(path), reason=reason)
