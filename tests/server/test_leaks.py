"""What is over is freed at once, also what has lived so long that the collector no longer looks at it."""

import http.client
import time
import weakref
from typing import Any

import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol
from websockets.server import ServerProtocol

from server import flooding
from server.live import PATIENCE, Live
from trove.server.connection import Connection
from trove.server.garbage import settle
from trove.server.sockets import LiveSocket

WATCHED = (LiveSocket, H11Protocol, Connection, ServerProtocol)


@pytest.fixture
def alive(monkeypatch: pytest.MonkeyPatch) -> "weakref.WeakSet[Any]":
    """All sockets and connections that have not been freed."""
    found: weakref.WeakSet[Any] = weakref.WeakSet()

    def watch(kind: type) -> None:
        make = kind.__init__  # type: ignore[misc]

        def made(self: Any, *args: Any, **kwargs: Any) -> None:
            make(self, *args, **kwargs)
            found.add(self)

        monkeypatch.setattr(kind, "__init__", made)

    for kind in WATCHED:
        watch(kind)
    return found


def wait_until_gone(alive: "weakref.WeakSet[Any]") -> list[str]:
    """What is left after a while."""
    until = time.monotonic() + PATIENCE / 3
    while alive and time.monotonic() < until:
        time.sleep(0.02)
    return sorted(type(one).__name__ for one in alive)


def test_a_socket_that_was_put_aside_is_freed_when_it_is_closed(live: Live, alive: "weakref.WeakSet[Any]") -> None:
    clients = [live.guest().connect() for _ in range(5)]
    time.sleep(0.1)
    assert {LiveSocket, Connection, ServerProtocol} <= {type(one) for one in alive}
    settle()
    for client in clients:
        client.close()
    assert wait_until_gone(alive) == []


def test_a_connection_for_requests_that_was_put_aside_is_freed_when_it_is_closed(
    live: Live, alive: "weakref.WeakSet[Any]"
) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", live.port)
    connection.request("GET", "/health")
    connection.getresponse().read()
    assert H11Protocol in {type(one) for one in alive}
    settle()
    connection.close()
    assert wait_until_gone(alive) == []


def test_a_client_that_never_reads_is_let_go(live: Live, alive: "weakref.WeakSet[Any]") -> None:
    with flooding.opened(live.port, live.guest().cookie) as deaf:
        deaf.sendall(flooding.frame(flooding.TEXT, flooding.HELLO))
        until = time.monotonic() + PATIENCE
        while not live.hub.presence.count:
            assert time.monotonic() < until
        (connection,) = live.hub.presence.connections()
        for _ in range(60):
            live.loop.call_soon_threadsafe(connection.send, b"x" * (1 << 18))
        del connection
        assert wait_until_gone(alive) == []
