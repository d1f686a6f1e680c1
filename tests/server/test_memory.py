"""Tables leave memory, come back, and survive a database that fails; one bad table never stops another."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.twins import Twin
from trove import offers
from trove.server import loading
from trove.server.hub import IDLE
from trove.server.protocol.documents import Clock
from trove.server.protocol.messages import ToClient
from trove.server.refusing import no
from trove.server.storage import NotStored, Store

Scene = Callable[[Twin], Coroutine[Any, Any, None]]


def run(folder: Path, scene: Scene, game: str = "luxor", players: int = 2) -> None:
    """Let something happen at a table that has just been dealt."""

    async def running() -> None:
        store = await Store.open(folder / "tables.db")
        twin = Twin(store, 1)
        try:
            await twin.open(game, players, {})
            await scene(twin)
        finally:
            await store.close()

    asyncio.run(running())


async def act(twin: Twin) -> int:
    """The first thing that is legal; returns the version after it."""
    seat = twin.match.state.to_act()[0]
    await twin.ask(seat, "act", action=twin.match.state.legal(seat)[0], asked=twin.match.asked(seat))
    return twin.match.version


def last(twin: Twin, seat: int | None) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(twin.ear_of(seat).sent[-1])
    return found


def test_an_idle_table_leaves_memory_and_returns_as_it_was(tmp_path: Path) -> None:
    async def scene(twin: Twin) -> None:
        for _ in range(3):
            await act(twin)
        before, hub = twin.match, twin.hub
        for ear in twin.ears:
            hub.connection_closed(ear)
        twin.at.left_at = -IDLE - 1
        await hub.let_idle_go()
        assert not hub.tables
        await twin.ears[0].say("follow", id="again", table=twin.table)
        assert twin.match is not before
        assert twin.match.entries == before.entries
        assert twin.match.asked(0) == before.asked(0)

    run(tmp_path, scene)


def test_a_finished_table_leaves_memory_with_its_last_follower(tmp_path: Path) -> None:
    async def scene(twin: Twin) -> None:
        await twin.ears[0].say("abandon", id="a", table=twin.table)
        await twin.ears[1].say("vote", id="v", table=twin.table, vote=1, agree=True)
        while twin.at.lobby.stage != "over":
            await asyncio.sleep(0.01)
        first, *others = twin.ears
        for ear in others:
            await ear.say("unfollow", id="u", table=twin.table)
        await asyncio.sleep(0.05)
        assert twin.hub.tables, "somebody still looks at it"
        await first.say("unfollow", id="u", table=twin.table)
        while twin.hub.tables:
            await asyncio.sleep(0.01)
        await first.say("follow", id="again", table=twin.table)
        assert [json.loads(data)["type"] for data in first.sent[-2:]] == ["view", "result"]

    run(tmp_path, scene)


def test_what_is_not_stored_is_not_shown_and_the_table_is_read_again(tmp_path: Path) -> None:
    async def scene(twin: Twin) -> None:
        version = await act(twin)
        write = twin.hub.store.write
        heard = [len(ear.sent) for ear in twin.ears]

        def failing(table: str | None, *changes: Any, done: Any) -> None:
            asyncio.get_running_loop().call_soon(done, NotStored("the disk is full"))

        twin.hub.store.write = failing
        seat = twin.match.state.to_act()[0]
        action = twin.match.state.legal(seat)[0]
        fields = {"table": twin.table, "seat": seat, "action": action, "asked": twin.match.asked(seat)}
        await twin.ear_of(seat).say("act", id="lost", **fields)
        await asyncio.sleep(0.01)
        twin.hub.store.write = write
        assert not twin.hub.tables
        for ear, before in zip(twin.ears, heard, strict=True):
            assert [json.loads(data)["type"] for data in ear.sent[before:]] == ["dropped"]
        for ear in twin.ears:
            await ear.say("follow", id="again", table=twin.table)
        assert twin.match.version == version
        await twin.ear_of(seat).say("act", id="lost", **fields)
        await twin.settle()
        assert twin.match.version == version + 1

    run(tmp_path, scene)


def test_a_bug_at_one_table_is_answered_and_the_table_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(twin: Twin) -> None:
        await act(twin)
        seat = twin.match.state.to_act()[0]
        version = twin.match.version

        def broken(*given: object) -> None:
            raise ZeroDivisionError

        ear = twin.ear_of(seat)
        with monkeypatch.context() as patched:
            patched.setattr(type(twin.at.frames), "step", broken)
            fields = {"action": twin.match.state.legal(seat)[0], "asked": twin.match.asked(seat)}
            await ear.say("act", id="b", table=twin.table, seat=seat, **fields)
            await asyncio.sleep(0)
        assert [json.loads(data)["type"] for data in ear.sent[-2:]] == ["refused", "dropped"]
        await ear.say("follow", id="again", table=twin.table)
        assert twin.match.version == version

    run(tmp_path, scene)


def test_a_match_of_other_rules_is_shown_but_not_continued(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(twin: Twin) -> None:
        await act(twin)
        twin.at.store(twin.at.views())
        await twin.settle()
        version = twin.match.version
        for ear in twin.ears:
            twin.hub.connection_closed(ear)
        twin.hub.drop(twin.at)

        async def differs(*given: object) -> Any:
            raise no("replay-differs", "this match comes out differently", entry=1)

        monkeypatch.setattr(loading, "replayed", differs)
        ear = twin.ears[0]
        await ear.say("follow", id="again", table=twin.table)
        messages = [json.loads(data) for data in ear.sent[-4:]]
        table = next(message["table"] for message in messages if message["type"] == "table")
        view = next(message for message in messages if message["type"] == "view")
        assert (table["status"], table["notice"]["code"]) == ("unreadable", "unreadable")
        assert (view["version"], view["acting"], len(view["seats"])) == (version, [], 1)
        await ear.say("act", id="no", table=twin.table, seat=0, action=0, asked=version)
        assert last(twin, 0)["type"] == "refused"

    run(tmp_path, scene)


@pytest.mark.parametrize("game", ["luxor", "silver-and-gold", "tomb-raider"])
def test_every_message_is_one_of_the_protocol(tmp_path: Path, game: str) -> None:
    decode = msgspec.json.Decoder(ToClient).decode

    async def scene(twin: Twin) -> None:
        for _ in range(12):
            await act(twin)
        for ear in twin.ears:
            assert {type(decode(data)).__name__ for data in ear.sent} >= {"Welcome", "Table", "View", "Step", "Chat"}

    run(tmp_path, scene, game)


def test_no_secret_salt_or_hash_of_a_running_match_leaves_the_server(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")

    async def scene(twin: Twin) -> None:
        for _ in range(20):
            await act(twin)
        opening, entries = twin.match.opening, twin.match.entries
        logged = "\n".join(f"{record.getMessage()} {vars(record)}" for record in caplog.records)
        told = [b"".join(ear.sent).decode() for ear in twin.ears]
        assert "step" in told[0]
        for hidden in [opening.secret, *(str(salt) for salt in opening.salts), *(entry.hash for entry in entries)]:
            assert all(hidden not in text for text in (logged, *told))
        assert all(ear.guest not in text for ear in twin.ears for text in told)

    run(tmp_path, scene, "tomb-raider", 4)


def test_what_an_action_leads_to_is_told_again_when_others_have_acted(tmp_path: Path) -> None:
    async def scene(twin: Twin) -> None:
        for _ in range(30):
            waiting = twin.match.state.to_act()[1:]
            await act(twin)
            for seat in waiting:
                told = last(twin, seat)["seats"][0]
                assert told["decision"] == json.loads(msgspec.json.encode(offers.decision(twin.match.state, seat)))

    run(tmp_path, scene, "silver-and-gold", 4)


def test_only_the_last_time_that_a_table_waits_for_is_looked_at(tmp_path: Path) -> None:
    async def scene(twin: Twin) -> None:
        hub, table = twin.hub, twin.at
        table.lobby.clock = Clock("turn", 60)
        for _ in range(3):
            await act(twin)
            hub.sources.ahead += 1000
        assert len(hub._dues) > 1
        assert hub._due_at == {twin.table: table.clocks.due()}
        table.clocks.hold(hub.sources.now())
        hub.note_due(table)
        assert hub._due_at == {}

    run(tmp_path, scene)


def test_everybody_who_asks_for_a_rematch_gets_the_same_table(tmp_path: Path) -> None:
    async def scene(twin: Twin) -> None:
        table = twin.at
        table.lobby.stage = "over"
        twin.hub.sources.run = 2
        first, second = await asyncio.gather(*(twin.hub.rematch(table, ear.guest) for ear in twin.ears[:2]))
        assert first == second
        again = await twin.hub.table(first)
        assert [one.guest for one in again.lobby.sitters] == [ear.guest for ear in twin.ears[:2]]

    run(tmp_path, scene)


def test_a_closed_match_is_not_continued(tmp_path: Path) -> None:
    async def scene(twin: Twin) -> None:
        twin.at.lobby.stage = "closed"
        version = twin.match.version
        assert await act(twin) == version
        assert last(twin, 0)["code"] == "table-closed"

    run(tmp_path, scene)
