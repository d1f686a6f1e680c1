"""A client in a process of its own that sends as much as its socket takes: PORT COOKIE KIND SECONDS."""

import base64
import os
import socket
import sys
import time

TEXT, BINARY, MORE, CLOSE, PING, PONG = 0x81, 0x82, 0x00, 0x88, 0x89, 0x8A
HELLO = b'{"type":"hello","protocol":1}'


def frame(kind: int, data: bytes) -> bytes:
    """A short frame of a client, masked with zeros."""
    return bytes((kind, 0x80 | len(data))) + bytes(4) + data


FLOODS = {
    "pings": frame(PING, b""),
    "pongs": frame(PONG, b"12345678"),
    "junk": frame(TEXT, b"{}"),
    "binary": frame(BINARY, b"\xff"),
    "fragments": frame(MORE, b""),
    "requests": frame(TEXT, b'{"type":"ping"}'),
    "unknown": frame(TEXT, b'{"type":"follow","id":"a","table":"aaaaaaaaaaaaaaaa"}'),
}


def opened(port: int, cookie: str) -> socket.socket:
    """A socket after its handshake."""
    connection = socket.create_connection(("127.0.0.1", port))
    key = base64.b64encode(os.urandom(16)).decode()
    connection.sendall(
        f"GET /api/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Cookie: {cookie}\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += connection.recv(4096)
    return connection


def flood(port: int, cookie: str, kind: str, seconds: float) -> int:
    """Send until the time is over or the server closes; returns how many frames left."""
    until, sent = time.monotonic() + seconds, 0
    one = FLOODS[kind]
    many = one * 5_000
    while time.monotonic() < until:
        with opened(port, cookie) as connection:
            connection.sendall(frame(TEXT, HELLO) + (frame(0x01, b"a") if kind == "fragments" else b""))
            connection.setblocking(False)
            at = 0
            try:
                while time.monotonic() < until:
                    try:
                        part = connection.send(many[at:])
                        at, sent = (at + part) % len(many), sent + part
                    except BlockingIOError:
                        time.sleep(0.001)
                    try:
                        if not connection.recv(1 << 20):
                            break
                    except BlockingIOError:
                        pass
            except OSError:
                continue
    return sent // len(one)


if __name__ == "__main__":
    print(flood(int(sys.argv[1]), sys.argv[2], sys.argv[3], float(sys.argv[4])))
