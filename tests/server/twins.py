"""Two servers that play the same match, but for what one seat draws unseen."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from typing import Any

import pytest

from trove.core import drafts, timeline
from trove.core.game_state import GameState
from trove.core.journal import Journal
from trove.core.log import Live, SetUp
from trove.core.match import Match
from trove.server.connection import Connection
from trove.server.hub import Hub
from trove.server.protocol.http import NewTable
from trove.server.sources import Sources
from trove.server.storage import Store

OTHER_KEY = b"other" + bytes(27)
ABOUT_THE_TABLE = ("vote", "chat")


class Counted(Sources):
    """Time stands still, and ids are counted."""

    def __init__(self, run: int) -> None:
        self.run = run
        self.ahead = 0

    def now(self) -> int:
        return 1_700_000_000_000 + self.ahead

    def monotonic(self) -> float:
        return 0.0

    def new_id(self) -> str:
        return "".join(chr(ord("a") + int(digit)) for digit in f"{self.run:016}")

    def new_secret(self) -> bytes:
        return self.run.to_bytes(32, "little")


class Ear(Connection):
    """A connection without a socket, which keeps every byte that it is sent."""

    def __init__(self, hub: Hub, guest: str) -> None:
        super().__init__(hub, guest, guest, send=None)  # type: ignore[arg-type]
        self.sent: list[bytes] = []

    def send(self, *texts: bytes) -> None:
        self.sent.extend(texts)

    async def say(self, kind: str, **fields: Any) -> None:
        await self.handle(json.dumps({"type": kind, **fields}))


class Twin:
    """One of the two servers, with a table at which everybody sits and one spectator watches."""

    def __init__(self, store: Store, run: int) -> None:
        self.hub: Any = Hub(store, Counted(run), thinkers=None)  # type: ignore[arg-type]
        setattr(self.hub, "later", lambda *given: None)  # noqa: B010
        self.run = run
        self.ears: list[Ear] = []
        self.table = ""
        self.asked = 0

    async def open(self, game: str, players: int, options: dict[str, Any]) -> None:
        guests = [f"run{self.run}-{place}" for place in range(players + 1)]
        self.table = await self.hub.open(guests[0], NewTable(game=game, players=players, options=options))
        self.ears = [Ear(self.hub, guest) for guest in guests]
        for place, ear in enumerate(self.ears):
            await ear.say("hello", protocol=1)
            await ear.say("follow", id="f", table=self.table)
            if place < players:
                await ear.say("sit", id="s", table=self.table, place=place, name=f"P{place}")
        await self.ears[0].say("start", id="start", table=self.table)
        while self.at.start is None:
            await self.settle()
        commitment = self.at.start.match.commitment
        for kind in ("digests", "salts"):
            for place, ear in enumerate(self.ears[:players]):
                values = [{"seat": seat, "value": value(kind, seat)} for seat in self.at.lobby.seats_of(place)]
                await ear.say(kind, id=kind, table=self.table, commitment=commitment, **{kind: values})
        await self.settle()

    @property
    def at(self) -> Any:
        return self.hub.tables[self.table]

    @property
    def match(self) -> Match:
        match: Match = self.at.match
        return match

    async def settle(self) -> None:
        """Wait until everything is stored, and so sent."""
        await asyncio.sleep(0)
        await self.at.durable()

    def ear_of(self, seat: int | None) -> Ear:
        return self.ears[-1] if seat is None else self.ears[self.at.place_of(seat)]

    async def ask(self, seat: int, kind: str, **fields: Any) -> None:
        """A request of whoever has a seat; one that is about a table and not a seat does not name it."""
        self.asked += 1
        named = {} if kind in ABOUT_THE_TABLE else {"seat": seat}
        await self.ear_of(seat).say(kind, id=f"r{self.asked}", table=self.table, **named, **fields)
        await self.settle()


def text(twin: Twin, kind: str, id: str = "", **fields: object) -> bytes:
    """A request about the table, as a client sends it; its id is its kind, if none is given."""
    return json.dumps({"type": kind, "id": id or kind, "table": twin.table, **fields}, separators=(",", ":")).encode()


def next_act(twin: Twin, seat: int | None = None, action: int | None = None) -> tuple[Ear, bytes]:
    """Somebody who is to act, and an act of theirs."""
    acting = twin.match.state.to_act()[0] if seat is None else seat
    chosen = twin.match.state.legal(acting)[0] if action is None else action
    return twin.ear_of(acting), text(twin, "act", seat=acting, asked=twin.match.asked(acting), action=chosen)


def messages(ear: Ear, since: int = 0) -> list[dict[str, Any]]:
    """What somebody was sent."""
    return [json.loads(data) for data in ear.sent[since:]]


def value(kind: str, seat: int) -> str:
    salt = bytes([seat + 1]) * 32
    return salt.hex() if kind == "salts" else blake2b(salt, digest_size=32).hexdigest()


class Chance:
    """While it is twisted, what one seat draws comes from elsewhere."""

    def __init__(self) -> None:
        self.twisted_for: int | None = None

    def key(self, state: GameState, key: bytes, number: int) -> None:
        state.key_chance(key, number)
        if self.twisted_for is not None:
            other = state.clone()
            other.key_chance(OTHER_KEY, number)
            streams, stream = list(state.chance[:]), 1 + self.twisted_for
            streams[stream] = other.chance[:][stream]
            state.set_chance(streams)

    @contextmanager
    def twisted(self, seat: int) -> Iterator[None]:
        self.twisted_for = seat
        try:
            yield
        finally:
            self.twisted_for = None


@pytest.fixture
def chance(monkeypatch: pytest.MonkeyPatch) -> Chance:
    """Chance that can be twisted: every step of a match asks it."""
    found = Chance()

    def tried(self: Any, number: int, drawn: int, seat: int, action: int) -> Any:
        after = timeline.with_journal(self.state, self.state.journal)
        if drawn != self.chance:
            found.key(after, self.key, drawn)
        fresh = after.chance[:]
        after.apply(seat, action)
        step = Live(number, drawn, seat, action, after.chance != fresh)
        return step, timeline.Timeline(self.key, after, self.steps.plus(step), self.kept(), drawn)

    def play(self: Any, step: Live) -> None:
        if step.drew:
            found.key(self.state, self.key, step.chance)
        self.state.apply(step.seat, step.action)

    def set_up(match: Match) -> drafts.Draft:
        state = timeline.with_journal(match.blank, Journal(1))
        key = match.committed.key()
        found.key(state, key, 0)
        state.deal()
        return drafts.Draft(SetUp(state.hash().hex()), timeline.Timeline.starting(key, state))

    monkeypatch.setattr(timeline.Timeline, "tried", tried)
    monkeypatch.setattr(timeline.Trial, "play", play)
    monkeypatch.setattr(drafts, "set_up", set_up)
    return found
