"""Webhooks: the host of a table may have an address called when it is somebody's turn.

Nothing on this machine or in private networks is ever called, whatever name it has: a name is looked up again for every
call, and the address that was checked is the one that is called. Answers are not followed anywhere.
"""

import asyncio
import logging
import re
import socket
import ssl
from asyncio import StreamReader, StreamWriter
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec

from trove.core.refusals import BadInput

from .limits import CALLS_A_MINUTE, CALLS_AT_ONCE, Buckets
from .refusing import no

if TYPE_CHECKING:
    from .table import Table

SECONDS: Final = 5.0  # for one try
AGAIN_AFTER: Final = (10.0, 60.0)  # seconds, when nobody answers or the other side has trouble
HTTPS: Final = 443
PLAIN: Final = re.compile("[!-~]{1,500}")  # what a request line may hold
STATUS: Final = re.compile(rb"HTTP/1\.[01] ([1-5]\d\d)\b")
TOO_MANY: Final = 429
# Addresses that lead to others: those would have to be checked as well.
LEADING_ON: Final = tuple(IPv6Network(net) for net in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32"))

log = logging.getLogger(__name__)


class Target(NamedTuple):
    """Where to call."""

    host: str
    address: str  # of the host, checked
    path: str


class Webhooks:
    """Calls webhooks, a few at a time."""

    def __init__(self) -> None:
        self._allowed = Buckets(CALLS_A_MINUTE)
        self._under_way = 0
        self._resolvers = ThreadPoolExecutor(2, "trove-resolver")  # their own: a slow one keeps nobody else waiting
        self._trusted: ssl.SSLContext | None = None

    def close(self) -> None:
        self._resolvers.shutdown(wait=False, cancel_futures=True)

    async def check(self, url: str) -> Target:
        """Where an address leads; refused if it may not be called."""
        try:
            parts = urlsplit(url)
            usual = parts.port in (None, HTTPS)
        except ValueError:
            raise no("bad-webhook", "a webhook is an https address on the usual port") from None
        asked = parts.username or parts.password
        if parts.scheme != "https" or not parts.hostname or not usual or asked or not PLAIN.fullmatch(url):
            raise no("bad-webhook", "a webhook is an https address on the usual port")
        try:
            addresses = await self.resolve(parts.hostname)
        except (OSError, UnicodeError):
            raise no("bad-webhook", "the webhook's host is not known") from None
        if not addresses or not all(is_public(address) for address in addresses):
            raise no("bad-webhook", "a webhook is not on this machine or in a private network")
        return Target(parts.hostname, addresses[0], (parts.path or "/") + (f"?{parts.query}" if parts.query else ""))

    async def call(self, url: str, body: bytes, now: float) -> None:
        """Send a message, and again a little later if it does not get through; too many are left out."""
        if self._under_way >= CALLS_AT_ONCE or not self._allowed.allows(urlsplit(url).hostname or "", now):
            log.info("a webhook was left out: too many calls")
            return
        self._under_way += 1
        try:
            for wait in (*AGAIN_AFTER, None):
                if await self._told(url, body) or wait is None:
                    return
                await self.sleep(wait)
        finally:
            self._under_way -= 1

    async def _told(self, url: str, body: bytes) -> bool:
        """Try once; returns whether there is no need to try again."""
        try:
            async with asyncio.timeout(SECONDS):
                status = await self._post(await self.check(url), body)
        except BadInput:
            log.info("a webhook was not called: it leads to a place that is not allowed")
            return True
        except (OSError, EOFError, ValueError) as problem:  # also no answer in time, and no HTTP
            log.info("a webhook was not reached: %s", type(problem).__name__)
            return False
        return status < 500 and status != TOO_MANY

    async def _post(self, target: Target, body: bytes) -> int:
        """Send a POST; returns the status, and reads nothing more of the answer."""
        reader, writer = await self.connect(target)
        try:
            head = f"POST {target.path} HTTP/1.1\r\nHost: {target.host}\r\nContent-Type: application/json\r\n"
            writer.write(f"{head}Content-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode("ascii") + body)
            await writer.drain()
            found = STATUS.match(await reader.readline())
            if found is None:
                raise EOFError
            return int(found[1])
        finally:
            writer.close()

    # What tests replace

    async def resolve(self, host: str) -> list[str]:
        """All addresses of a name."""
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(
            self._resolvers, lambda: socket.getaddrinfo(host, HTTPS, type=socket.SOCK_STREAM)
        )
        return [str(one[4][0]) for one in found]

    async def connect(self, target: Target) -> tuple[StreamReader, StreamWriter]:
        if self._trusted is None:
            self._trusted = await asyncio.to_thread(ssl.create_default_context)
        return await asyncio.open_connection(
            target.address, HTTPS, ssl=self._trusted, server_hostname=target.host, limit=4096
        )

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


def is_public(text: str) -> bool:
    """Whether an address belongs to the whole world, and to one place in it."""
    address: IPv4Address | IPv6Address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        elif any(address in net for net in LEADING_ON):
            return False
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


def your_turn(table: "Table", places: list[int]) -> bytes:
    """The message to a webhook."""
    names = [table.lobby.sitters[place].name for place in places]
    return msgspec.json.encode({"type": "your_turn", "table": table.id, "game": table.lobby.game, "names": names})
