"""Regular chores: drop idle tables from memory, store visits, close forgotten tables, remove old links."""

import asyncio
from typing import Final

from .garbage import settle
from .heap import give_back
from .hub import Hub
from .storage import Alive, DropLinks, Visit
from .table import Table

EVERY: Final = 20.0  # seconds
SELDOM: Final = 180  # of those rounds: once an hour
MONTH_MS: Final = 30 * 86_400 * 1000


async def keep_house(hub: Hub) -> None:
    """Do the chores until the server stops."""
    rounds = 0
    while True:
        await asyncio.sleep(EVERY)
        rounds += 1
        works = (let_idle_go, store_visits, store_alive, tidy, *([close_forgotten] if rounds % SELDOM == 1 else []))
        for work in works:
            try:
                await work(hub)
            except Exception as problem:  # the others are done all the same, and this one in the next round
                hub.failed(problem)


async def let_idle_go(hub: Hub) -> None:
    await hub.let_idle_go()


async def tidy(hub: Hub) -> None:
    settle()
    give_back()


async def store_visits(hub: Hub) -> None:
    """When somebody was last at each table."""
    here = {id for id, table in hub.tables.items() if table.followers} | hub.presence.visited
    hub.presence.visited = set()
    if here:
        hub.store.write(None, Visit(tuple(sorted(here)), hub.sources.now()), done=lambda problem: None)


async def store_alive(hub: Hub) -> None:
    """Store that the server runs: clocks stop only while it does not."""
    hub.store.write(None, Alive(hub.sources.now()), done=lambda problem: None)


async def close_forgotten(hub: Hub) -> None:
    """Tables that nobody has visited for 30 days are closed; links that have expired are removed."""
    now = hub.sources.now()
    hub.store.write(None, DropLinks(now), done=lambda problem: None)
    for id in await hub.store.unvisited(now - MONTH_MS):
        try:
            close(await hub.table(id), now)
        except Exception as problem:  # the others are closed all the same
            hub.failed(problem)


def close(table: Table, now: int) -> None:
    """Close a table that nobody looks at."""
    if not table.followers and table.lobby.stage in ("lobby", "playing"):
        table.lobby.stage = "closed"
        table.clocks.hold(now)
        table.save()
