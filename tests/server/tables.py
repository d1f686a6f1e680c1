"""Tables of a server without sockets, whose time the test controls, and which is started again at will."""

import asyncio
from typing import Any

from server.twins import Twin
from trove.server.protocol.documents import Clock
from trove.server.storage import Store

MINUTE = 60_000


class Silent:
    """Computer players that never answer."""

    stretch = 1.0

    async def think(self, *given: Any) -> Any:
        await asyncio.Event().wait()

    def close(self) -> None:
        pass


async def playing(store: Store, clock: Clock | None = None) -> Twin:
    """A table of two people, dealt."""
    twin = Twin(store, 1)
    twin.hub.thinkers = Silent()
    await twin.open("luxor", 2, {})
    twin.at.lobby.clock = clock
    twin.at.run_clocks()
    twin.at.save()
    await twin.settle()
    return twin


async def restarted(store: Store, before: Twin, down: int = 0) -> Twin:
    """Another server on the same database, which has not said goodbye."""
    again = Twin(store, 2)
    again.hub.thinkers = Silent()
    again.hub.sources.ahead = before.hub.sources.ahead + down
    again.hub.started = again.hub.sources.now()
    again.table = before.table
    await again.hub.take_up()
    return again


async def let_pass(hub: Any) -> None:
    """Until everything that was spawned has happened, but for those who think."""
    for _ in range(200):
        await asyncio.sleep(0.005)
        waiting = [task for task in hub._tasks if "play_for" not in repr(task)]
        if not waiting:
            return
    raise TimeoutError
