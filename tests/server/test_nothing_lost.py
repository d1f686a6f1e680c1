"""Many tables with real sockets, and a server that is killed again and again: nothing is lost or done twice."""

import asyncio
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from benchmarks.live.process import ServerProcess, allow_many_sockets, free_port, server
from benchmarks.live.tables import Load, Party, Player, parties
from effort import amount
from server.postgres import postgres
from trove.core.match import Match
from trove.server.storage import Store

PATIENCE = 120.0
TAKES_BACK = 0.1
KINDS: list[dict[str, Any]] = [
    {"game": "luxor", "people": 4},
    {"game": "luxor", "people": 2, "computers": 1, "level": "random", "wish": {"undo": "free"}},
    {"game": "silver-and-gold", "people": 3, "wish": {"clock": {"kind": "bank", "seconds": 3600, "increment": 5}}},
    {"game": "silver-and-gold", "people": 2, "computers": 2, "level": "easy", "wish": {"undo": "free"}},
    {"game": "tomb-raider", "people": 4, "wish": {"clock": {"kind": "turn", "seconds": 3600}}},
    {"game": "tomb-raider", "people": 3, "computers": 1, "level": "random"},
]


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """An empty database."""
    if kind == "sqlite":
        yield str(folder / "tables.db")
    else:
        with postgres() as address:
            yield address


class Record:
    """What was acknowledged, by table and version."""

    def __init__(self) -> None:
        self.acts: dict[tuple[str, int], str] = {}

    def note(self, table: str, version: int, act: str) -> None:
        assert self.acts.setdefault((table, version), act) == act, "two moves were told that they led to this version"


async def play_until_killed(running: ServerProcess, load: Load, moves: int, tables: int) -> None:
    """Let everybody play, and kill the server in the middle of it."""
    target, end = load.moves + moves, asyncio.get_running_loop().time() + PATIENCE
    while load.moves < target and load.matches < tables:
        assert asyncio.get_running_loop().time() < end, "nobody goes on"
        await asyncio.sleep(0.005)
    running.kill()


async def check(place: str, made: list[Party], record: Record) -> int:
    """Every match can be replayed from what is stored, and every acknowledged move is in it, once."""
    entries = 0
    async with await Store.open(place) as store:
        for party in made:
            begun, rows = await store.match(party.table), await store.rows(party.table, limit=10_000)
            if begun is None:  # the start was cut off: nothing was acknowledged
                assert not rows
                assert party.table not in {table for table, _ in record.acts}
                continue
            assert Match.resume(begun.opening, [row.row for row in rows]).version == len(rows)
            acts = [row.act for row in rows if row.act]
            assert len(set(acts)) == len(acts), "a move was made twice"
            stored = {row.version + 1: row.act for row in rows}
            for (table, version), act in record.acts.items():
                assert table != party.table or stored.get(version) == act
            entries += len(rows)
    return entries


async def gathered(load: Load, port: int, tables: int) -> list[Party]:
    """Tables of every kind, where everybody sits."""
    made: list[Party] = []
    for number, how in enumerate(KINDS):
        made += await parties(load, port, len(range(number, tables, len(KINDS))), **how)
    for party in made:
        party.rematches = False
    return made


async def kill_at_the_start(running: ServerProcess, made: list[Party], seconds: float) -> None:
    """Kill the server while matches are about to start."""
    starting = [asyncio.ensure_future(party.start()) for party in made]
    await asyncio.sleep(seconds)
    running.kill()
    for start in starting:
        start.cancel()
    await asyncio.gather(*starting, return_exceptions=True)


async def until(is_so: Callable[[], bool]) -> None:
    end = asyncio.get_running_loop().time() + PATIENCE
    while not is_so():
        assert asyncio.get_running_loop().time() < end, "nothing more happens"
        await asyncio.sleep(0.005)


async def come_back(made: list[Party]) -> None:
    """Everybody is here again, and what had not been dealt is started again."""
    for party in made:
        party.status = ""
    await asyncio.gather(*(player.come_back() for party in made for player in party.players))
    await until(lambda: all(party.status for party in made))
    await asyncio.gather(*(party.start() for party in made if party.status == "open"))


def play_and_doubt(player: Player) -> None:
    """Act, and take it back now and then where that needs nobody's leave."""
    seat = player.asked.seat if player.asked else 0
    player.play()
    if player.party.wish.get("undo") == "free" and player.load.dice.random() < TAKES_BACK:
        player.tell("undo", seat=seat)


def was_taken_back(party: Party, refusal: str) -> bool:
    """Whether a refusal is the right answer to somebody who answers a question while taking back what led to it."""
    return party.wish.get("undo") == "free" and refusal.startswith("out-of-date")


async def scenario(place: str, tables: int, kills: int) -> None:
    chance, port, load, record = random.Random(3), free_port(), Load(), Record()
    load.acknowledged, load.turn = record.note, play_and_doubt
    with server(place, port, pinned=False) as running:
        made = await gathered(load, port, tables)
        await kill_at_the_start(running, made, chance.random() / 20)
    for number in range(kills):
        with server(place, port, pinned=False) as running:
            await come_back(made)
            if number < kills - 1:
                await play_until_killed(running, load, chance.randrange(1, 10 * tables), tables)
            else:
                await until(lambda: all(party.status in ("running", "over") for party in made))
                await asyncio.sleep(1.0)
        entries = await check(place, made, record)
        assert entries >= len(record.acts)
    assert [one for one in load.refusals if not was_taken_back(*one)] == []
    assert len(record.acts) > tables


@pytest.mark.long
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_every_acknowledged_move_is_there_after_every_kill(kind: str, tmp_path: Path) -> None:
    allow_many_sockets()
    with database(kind, tmp_path) as place:
        asyncio.run(scenario(place, tables=amount(6, 200), kills=amount(3, 40)))
