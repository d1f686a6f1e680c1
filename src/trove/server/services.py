"""What the routes work with."""

import asyncio
import re
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec

from trove.core.decoding import prepared
from trove.core.refusals import BadInput

from .hub import Hub
from .limits import GUESTS_A_MINUTE, SLOW_REQUESTS_A_MINUTE, Buckets
from .lobby import Lobby
from .people import People, forget
from .protocol.documents import TableSummary
from .refusing import no
from .settings import ServerSettings
from .showing import summary_of
from .starting import cancel
from .storage import Guest, StoredTable

TABLE_ID: Final = re.compile("[a-z2-7]{16}")


class Services:
    """The hub and the people of one server, and what everybody may ask of them."""

    def __init__(self, hub: Hub, people: People, settings: ServerSettings) -> None:
        self.hub, self.people = hub, people
        self.is_secure = settings.is_secure  # whether cookies are sent over TLS alone
        self.guests = Buckets(GUESTS_A_MINUTE, settings.spared)  # by address
        self.slow = Buckets(SLOW_REQUESTS_A_MINUTE, settings.spared)

    def checked_id(self, table: str) -> str:
        """The id of a table; anything else is refused."""
        if not TABLE_ID.fullmatch(table):
            raise no("no-such-table", "there is no such table")
        return table

    async def summaries(self, stored: Sequence[StoredTable], guest: str | None) -> list[TableSummary]:
        """Stored tables as a list, read in another thread; tables in memory have newer data."""
        lobbies = await asyncio.to_thread(read_lobbies, [one for one in stored if one.id not in self.hub.tables])
        return [found for one in stored if (found := await self.summary(one, lobbies.get(one.id), guest))]

    async def summary(self, stored: StoredTable, lobby: Lobby | None, guest: str | None) -> TableSummary | None:
        """A table in a list; None if it left memory while the others were read, or could not be stored."""
        if (live := self.hub.tables.get(stored.id)) is not None:
            with suppress(BadInput):
                return await live.summary(guest)
        if lobby is None:
            return None
        turn = guest is not None and stored.id in self.hub.presence.waiting.get(guest, {})
        return summary_of(lobby, guest, your_turn=turn, changed=stored.visited)

    async def erase(self, guest: Guest) -> None:
        """Forget a guest, at the tables in memory too, and close their connections."""
        for connection in list(self.hub.presence.of.get(guest.id, ())):
            connection.close(1000)
        stored = await self.hub.store.tables_naming(guest.id)
        await self.hub.loaded(stored)  # from here on nothing is waited for until all is given to be stored
        for live in [table for table in self.hub.tables.values() if guest.id in table.lobby.visitors]:
            with suppress(BadInput):
                live.show()
            if live.dropped:  # then its document is changed as it is stored
                continue
            forget(live.lobby, guest.id)
            cancel(live, "start-changed")
            live.run_clocks()
            live.save()
            self.hub.after_entry(live)
        await self.people.erase(guest, [id for id in stored if id not in self.hub.tables])


def read_lobbies(stored: Sequence[StoredTable]) -> dict[str, Lobby]:
    """The documents of tables, by their ids."""
    return {one.id: msgspec.json.decode(one.document, type=prepared(Lobby)) for one in stored}
