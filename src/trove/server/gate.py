"""Checks every request first: is it for this server, from one of its pages, and within the limits?"""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from .connection import NO_SESSION, Connection, Receive, Send, serve
from .hub import Hub
from .limits import REQUESTS_A_MINUTE, Buckets, network
from .people import People
from .protocol.http import Problem
from .settings import ServerSettings
from .sockets import SOCKET, LiveSocket

Scope = MutableMapping[str, Any]
Asgi = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE: Final = ("GET", "HEAD")
LIVE: Final = "/api/live"
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
LASTING: Final = (b"strict-transport-security", b"max-age=31536000")


class Gate:
    """The outermost application: everything comes through here."""

    def __init__(self, inner: Asgi, settings: ServerSettings) -> None:
        self.inner = inner
        self.hosts = settings.hosts
        self.public_url = settings.public_url
        self.hub: Hub | None = None
        self.people: People | None = None
        self.failure: Exception | None = None  # what kept the server from starting
        self.requests = Buckets(REQUESTS_A_MINUTE, settings.spared)
        self.headers = [*HEADERS, LASTING] if settings.is_secure else list(HEADERS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.inner(scope, receive, send)
            return
        try:
            await self.answer(scope, receive, send)
        except OSError:  # the other side is gone
            raise
        except Exception:
            if self.hub is not None:
                self.hub.metrics.bugs += 1
            raise

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse a request, or let it through."""
        headers = {key: value.decode("latin-1") for key, value in scope["headers"]}
        problem = self.problem(scope, headers)
        if scope["type"] == "websocket":
            await self.live(scope, headers, problem, receive, send)
        elif problem is not None:
            await refuse(problem, self.with_headers(send))
        else:
            await self.inner(scope, receive, self.with_headers(send))

    def problem(self, scope: Scope, headers: dict[bytes, str]) -> tuple[int, str, str] | None:
        """Why a request is not answered: status, code and sentence."""
        host = headers.get(b"host", "")
        if host_name(host) not in self.hosts:
            return 421, "bad-host", "this server does not answer to this name"
        if (scope["type"] == "websocket" or scope["method"] not in SAFE) and not self.is_ours(headers, host):
            return 403, "bad-origin-header", "this request comes from a page of another site"
        client = network(scope.get("client"))
        if self.hub is not None and not self.requests.allows(client, self.hub.sources.monotonic()):
            return 429, "too-many-requests", "too many requests; try again in a moment"
        return None

    def is_ours(self, headers: dict[bytes, str], host: str) -> bool:
        """Whether a page of this server sent it, or no page at all."""
        if headers.get(b"sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return False
        origin = headers.get(b"origin")
        return origin is None or origin == self.public_url or site(origin) == host

    def with_headers(self, send: Send) -> Send:
        """Adds the security headers to every answer."""

        async def sending(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *self.headers]
            await send(message)

        return sending

    async def live(
        self,
        scope: Scope,
        headers: dict[bytes, str],
        problem: tuple[int, str, str] | None,
        receive: Receive,
        send: Send,
    ) -> None:
        """A socket; without a session it is closed with a code that tells why."""
        await receive()
        if problem is not None or scope["path"] != LIVE or self.hub is None or self.people is None or self.hub.closing:
            await send({"type": "websocket.close", "code": 1008})
            return
        guest = await self.people.guest(headers.get(b"cookie", ""))
        await send({"type": "websocket.accept"})
        if guest is None:
            await send({"type": "websocket.close", "code": NO_SESSION})
            return
        socket: LiveSocket | None = scope.get("extensions", {}).get(SOCKET)
        address = network(scope.get("client"))
        counted = "" if address in self.requests.spared else address
        connection = Connection(self.hub, guest.id, guest.name, send, socket.send_now if socket else None, counted)
        if socket is not None:
            socket.read_now = connection.read_now
        await serve(connection, receive)


def site(origin: str) -> str | None:
    """The host and port in an Origin header; None for one that cannot be read."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def host_name(host: str) -> str:
    """A Host header without its port."""
    if host.startswith("["):
        return host.partition("]")[0].removeprefix("[").lower()
    return host.partition(":")[0].lower()


async def refuse(problem: tuple[int, str, str], send: Send) -> None:
    """Answer without passing the request on."""
    status, code, sentence = problem
    kind = (b"content-type", b"application/json")
    await send({"type": "http.response.start", "status": status, "headers": [kind]})
    await send({"type": "http.response.body", "body": msgspec.json.encode(Problem(code, sentence))})
