"""Guests come back with a token, of which only a digest is stored, and can have themselves erased."""

from pathlib import Path

import psycopg

from server.asynchronous import asynchronous
from server.storage.samples import new_guest, new_table, outcome
from trove.server.storage import (
    AddLink,
    AddMessage,
    DropLinks,
    Lost,
    MoveGuest,
    RenameGuest,
    SaveTable,
    SeeGuest,
    Store,
    UseLink,
)


def bytes_of(place: str) -> bytes:
    """Everything that is on disk of a database, or everything that its rows say."""
    if "://" not in place:
        return b"".join(path.read_bytes() for path in sorted(Path(place).parent.iterdir()))
    with psycopg.connect(place) as connection:
        names = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()
        rows = [connection.execute(f'SELECT * FROM "{name}"'.encode()).fetchall() for (name,) in names]
    return repr(rows).encode()


@asynchronous
async def test_a_guest_comes_back_with_their_token(place: str) -> None:
    async with await Store.open(place) as store:
        await store.save(None, new_guest("g1"), new_guest("g2", "Ben"))
        await store.save(None, RenameGuest("g1", "Anička"), SeeGuest("g1", 9))
    async with await Store.open(place) as store:
        guest = await store.guest_by_token("token of g1")
        assert guest is not None
        assert (guest.id, guest.name, guest.created, guest.seen) == ("g1", "Anička", 1, 9)
        assert await store.guest("g1") == guest
        assert await store.guest_by_token("token of g3") is await store.guest("g3") is None
        assert isinstance(await outcome(store, None, RenameGuest("g3", "Nobody")), Lost)


@asynchronous
async def test_a_token_is_never_stored(place: str) -> None:
    async with await Store.open(place) as store:
        await store.save(None, new_guest("g1"), AddLink("token of a link", "g1", b"{}", 100))
        assert await store.guest_by_token("token of g1") is not None
        assert b"Anna" in bytes_of(place)
        assert b"token of" not in bytes_of(place)


@asynchronous
async def test_a_link_works_once_and_moves_the_guest_to_another_device(place: str) -> None:
    async with await Store.open(place) as store:
        await store.save(None, new_guest("g1"), AddLink("link", "g1", b'{"seats":[1]}', 100))
        found = await store.link("link", 50)
        assert found is not None
        assert (found.guest, found.content) == ("g1", b'{"seats":[1]}')
        await store.save(None, UseLink("link", 50), MoveGuest("g1", "new token"))
        again = await outcome(store, None, UseLink("link", 50), MoveGuest("g1", "third token"))
        assert isinstance(again, Lost)
        assert await store.link("link", 50) is None
        assert await store.guest_by_token("token of g1") is None
        assert await store.guest_by_token("third token") is None
        moved = await store.guest_by_token("new token")
        assert moved is not None
        assert moved.id == "g1"


@asynchronous
async def test_a_link_expires(place: str) -> None:
    async with await Store.open(place) as store:
        await store.save(None, AddLink("link", "g1", b"{}", 100), AddLink("later", "g1", b"{}", 200))
        assert await store.link("link", 100) is None
        assert isinstance(await outcome(store, None, UseLink("link", 100)), Lost)
        await store.save(None, DropLinks(before=150))
        assert await store.link("link", 50) is None
        assert await store.link("later", 50) is not None
        await store.save(None, DropLinks(before=0, guest="g1"))
        assert await store.link("later", 50) is None


@asynchronous
async def test_an_erased_guest_is_gone_from_the_disk_and_the_others_stay(place: str) -> None:
    async with await Store.open(place) as store:
        await store.save(None, new_guest("g1", "Anastasia"), new_guest("g2", "Benedict"))
        await store.save("t1", new_table("t1", "g1", "g2"))
        await store.save("t1", SaveTable("t1", b'{"names":["Anastasia","Benedict"]}'))
        for number, (guest, name) in enumerate((("g1", "Anastasia"), ("g2", "Benedict"))):
            await store.save(None, AddMessage("t1", number, guest, name, f"a secret of {name}", 3))
        await store.save(None, AddLink("link", "g1", b'{"for":"Anastasia"}', 100))
        assert b"Anastasia" in bytes_of(place)
        await store.erase("g1", SaveTable("t1", b'{"names":["","Benedict"]}'))
        assert b"Anastasia" not in bytes_of(place)
        assert await store.guest_by_token("token of g1") is None
        assert await store.link("link", 50) is None
        assert await store.tables_of("g1") == []
        assert [message.guest_id for message in await store.messages("t1")] == ["g2"]
        assert [table.id for table in await store.tables_of("g2")] == ["t1"]
        assert b"a secret of Benedict" in bytes_of(place)
    assert b"Anastasia" not in bytes_of(place)
