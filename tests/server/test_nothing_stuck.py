"""No match stops for good: not after a restart, an outage or a bug of ours."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from server.asynchronous import asynchronous
from server.tables import MINUTE, let_pass, playing, restarted
from server.twins import Twin
from trove.server import housekeeping, timeouts, votes
from trove.server.app import served
from trove.server.housekeeping import MONTH_MS, close_forgotten, keep_house
from trove.server.protocol.documents import Clock
from trove.server.settings import ServerSettings
from trove.server.sources import Sources
from trove.server.storage import CreateTable, DropLinks, NotStored, SaveTable, Store


@asynchronous
async def test_a_restart_between_a_timeout_and_the_move_of_the_computer_player_leaves_a_clock(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "t.db") as store:
        twin = await playing(store, Clock("turn", 60))
        twin.hub.sources.ahead += MINUTE
        timeouts.run_out(twin.at)
        assert twin.at.timed_out
        await twin.settle()
        again = await restarted(store, twin)
        await let_pass(again.hub)
        table = await again.hub.table(twin.table)
        assert table.clocks.due() == again.hub.sources.now() + MINUTE
        assert again.hub._due_at == {twin.table: table.clocks.due()}


@asynchronous
async def test_a_crash_during_a_vote_leaves_a_clock(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "t.db") as store:
        twin = await playing(store, Clock("turn", 60))
        await twin.ears[0].say("abandon", id="a", table=twin.table)
        assert twin.at.vote
        twin.at.save()
        await twin.settle()
        again = await restarted(store, twin)
        assert again.hub._due_at == {twin.table: again.hub.sources.now() + MINUTE}
        assert (await again.hub.table(twin.table)).clocks.running


@asynchronous
async def test_a_clock_of_days_runs_where_nobody_looks_and_only_while_the_server_does(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "t.db") as store:
        before = await playing(store, Clock("turn", 600))
        for _ in range(3):  # every server is up for two minutes, and down for an hour
            before.hub.sources.ahead += 2 * MINUTE
            await housekeeping.store_alive(before.hub)
            await store.save(None, DropLinks(0))
            before = await restarted(store, before, down=60 * MINUTE)
        assert before.hub._due_at == {before.table: before.hub.sources.now() + 4 * MINUTE}
        table = await before.hub.table(before.table)
        assert [one.left for one in table.clocks.shown(before.hub.sources.now()) if one.running] == [4 * MINUTE]


@asynchronous
async def test_forgotten_tables_are_closed_however_many_finished_ones_there_are(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "t.db") as store:
        twin = await playing(store)
        twin.ears[0].follows.clear()
        twin.at.followers.clear()
        for number in range(101):
            id = f"over{number}"
            await store.save(None, CreateTable(id, "luxor", b"{}", 1), SaveTable(id, None, "over"))
        await store.save(None, CreateTable("broken", "luxor", b"{}", 1))
        twin.hub.sources.ahead += MONTH_MS + 1
        with pytest.raises(Exception, match="missing required field"):
            await twin.hub.table("broken")
        await close_forgotten(twin.hub)
        assert twin.at.lobby.stage == "closed"


@asynchronous
async def test_a_round_of_housekeeping_that_fails_is_not_the_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    rounds = []

    async def closes(hub: Any) -> None:
        rounds.append("closes")
        raise NotStored("the disk is full")

    async def tidies(hub: Any) -> None:
        rounds.append("tidies")

    monkeypatch.setattr(housekeeping, "EVERY", 0.0)
    monkeypatch.setattr(housekeeping, "SELDOM", 1)
    monkeypatch.setattr(housekeeping, "store_visits", closes)
    monkeypatch.setattr(housekeeping, "tidy", tidies)
    async with await Store.open(tmp_path / "t.db") as store:
        hub = Twin(store, 1).hub
        task = asyncio.create_task(keep_house(hub))
        while rounds.count("tidies") < 3:
            await asyncio.sleep(0)
        task.cancel()
    assert rounds.count("closes") >= 3
    assert "the disk is full" in caplog.text


@asynchronous
async def test_the_store_is_closed_even_if_housekeeping_has_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(hub: Any) -> None:
        raise RuntimeError

    monkeypatch.setattr("trove.server.app.keep_house", fails)
    async with served(ServerSettings(database=str(tmp_path / "t.db")), Sources()) as services:
        await asyncio.sleep(0)
    with pytest.raises(Exception, match="shutting down"):
        await services.hub.store.save(None, DropLinks(0))


@asynchronous
async def test_what_is_due_is_tried_again_if_the_table_cannot_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await Store.open(tmp_path / "t.db") as store:
        twin = await playing(store, Clock("turn", 60))
        again = await restarted(store, twin)
        read = store.whole

        async def fails(id: str, limit: int) -> Any:
            raise NotStored("the database does not answer")

        monkeypatch.setattr(store, "whole", fails)
        for _ in range(3):
            again.hub.sources.ahead += MINUTE
            again.hub.look()
            await let_pass(again.hub)
            assert again.hub._due_at
        monkeypatch.setattr(store, "whole", read)
        again.hub.sources.ahead += MINUTE
        again.hub.look()
        await let_pass(again.hub)
        assert again.at.timed_out


@asynchronous
async def test_a_computer_player_whose_move_fails_leaves_what_is_stored(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with await Store.open(tmp_path / "t.db") as store:
        twin = await playing(store)
        table, seat = twin.at, twin.match.state.to_act()[0]

        def fails(*given: Any) -> Any:
            raise ValueError("a bug")

        async def plays() -> None:
            table.play(seat, table.match.state.legal(seat)[0], None, "computer")

        table.frames.step = fails
        twin.hub.spawn(plays(), table)
        await let_pass(twin.hub)
        assert table.dropped
        assert "a bug" in caplog.text
        assert len(await store.rows(twin.table)) == 1
        twin.hub.sources.ahead += MINUTE  # nobody follows it, and it is looked at all the same
        twin.hub.look()
        await let_pass(twin.hub)
        assert twin.at is not table
        assert twin.at.version == 1


@asynchronous
async def test_a_call_that_fails_later_drops_its_table(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with await Store.open(tmp_path / "t.db") as store:
        twin = await playing(store)
        table = twin.at
        type(twin.hub).later(twin.hub, 0.0, lambda: votes.expire(table, 1 / 0), table)  # type: ignore[arg-type]
        while not table.dropped:
            await asyncio.sleep(0)
        assert caplog.records[-1].levelno >= logging.INFO


@asynchronous
async def test_an_entry_is_not_stored_without_the_one_before_it(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "t.db") as store:
        twin = await playing(store)
        for number in range(2):
            seat = twin.match.state.to_act()[0]
            action = twin.match.state.legal(seat)[0]
            if number == 0:
                twin.match.play(seat, action)  # a bug: nothing of it is stored
            else:
                with pytest.raises(RuntimeError, match="entry 2 follows entry 0"):
                    twin.at.play(seat, action)
        assert len(await store.rows(twin.table)) == 1
