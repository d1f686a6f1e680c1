"""Whatever was acknowledged is there after a crash: once, and whole."""

import asyncio
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from effort import amount
from server.asynchronous import asynchronous
from server.storage import appending
from server.storage.samples import row, start
from trove.server.storage import Append, Row, SetDue, Store

TABLES: Final = 12
TESTS: Final = Path(__file__).parents[2]


def run_and_kill(place: str, lines: int) -> list[tuple[str, int]]:
    """Let a process append, kill it after some lines, and return all that it had acknowledged."""
    command = [sys.executable, appending.__file__, place, str(TABLES)]
    environment = {**os.environ, "PYTHONPATH": str(TESTS)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as process:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(lines)]
        process.kill()
        said += process.stdout.readlines()
    assert all(line.endswith(b"\n") for line in said), "the process ended by itself"
    return [(table, int(version)) for table, version in (line.decode().split() for line in said)]


async def check_table(store: Store, table: str, acknowledged: set[int]) -> None:
    """Every acknowledged entry, none twice, no gap, and everything that was stored together."""
    rows: list[Row] = await store.rows(table, limit=100_000)
    assert [read.version for read in rows] == list(range(len(rows)))
    assert acknowledged <= set(range(len(rows)))
    assert [read.row for read in rows] == [row(version) for version in range(len(rows))]
    assert [read.act for read in rows[1:]] == [f"{table}-{version}" for version in range(1, len(rows))]
    due, stored = await store.due(table), await store.table(table)
    assert stored is not None
    fives = range(5, len(rows), 5)
    assert (due.at if due else 0) == len(rows) - 1
    assert stored.document == (b"%d" % fives[-1] if fives else b'{"seats":2}')
    assert [message.number for message in await store.messages(table, limit=100_000)] == list(fives)


async def check_all(place: str, acknowledged: dict[str, set[int]]) -> None:
    async with await Store.open(place) as store:
        for table, versions in acknowledged.items():
            await check_table(store, table, versions)


@pytest.mark.long
def test_a_killed_server_loses_nothing_that_it_acknowledged(place: str) -> None:
    chance = random.Random(1)
    acknowledged: dict[str, set[int]] = {}
    for _ in range(amount(3, 100)):
        for table, version in run_and_kill(place, chance.randrange(1, 400)):
            known = acknowledged.setdefault(table, set())
            assert version not in known, "acknowledged twice"
            known.add(version)
        asyncio.run(check_all(place, acknowledged))
    assert len(acknowledged) == TABLES


@asynchronous
async def test_closing_stores_what_waits(place: str) -> None:
    store = await Store.open(place)
    await start(store, "t1")
    told: list[Exception | None] = []
    for version in range(1, 300):
        store.write("t1", Append("t1", version, row(version), "", 1), SetDue("t1", version), done=told.append)
    await store.close()
    assert told == [None] * 299
    store.write("t1", Append("t1", 300, row(300), "", 1), done=told.append)
    await asyncio.sleep(0)
    assert "shutting down" in str(told[-1])
    async with await Store.open(place) as again:
        assert len(await again.rows("t1", limit=1_000)) == 300


def test_a_full_disk_is_one_sentence_and_loses_nothing(file: str) -> None:
    command = [sys.executable, str(Path(__file__).with_name("filling.py")), file]
    environment = {**os.environ, "PYTHONPATH": str(TESTS)}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0, done.stderr
    acknowledged, sentence, after = done.stdout.splitlines()
    assert sentence in {
        "nothing could be stored: disk I/O error",
        "nothing could be stored: the disk of the database is full",
    }
    assert int(after) == int(acknowledged) + 1 > 10
    asyncio.run(check_rows(file, int(after)))


async def check_rows(place: str, number: int) -> None:
    async with await Store.open(place) as store:
        assert [read.version for read in await store.rows("t1", limit=100_000)] == list(range(number))
