"""A client that does not read is closed; nobody else waits for it."""

import asyncio
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

from server.twins import Counted
from trove.server.connection import TOO_SLOW, Connection
from trove.server.hub import Hub
from trove.server.limits import OUTGOING_MESSAGES
from trove.server.storage import Store


class Wire:
    """The other end of a connection, which can stop reading."""

    def __init__(self) -> None:
        self.got: list[str] = []
        self.code: int | None = None
        self.ready = asyncio.Event()
        self.ready.set()

    async def send(self, message: MutableMapping[str, Any]) -> None:
        await self.ready.wait()
        if message["type"] == "websocket.close":
            self.code = message["code"]
        else:
            self.got.append(message["text"])


async def connected(folder: Path) -> tuple[Store, Connection, Wire]:
    store, wire = await Store.open(folder / "tables.db"), Wire()
    return store, Connection(Hub(store, Counted(1), None), "guest", "", wire.send), wire  # type: ignore[arg-type]


def test_messages_come_in_order_whether_or_not_the_client_is_ready(tmp_path: Path) -> None:
    async def scene() -> None:
        store, connection, wire = await connected(tmp_path)
        writer = asyncio.create_task(connection.write())
        for number in range(9):
            if number == 3:
                wire.ready.clear()
            if number == 6:
                wire.ready.set()
                await asyncio.sleep(0.01)
            connection.send(str(number).encode())
        await asyncio.sleep(0.01)
        assert wire.got == [str(number) for number in range(9)]
        connection.close(1000)
        await writer
        assert wire.code == 1000
        await store.close()

    asyncio.run(scene())


def test_a_client_that_does_not_read_is_closed(tmp_path: Path) -> None:
    async def scene() -> None:
        store, connection, wire = await connected(tmp_path)
        writer = asyncio.create_task(connection.write())
        wire.ready.clear()
        for _ in range(OUTGOING_MESSAGES + 2):
            connection.send(b"news")
        await asyncio.sleep(0.01)
        assert connection.hub.metrics.slow == 1
        wire.ready.set()
        await writer
        assert wire.code == TOO_SLOW
        assert len(wire.got) <= 2
        await store.close()

    asyncio.run(scene())
