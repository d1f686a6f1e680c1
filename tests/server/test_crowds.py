"""A table that hundreds of people watch holds up nobody at the others."""

import asyncio
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from server.asynchronous import asynchronous
from server.twins import Ear, Twin, value
from trove.server.limits import FOLLOWERS
from trove.server.outbox import AT_ONCE
from trove.server.protocol.http import NewTable
from trove.server.storage import Store

turn = 0  # of the event loop


async def count_turns() -> None:
    """Counts the turns of the event loop."""
    global turn
    while True:
        turn += 1
        await asyncio.sleep(0)


class Watcher(Ear):
    """Notes in which turn of the loop each message left."""

    turns: Counter[int]

    def send(self, *texts: bytes) -> None:
        super().send(*texts)
        self.turns[turn] += len(texts)


async def crowded(store: Store) -> tuple[Twin, list[Watcher]]:
    """A table with two players that as many watch as may, before its match."""
    twin = Twin(store, 1)
    twin.table = await twin.hub.open("anna", NewTable(game="luxor", players=2, people=("Anna", "Ben")))
    turns: Counter[int] = Counter()
    watchers = []
    for number in range(FOLLOWERS):
        watcher = Watcher(twin.hub, "anna" if number == 0 else f"g{number}")
        watcher.turns = turns
        watchers.append(watcher)
        await watcher.say("hello", protocol=1)
        await watcher.say("follow", id="f", table=twin.table)
    turns.clear()
    return twin, watchers


async def dealt(twin: Twin, anna: Ear) -> None:
    await anna.say("start", id="start", table=twin.table)
    while twin.at.start is None:
        await twin.settle()
    commitment = twin.at.start.match.commitment
    for kind in ("digests", "salts"):
        values = [{"seat": seat, "value": value(kind, seat)} for seat in range(2)]
        await anna.say(kind, id=kind, table=twin.table, commitment=commitment, **{kind: values})
    await twin.settle()


@asynchronous
async def test_a_crowd_is_told_in_slices_and_everybody_in_order(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "tables.db") as store:
        twin, watchers = await crowded(store)
        counting = asyncio.ensure_future(count_turns())
        await dealt(twin, watchers[0])
        for _ in range(3):
            seat = twin.match.state.to_act()[0]
            twin.at.play(seat, twin.match.state.legal(seat)[0])
            twin.at.tell()
        twin.at.tell()
        await twin.settle()
        counting.cancel()
        assert max(watchers[0].turns.values()) <= AT_ONCE + 5, "a slice, and answers to who asked"
        told = [[kind_of(data) for data in watcher.sent][-9:] for watcher in watchers[1:]]
        assert told[0][-8:] == ["view", "step", "table", "step", "table", "step", "table", "table"]
        assert all(one == told[0] for one in told)
        spectators = [watcher.sent[-8] for watcher in watchers[1:]]
        assert all(data is spectators[0] for data in spectators), "made once"
        assert json.loads(spectators[0])["seats"] == []


def kind_of(data: bytes) -> Any:
    return json.loads(data)["type"]


@asynchronous
async def test_a_dropped_table_sends_nothing_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with await Store.open(tmp_path / "tables.db") as store:
        twin, watchers = await crowded(store)
        table = twin.at
        table.tell()
        assert table.busy
        before = [len(watcher.sent) for watcher in watchers]
        twin.hub.drop(table)
        await asyncio.sleep(0)
        assert [len(watcher.sent) - had for watcher, had in zip(watchers, before, strict=True)] == [1] * FOLLOWERS
        assert all(kind_of(watcher.sent[-1]) == "dropped" for watcher in watchers)
