"""The file of a database: private, claimed by one server, migrated, backed up and restored."""

import os
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from server.asynchronous import asynchronous
from server.storage.samples import HASH, new_guest, row, start
from trove.core.refusals import BadInput
from trove.server.storage import AddEdition, Append, Store, migrating
from trove.server.storage.backup import backup, check, restore
from trove.server.storage.editions import digest
from trove.server.storage.places import is_file, make_private, path_of, place_of, reading_engine, shown, writing_engine
from trove.server.storage.schema import metadata

ADDS_A_COLUMN = '''
"""Adds a column."""

import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{newest}"


def upgrade() -> None:
    op.add_column("guests", sa.Column("colour", sa.String, server_default="red"))
'''


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def filled(place: str) -> None:
    async with await Store.open(place) as store:
        await store.save(None, new_guest("g1"))
        await start(store, "t1", 5)


@asynchronous
async def test_everything_of_a_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        async with await Store.open(tmp_path / "new" / "tables.db") as store:
            await start(store, "t1")
            files = list((tmp_path / "new").iterdir())
            assert {path.name for path in files} >= {"tables.db", "tables.db-wal", "tables.db-shm"}
            assert {mode(path) for path in files} == {0o600}
            assert mode(tmp_path / "new") == 0o700
    finally:
        os.umask(before)


@asynchronous
async def test_a_database_that_others_can_read_is_taken_from_them(file: str) -> None:
    await filled(file)
    Path(file).chmod(0o644)
    async with await Store.open(file):
        assert mode(Path(file)) == 0o600


def test_the_usual_place_is_the_users_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert shown(place_of(None)) == str(tmp_path / "trove" / "server" / "tables.db")


@asynchronous
async def test_a_second_server_on_one_file_is_refused(file: str) -> None:
    async with await Store.open(file):
        with pytest.raises(BadInput, match="in use by another trove command"):
            await Store.open(file)
    async with await Store.open(file):
        pass


@pytest.mark.parametrize(
    "place", ["mysql://me:secret@host/db", "sqlite://", "://secret", "postgresql+asyncpg://secret"]
)
def test_only_a_file_or_postgresql_is_a_database(place: str) -> None:
    with pytest.raises(BadInput) as refused:
        place_of(place)
    assert refused.value.code == "bad-database"
    assert "secret" not in str(refused.value)


def test_a_password_is_not_shown() -> None:
    assert "secret" not in shown(place_of("postgresql://me:secret@host/db"))


@asynchronous
async def test_migrations_lead_to_the_tables_that_the_code_uses(place: str) -> None:
    async with await Store.open(place):
        pass
    engine = reading_engine(place_of(place), 1)
    with engine.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def newer_scripts(tmp_path: Path) -> Path:
    """The revisions of a coming version."""
    scripts = tmp_path / "migrations"
    shutil.copytree(migrating.SCRIPTS, scripts, ignore=shutil.ignore_patterns("__pycache__"))
    (scripts / "versions" / "r9999_next.py").write_text(ADDS_A_COLUMN.format(newest=migrating.newest()))
    return scripts


@asynchronous
async def test_an_older_database_is_migrated_and_a_newer_one_refused(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await filled(place)
    with monkeypatch.context() as patch:
        patch.setattr(migrating, "SCRIPTS", newer_scripts(tmp_path))
        async with await Store.open(place) as store:
            assert len(await store.rows("t1")) == 5
            assert await store.guest("g1") is not None
        async with await Store.open(place):
            pass
    with pytest.raises(BadInput, match="newer version") as refused:
        await Store.open(place)
    assert refused.value.code == "database-newer"


@asynchronous
async def test_editions_leave_the_documents_of_an_older_database(place: str) -> None:
    url = place_of(place)
    if is_file(url):
        make_private(path_of(url))
    engine = writing_engine(url)
    migrating.migrate(engine, "0001")
    texts = {"t1": "one", "t2": "one", "t3": "other", "t4": None}
    with engine.begin() as connection:
        for table, text in texts.items():
            document = msgspec.json.encode({"table": table, **({"edition": text} if text else {})})
            connection.execute(
                metadata.tables["tables"].insert(),
                {"id": table, "game": "luxor", "stage": "lobby", "listed": False, "created": 1, "visited": 1}
                | {"document": document},
            )
    engine.dispose()
    async with await Store.open(place) as store:
        for table, text in texts.items():
            stored = await store.table(table)
            assert stored is not None
            document = msgspec.json.decode(stored.document)
            assert document["table"] == table
            assert document.get("edition") == (digest(text) if text else None)
            assert text is None or await store.edition(digest(text)) == text
        await store.save(None, AddEdition("one"), AddEdition("new"))
        assert await store.edition(digest("new")) == "new"
        assert await store.edition("nothing") is None


@asynchronous
async def test_a_failed_migration_changes_nothing(place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await filled(place)
    with monkeypatch.context() as patch:
        patch.setattr(migrating, "SCRIPTS", newer_scripts(tmp_path))
        with (tmp_path / "migrations" / "versions" / "r9999_next.py").open("a") as script:
            script.write('    op.drop_table("no such table")\n')
        with pytest.raises(BadInput, match="no such table"):
            await Store.open(place)
    async with await Store.open(place) as store:
        assert len(await store.rows("t1")) == 5


@asynchronous
async def test_a_file_that_is_no_database_of_ours_is_refused_and_left_alone(tmp_path: Path) -> None:
    text, foreign = tmp_path / "text", tmp_path / "foreign"
    text.write_bytes(b"Not a database, but long enough to look like one. " * 100)
    with closing(sqlite3.connect(foreign)) as connection:
        connection.execute("CREATE TABLE plants (name TEXT)")
    for file, code in ((text, "database-unusable"), (foreign, "database-foreign")):
        before = file.read_bytes()
        with pytest.raises(BadInput) as refused:
            await Store.open(file)
        assert refused.value.code == code
        assert file.read_bytes() == before
    with pytest.raises(BadInput, match="unable to open"):
        await Store.open(tmp_path)


@asynchronous
async def test_a_running_database_is_backed_up_and_restored(file: str, tmp_path: Path) -> None:
    copy, again = tmp_path / "copies" / "monday.db", tmp_path / "again.db"
    async with await Store.open(file) as store:
        await start(store, "t1", 40)
        contents = backup(file, copy)
        await store.save("t1", Append("t1", 40, row(40), HASH, 9))
    assert (contents.tables, contents.matches, contents.entries) == (1, 1, 40)
    assert mode(copy) == 0o600
    assert [path.name for path in copy.parent.iterdir()] == ["monday.db"]
    assert restore(copy, again) == contents == check(again)
    assert mode(again) == 0o600
    async with await Store.open(again) as store:
        assert [read.version for read in await store.rows("t1")] == list(range(40))


@asynchronous
async def test_neither_backup_nor_restore_overwrites_a_file(file: str, tmp_path: Path) -> None:
    await filled(file)
    backup(file, tmp_path / "copy.db")
    with pytest.raises(BadInput, match="already exists"):
        backup(file, tmp_path / "copy.db")
    with pytest.raises(BadInput, match="already exists"):
        restore(tmp_path / "copy.db", file)
    Path(file).unlink()
    Path(f"{file}-wal").touch()  # of the database that was here: it would be replayed into the restored one
    with pytest.raises(BadInput, match=r"tables\.db-wal already exists"):
        restore(tmp_path / "copy.db", file)


@asynchronous
async def test_a_backup_of_a_running_servers_file_cannot_be_restored_over_it(file: str, tmp_path: Path) -> None:
    await filled(file)
    backup(file, tmp_path / "copy.db")
    async with await Store.open(tmp_path / "running.db"):
        with pytest.raises(BadInput):
            restore(tmp_path / "copy.db", tmp_path / "running.db")


@asynchronous
async def test_a_damaged_backup_is_refused(file: str, tmp_path: Path) -> None:
    await filled(file)
    for change, reason in (
        ("DELETE FROM entries WHERE version = 2", "an entry of table t1 is missing"),
        ("UPDATE entries SET hash = 'x' WHERE version = 2", "entry 2 of table t1 is not what was stored"),
        ("DELETE FROM entries", "a match has no entries"),
        ("DROP TABLE alembic_version", "is not a database of Trove"),
    ):
        copy = tmp_path / "copy.db"
        copy.unlink(missing_ok=True)
        backup(file, copy)
        with closing(sqlite3.connect(copy)) as connection:
            connection.execute(change)
            connection.commit()
        with pytest.raises(BadInput, match=reason):
            restore(copy, tmp_path / "new.db")
        assert not (tmp_path / "new.db").exists()


@asynchronous
async def test_a_torn_backup_is_refused(file: str, tmp_path: Path) -> None:
    await filled(file)
    backup(file, tmp_path / "copy.db")
    whole = (tmp_path / "copy.db").read_bytes()
    for number, part in enumerate((b"", whole[:5000], whole[: len(whole) // 2], b"\0" * len(whole))):
        torn = tmp_path / f"torn{number}.db"
        torn.write_bytes(part)
        with pytest.raises(BadInput):
            restore(torn, tmp_path / "new.db")


def test_a_database_that_is_not_there_has_no_backup(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        backup(tmp_path / "nothing.db", tmp_path / "copy.db")
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(BadInput, match="pg_dump"):
        backup("postgresql://host/db", tmp_path / "copy.db")
