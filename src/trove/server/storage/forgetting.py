"""Removes erased data from where a database keeps old versions of it."""

from contextlib import closing
from typing import Any, Final

from sqlalchemy import Engine

ERASED: Final = "guests, links, members, chat, tables, entries, matches, due, views"


def forget(engine: Engine) -> None:
    """Leave nothing behind of what was erased before: rows in the log of SQLite, dead rows of PostgreSQL."""
    with closing(engine.raw_connection()) as pooled:
        connection: Any = pooled.driver_connection
        if engine.dialect.name == "sqlite":
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").close()
        else:
            connection.autocommit = True
            connection.execute(f"VACUUM {ERASED}")
            connection.autocommit = False
