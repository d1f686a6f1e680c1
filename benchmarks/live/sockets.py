"""A WebSocket client that costs next to nothing, so that the server is what is measured."""

import asyncio
import json
from base64 import b64encode
from collections.abc import Callable
from os import urandom
from typing import Any, Final, cast

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A  # whole frames
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)  # a mask of zeros changes nothing
SHORT, MEDIUM = 126, 127


def frame(kind: int, data: bytes) -> bytes:
    """What a client sends."""
    size = len(data)
    if size < SHORT:
        return bytes((kind, MASKED | size)) + NO_MASK + data
    return bytes((kind, MASKED | SHORT)) + size.to_bytes(2) + NO_MASK + data


class Socket(asyncio.Protocol):
    """One connection: gives every text to `hear`, and tells `lost` when it is gone."""

    def __init__(self, cookie: str, hear: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.hear, self.lost = hear, lost
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._cookie = cookie
        self._buffer = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        key = b64encode(urandom(16)).decode()
        self._transport.write(
            f"GET /api/live HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {self._cookie}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server closed the connection"))
            self.opened.exception()
        self.lost()

    def data_received(self, data: bytes) -> None:
        self._buffer = self._buffer + data if self._buffer else data
        if not self.opened.done() and not self._shake_hands():
            return
        at, held = 0, self._buffer
        while len(held) - at >= 2:
            size, start = held[at + 1], at + 2
            if size == SHORT:
                size, start = int.from_bytes(held[at + 2 : at + 4]), at + 4
            elif size == MEDIUM:
                size, start = int.from_bytes(held[at + 2 : at + 10]), at + 10
            if len(held) < start + size:
                break
            self._take(held[at], held[start : start + size])
            at = start + size
        self._buffer = held[at:]

    def _shake_hands(self) -> bool:
        head, end, rest = self._buffer.partition(b"\r\n\r\n")
        if not end:
            return False
        if not head.startswith(b"HTTP/1.1 101"):
            self.close()
            return False
        self._buffer = rest
        self.opened.set_result(None)
        return True

    def _take(self, kind: int, data: bytes) -> None:
        if kind == TEXT:
            self.hear(data)
        elif kind == PING and self._transport:
            self._transport.write(frame(PONG, data))
        elif kind == CLOSE:
            self.close()

    def send(self, data: bytes) -> None:
        if self._transport:
            self._transport.write(frame(TEXT, data))

    def close(self) -> None:
        if self._transport:
            self._transport.close()


async def connected(
    port: int, cookie: str, hear: Callable[[bytes], None], lost: Callable[[], None] = lambda: None
) -> Socket:
    """A connection that is open."""
    made = await asyncio.get_running_loop().create_connection(lambda: Socket(cookie, hear, lost), "127.0.0.1", port)
    await made[1].opened
    return made[1]


async def request(port: int, method: str, path: str, body: Any = None, cookie: str = "") -> tuple[str, Any]:
    """One request over HTTP: the session cookie that came with the answer, and its body."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    data = b"" if body is None else json.dumps(body).encode()
    head = (
        f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nCookie: {cookie}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
    )
    writer.write(head.encode() + data)
    answer = await reader.read()
    writer.close()
    await writer.wait_closed()
    headers, _, content = answer.partition(b"\r\n\r\n")
    lines = headers.decode().split("\r\n")
    if int(lines[0].split()[1]) >= 400:
        raise RuntimeError(f"{method} {path}: {lines[0]} {content[:300]!r}")
    cookies = [
        line.partition(":")[2].strip().partition(";")[0] for line in lines if line.lower().startswith("set-cook")
    ]
    return (cookies[0] if cookies else cookie), json.loads(content) if content else None
