"""Webhooks reach public addresses alone, whatever their names lead to, and give up after a few tries."""

import asyncio
import socket
from asyncio import StreamReader, StreamWriter
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from server.twins import Twin
from trove.core.refusals import BadInput
from trove.server.limits import CALLS_A_MINUTE
from trove.server.storage import Store
from trove.server.webhooks import AGAIN_AFTER, Target, Webhooks, is_public

PUBLIC = "93.184.215.14"
URL = "https://bell.example/ring?at=door"
OK = b"HTTP/1.1 204 No Content\r\n\r\n"


class Bell(Webhooks):
    """Names lead where a test says, and every connection to one server on this machine."""

    def __init__(self, *answers: bytes, leads_to: tuple[list[str], ...] = ([PUBLIC],)) -> None:
        super().__init__()
        self.answers, self.leads_to = list(answers), list(leads_to)
        self.called: list[Target] = []
        self.heard: list[bytes] = []
        self.slept: list[float] = []
        self.port = 0

    async def resolve(self, host: str) -> list[str]:
        return self.leads_to.pop(0) if len(self.leads_to) > 1 else self.leads_to[0]

    async def connect(self, target: Target) -> tuple[StreamReader, StreamWriter]:
        self.called.append(target)
        return await asyncio.open_connection("127.0.0.1", self.port)

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)

    async def answer(self, reader: StreamReader, writer: StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length: ")[2].split()[0])
        self.heard.append(head + await reader.readexactly(length))
        writer.write(self.answers.pop(0) if self.answers else OK)
        writer.close()


def ring(bell: Bell, *bodies: bytes, url: str = URL) -> None:
    async def ringing() -> None:
        server = await asyncio.start_server(bell.answer, "127.0.0.1", 0)
        bell.port = server.sockets[0].getsockname()[1]
        async with server:
            for body in bodies or (b"{}",):
                await bell.call(url, body, 0.0)

    asyncio.run(ringing())
    bell.close()


def test_a_webhook_gets_one_post_at_the_address_that_was_checked() -> None:
    bell = Bell()
    ring(bell, b'{"a": 1}')
    assert bell.called == [Target("bell.example", PUBLIC, "/ring?at=door")]
    (heard,) = bell.heard
    assert heard.startswith(b"POST /ring?at=door HTTP/1.1\r\nHost: bell.example\r\n")
    assert heard.endswith(b'\r\n\r\n{"a": 1}')


@pytest.mark.parametrize(
    "address",
    [
        *(
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.1.1",
        ),
        *("255.255.255.255", "240.0.0.1", "::1", "::", "fe80::1%eth0", "fc00::1", "ff02::1", "::ffff:127.0.0.1"),
        *("::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:1::1", "198.18.0.1", "192.0.2.1"),
    ],
)
def test_nothing_near_the_server_is_called(address: str) -> None:
    assert not is_public(address)
    for leads_to in ([address], [PUBLIC, address]):
        bell = Bell(leads_to=(leads_to,))
        ring(bell)
        assert not bell.called
        assert not bell.slept


@pytest.mark.parametrize("address", [PUBLIC, "1.1.1.1", "2606:4700:4700::1111", "::ffff:1.1.1.1"])
def test_the_rest_of_the_world_is_public(address: str) -> None:
    assert is_public(address)


def test_a_name_that_leads_elsewhere_later_is_not_called() -> None:
    bell = Bell(leads_to=([PUBLIC], ["127.0.0.1"]))
    asyncio.run(bell.check(URL))
    ring(bell)
    assert bell.called == []


@pytest.mark.parametrize(
    "url",
    [
        *("http://bell.example/", "https://bell.example:8443/", "https://me:word@bell.example/", "ftp://bell.example/"),
        *(
            "https://bell.example/\r\nHost: evil",
            "https://bell.example/ HTTP/1.1",
            "https://bell.example/ä",
            "https:///",
        ),
        *("https://bell.example:x/", "https://[::1", "", "bell", f"https://bell.example/{'a' * 500}"),
    ],
)
def test_other_addresses_are_refused(url: str) -> None:
    with pytest.raises(BadInput) as refused:
        asyncio.run(Bell().check(url))
    assert refused.value.code == "bad-webhook"


def test_a_name_that_nobody_knows_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*given: object, **more: object) -> None:
        raise socket.gaierror

    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    with pytest.raises(BadInput, match="not known"):
        asyncio.run(Webhooks().check("https://nowhere.invalid/"))


def test_names_are_looked_up() -> None:
    with pytest.raises(BadInput, match="private"):
        asyncio.run(Webhooks().check("https://localhost/"))


def test_redirects_are_not_followed() -> None:
    bell = Bell(b"HTTP/1.1 302 Found\r\nLocation: https://127.0.0.1/\r\n\r\n")
    ring(bell)
    assert len(bell.called) == 1


@pytest.mark.parametrize("trouble", [b"HTTP/1.1 503 No\r\n\r\n", b"HTTP/1.1 429 No\r\n\r\n", b"", b"nonsense\r\n"])
def test_trouble_is_tried_again_a_few_times(trouble: bytes) -> None:
    bell = Bell(*[trouble] * 9)
    ring(bell)
    assert len(bell.called) == 1 + len(AGAIN_AFTER)
    assert bell.slept == list(AGAIN_AFTER)
    again = Bell(trouble, OK)
    ring(again)
    assert len(again.called) == 2


def test_one_host_is_not_called_without_end() -> None:
    bell = Bell()
    ring(bell, *[b"{}"] * (CALLS_A_MINUTE + 5))
    assert len(bell.called) == CALLS_A_MINUTE


def at_table(folder: Path, scene: Callable[[Twin], Coroutine[Any, Any, None]]) -> None:
    async def running() -> None:
        store = await Store.open(folder / "tables.db")
        twin = Twin(store, 1)
        try:
            await twin.open("luxor", 2, {})
            await scene(twin)
        finally:
            await store.close()

    asyncio.run(running())


def test_a_table_calls_when_the_turn_of_somebody_begins_who_is_not_there(tmp_path: Path) -> None:
    calls: list[tuple[str, bytes]] = []

    async def noted(url: str, body: bytes, now: float) -> None:
        calls.append((url, body))

    async def scene(twin: Twin) -> None:
        twin.hub.webhooks.call = noted
        acting, absent = twin.match.state.to_act()[0], 1 - twin.match.state.to_act()[0]

        async def until_turn_of(seat: int) -> None:
            while (now := twin.match.state.to_act()[0]) != seat:
                await twin.ask(now, "act", action=twin.match.state.legal(now)[0], asked=twin.match.asked(now))
            await asyncio.sleep(0)

        await until_turn_of(absent)
        assert calls == []  # off by default
        await until_turn_of(acting)
        twin.at.lobby.webhook = URL
        twin.hub.connection_closed(twin.ear_of(absent))
        await until_turn_of(absent)
        ((url, body),) = calls
        assert url == URL
        assert f'"names":["P{twin.at.place_of(absent)}"]'.encode() in body

    at_table(tmp_path, scene)
