"""Tables full of clients: they sit down, start, play, and ask for a rematch when a match is over."""

import asyncio
import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from itertools import count
from secrets import token_bytes
from time import perf_counter
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from .sockets import Socket, connected, request

CHOICE: Final = re.compile(rb'"id":(\d+)')
STEP, VIEW, ACCEPTED = b'{"type":"step"', b'{"type":"view"', b'{"type":"accepted"'
TABLE, RESULT, CREATED = b'{"type":"table"', b'{"type":"result"', b'{"type":"created"'
REFUSED, DROPPED = b'{"type":"refused"', b'{"type":"dropped"'
NOT_ASKED: Final = b'"asked":null'
written: Final = msgspec.json.encode


class Own(Struct):
    seat: int
    asked: int | None
    decision: Raw


class Position(Struct):
    """What a client needs of a step or a view."""

    table: str
    version: int
    seats: tuple[Own, ...]


class Answer(Struct):
    id: str | None = None
    version: int | None = None
    table: Any = None
    code: str = ""
    sentence: str = ""
    resync: bool = False


class TableAt(Struct):
    table: str
    status: str
    start: dict[str, Any] | None


class You(Struct):
    places: tuple[int, ...]


class Shown(Struct):
    table: TableAt
    you: You


read_position: Final = msgspec.json.Decoder(Position).decode
read_answer: Final = msgspec.json.Decoder(Answer).decode
read_shown: Final = msgspec.json.Decoder(Shown).decode


class Act(Struct):
    """An act that is on its way."""

    data: bytes
    seat: int
    asked: int
    sent: float


class Load:
    """What all clients share: the dice, the pace, and what is counted."""

    def __init__(self, seed: int = 1) -> None:
        self.dice = random.Random(seed)
        self.ids = count()
        self.moves = 0
        self.matches = 0
        self.refusals: list[tuple[Party, str]] = []
        self.seconds: list[float] = []  # from sending an act to its receipt
        self.acknowledged: Callable[[str, int, str], None] | None = None  # table, version, act
        self.turn: Callable[[Player], None] = Player.play  # when a player is to act

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Nobody acts; afterwards all do who were to."""
        turn, waiting = self.turn, list[Player]()
        self.turn = waiting.append
        try:
            yield
        finally:
            self.turn = turn
            for player in waiting:
                turn(player)


class Player:
    """One person with one connection."""

    def __init__(self, load: Load, party: "Party", place: int) -> None:
        self.load, self.party, self.place = load, party, place
        self.cookie = ""
        self.socket: Socket | None = None
        self.asked: Own | None = None
        self.version = 0
        self.acts: dict[str, Act] = {}
        self.waiting: dict[str, asyncio.Future[Answer]] = {}
        self.salts: dict[str, bytes] = {}
        self.answered: set[tuple[str, str]] = set()

    async def arrive(self) -> None:
        """Get a session and connect."""
        if not self.cookie:
            self.cookie, _ = await request(self.party.port, "POST", "/api/me", {"name": f"P{self.place}"})
        self.socket = await connected(self.party.port, self.cookie, self.hear)
        self.socket.send(b'{"type":"hello","protocol":1,"language":"en"}')

    async def come_back(self) -> None:
        """Connect again after the server was gone, and send again what it has not answered."""
        self.asked = None
        self.waiting.clear()
        await self.arrive()
        await self.ask("follow")
        for act in self.acts.values():
            self.send(act.data)

    def send(self, data: bytes) -> None:
        assert self.socket is not None
        self.socket.send(data)

    def tell(self, kind: str, **fields: Any) -> str:
        id = f"r{next(self.load.ids)}"
        self.send(written({"type": kind, "id": id, "table": self.party.table, **fields}))
        return id

    async def ask(self, kind: str, **fields: Any) -> Answer:
        """Ask and wait for the answer."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.waiting[self.tell(kind, **fields)] = answer
        return await answer

    def hear(self, data: bytes) -> None:
        if data.startswith((STEP, VIEW)):
            self.see(data)
        elif data.startswith((ACCEPTED, CREATED)):
            self.accept(read_answer(data))
        elif data.startswith(TABLE):
            self.help_to_start(read_shown(data))
        elif data.startswith(RESULT):
            self.party.over(self)
        elif data.startswith(REFUSED):
            self.refuse(read_answer(data))
        elif data.startswith(DROPPED):
            self.tell("follow")

    def see(self, data: bytes) -> None:
        if NOT_ASKED in data and self.party.one_seat_each:
            return
        position = read_position(data)
        if position.table != self.party.table:
            return
        self.version = position.version
        asked = next((own for own in position.seats if own.asked is not None), None)
        if asked is None or asked.asked in [act.asked for act in self.acts.values()]:
            return  # nothing to decide, or the answer is on its way
        if self.asked is None or self.asked.asked != asked.asked:
            self.asked = asked
            self.load.turn(self)

    def play(self) -> None:
        """Answer what is asked, with any of the choices."""
        own, self.asked = self.asked, None
        if own is None or own.asked is None:
            return
        action = int(self.load.dice.choice(CHOICE.findall(own.decision)))
        id = f"a{next(self.load.ids)}"
        data = b'{"type":"act","id":"%s","table":"%s","seat":%d,"asked":%d,"action":%d}' % (
            id.encode(),
            self.party.table.encode(),
            own.seat,
            own.asked,
            action,
        )
        self.party.moves += 1
        self.acts[id] = Act(data, own.seat, own.asked, perf_counter())
        self.send(data)

    def accept(self, answer: Answer) -> None:
        assert answer.id is not None
        if act := self.acts.pop(answer.id, None):
            self.load.moves += 1
            self.load.seconds.append(perf_counter() - act.sent)
            if self.load.acknowledged and answer.version:
                self.load.acknowledged(self.party.table, answer.version, answer.id)
        elif (waits := self.waiting.pop(answer.id, None)) and not waits.done():
            waits.set_result(answer)

    def refuse(self, answer: Answer) -> None:
        if answer.id and self.acts.pop(answer.id, None):
            self.party.refused(self, answer)
        elif answer.id and (waits := self.waiting.pop(answer.id, None)) and not waits.done():
            waits.set_exception(RuntimeError(answer.sentence))

    def help_to_start(self, shown: Shown) -> None:
        """Digests and salts, unasked; seats are places in these games."""
        start = shown.table.start
        if shown.table.table == self.party.table:
            self.party.status = shown.table.status
        if start is None or shown.table.table != self.party.table:
            return
        wanted, commitment = start["wants"], start["commitment"]
        if (wanted, commitment) in self.answered:
            return
        self.answered.add((wanted, commitment))
        salt = self.salts.setdefault(commitment, token_bytes(32))
        value = blake2b(salt, digest_size=32).hexdigest() if wanted == "digests" else salt.hex()
        values = [{"seat": place, "value": value} for place in shown.you.places]
        self.tell(wanted, commitment=commitment, **{wanted: values})


class Party:
    """The people of one table, from match to match."""

    def __init__(
        self,
        load: Load,
        port: int,
        people: int = 4,
        computers: int = 0,
        game: str = "luxor",
        level: str = "normal",
        wish: dict[str, Any] | None = None,
    ) -> None:
        self.load, self.port, self.game, self.level = load, port, game, level
        self.wish = wish or {}  # for its table, in addition to the usual
        self.status = ""  # of its table, as it was last told
        self.players = [Player(load, self, place) for place in range(people)]
        self.people, self.computers = people, computers
        self.table = ""
        self.moves = 0  # sent, in all matches
        self.one_seat_each = True
        self.rematches = True
        self._over: set[str] = set()

    async def sit_down(self) -> None:
        """Everybody arrives and sits at a new table."""
        for player in self.players:
            if player.socket is None:
                await player.arrive()
        seats = range(self.people, self.people + self.computers)
        wish = {
            "game": self.game,
            "players": self.people + self.computers,
            "people": ["P0"],
            "pace": "quick",
            "computers": [{"place": place, "level": self.level} for place in seats],
            **self.wish,
        }
        _, made = await request(self.port, "POST", "/api/tables", wish, self.players[0].cookie)
        self.table = made["table"]
        for player in self.players:
            await player.ask("follow")
            if player.place:
                await player.ask("sit", place=player.place, name=f"P{player.place}")

    async def start(self) -> None:
        await self.players[0].ask("start")

    def over(self, player: Player) -> None:
        """A match is over: the first who hears of it asks for the next one."""
        if self.table in self._over:
            return
        self._over.add(self.table)
        self.load.matches += 1
        if self.rematches:
            self.again = asyncio.ensure_future(self.play_again())

    async def play_again(self) -> None:
        host, old = self.players[0], self.table
        self.table = (await host.ask("rematch")).table
        for player in self.players:
            player.asked = None
            await player.ask("follow")
            player.send(written({"type": "unfollow", "id": f"r{next(self.load.ids)}", "table": old}))
        await self.start()

    def refused(self, player: Player, answer: Answer) -> None:
        self.load.refusals.append((self, f"{answer.code}: {answer.sentence}"))


async def parties(load: Load, port: int, number: int, at_once: int = 20, **how: Any) -> list[Party]:
    """Many tables where everybody sits."""
    made = [Party(load, port, **how) for _ in range(number)]
    doors = asyncio.Semaphore(at_once)

    async def sit_down(party: Party) -> None:
        async with doors:
            await party.sit_down()

    await asyncio.gather(*(sit_down(party) for party in made))
    return made
