"""A real server on a free port of this machine, and clients with real sockets."""

import asyncio
import json
import socket
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from hashlib import blake2b
from itertools import count
from pathlib import Path
from secrets import token_bytes
from threading import Thread
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from trove.offers.view_changes import apply_changes
from trove.server.hub import Hub
from trove.server.serving import Server
from trove.server.settings import ServerSettings
from trove.server.sources import Sources

DATABASE = "tables.db"
PATIENCE = 30.0  # seconds that a test waits for anything; the machine may be busy

Message = dict[str, Any]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Answer(Exception):
    """A refused request over HTTP."""

    def __init__(self, status: int, body: Any) -> None:
        super().__init__(f"{status}: {body}")
        self.status, self.body = status, body


class Live:
    """Where a server is."""

    def __init__(self, port: int, served: Server | None = None) -> None:
        self.port = port
        self.served = served  # if it runs in this process
        self.url = f"http://127.0.0.1:{port}"
        self.open = ExitStack()  # its connections

    @property
    def hub(self) -> Hub:
        """The server's tables and connections; it lives in another thread, so a test only looks."""
        assert self.served is not None
        assert self.served.gate.hub is not None
        return self.served.gate.hub

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """Where the server runs."""
        return self.hub.store._loop

    def guest(self, name: str = "") -> "Guest":
        return Guest(self, name)

    def new_salt(self) -> bytes:
        """What somebody adds to the chance of a match."""
        return token_bytes(32)

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any, Any]:
        """A request: status, headers and body."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        if data is not None:
            request.add_header("Content-Type", "application/json")
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return answer.status, answer.headers, answer.read()
        except urllib.error.HTTPError as refused:
            with refused:
                return refused.code, refused.headers, refused.read()


@contextmanager
def running(folder: Path, sources: Sources | None = None) -> Iterator[Live]:
    """A server in a thread of its own, with its database in this folder."""
    settings = ServerSettings(port=free_port(), database=str(folder / DATABASE))
    served = Server(settings, lambda: None, sources)
    thread = Thread(target=served.run, daemon=True)
    thread.start()
    until = time.monotonic() + PATIENCE
    while not served.started:
        assert thread.is_alive(), "the server did not start"
        assert time.monotonic() < until
        time.sleep(0.01)
    try:
        live = Live(settings.port, served)
        with live.open:
            yield live
    finally:
        served.should_exit = True
        thread.join(PATIENCE)


class Guest:
    """Somebody with a session."""

    def __init__(self, live: Live, name: str = "") -> None:
        self.live = live
        _, headers, _ = live.ask("POST", "/api/me", {"name": name} if name else {})
        self.cookie = headers["Set-Cookie"].partition(";")[0]

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A request that is answered; raises if it is refused."""
        status, _, data = self.live.ask(method, path, body, Cookie=self.cookie)
        said = json.loads(data) if data else None
        if status >= 400:
            raise Answer(status, said)
        return said

    def open(self, game: str, players: int, **wish: Any) -> str:
        return str(
            self.ask("POST", "/api/tables", {"game": game, "players": players, "pace": "quick", **wish})["table"]
        )

    def connect(self) -> "Client":
        return Client(self)


class Client:
    """A connection, with what it has been told of one table."""

    ids = count()

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.open = guest.live.open.enter_context(ExitStack())
        address = connect(
            f"ws://127.0.0.1:{guest.live.port}/api/live",
            additional_headers={"Cookie": guest.cookie},
            max_size=None,
            compression=None,
            close_timeout=1,
        )
        self.socket: ClientConnection = self.open.enter_context(address)
        self.heard: list[Message] = []  # everything, in order
        self.table: Message = {}
        self.you: Message = {}
        self.view: Message = {}
        self.result: Message | None = None
        self.salts: dict[int, bytes] = {}
        self.promised: str = ""
        self.shown: str = ""
        self.send({"type": "hello", "protocol": 1, "language": "en"})
        self.until(lambda message: message["type"] == "welcome")

    def send(self, message: Message) -> None:
        self.socket.send(json.dumps(message))

    def close(self) -> None:
        self.open.close()

    def hear(self, timeout: float = PATIENCE) -> Message:
        """The next message; what is about the table is taken in."""
        text = self.socket.recv(timeout)
        message: Message = json.loads(text)
        self.heard.append(message)
        self.take_in(message)
        return message

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        """Listen until a message is the wanted one."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if wanted(message := self.hear()):
                return message
        raise TimeoutError

    def take_in(self, message: Message) -> None:
        kind = message["type"]
        if kind == "table":
            self.table, self.you = message["table"], message["you"]
            self.help_to_start()
        elif kind == "view":
            self.view = message
        elif kind == "step":
            assert message["before"] == self.view["version"], "a gap"
            self.view["public"] = apply_changes(self.view["public"], message["public"])
            for name in ("version", "acting", "seats", "clocks"):
                self.view[name] = message[name]
        elif kind == "in_hand":
            self.view["seats"] = message["seats"]
        elif kind == "result":
            self.result = message

    def seats(self) -> list[int]:
        return [seat for place in self.you["places"] for seat in self.table["places"][place]["seats"]]

    def help_to_start(self) -> None:
        """Digests and salts, unasked."""
        start = self.table["start"]
        if start is None or not self.seats():
            return
        commitment = start["commitment"]
        if start["wants"] == "digests" and self.promised != commitment:
            self.promised = commitment
            self.salts = {seat: self.guest.live.new_salt() for seat in self.seats()}
            digests = [
                {"seat": seat, "value": blake2b(salt, digest_size=32).hexdigest()} for seat, salt in self.salts.items()
            ]
            self.tell("digests", commitment=commitment, digests=digests)
        elif start["wants"] == "salts" and self.shown != commitment:
            self.shown = commitment
            salts = [{"seat": seat, "value": salt.hex()} for seat, salt in self.salts.items()]
            self.tell("salts", commitment=commitment, salts=salts)

    def tell(self, kind: str, table: str = "", **fields: Any) -> str:
        """Send a request without waiting for its answer; returns its id."""
        id = fields.pop("id", None) or f"r{next(self.ids)}"
        self.send({"type": kind, "id": id, "table": table or self.table["table"], **fields})
        return str(id)

    def ask(self, kind: str, table: str = "", **fields: Any) -> Message:
        """Send a request and wait for its answer."""
        id = self.tell(kind, table, **fields)
        return self.until(lambda message: message.get("id") == id)

    def follow(self, table: str, version: int | None = None) -> Message:
        answer = self.ask("follow", table, version=version)
        if answer["type"] == "accepted":
            self.until(lambda message: message["type"] == "chat")
            if self.table["version"]:
                self.until(lambda message: message["type"] == "view")
        return answer

    # Playing

    def asked(self) -> list[Message]:
        """Own seats that have to decide."""
        return [seat for seat in self.view.get("seats", ()) if seat["asked"] is not None]

    def choices(self, seat: Message) -> list[int]:
        """The actions that a seat is offered."""
        return [choice["id"] for choice in found_choices(seat["decision"])]

    def act(self, seat: Message, action: int, **fields: Any) -> Message:
        return self.ask("act", seat=seat["seat"], asked=seat["asked"], action=action, **fields)

    def catch_up(self, version: int) -> None:
        """Listen until a version is shown."""
        while self.view["version"] < version:
            self.hear()

    def quiet(self) -> bool:
        """Whether nothing more comes for now."""
        with suppress(TimeoutError):
            self.hear(0.2)
            return False
        return True


def listen(clients: Iterable[Client], done: Callable[[], bool]) -> None:
    """Let all clients hear what comes until something is so."""
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, "it did not come"
        for client in clients:
            with suppress(TimeoutError):
                client.hear(0.002)


def start(host: Client, *others: Client) -> None:
    """The host starts, and everybody helps."""
    everybody = (host, *others)
    host.tell("start")
    listen(everybody, lambda: all(client.view for client in everybody))


def play_out(clients: Sequence[Client], choose: Callable[[list[int]], int], most: int = 10_000) -> int:
    """Play until the match is over, or so many acts are done; returns how many acts that took."""
    acts = 0
    while acts < most and not all(client.result for client in clients):
        for client in clients:
            if asked := client.asked():
                answer = client.act(asked[0], choose(client.choices(asked[0])))
                assert answer["type"] == "accepted", answer
                acts += 1
                client.catch_up(answer["version"])
            else:
                with suppress(TimeoutError):
                    client.hear(0.002)
    return acts


def found_choices(node: Any) -> list[Message]:
    """Everything in a decision that has an id and words."""
    if isinstance(node, list):
        return [choice for part in node for choice in found_choices(part)]
    if not isinstance(node, dict):
        return []
    if "id" in node and isinstance(node["id"], int):
        return [node]
    return [choice for part in node.values() for choice in found_choices(part)]


__all__ = ["Answer", "Client", "ConnectionClosed", "Guest", "Live", "listen", "play_out", "running", "start"]
