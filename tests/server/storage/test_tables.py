"""Tables, matches and what belongs to them are there after a restart."""

import gc

import pytest

from server.asynchronous import asynchronous
from server.storage.samples import HASH, entry, new_guest, new_table, outcome, row, start
from trove.server.storage import (
    AddMessage,
    Alive,
    Append,
    CreateTable,
    DeleteTable,
    EditTable,
    EndMatch,
    HideMessage,
    Lost,
    NotRead,
    SaveTable,
    SaveViews,
    SetDue,
    Store,
    Visit,
)


@asynchronous
async def test_a_table_is_the_same_after_a_restart(place: str) -> None:
    async with await Store.open(place) as store:
        await start(store, "t1")
        await store.save("t1", SaveTable("t1", b'{"seats":4}', listed=True))
        before = await store.table("t1")
    async with await Store.open(place) as store:
        table, match = await store.table("t1"), await store.match("t1")
        assert table == before
        assert table is not None
        assert match is not None
        assert (table.document, table.stage, table.listed, table.game) == (b'{"seats":4}', "playing", True, "luxor")
        assert (match.opening, match.started, match.ended) == (b"the opening", 2, None)
        assert await store.table("t2") is None
        assert await store.match("t2") is None


@asynchronous
async def test_a_table_id_is_given_once(place: str) -> None:
    async with await Store.open(place) as store:
        await store.save("t1", new_table("t1"))
        assert isinstance(await outcome(store, "t1", new_table("t1")), Lost)


@asynchronous
async def test_rows_come_back_in_slices_as_they_were_stored(place: str) -> None:
    async with await Store.open(place) as store:
        await start(store, "t1")
        await start(store, "t2", 3)
        await store.save("t1", Append("t1", 1, row(1), HASH, 7, act="a1", by="g1", simulations=400))
        await store.save("t1", *(entry("t1", version) for version in range(2, 10)))
        first, second = await store.rows("t1", limit=6), await store.rows("t1", after=6)
    assert [read.version for read in (*first, *second)] == list(range(10))
    assert [read.row for read in first] == [row(version) for version in range(6)]
    assert (first[1].hash, first[1].at, first[1].act, first[1].by, first[1].simulations) == (HASH, 7, "a1", "g1", 400)
    assert (first[2].act, first[2].by, first[2].simulations) == (None, None, None)


@asynchronous
async def test_an_act_is_answered_with_its_version(place: str) -> None:
    async with await Store.open(place) as store:
        await start(store, "t1")
        await store.save("t1", entry("t1", 1, act="x"), entry("t1", 2, act="y"))
        assert await store.version_of("t1", 0, "y") == 3
        assert await store.version_of("t1", 1, "y") is None
        assert await store.version_of("t1", 0, "z") is None
        assert await store.version_of("t2", 0, "y") is None


@asynchronous
async def test_what_is_due_comes_back_the_earliest_first(place: str) -> None:
    async with await Store.open(place) as store:
        for table, at in (("late", 900), ("early", 100), ("never", 500)):
            await start(store, table)
            await store.save(table, entry(table, 1), SetDue(table, at, "clock", b"[60]"))
        await store.save("never", entry("never", 2), SetDue("never", None))
        await store.save("early", SetDue("early", 200, "computer"))
    async with await Store.open(place) as store:
        assert [(due.table, due.at, due.kind) for due in await store.due_before(1_000)] == [
            ("early", 200, "computer"),
            ("late", 900, "clock"),
        ]
        assert [due.table for due in await store.due_before(200)] == ["early"]
        late, never = await store.due("late"), await store.due("never")
        assert late is not None
        assert late.data == b"[60]"
        assert never is not None
        assert never.at is None


@asynchronous
async def test_a_finished_match_keeps_its_result_its_file_and_its_last_views(place: str) -> None:
    async with await Store.open(place) as store:
        await start(store, "t1")
        assert await store.finished("t1") is None
        assert await store.views("t1") is None
        await store.save("t1", SaveViews("t1", 1, b"old", (b"a", b"b")))
        end = EndMatch("t1", "rules", b"result", b"file", 9)
        await store.save("t1", entry("t1", 1), SaveViews("t1", 2, b"public", (b"first", b"second")), end)
        finished, views, table = await store.finished("t1"), await store.views("t1"), await store.table("t1")
    assert finished is not None
    assert views is not None
    assert table is not None
    assert (finished.ended, finished.ended_by, finished.result, finished.export) == (9, "rules", b"result", b"file")
    assert (views.version, views.public, views.private) == (2, b"public", (b"first", b"second"))
    assert table.stage == "over"


@asynchronous
async def test_listed_tables_are_found_by_everybody_and_a_guests_tables_by_the_guest(place: str) -> None:
    async with await Store.open(place) as store:
        await store.save("open", new_table("open", "g1", listed=True, at=1))
        await store.save("newer", new_table("newer", "g2", listed=True, at=2))
        await store.save("private", new_table("private", "g1", "g2", at=3))
        await store.save("newer", SaveTable("newer", members=("g2", "g1")))
        await store.save("open", SaveTable("open", members=()))
        assert [table.id for table in await store.listed()] == ["newer", "open"]
        assert [table.id for table in await store.listed(limit=1)] == ["newer"]
        assert await store.listed("playing", "over") == []
        assert [table.id for table in await store.tables_of("g1")] == ["private", "newer"]


@asynchronous
async def test_tables_that_nobody_visits_are_found_until_they_are_closed(place: str) -> None:
    async with await Store.open(place) as store:
        for number, table in enumerate(("a", "b", "c")):
            await store.save(table, new_table(table, at=number))
        await store.save(None, Visit(("a",), 10), Visit(("a",), 5))
        assert await store.unvisited(before=10) == ["b", "c"]
        await store.save("b", SaveTable("b", stage="closed"))
        assert await store.unvisited(before=11) == ["c", "a"]
        await store.save("c", SaveTable("c", stage="over"))
        assert await store.unvisited(before=11) == ["a"]


@asynchronous
async def test_tables_are_found_by_a_guest_they_name_and_edited_as_they_are_stored(place: str) -> None:
    async with await Store.open(place) as store:
        await store.save("a", CreateTable("a", "luxor", b'["g1","g2"]', 1, False, ("g1",)))
        await store.save("b", CreateTable("b", "luxor", b'["g2"]', 1))
        assert await store.tables_naming("g1") == ["a"]
        edit = EditTable("a", lambda document: (document.replace(b"g1", b"-"), ("g2",)))
        await store.save(None, edit, EditTable("no such table", lambda document: (document, ())))
        assert await store.tables_naming("g1") == []
        assert [one.document for one in await store.tables_of("g2")] == [b'["-","g2"]']


@asynchronous
async def test_the_server_remembers_when_it_last_ran(place: str) -> None:
    async with await Store.open(place) as store:
        assert await store.alive() == 0
        await store.save(None, Alive(5), Alive(7))
        assert await store.alive() == 7


@asynchronous
async def test_a_database_that_cannot_be_read_is_a_storage_error(place: str) -> None:
    async with await Store.open(place) as store:
        with store._writing.begin() as connection:
            connection.exec_driver_sql("DROP TABLE alive")
        with pytest.raises(NotRead):
            await store.alive()


@asynchronous
async def test_messages_are_read_in_order_and_can_be_hidden(place: str) -> None:
    async with await Store.open(place) as store:
        for number in range(5):
            await store.save(None, AddMessage("t1", number, "g1", "Anna", f"text {number}", number, seat=1))
        await store.save(None, HideMessage("t1", 3))
        last = await store.messages("t1", limit=2)
        assert [(message.number, message.text, message.hidden) for message in last] == [
            (3, "text 3", True),
            (4, "text 4", False),
        ]
        assert [message.number for message in await store.messages("t1", before=3, limit=2)] == [1, 2]
        taken = AddMessage("t1", 4, "g2", "Ben", "the same number", 9)
        assert isinstance(await outcome(store, None, taken), Lost)


@asynchronous
async def test_a_deleted_table_leaves_nothing(place: str) -> None:
    async with await Store.open(place) as store:
        await store.save(None, new_guest("g1"))
        await start(store, "t1")
        await start(store, "t2")
        await store.save("t1", SaveTable("t1", members=("g1",)), SetDue("t1", 5, "clock"), SaveViews("t1", 1, b"all"))
        await store.save("t1", AddMessage("t1", 0, "g1", "Anna", "hello", 3))
        await store.save("t1", DeleteTable("t1"))
        assert await store.table("t1") is None
        assert await store.match("t1") is None
        assert await store.views("t1") is None
        assert await store.rows("t1") == []
        assert await store.messages("t1") == []
        assert await store.due_before(9) == []
        assert await store.tables_of("g1") == []
        assert len(await store.rows("t2")) == 1


@asynchronous
async def test_storing_again_and_again_leaves_nothing_to_the_garbage_collector(place: str) -> None:
    async with await Store.open(place) as store:
        await start(store, "t1")
        await store.save("t1", SaveViews("t1", 1, b"all", (b"a", b"b")))
        gc.collect()
        for version in range(20):
            await store.save("t1", SaveViews("t1", version, b"all", (b"a", b"b")))
        assert gc.collect() < 20
