"""Runs the application on a real port."""

import socket
from collections.abc import Callable
from contextlib import suppress

import uvicorn

from . import logs
from .app import made
from .gate import Gate
from .heap import share_heap
from .limits import MESSAGE_BYTES
from .settings import ServerSettings
from .sockets import LiveSocket
from .sources import Sources

PING_SECONDS = 20.0
LAST_SECONDS = 5  # for connections to end in, when the server stops


class Server(uvicorn.Server):
    """A server that reports when people can connect, and why it could not start."""

    def __init__(self, settings: ServerSettings, ready: Callable[[], None], sources: Sources | None = None) -> None:
        self.gate = made(settings, sources)
        self.ready = ready
        super().__init__(configured(settings, self.gate))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.gate.hub is not None:
            await self.gate.hub.say_goodbye()
        await super().shutdown(sockets)


def configured(settings: ServerSettings, gate: Gate) -> uvicorn.Config:
    """How uvicorn is to serve."""
    return uvicorn.Config(
        gate,
        host=settings.host,
        port=settings.port,
        loop="auto",  # uvloop, where there is one
        ws=LiveSocket,
        ws_max_size=MESSAGE_BYTES,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        proxy_headers=settings.public_url is not None,
        forwarded_allow_ips="127.0.0.1",
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=LAST_SECONDS,
    )


def run(settings: ServerSettings, ready: Callable[[], None], level: str = "info") -> bool:
    """Serve until somebody stops it; returns whether it could start, or raises what kept it from starting."""
    logs.set_up(level)
    share_heap()
    running = Server(settings, ready)
    with suppress(SystemExit):
        running.run()
    if running.gate.failure is not None:
        raise running.gate.failure
    return bool(running.started)
