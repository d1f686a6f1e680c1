"""Brings a database to the newest revision, at every start."""

from pathlib import Path
from typing import Final

from alembic.command import upgrade
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import URL, Connection, Engine, inspect, text

from ...core.refusals import BadInput
from .places import is_file, path_of, reading_engine, shown

SCRIPTS: Final = Path(__file__).parent / "migrations"
REVISIONS: Final = "alembic_version"
MIGRATING: Final = 0x74726F7665  # PostgreSQL: the advisory lock of a server that migrates


def settings() -> Config:
    """How alembic finds the revisions that this version knows."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def newest() -> str:
    """The revision of this version."""
    head = ScriptDirectory.from_config(settings()).get_current_head()
    assert head is not None
    return head


def migrate(engine: Engine, target: str = "head") -> None:
    """Bring a database to a revision, in one transaction; refuses one that is not ours or from a newer version."""
    with engine.begin() as connection:
        if not is_file(engine.url):
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
        if check_revision(connection) != newest():
            config = settings()
            config.attributes["connection"] = connection
            upgrade(config, target)


def check_file(url: URL) -> None:
    """Look at a file before anything in it is changed: it may belong to another program."""
    path = path_of(url)
    if path.exists() and path.stat().st_size:
        engine = reading_engine(url, 1)
        try:
            with engine.begin() as connection:
                check_revision(connection)
        finally:
            engine.dispose()


def check_revision(connection: Connection) -> str | None:
    """The revision of a database that this version can use; None for an empty one."""
    place = shown(connection.engine.url)
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None:
        if set(inspect(connection).get_table_names()) - {REVISIONS}:
            raise BadInput("database-foreign", f"{place} is not a database of Trove", file=place)
        return None
    try:
        ScriptDirectory.from_config(settings()).get_revision(revision)
    except CommandError:
        sentence = f"{place} was written by a newer version of Trove; use that version, or restore a backup"
        raise BadInput("database-newer", sentence, file=place) from None
    return revision
