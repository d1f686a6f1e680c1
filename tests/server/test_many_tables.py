"""Many tables of one guest, and what each of them weighs."""

import asyncio
import itertools
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import trove
from server.asynchronous import asynchronous
from server.twins import Ear, Twin
from trove.core.refusals import BadInput
from trove.server import hub
from trove.server.limits import TABLES_A_MINUTE
from trove.server.protocol.http import NewTable
from trove.server.services import Services
from trove.server.storage import Store

NEW = NewTable(game="silver-and-gold", players=2, people=("Anna",))


def fresh(store: Store) -> Twin:
    """A server with nothing on it, where every table has an id of its own."""
    twin, numbers = Twin(store, 1), itertools.count()
    letters = (f"{number:016}" for number in numbers)
    twin.hub.sources.new_id = lambda: "".join(chr(ord("a") + int(digit)) for digit in next(letters))
    return twin


@asynchronous
async def test_a_guest_opens_only_so_many_tables_at_once(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "tables.db") as store:
        twin = fresh(store)
        for _ in range(TABLES_A_MINUTE):
            await twin.hub.open("anna", NEW)
        with pytest.raises(BadInput, match="too many new tables"):
            await twin.hub.open("anna", NEW)
        assert await twin.hub.open("ben", NEW)


@asynchronous
async def test_a_fork_counts_as_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "TABLES_OF_GUEST", 1)
    async with await Store.open(tmp_path / "tables.db") as store:
        twin = fresh(store)
        await twin.open("silver-and-gold", 2, {})
        host, other = twin.ears[0], twin.ears[1]
        assert (await forked(twin, host))["code"] == "fork-running"
        await host.say("abandon", id="end", table=twin.table)
        await twin.settle()
        await other.say("vote", id="vote", table=twin.table, vote=twin.at.vote.number, agree=True)
        while twin.at.lobby.stage != "over":
            await asyncio.sleep(0.01)
        await twin.settle()
        assert (await forked(twin, host))["type"] == "created"
        assert (await forked(twin, host))["code"] == "too-many-tables"
        assert (await forked(twin, other))["type"] == "created"


async def forked(twin: Twin, ear: Ear) -> Any:
    """The answer to a wish to fork."""
    before = len(ear.sent)
    await ear.say("fork", id="fork", table=twin.table, entry=0)
    while True:
        for data in ear.sent[before:]:
            if (message := json.loads(data)).get("id") == "fork":
                return message
        await asyncio.sleep(0.01)


@asynchronous
async def test_an_edition_is_stored_once_and_not_with_every_change(tmp_path: Path) -> None:
    text = trove.game("luxor").standard_edition() + "\n# ours\n"
    wish = msgspec.structs.replace(NEW, game="luxor", edition=text, listed=True)
    async with await Store.open(tmp_path / "tables.db") as store:
        twin = fresh(store)
        twin.table = await twin.hub.open("anna", wish)
        again = await twin.hub.open("ben", wish)
        documents = [await store.table(table) for table in (twin.table, again)]
        assert all(stored and len(stored.document) < 1_000 for stored in documents)
        assert await store.edition((await twin.hub.table(again)).lobby.edition) == text
        ear = Ear(twin.hub, "anna")
        await ear.say("hello", protocol=1)
        await ear.say("follow", id="f", table=twin.table)
        await ear.say("configure", id="c", table=twin.table, options={"memory_aid": True})
        while twin.at.lobby.options["memory_aid"] is not True:
            await asyncio.sleep(0.01)
        await ear.say("sit", id="s", table=twin.table, place=1, name="Ben")
        await ear.say("start", id="start", table=twin.table)
        while twin.at.start is None:
            await asyncio.sleep(0.01)
        assert twin.at.start.match.setting.edition == text


@asynchronous
async def test_a_list_is_read_from_storage_and_from_memory(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "tables.db") as store:
        twin = fresh(store)
        made = [await twin.hub.open("anna", NEW) for _ in range(3)]
        await twin.hub.table(made[1])
        services: Any = Services.__new__(Services)
        services.hub = twin.hub
        found = await services.summaries(await store.tables_of("anna"), "anna")
        assert {one.table for one in found} == set(made)
        assert all(one.your_places == (0,) for one in found)
