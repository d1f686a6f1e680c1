"""Guests: no accounts, only a token in a cookie, of which the server keeps a digest."""

from collections import OrderedDict
from http.cookies import CookieError, SimpleCookie
from typing import Final

import msgspec
from msgspec import Struct

from trove.core.decoding import prepared

from .lobby import Lobby
from .names import clean_name
from .refusing import no
from .sources import Sources
from .starting import cancel
from .storage import AddLink, CreateGuest, EditTable, Guest, RenameGuest, Store, UseLink
from .table import Table

COOKIE: Final = "trove"
YEAR: Final = 365 * 86_400
LINK_MS: Final = 24 * 3600 * 1000
TOKEN_LETTERS: Final = 43
REMEMBERED: Final = 10_000


class PlaceLink(Struct, frozen=True):
    """What a recovery link gives."""

    table: str
    key: int  # of the place, which may have moved since


class People:
    """Finds, renames and erases guests."""

    def __init__(self, store: Store, sources: Sources) -> None:
        self.store, self.sources = store, sources
        self._known: OrderedDict[str, Guest] = OrderedDict()  # by token, for a while

    async def guest(self, cookies: str) -> Guest | None:
        """The guest of a session, by the cookies of a request."""
        token = token_in(cookies)
        if token is None:
            return None
        if (known := self._known.get(token)) is not None:
            self._known.move_to_end(token)
            return known
        found = await self.store.guest_by_token(token)
        if found is not None:
            self.remember(token, found)
        return found

    def remember(self, token: str, guest: Guest) -> None:
        self._known[token] = guest
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    async def welcome(self) -> tuple[Guest, str]:
        """A new guest, and their token."""
        id, token, now = self.sources.new_id(), self.sources.new_token(), self.sources.now()
        await self.store.save(None, CreateGuest(id, token, "", now))
        guest = Guest(id, "", now, now)
        self.remember(token, guest)
        return guest, token

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Another name for the guest; at tables they keep the ones they have."""
        called = msgspec.structs.replace(guest, name=clean_name(name))
        await self.store.save(None, RenameGuest(guest.id, called.name))
        for token, known in self._known.items():
            if known.id == guest.id:
                self._known[token] = called
        return called

    async def erase(self, guest: Guest, tables: list[str]) -> None:
        """Forget a guest: token, name, links, chat; their places at tables stay, without a name."""

        def edit(document: bytes) -> tuple[bytes, tuple[str, ...]]:
            lobby = msgspec.json.decode(document, type=prepared(Lobby))
            forget(lobby, guest.id)
            return msgspec.json.encode(lobby), lobby.members()

        await self.store.erase(guest.id, *[EditTable(table, edit) for table in tables])
        for token in [token for token, known in self._known.items() if known.id == guest.id]:
            del self._known[token]

    async def link(self, guest: Guest, table: Table, place: int) -> tuple[str, int]:
        """A token that moves a place to another device, once, and until when."""
        key = table.lobby.key_of(table.lobby.own(guest.id, place))
        table.save()
        token, until = self.sources.new_token(), self.sources.now() + LINK_MS
        content = msgspec.json.encode(PlaceLink(table.id, key))
        await self.store.save(None, AddLink(token, guest.id, content, until))
        await table.durable()
        return token, until

    async def linked(self, token: str) -> tuple[PlaceLink, str]:
        """What such a token gives, and whose it was."""
        found = await self.store.link(token, self.sources.now())
        if found is None:
            raise no("link-used", "this link was used or has expired")
        return msgspec.json.decode(found.content, type=PlaceLink), found.guest

    async def take_over(self, guest: Guest, token: str, table: Table, owner: str, key: int) -> int:
        """Move a place to another guest. If somebody else was faster, the table is read again as it is stored."""
        place = table.lobby.place_of_key(key)
        one = table.lobby.own(owner, place)
        cancel(table, "start-changed")
        one.guest, one.visitor = guest.id, table.lobby.known(guest.id)
        if table.lobby.is_host(owner) and not table.lobby.places_of(owner):
            table.lobby.host = one.visitor
        table.save(None, UseLink(token, self.sources.now()))
        for connection in table.followers:
            if connection.guest == guest.id:
                table.show_whole(connection)
        table.hub.after_entry(table)
        await table.durable()
        return place


def forget(lobby: Lobby, guest: str) -> None:
    """Take a guest's names and id from a table."""
    number = lobby.visitor_of(guest)
    names = [one.name for one in lobby.sitters if one.guest == guest]
    if lobby.notice and any(name in str(fact) for name in names for fact in lobby.notice.facts.values()):
        lobby.notice = None
    for one in lobby.sitters:
        if one.guest == guest:
            if lobby.stage == "lobby":
                one.free()
            else:
                one.guest, one.name = None, ""
                one.stand_in = "gave_up" if lobby.stage == "playing" else None
    if number is not None:
        lobby.visitors[number] = None
        lobby.mutes.pop(number, None)
        lobby.pass_host_on(number)


def token_in(cookies: str) -> str | None:
    """The session's token in a Cookie header."""
    try:
        found = SimpleCookie(cookies[:4096]).get(COOKIE)
    except CookieError:
        return None
    return found.value if found is not None and len(found.value) == TOKEN_LETTERS else None
