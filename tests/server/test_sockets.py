"""Messages of every size arrive whole and in order, however they are cut, also at a client that reads slowly."""

import asyncio
import json
import socket
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from server.asynchronous import asynchronous
from server.flooding import HELLO, PING, TEXT, frame, opened
from server.live import PATIENCE, Live
from server.twins import Ear, Twin
from trove.server.connection import ACT, Connection
from trove.server.hub import Hub
from trove.server.sockets import frame_size, framed, whole_text
from trove.server.storage import Store


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536, 1 << 20])
def test_a_header_tells_the_size_of_what_follows(size: int) -> None:
    text = bytes(size)
    data = framed(text)
    first, length, *rest = data[: len(data) - size]
    assert data.endswith(text)
    assert first == 0x81
    assert len(rest) == {126: 2, 127: 8}.get(length, 0)
    assert (int.from_bytes(bytes(rest)) if rest else length) == size


APART = 0.1  # seconds after which a packet comes by itself, if the machine is not too busy


def masked(data: bytes, kind: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(kind, data, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 5, 125, 126, 400, 65536])
def test_a_whole_text_is_read_as_it_was_written(size: int) -> None:
    text = bytes(k % 251 for k in range(size))
    data = masked(text)
    assert frame_size(data) == len(data)
    assert frame_size(data + b"more") == len(data)
    assert whole_text(data) == text


LONG_WAYS = {
    "nothing": b"",
    "half a header": b"\x81",
    "half a text": masked(b"text")[:-1],
    "a text and more": masked(b"text") + b"\x81",
    "two texts": masked(b"a") + masked(b"b"),
    "a fragment": masked(b"text", fin=False),
    "bytes": masked(b"text", Opcode.BINARY),
    "a ping": masked(b"text", Opcode.PING),
    "no mask": Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
    "half a size": masked(bytes(200))[:3],
}


@pytest.mark.parametrize("data", LONG_WAYS.values(), ids=LONG_WAYS)
def test_anything_but_a_whole_text_takes_the_long_way(data: bytes) -> None:
    assert whole_text(data) is None


def act(id: str) -> bytes:
    return ACT + b',"id":"%s","table":"aaaaaaaaaaaaaaaa","seat":0,"asked":1,"action":1}' % id.encode()


def cut(data: bytes, *places: int) -> list[bytes]:
    """A message in several packets."""
    return [data[a:b] for a, b in zip((0, *places), (*places, len(data)), strict=True)]


def answers(connection: socket.socket, count: int) -> list[str | None]:
    """The ids of so many answers; a pong counts as one without."""
    data, found = b"", list[str | None]()
    while len(found) < count:
        more = connection.recv(65536)
        assert more, f"closed after {found}"
        data += more
        while (size := frame_size(data)) and size <= len(data):
            start = 2 if data[1] < 126 else 4
            found.append(json.loads(data[start:size]).get("id") if data[0] == TEXT else None)
            data = data[size:]
    return found


def test_acts_are_answered_in_order_however_they_are_cut(live: Live) -> None:
    """The short cut for whole texts must never begin in the middle of one, nor overtake another."""
    first, last = frame(0x01, act("d")[:20]), frame(0x80, act("d")[20:])
    packets = [
        [masked(act("a"))],
        *[cut(masked(act(f"b{k}")), k) for k in (1, 2, 3, 5, 30)],
        [masked(act("c1")) + masked(act("c2"))],
        [first, frame(PING, b""), last],
        [masked(act("e"))],
        cut(masked(act("f1")) + masked(act("f2")), 100),
        [masked(HELLO), masked(act("g"))],
        [masked(act("h"))],
    ]
    with opened(live.port, live.guest().cookie) as connection:
        connection.settimeout(PATIENCE)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        connection.sendall(masked(HELLO))
        assert answers(connection, 1) == [None]
        for packet in [packet for message in packets for packet in message]:
            connection.sendall(packet)
            time.sleep(APART)
        found = answers(connection, 16)
    assert found == ["a", "b1", "b2", "b3", "b5", "b30", "c1", "c2", None, "d", "e", "f1", "f2", None, "g", "h"]


def unmasked_long(data: bytes) -> bytes:
    """A frame of a client whose mask is zero, so that its data stands in it as it is."""
    return b"\x81\xfe" + len(data).to_bytes(2) + bytes(4) + data


def test_what_stands_in_a_message_is_no_message(live: Live) -> None:
    inner = unmasked_long(act("inner").ljust(130))
    outer = unmasked_long(b"this is no request, but ends like one: " + inner)
    with opened(live.port, live.guest().cookie) as connection:
        connection.settimeout(PATIENCE)
        connection.sendall(masked(HELLO))
        assert answers(connection, 1) == [None]
        for packet in (*cut(outer, len(outer) - len(inner)), inner):
            connection.sendall(packet)
            time.sleep(APART)
        assert answers(connection, 2) == [None, "inner"]


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
