"""Messages of every size arrive whole and in order, also at a client that reads slowly."""

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from server.asynchronous import asynchronous
from server.twins import Ear, Twin
from trove.server.connection import Connection
from trove.server.hub import Hub
from trove.server.sockets import header
from trove.server.storage import Store


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536, 1 << 20])
def test_a_header_tells_the_size_of_what_follows(size: int) -> None:
    first, length, *rest = header(size)
    assert first == 0x81
    assert len(rest) == {126: 2, 127: 8}.get(length, 0)
    assert (int.from_bytes(bytes(rest)) if rest else length) == size


class Sources:
    """A clock that stands still."""

    def monotonic(self) -> float:
        return 0.0


class Nothing:
    """A hub with a clock and nothing else."""

    sources = Sources()


@asynchronous
async def test_nothing_overtakes_a_message_that_waits() -> None:
    sent: list[bytes] = []
    free, slow = asyncio.Event(), False

    async def send(message: Any) -> None:
        await free.wait()
        sent.append(message["text"].encode())

    def send_now(texts: Sequence[bytes]) -> bool:
        if slow:
            return False
        sent.extend(texts)
        return True

    hub: Hub = Nothing()  # type: ignore[assignment]
    connection = Connection(hub, "g1", "Anna", send, send_now)
    writing = asyncio.ensure_future(connection.write())
    connection.send(b"1")
    slow = True
    connection.send(b"2")
    await asyncio.sleep(0)
    connection.send(b"3")
    slow = False
    connection.send(b"4")
    await asyncio.sleep(0)
    assert sent == [b"1"]
    free.set()
    while len(sent) < 4:
        await asyncio.sleep(0)
    connection.send(b"5")
    assert sent == [b"1", b"2", b"3", b"4", b"5"]
    writing.cancel()


@asynchronous
async def test_the_answer_to_an_act_leaves_with_its_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[tuple[bytes, ...]] = []
    async with await Store.open(tmp_path / "tables.db") as store:
        twin = Twin(store, 1)
        await twin.open("luxor", 2, {})
        seat = twin.match.state.to_act()[0]
        monkeypatch.setattr(
            Ear, "send", lambda ear, *texts: written.append(texts) if ear is twin.ear_of(seat) else None
        )
        await twin.ask(seat, "act", action=twin.match.state.legal(seat)[0], asked=twin.match.asked(seat))
    assert [[json.loads(text)["type"] for text in texts] for texts in written] == [["accepted", "step"]]
