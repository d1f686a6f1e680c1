"""Where the database is: a file of SQLite, or an address of PostgreSQL."""

import os
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import QueuePool

from ...core.refusals import BadInput
from ...disk.claims import OWN, OWN_FOLDER, named
from ...disk.data_folder import data_folder

FILE: Final = Path("server", "tables.db")  # in a folder of its own
DRIVERS: Final = {"postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
BUSY_SECONDS: Final = 5  # how long to wait for a program that has locked the file
BEGIN: Final = "BEGIN IMMEDIATE"  # the transaction of a writer: it need not be upgraded later
COMMIT: Final = "COMMIT"
PRAGMAS: Final = (
    "journal_mode = WAL",
    "synchronous = FULL",  # a commit returns when the disk has it
    "secure_delete = ON",  # what is erased is overwritten
    "trusted_schema = OFF",
)
READING: Final = ("query_only = ON", "cache_size = -256")  # KiB: what a table needs is read once


def place_of(place: str | os.PathLike[str] | None) -> URL:
    """The address of a database: a path, an address, or None for the file in the user's data folder."""
    text = os.fspath(data_folder() / FILE if place is None else place)
    if "://" not in text:
        return URL.create("sqlite", database=os.path.realpath(Path(text).expanduser()))
    try:
        url = make_url(text)
    except ArgumentError:
        raise bad_place(text.partition("://")[0]) from None
    url = url.set(drivername=DRIVERS.get(url.drivername, url.drivername))
    known = (url.get_backend_name() == "sqlite" and url.database) or url.drivername == DRIVERS["postgresql"]
    if not known:
        raise bad_place(url.drivername)
    return url


def bad_place(kind: str) -> BadInput:
    """The refusal of an address; it may hold a password, so only its kind is named."""
    return BadInput("bad-database", f"{kind} is not a database: expected a file, or postgresql://...", kind=kind)


def shown(url: URL) -> str:
    """An address as it may be printed."""
    return url.database or "" if is_file(url) else url.render_as_string(hide_password=True)


def is_file(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def path_of(url: URL) -> Path:
    """The file of an SQLite database."""
    assert url.database is not None
    return Path(url.database)


def make_private(path: Path) -> None:
    """Create the file for its owner alone, or take access from everybody else; SQLite's other files follow."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=OWN_FOLDER)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWN))
        for file in (path, *beside(path)):
            if file.exists() and file.stat().st_mode & 0o077:
                file.chmod(OWN)
    except OSError as problem:
        raise named(problem, path) from None


def beside(path: Path) -> tuple[Path, Path]:
    """The files that SQLite keeps next to a database in use."""
    return path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")


def writing_engine(url: URL) -> Engine:
    """For the one writer."""
    if not is_file(url):
        return create_engine(url, poolclass=QueuePool, pool_size=1, max_overflow=1, **options(url))
    engine = file_engine(url, 1)
    event.listen(engine, "connect", lambda connection, _: run_all(connection, PRAGMAS))
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(BEGIN))
    return engine


def reading_engine(url: URL, readers: int) -> Engine:
    """For readers, who can change nothing. In SQLite every query of theirs stands alone and needs no transaction."""
    if not is_file(url):
        sent = {"options": "-c default_transaction_read_only=on"}
        return create_engine(url, poolclass=QueuePool, pool_size=readers, connect_args=sent, **options(url))
    engine = file_engine(url, readers)
    event.listen(engine, "connect", lambda connection, _: run_all(connection, READING))
    return engine


def file_engine(url: URL, size: int) -> Engine:
    """An engine whose transactions begin where we say, not where the driver would begin them."""
    sent = {"isolation_level": None, "check_same_thread": False, "timeout": BUSY_SECONDS}
    return create_engine(url, poolclass=QueuePool, pool_size=size, max_overflow=0, connect_args=sent, **options(url))


def options(url: URL) -> dict[str, Any]:
    """Errors name no values: these may be secrets. Connections are tried before use: PostgreSQL may have restarted."""
    hidden = {"hide_parameters": True}
    return hidden if is_file(url) else {**hidden, "paramstyle": "format", "pool_pre_ping": True}


def run_all(connection: Any, pragmas: tuple[str, ...]) -> None:
    for pragma in pragmas:
        connection.execute(f"PRAGMA {pragma}").close()
