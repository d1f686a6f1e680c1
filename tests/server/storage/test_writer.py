"""The writer reports in the order of the queue, and what fails takes nothing else with it."""

import asyncio
import random
import sqlite3
from contextlib import closing

import psycopg
import pytest

from effort import amount
from server.asynchronous import asynchronous
from server.storage.samples import entry, new_table, outcome, row, start
from trove.server.storage import (
    Append,
    Lost,
    NotStored,
    SaveTable,
    SeeGuest,
    SetDue,
    StorageError,
    Store,
    UseLink,
    places,
    writer,
)
from trove.server.storage.transactions import MOST_ROWS


async def settled(store: Store) -> None:
    """Wait until everything given so far has been reported."""
    await store.save(None, SeeGuest("nobody", 0))


@asynchronous
async def test_reports_come_in_the_order_of_the_queue(place: str) -> None:
    chance = random.Random(2)
    async with await Store.open(place) as store:
        tables = [f"t{number}" for number in range(20)]
        versions = dict.fromkeys(tables, 1)
        for table in tables:
            await start(store, table)
        told: list[tuple[int, str, StorageError | None]] = []
        given = []
        for number in range(amount(400, 20_000)):
            table = chance.choice(tables)
            changes = [entry(table, versions[table])]
            versions[table] += 1
            if chance.random() < 0.1:
                changes.append(SaveTable(table, b"%d" % number))  # type: ignore[arg-type]
            if chance.random() < 0.01:
                changes.append(UseLink("no such link", 1))  # type: ignore[arg-type]
            store.write(table, *changes, done=lambda problem, n=number, t=table: told.append((n, t, problem)))
            given.append((number, table))
            if chance.random() < 0.02:
                await asyncio.sleep(0)
        await settled(store)
        assert [(number, table) for number, table, _ in told] == given
        for table in tables:
            outcomes = [problem for _, of, problem in told if of == table]
            good = next((number for number, problem in enumerate(outcomes) if problem), len(outcomes))
            assert len(await store.rows(table, limit=100_000)) == 1 + good, "all until the first that failed"
            assert all(outcomes[good:]), "and none after it"


@asynchronous
async def test_what_one_turn_of_the_loop_gives_is_stored_together(file: str) -> None:
    async with await Store.open(file) as store:
        await start(store, "t1")
        await start(store, "t2")
        await settled(store)
        before = store.metrics.drained_jobs.count
        told: list[Exception | None] = []
        for version in range(1, 6):
            for table in ("t1", "t2"):
                store.write(table, entry(table, version), done=told.append)
        while len(told) < 10:
            await asyncio.sleep(0.001)
        assert told == [None] * 10
        assert store.metrics.drained_jobs.count == before + 1
        assert [row.version for row in await store.rows("t2")] == list(range(6))


@asynchronous
async def test_more_steps_than_one_statement_takes_are_stored_together_or_not_at_all(place: str) -> None:
    async with await Store.open(place) as store:
        await start(store, "t1")
        await start(store, "t2")
        many = 3 * MOST_ROWS + 1
        assert await outcome(store, "t1", *[entry("t1", version) for version in range(1, many + 1)]) is None
        assert len(await store.rows("t1", limit=1000)) == 1 + many
        twice = [*[entry("t2", version) for version in range(1, many + 1)], entry("t2", many)]
        assert isinstance(await outcome(store, "t2", *twice), Lost)
        assert len(await store.rows("t2", limit=1000)) == 1


@asynchronous
async def test_a_version_is_stored_once_and_what_builds_on_the_loser_fails_until_it_reads_again(place: str) -> None:
    async with await Store.open(place) as store:
        await start(store, "t1", 3)
        assert isinstance(await outcome(store, "t1", entry("t1", 2)), Lost)
        later = await outcome(store, "t1", entry("t1", 3))
        assert isinstance(later, NotStored)
        assert "read the table again" in str(later)
        assert await store.table("t1") is not None
        assert await outcome(store, "t1", entry("t1", 3)) is None


@asynchronous
async def test_reading_again_does_not_save_what_was_given_before(place: str) -> None:
    async with await Store.open(place) as store:
        await start(store, "t1")
        told: list[Exception | None] = []
        store.write("t1", entry("t1", 0), done=told.append)
        store.write("t1", entry("t1", 1), done=told.append)
        assert await store.table("t1") is not None
        store.write("t1", entry("t1", 1), done=told.append)
        await settled(store)
        assert isinstance(told[0], Lost)
        assert isinstance(told[1], NotStored)
        assert told[2] is None


@asynchronous
async def test_one_bad_job_does_not_harm_the_others_of_its_drain(place: str) -> None:
    async with await Store.open(place) as store:
        for table in ("good", "bad", "lost"):
            await start(store, table)
        told: dict[str, Exception | None] = {}
        for table, change in (
            ("good", entry("good", 1)),
            ("bad", Append("bad", 1, object(), "", 1)),  # type: ignore[arg-type]
            ("lost", entry("lost", 0)),
            ("late", new_table("late")),
        ):
            store.write(table, change, SetDue(table, 7), done=lambda problem, t=table: told.update({t: problem}))
        await settled(store)
        assert told["good"] is told["late"] is None
        assert isinstance(told["bad"], NotStored)
        assert isinstance(told["lost"], Lost)
        assert {due.table for due in await store.due_before(9)} == {"good", "late"}
        assert store.failed is None


@asynchronous
async def test_a_job_is_stored_whole_or_not_at_all(place: str) -> None:
    async with await Store.open(place) as store:
        await start(store, "t1")
        changes = (entry("t1", 1), SetDue("t1", 5), SaveTable("t1", b"new"), SaveTable("nobody's", b"new"))
        assert isinstance(await outcome(store, "t1", *changes), Lost)
        table = await store.table("t1")
        assert table is not None
        assert table.document != b"new"
        assert len(await store.rows("t1")) == 1
        assert await store.due("t1") is None


@asynchronous
async def test_whoever_fails_to_hear_a_report_does_not_keep_it_from_others(file: str) -> None:
    heard: list[str] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: heard.append(context["message"]))
    async with await Store.open(file) as store:
        told: list[Exception | None] = []
        store.write("t1", new_table("t1"), done=lambda _: 1 / 0)  # type: ignore[arg-type]
        store.write("t2", new_table("t2"), done=told.append)
        await settled(store)
        assert told == [None]
        assert heard == ["what waited for table t1 failed"]


@asynchronous
async def test_a_locked_database_is_one_sentence_and_loses_nothing(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(places, "BUSY_SECONDS", 0.01)
    async with await Store.open(file) as store:
        await start(store, "t1")
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            problem = await outcome(store, "t1", entry("t1", 1))
            assert isinstance(problem, NotStored)
            assert str(problem) == store.failed == "nothing could be stored: the database is locked by another program"
            assert len(await store.rows("t1")) == 1, "it can still be read"
        assert await store.table("t1") is not None
        assert await outcome(store, "t1", entry("t1", 1)) is None
        assert store.failed is None


@asynchronous
async def test_a_lost_connection_is_one_sentence_and_loses_nothing(postgres_database: str) -> None:
    async with await Store.open(postgres_database) as store:
        await start(store, "t1")
        with psycopg.connect(postgres_database, autocommit=True) as other:
            others = "pid <> pg_backend_pid() AND datname = current_database()"
            other.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}".encode())
        for _ in range(3):
            problem = await outcome(store, "t1", entry("t1", 1))
            if problem is None:
                break
            assert isinstance(problem, NotStored)
            assert str(problem).startswith("nothing could be stored: ")
            assert await store.table("t1") is not None
        assert problem is None
        assert [read.version for read in await store.rows("t1")] == [0, 1]


@asynchronous
async def test_of_two_servers_on_one_database_one_wins_each_version(postgres_database: str) -> None:
    tables = [f"t{number}" for number in range(6)]
    async with await Store.open(postgres_database) as first, await Store.open(postgres_database) as second:
        for table in tables:
            await start(first, table)
        won = await asyncio.gather(
            compete(first, "first", tables, amount(20, 2_000)),
            compete(second, "second", tables[::-1], amount(20, 2_000)),
        )
        rows = {table: await first.rows(table, limit=100_000) for table in tables}
    for table in tables:
        assert [read.version for read in rows[table]] == list(range(len(rows[table])))
        assert {(read.version, read.by) for read in rows[table][1:]} == {
            (version, by) for wins in won for of, version, by in wins if of == table
        }
    assert all(won), "each won some"


async def compete(store: Store, name: str, tables: list[str], rounds: int) -> list[tuple[str, int, str]]:
    """Append to all tables at once, again and again; whoever loses reads again. Returns what was won."""
    won = []
    for _ in range(rounds):
        versions = {table: len(await store.rows(table, limit=100_000)) for table in tables}
        saves = [store.save(table, Append(table, versions[table], row(0), "", 1, by=name)) for table in tables]
        for table, problem in zip(tables, await asyncio.gather(*saves, return_exceptions=True), strict=True):
            if problem is None:
                won.append((table, versions[table], name))
            else:
                assert isinstance(problem, Lost), problem
                await store.table(table)
    return won


@asynchronous
async def test_too_much_that_waits_is_refused(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trove.server.storage.writer.MOST_WAITING", 0)
    async with await Store.open(file) as store:
        assert "too much waits" in str(await outcome(store, "t1", new_table("t1")))


@asynchronous
async def test_the_writer_counts_what_it_does(file: str) -> None:
    async with await Store.open(file) as store:
        await start(store, "t1")
        await outcome(store, "t1", entry("t1", 0))
        assert store.metrics.failed_jobs == 1
        assert store.metrics.drained_jobs.count == store.metrics.commit_seconds.count == 2
        assert store.metrics.drained_jobs.cumulative()[-1] == (float("inf"), 2)
        assert 0 < store.metrics.commit_seconds.sum < 60
        assert store.waiting == 0


@asynchronous
async def test_what_waits_is_bounded_by_its_bytes_too(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "MOST_BYTES", 10_000)
    async with await Store.open(file) as store:
        await start(store, "t1")
        told: list[StorageError | None] = []
        for _ in range(50):
            store.write("t1", SaveTable("t1", bytes(1_000)), done=told.append)  # type: ignore[arg-type]
        while len(told) < 50:
            await asyncio.sleep(0)
        refused = [problem for problem in told if problem is not None]
        assert any("too much waits" in str(problem) for problem in refused)
        await store.table("t1")
        assert await outcome(store, "t1", SaveTable("t1", b"{}")) is None, "room again"


@asynchronous
async def test_reading_a_table_of_which_nothing_waits_does_not_stop_the_writer(file: str) -> None:
    async with await Store.open(file) as store:
        await start(store, "t1", 3)
        drained = store.metrics.drained_jobs.count
        for _ in range(20):
            assert await store.table("unknown") is None
            assert await store.table("t1") is not None
        assert not store._writer.is_mending_needed("t1")
        store.write("t1", entry("t1", 3), done=lambda problem: None)
        assert store._writer.is_mending_needed("t1")
        assert await store.table("t1") is not None
        assert len(await store.rows("t1")) == 4, "read after what waited"
        assert isinstance(await outcome(store, "t1", entry("t1", 2)), Lost)
        assert store._writer.is_mending_needed("t1")
        await store.table("t1")
        assert not store._writer.is_mending_needed("t1")
        assert store.metrics.drained_jobs.count == drained + 2
