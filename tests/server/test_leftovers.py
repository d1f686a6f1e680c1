"""What is left of people: votes they lost, places they gave away, names they had erased, what they said and muted."""

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.asynchronous import asynchronous
from server.tables import MINUTE, let_pass, playing, restarted
from server.twins import Ear, Twin, value
from trove.core.refusals import BadInput
from trove.server import opening, replaying, starting
from trove.server.lobby import Lobby
from trove.server.people import People
from trove.server.protocol.documents import Clock, Notice
from trove.server.protocol.http import NewTable
from trove.server.services import Services
from trove.server.settings import ServerSettings
from trove.server.storage import CreateGuest, Guest, NotStored, Store


def last(ear: Ear, kind: str) -> dict[str, Any]:
    """The last message of a kind that somebody was sent."""
    found = [message for data in ear.sent if (message := json.loads(data))["type"] == kind]
    return dict(found[-1]) if found else {}


async def refused(twin: Twin, ear: Ear, kind: str, **fields: Any) -> str | None:
    """The code with which a request is refused."""
    twin.asked += 1
    id = f"q{twin.asked}"
    await ear.say(kind, id=id, table=twin.table, **fields)
    await let_pass(twin.hub)
    await twin.settle()
    answer = next(message for data in ear.sent if (message := json.loads(data)).get("id") == id)
    return str(answer["code"]) if answer["type"] == "refused" else None


async def services(twin: Twin, store: Store) -> Services:
    return Services(twin.hub, People(store, twin.hub.sources), ServerSettings())


async def guest_of(twin: Twin, store: Store, place: int) -> Guest:
    """Somebody at the table, as a guest of the server."""
    id = twin.ears[place].guest
    await store.save(None, CreateGuest(id, f"token of {id}", "", 1))
    return Guest(id, "", 1, 1)


# Votes


@asynchronous
async def test_a_place_is_refused_one_proposal_in_a_turn_also_after_a_restart(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "t.db") as store:
        twin = await playing(store)
        seat = twin.match.state.to_act()[0]
        mine, other = twin.ear_of(seat), twin.ear_of(1 - seat)
        assert await refused(twin, mine, "abandon") is None
        assert await refused(twin, other, "vote", vote=1, agree=False) is None
        assert await refused(twin, mine, "abandon") == "vote-refused-before"
        assert await refused(twin, other, "abandon") is None, "the others may still ask"
        assert await refused(twin, mine, "vote", vote=2, agree=False) is None
        again = await restarted(store, twin)
        back = Ear(again.hub, mine.guest)
        await back.say("hello", protocol=1)
        await back.say("follow", id="f", table=twin.table)
        again.ears = [back]
        assert await refused(again, back, "abandon") == "vote-refused-before"


@asynchronous
async def test_a_new_turn_allows_a_new_proposal(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "t.db") as store:
        twin = await playing(store)
        seat = twin.match.state.to_act()[0]
        mine, other = twin.ear_of(seat), twin.ear_of(1 - seat)
        await refused(twin, mine, "abandon")
        await refused(twin, other, "vote", vote=1, agree=False)
        turns = [seat, 1 - seat, seat]
        while turns:
            acting = twin.match.state.to_act()[0]
            turns = turns if acting == turns[0] else turns[1:]
            if turns:
                await twin.ask(acting, "act", action=twin.match.state.legal(acting)[0], asked=twin.match.asked(acting))
        assert await refused(twin, mine, "abandon") is None


# A start that is void


async def about_to_start(store: Store) -> tuple[Twin, list[Ear]]:
    """A table whose people have all promised their salts."""
    twin = Twin(store, 7)
    twin.table = await twin.hub.open("h", NewTable(game="luxor", players=2))
    twin.ears = [Ear(twin.hub, "h"), Ear(twin.hub, "b")]
    for place, ear in enumerate(twin.ears):
        await ear.say("hello", protocol=1)
        await ear.say("follow", id="f", table=twin.table)
        await ear.say("sit", id="s", table=twin.table, place=place, name=f"Name {place}")
    await twin.ears[0].say("start", id="st", table=twin.table)
    while twin.at.start is None:
        await twin.settle()
    commitment = twin.at.start.match.commitment
    for place, ear in enumerate(twin.ears):
        digests = [{"seat": place, "value": value("digests", place)}]
        await ear.say("digests", id="d", table=twin.table, commitment=commitment, digests=digests)
    await twin.settle()
    return twin, twin.ears


@asynchronous
async def test_erasing_a_guest_cancels_a_start(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "t.db") as store:
        twin, _ = await about_to_start(store)
        await (await services(twin, store)).erase(await guest_of(twin, store, 1))
        assert twin.at.start is None
        assert twin.at.lobby.sitters[1].is_empty


@asynchronous
async def test_a_place_that_moves_to_another_device_cancels_a_start(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "t.db") as store:
        twin, _ = await about_to_start(store)
        own = await services(twin, store)
        token, _ = await own.people.link(await guest_of(twin, store, 1), twin.at, 1)
        link, owner = await own.people.linked(token)
        await own.people.take_over(Guest("new", "", 1, 1), token, twin.at, owner, link.key)
        assert twin.at.start is None
        with pytest.raises(BadInput) as problem:
            starting.current(twin.at, "0" * 64)
        assert problem.value.code == "start-over"


# Recovery links


@asynchronous
async def test_a_recovery_link_finds_its_place_wherever_it_has_moved(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "t.db") as store:
        twin, ears = await about_to_start(store)
        own = await services(twin, store)
        token, _ = await own.people.link(await guest_of(twin, store, 1), twin.at, 1)
        assert await refused(twin, ears[0], "reorder", places=[1, 0]) is None
        link, owner = await own.people.linked(token)
        assert await own.people.take_over(Guest("new", "", 1, 1), token, twin.at, owner, link.key) == 0
        assert [one.guest for one in twin.at.lobby.sitters] == ["new", "h"]


@asynchronous
async def test_a_recovery_link_of_a_place_that_was_left_gives_nothing(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "t.db") as store:
        twin, ears = await about_to_start(store)
        own = await services(twin, store)
        token, _ = await own.people.link(await guest_of(twin, store, 1), twin.at, 1)
        assert await refused(twin, ears[1], "stand", place=1) is None
        assert await refused(twin, ears[1], "sit", place=1, name="Again") is None
        link, owner = await own.people.linked(token)
        with pytest.raises(BadInput) as problem:
            await own.people.take_over(Guest("new", "", 1, 1), token, twin.at, owner, link.key)
        assert problem.value.code == "link-used"


# Erasure


@asynchronous
async def test_an_erased_guest_is_named_nowhere(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "t.db") as store:
        twin = await playing(store)
        seat = twin.match.state.to_act()[0]
        await twin.ask(seat, "act", action=twin.match.state.legal(seat)[0], asked=twin.match.asked(seat))
        place = twin.at.place_of(seat)
        id = twin.ears[place].guest
        twin.at.lobby.notice = Notice("away", {"name": f"P{place}"})
        await twin.ears[place].say("mute", id="m", table=twin.table, visitor=1 - place, muted=True)
        await (await services(twin, store)).erase(await guest_of(twin, store, place))
        await twin.settle()
        stored = await store.table(twin.table)
        assert stored is not None
        assert id.encode() not in stored.document
        assert f"P{place}".encode() not in stored.document
        assert not any(id in str(row.by) for row in await store.rows(twin.table))
        assert json.loads(stored.document).get("mutes", {}) == {}


@asynchronous
async def test_a_table_that_is_read_while_its_guest_is_erased_does_not_bring_the_name_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await Store.open(tmp_path / "t.db") as store:
        twin = await playing(store)
        guest = await guest_of(twin, store, 0)
        again = await restarted(store, twin)
        going_on, whole = asyncio.Event(), store.whole

        async def slowly(table: str, limit: int) -> Any:
            found = await whole(table, limit)
            await going_on.wait()
            return found

        monkeypatch.setattr(store, "whole", slowly)
        reading = asyncio.create_task(again.hub.table(twin.table))
        while not again.hub._loading:
            await asyncio.sleep(0)
        own = await services(again, store)
        erasing = asyncio.create_task(own.erase(guest))
        await asyncio.sleep(0.05)
        going_on.set()
        table = await reading
        await erasing
        table.save()
        await table.durable()
        stored = await store.table(twin.table)
        assert stored is not None
        assert guest.id.encode() not in stored.document


@asynchronous
async def test_a_table_that_is_not_in_memory_forgets_a_guest_who_was_only_a_visitor(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "t.db") as store:
        twin = await playing(store)
        spectator = twin.ears[-1]
        await spectator.say("chat", id="c", table=twin.table, text="Hello")
        await twin.settle()
        guest = await guest_of(twin, store, 2)
        again = await restarted(store, twin)
        await (await services(again, store)).erase(guest)
        assert await store.tables_naming(guest.id) == []
        assert await store.messages(twin.table) == []
        document = await store.table(twin.table)
        assert document is not None
        assert msgspec.json.decode(document.document, type=Lobby).visitors[:2] == [ear.guest for ear in twin.ears[:2]]


# Shown when it is stored


@asynchronous
async def test_lists_and_webhooks_wait_until_it_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with await Store.open(tmp_path / "t.db") as store:
        twin = await playing(store)
        jobs, write, called = [], store.write, []
        monkeypatch.setattr(store, "write", lambda *given, **named: jobs.append((given, named)))

        async def call(url: str, body: bytes, now: float) -> None:
            called.append(url)

        twin.hub.webhooks.call = call
        table = twin.at
        table.lobby.webhook = "https://example.org/"
        for ear in twin.ears[:-1]:
            table.followers.pop(ear)
        twin.hub.presence._asked.clear()
        seat = twin.match.state.to_act()[0]
        table.play(seat, twin.match.state.legal(seat)[0])
        summary = asyncio.create_task(table.summary(None))
        for _ in range(5):
            await asyncio.sleep(0)
        assert not summary.done()
        assert called == []
        for given, named in jobs:
            write(*given, **named)
        assert (await summary).version == 2
        await let_pass(twin.hub)
        assert called == ["https://example.org/"]


@asynchronous
async def test_a_webhook_is_not_called_about_what_could_not_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await Store.open(tmp_path / "t.db") as store:
        twin = await playing(store)
        called = []
        monkeypatch.setattr(
            store, "write", lambda *given, done: asyncio.get_running_loop().call_soon(done, NotStored(""))
        )

        async def call(url: str, body: bytes, now: float) -> None:
            called.append(url)

        twin.hub.webhooks.call = call
        table = twin.at
        table.lobby.webhook = "https://example.org/"
        table.followers.clear()
        twin.hub.presence._asked.clear()
        seat = twin.match.state.to_act()[0]
        table.play(seat, twin.match.state.legal(seat)[0])
        await let_pass(twin.hub)
        assert table.dropped
        assert called == []


# Hosts


@asynchronous
async def test_a_host_who_stays_away_is_followed_by_the_first_person_who_comes_also_after_a_restart(
    tmp_path: Path,
) -> None:
    async with await Store.open(tmp_path / "t.db") as store:
        twin = await playing(store)
        again = await restarted(store, twin)
        calls: list[Any] = []
        again.hub.later = lambda seconds, call, table=None: calls.append((seconds, call))
        back = Ear(again.hub, twin.ears[1].guest)
        await back.say("hello", protocol=1)
        await back.say("follow", id="f", table=twin.table)
        for seconds, call in calls:
            if seconds == opening.HOST_GONE:
                call()
        await again.settle()
        assert last(back, "table")["you"]["host"]


@asynchronous
async def test_a_host_who_is_gone_stays_the_host_while_nobody_is_there(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "t.db") as store:
        twin = await playing(store)
        host = twin.ears[0].guest
        twin.at.followers = {twin.ears[-1]: None}
        opening.host_gone(twin.at, host)
        assert twin.at.lobby.is_host(host)


@asynchronous
async def test_a_host_with_two_places_who_gives_up_one_stays_the_host(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "t.db") as store:
        twin = await playing(store)
        mine = twin.at.lobby.sitters[0]
        mine.guest, mine.visitor = twin.ears[0].guest, 0
        other = Ear(twin.hub, twin.ears[0].guest)
        twin.at.lobby.sitters[1].guest, twin.at.lobby.sitters[1].visitor = other.guest, 0
        assert await refused(twin, twin.ears[0], "give_up", place=0) is None
        assert twin.at.lobby.is_host(other.guest)


# Chat


@asynchronous
async def test_whom_somebody_mutes_stays_muted_after_a_restart(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "t.db") as store:
        twin = await playing(store)
        assert await refused(twin, twin.ears[0], "mute", visitor=1, muted=True) is None
        again = await restarted(store, twin)
        table = await again.hub.table(twin.table)
        assert table.lobby.muted_by(twin.ears[0].guest) == [1]
        assert table.lobby.muted_by(twin.ears[1].guest) == []


@asynchronous
async def test_what_is_said_while_somebody_comes_reaches_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with await Store.open(tmp_path / "t.db") as store:
        twin = await playing(store)
        messages, said = store.messages, list[str]()

        async def meanwhile(*given: Any, **named: Any) -> Any:
            found = await messages(*given, **named)
            if not said:
                said.append("Hello")
                await twin.ears[0].say("chat", id="c", table=twin.table, text="Hello")
            return found

        monkeypatch.setattr(store, "messages", meanwhile)
        late = Ear(twin.hub, twin.ears[1].guest)
        await late.say("hello", protocol=1)
        await late.say("follow", id="f", table=twin.table)
        await twin.settle()
        assert [
            line["text"] for data in late.sent if (m := json.loads(data))["type"] == "chat" for line in m["lines"]
        ] == said


# Acts


@asynchronous
async def test_an_old_act_is_answered_again_and_its_id_serves_no_other_decision(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "t.db") as store:
        twin = await playing(store)
        first = None
        for _ in range(30):
            seat = twin.match.state.to_act()[0]
            wish: dict[str, Any] = {
                "seat": seat,
                "action": twin.match.state.legal(seat)[0],
                "asked": twin.match.asked(seat),
            }
            await twin.ask(**wish, kind="act")
            first = first or (twin.ear_of(seat), f"r{twin.asked}", wish)
        assert first is not None
        ear, id, wish = first
        assert (wish["seat"], id) not in twin.at.acts
        ear.sent.clear()
        await ear.say("act", id=id, table=twin.table, **wish)
        await let_pass(twin.hub)
        assert last(ear, "accepted") == {"type": "accepted", "id": id, "version": 2}
        while twin.match.state.to_act()[0] != wish["seat"]:
            seat = twin.match.state.to_act()[0]
            await twin.ask(seat, "act", action=twin.match.state.legal(seat)[0], asked=twin.match.asked(seat))
        version, seat = twin.match.version, wish["seat"]
        await ear.say("act", id=id, table=twin.table, **(wish | {"asked": version + 5}))
        await let_pass(twin.hub)
        assert last(ear, "refused")["code"] == "id-used"
        known = f"r{twin.asked}"
        twin.at.note_act(seat, known, 3)
        await ear.say("act", id=known, table=twin.table, **(wish | {"asked": twin.match.asked(seat)}))
        assert last(ear, "refused") == last(ear, "refused") | {"code": "id-used", "id": known}
        assert twin.match.version == version


# Finished matches and other rules


@asynchronous
async def test_a_finished_match_is_exported_after_the_rules_have_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await Store.open(tmp_path / "t.db") as store:
        twin = await playing(store, Clock("turn", 60))
        twin.at.entered(twin.match.abandon(), None, "test")
        while twin.at.lobby.stage != "over" or twin.at.busy:
            await asyncio.sleep(0.005)
        finished = await store.finished(twin.table)
        again = await restarted(store, twin, MINUTE)

        async def refuses(*given: Any) -> Any:
            raise BadInput("bad-hash", "other rules")

        monkeypatch.setattr("trove.server.loading.replayed", refuses)
        table = await again.hub.table(twin.table)
        assert table.unreadable
        assert finished is not None
        assert await replaying.export(table, None) == finished.export
        with pytest.raises(BadInput) as problem:
            await again.hub.fork(table, "g", 1, "nobody")
        assert problem.value.code == "match-unreadable"
