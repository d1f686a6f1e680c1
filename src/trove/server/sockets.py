"""uvicorn's WebSocket, made cheap for short texts and safe against clients that send more than anybody can read.

Nearly all that a server of tables does is pass on short texts, so those take a short cut, in both directions. Whatever
else comes in is parsed in small slices, at most for a moment at a time. A bucket counts everything: texts, pings,
fragments and nonsense.
"""

import asyncio
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]  # in C where there is one
from websockets.http11 import Request
from websockets.protocol import OPEN

from .limits import FRAGMENTS, FRAMES_A_SECOND, FRAMES_BURST, Bucket

SOCKET: Final = "trove.socket"  # the extension of the scope by which the application finds it
WAITING: Final = 4  # unread messages after which no more are read
SLICE: Final = 512  # bytes parsed at a time: at most some 80 frames
MOMENT: Final = 0.001  # seconds of parsing before others have their turn
KIB: Final = 1024
LAST_SECONDS: Final = 2.0  # for the other side to answer that it closes
TOO_MANY_FRAGMENTS: Final = 1009
SWITCHING: Final = 101
BAD_REQUEST: Final = b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
WHOLE_TEXT: Final = 0x81
SHORT, MEDIUM = 126, 1 << 16  # sizes from which a header is longer
HEAD: Final = 2  # bytes of a header before a longer size and the mask
MASKED: Final = 0x80  # in the second byte; the rest of it is the size, or tells how many bytes hold it
MASK: Final = 4  # bytes
LONGER: Final = {SHORT: 2, SHORT + 1: 8}  # bytes of a longer size
SHORT_HEADS: Final = tuple([bytes((WHOLE_TEXT, size)) for size in range(SHORT)])
MEDIUM_HEAD: Final = bytes((WHOLE_TEXT, SHORT))
LONG_HEAD: Final = bytes((WHOLE_TEXT, SHORT + 1))

SendNow = Callable[[Sequence[bytes]], bool]
ReadNow = Callable[[bytes], bool]


def framed(text: bytes) -> bytes:
    """A whole text of the server, with the header that stands before it (RFC 6455, 5.2)."""
    size = len(text)
    if size < SHORT:
        return SHORT_HEADS[size] + text
    if size < MEDIUM:
        return MEDIUM_HEAD + size.to_bytes(2) + text
    return LONG_HEAD + size.to_bytes(8) + text


def frame_size(data: bytes, start: int = 0) -> int:
    """The size of the frame that begins here, or 0 if its header is not complete."""
    if len(data) < start + HEAD:
        return 0
    masked, size = data[start + 1] & MASKED, data[start + 1] & ~MASKED
    longer = LONGER.get(size, 0)
    if len(data) < start + HEAD + longer:
        return 0
    if longer:
        size = int.from_bytes(data[start + HEAD : start + HEAD + longer])
    return HEAD + longer + (MASK if masked else 0) + size


def whole_text(data: bytes) -> bytes | None:
    """The text of a short frame of a client, if it is exactly that."""
    if len(data) < HEAD + MASK or data[0] != WHOLE_TEXT or not data[1] & MASKED or frame_size(data) != len(data):
        return None
    start = HEAD + LONGER.get(data[1] & ~MASKED, 0) + MASK
    return apply_mask(data[start:], data[start - MASK : start])


class LiveSocket(WebSocketsSansIOProtocol):
    """A socket that can be written without waiting, and that reads no more than it may."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.close_timeout = LAST_SECONDS
        self._held = bytearray()  # received, not yet parsed
        self._next: asyncio.Handle | None = None  # when parsing goes on
        self._frames = 0  # of the last slice
        self._bucket = Bucket(FRAMES_A_SECOND, FRAMES_BURST, self.loop.time())
        self._missing: int | None = 0  # bytes of a frame that has begun; None: that was lost track of
        self.read_now: ReadNow | None = None  # takes a text at once, or returns that it has to wait

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[SOCKET] = self

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of everything that would hold this socket in a cycle: nobody looks for those."""
        super().connection_lost(exc)
        if self._next is not None:
            self._next.cancel()
            self._next = None
        self._held.clear()
        self.conn.parser.close()  # a generator that knows its connection
        self.read_now = None
        if self.handshake_initiated and self.response.status_code == SWITCHING:
            self.scope["extensions"].pop(SOCKET, None)

    def on_task_complete(self, task: "asyncio.Task[None]") -> None:
        """A client that does not read its last messages is not waited for."""
        super().on_task_complete(task)
        if not self.disconnected:
            self.loop.call_later(LAST_SECONDS + 1, self.transport.abort)

    def send_now(self, texts: Sequence[bytes]) -> bool:
        """Send whole texts, by one write, if that needs no waiting; returns whether they were sent."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        self.transport.write(framed(texts[0]) if len(texts) == 1 else b"".join(map(framed, texts)))
        return True

    # Reading

    def data_received(self, data: bytes) -> None:
        if self.read_now is not None and self._takes(data):
            return
        if self._held or self._next is not None or len(data) > SLICE:
            self._held += data
            if self._next is None:
                self._go_on()
            else:
                self._pause()
        elif wait := self._parse(data):
            self._rest(wait)

    def _takes(self, data: bytes) -> bool:
        """A text that came by itself, when nothing waits: the application takes it at once, if it can."""
        if (
            self._missing != 0
            or self._held
            or self._next is not None
            or self.close_sent
            or self.conn.state is not OPEN
            or self.conn.current_size is not None  # of a message whose other fragments are still to come
            or len(data) > SLICE
            or not self.queue.empty()
        ):
            return False
        text = whole_text(data)
        if text is None or self.read_now is None or not self.read_now(text):
            return False
        if wait := self._bucket.take(self.loop.time(), 1 + len(data) / KIB):
            self._rest(wait)
        return True

    def _keep_track(self, data: bytes) -> None:
        """Note how much of the last frame is still to come."""
        at = self._missing
        while at is not None and at < len(data):
            size = frame_size(data, at)
            at = at + size if size else None
        self._missing = None if at is None else at - len(data)

    def _parse(self, data: bytes) -> float:
        """Parse a slice; returns how many seconds the next one has to wait."""
        self._frames = 0
        if self.handshake_initiated:  # before that it is a request, and nothing may follow it until it is answered
            self._keep_track(data)
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(BAD_REQUEST)
            self.transport.close()
        return self._bucket.take(self.loop.time(), self._frames + len(data) / KIB)

    def handle_events(self) -> None:
        self._frames = len(self.conn.events)
        super().handle_events()

    def _go_on(self) -> None:
        """Parse what is held, until others have their turn; then read on."""
        self._next = None
        until = perf_counter() + MOMENT
        while self._held and not self.transport.is_closing():
            if self.queue.qsize() >= WAITING and not self.close_sent:
                self._pause()  # whoever reads the messages calls again
                return
            part = bytes(self._held[:SLICE])
            del self._held[:SLICE]
            wait = self._parse(part)
            if wait or perf_counter() >= until:
                self._rest(wait)
                return
        if self.read_paused and self.queue.qsize() < WAITING and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def _rest(self, seconds: float) -> None:
        """Let others have their turn, or wait until the bucket allows more."""
        self._pause()
        if not self.transport.is_closing():
            self._next = self.loop.call_later(seconds, self._go_on) if seconds else self.loop.call_soon(self._go_on)

    def _pause(self) -> None:
        self.read_paused = True
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def handle_text(self, event: Frame) -> None:
        """Pass on a whole text as its bytes: whoever reads it checks the encoding as well."""
        if not event.fin or self.close_sent:
            super().handle_text(event)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": bytes(event.data)})  # type: ignore[typeddict-item]
        if self.queue.qsize() >= WAITING and not self.read_paused:
            self._pause()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= FRAGMENTS:
            self.conn.fail(TOO_MANY_FRAGMENTS, "too many fragments")
            self.handle_parser_exception()
            return
        super().handle_cont(event)

    async def receive(self) -> Any:
        """The next message; where many wait, others have their turn in between."""
        if not self.queue.empty():
            await asyncio.sleep(0)
        message = await self.queue.get()
        if self.read_paused and self.queue.empty() and self._next is None:
            self._go_on()
        return message
