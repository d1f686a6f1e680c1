"""Nothing holds the event loop for long: what takes long is sliced, moved to a thread, or done before people come."""

import asyncio
import gc
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from threading import current_thread, main_thread
from typing import Any

import pytest

import trove
from effort import amount
from server.twins import Twin
from trove.core.match import Match
from trove.games.silver_and_gold import edition_file
from trove.server import loading
from trove.server.connection import Connection
from trove.server.garbage import FULL, settle, tuned
from trove.server.metrics import Metrics
from trove.server.protocol.http import NewTable
from trove.server.storage import Row, Store
from trove.server.table import Table
from trove.server.warming import warm_up


async def dealt(store: Store, tables: int) -> list[Twin]:
    """Tables of all games, each at a hub of its own, a few steps into a match."""
    found = []
    games = trove.games()
    for number in range(tables):
        twin = Twin(store, number + 1)
        await twin.open(games[number % len(games)], 3, {})
        found.append(twin)
        for _ in range(6):
            await act(twin)
    return found


async def act(twin: Twin) -> None:
    seat = twin.match.state.to_act()[0]
    await twin.ask(seat, "act", action=twin.match.state.legal(seat)[0], asked=twin.match.asked(seat))


@contextmanager
def kept_garbage() -> Iterator[None]:
    """Collects into `gc.garbage` what only a collector would free."""
    gc.collect()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        yield
        gc.collect()
    finally:
        gc.set_debug(0)


def test_tables_and_connections_are_freed_without_a_collector(tmp_path: Path) -> None:
    async def playing() -> None:
        store = await Store.open(tmp_path / "tables.db")
        twins = await dealt(store, 3)
        for twin in twins:
            for ear in twin.ears:
                twin.hub.connection_closed(ear)
            await twin.settle()
            twin.hub.drop(twin.at)
        await store.close()

    with kept_garbage():
        asyncio.run(playing())
    left = [one for one in gc.garbage if isinstance(one, Table | Match | Connection)]
    gc.garbage.clear()
    assert left == []


def test_everything_is_never_looked_through_while_people_play(tmp_path: Path) -> None:
    """`-s` prints the longest hold."""
    metrics = Metrics()
    warm_up()

    async def playing() -> None:
        store = await Store.open(tmp_path / "tables.db")
        watching = asyncio.ensure_future(metrics.watch_loop())
        with tuned(metrics.note_collection):
            twins = await dealt(store, amount(24, 400))
            for number in range(amount(60, 4000)):
                await act(twins[number % len(twins)])
                if number % 50 == 0:
                    settle()
            for twin in twins:
                twin.hub.drop(twin.at)
                await twin.hub.table(twin.table)
        watching.cancel()
        await store.close()

    asyncio.run(playing())
    print(f"\nlongest hold {1000 * metrics.worst_hold:.1f} ms of CPU time, lag {1000 * metrics.worst_lag:.1f} ms")
    print(f"holds {metrics.holds.cumulative()}\ncollections {metrics.collections.cumulative()}")
    assert metrics.holds.count == metrics.lags.count > 10
    assert metrics.full_collections == 0
    assert metrics.collections.count > 0


def test_the_collector_is_as_before_when_the_server_stops() -> None:
    before, noted = gc.get_threshold(), []
    with tuned(lambda generation, seconds: noted.append(generation)):
        assert gc.get_threshold() != before
        gc.collect()
    gc.collect()
    assert gc.get_threshold() == before
    assert noted == [FULL]


def test_a_long_match_is_read_back_in_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.open("silver-and-gold", 2, secret=bytes(32))
    for seat in range(2):
        match.sit(seat, bytes(32))
    match.start()
    while match.version < 60:
        seat = match.state.to_act()[0]
        match.play(seat, match.state.legal(seat)[0])
    rows = [Row(number, entry.row, entry.hash, 0, None, None, None) for number, entry in enumerate(match.entries)]
    time = count()
    monkeypatch.setattr(loading, "perf_counter", lambda: next(time) * loading.SLICE / 4)

    async def reading() -> int:
        again, turns = Match.resume(match.opening), 0
        task = asyncio.ensure_future(loading.catch_up(again, rows))
        while not task.done():
            await asyncio.sleep(0)
            turns += 1
        assert again.version == match.version
        return turns

    assert asyncio.run(reading()) >= 60 // 4


def test_an_edition_is_read_in_another_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads = []
    build = edition_file.build

    def noted(*given: Any) -> Any:
        threads.append(current_thread())
        return build(*given)

    monkeypatch.setattr(edition_file, "build", noted)
    own = trove.game("silver-and-gold").standard_edition() + "\n\n"

    async def opening() -> None:
        store = await Store.open(tmp_path / "tables.db")
        await Twin(store, 1).hub.open("anna", NewTable(game="silver-and-gold", players=2, edition=own))
        await store.close()

    asyncio.run(opening())
    assert len(threads) == 1
    assert threads[0] is not main_thread()


PLAYED = """
import sys
import trove.server.app
from trove.server.warming import play_a_little, warm_up
from trove.server.refusing import no, refused
from trove.texts import LANGUAGES, texts
import trove
warm_up()
before = set(sys.modules)
read = {language: set(texts(language)._read) for language in LANGUAGES}
for game in trove.games():
    play_a_little(game)
    for language in LANGUAGES:
        refused(no("not-over", "this match is not over"), texts(language), None, game, ["Anna"])
        assert texts(language)._read == read[language]
print(*set(sys.modules) - before)
"""


def test_nothing_is_loaded_after_the_start() -> None:
    loaded = subprocess.run([sys.executable, "-c", PLAYED], capture_output=True, text=True, check=True)
    assert loaded.stdout.split() == []
