"""After a restart tables go on within a second, also when a thousand of them wait for a computer player or a clock."""

import asyncio
import time
from pathlib import Path
from typing import Any

from effort import amount
from server.asynchronous import asynchronous
from server.twins import Counted, Ear, value
from trove.server.hub import Hub
from trove.server.protocol.documents import Clock
from trove.server.protocol.http import NewComputer, NewTable
from trove.server.storage import Store

TABLES = amount(40, 1000)
# Seconds of CPU time, all threads; on an idle machine about a third of that is needed.
BOUND = 0.2 + 2.0 * TABLES / 1000
PLAYERS = {"computer": 3, "clock": 2}  # what a table waits for, by how many play there


class Idle:
    """Computer players who are asked and never answer."""

    stretch = 1.0

    def __init__(self) -> None:
        self.asked = 0

    async def think(self, *question: Any) -> None:
        self.asked += 1
        await asyncio.Event().wait()

    def close(self) -> None:
        pass


def opened(store: Store) -> tuple[Any, Idle]:
    """A server on this database."""
    idle, sources = Idle(), Counted(0)
    ids = iter(range(10**6))
    setattr(sources, "new_id", lambda: "".join(chr(ord("a") + int(digit)) for digit in f"{next(ids):016}"))  # noqa: B010
    hub: Any = Hub(store, sources, idle)  # type: ignore[arg-type]
    return hub, idle


async def start(hub: Any, kind: str, number: int) -> None:
    """A table in the middle of a match that waits for something."""
    guest = f"g{number}"
    computers = () if kind == "clock" else (NewComputer(1, "easy"), NewComputer(2, "easy"))
    people = ("Anna", "Ben") if kind == "clock" else ("Anna",)
    wish = NewTable(game="luxor", players=PLAYERS[kind], people=people, computers=computers, clock=Clock("turn", 60))
    table = await hub.open(guest, wish)
    ear = Ear(hub, guest)
    await ear.say("hello", protocol=1)
    await ear.say("follow", id="f", table=table)
    await ear.say("start", id="start", table=table)
    at = hub.tables[table]
    while at.start is None:
        await asyncio.sleep(0)
    commitment = at.start.match.commitment
    for name in ("digests", "salts"):
        values = [{"seat": seat, "value": value(name, seat)} for seat in range(len(people))]
        await ear.say(name, id=name, table=table, commitment=commitment, **{name: values})
    while kind == "computer" and not any(at.is_computers(seat) for seat in at.match.state.to_act()):
        seat = at.match.state.to_act()[0]
        at.play(seat, at.match.state.legal(seat)[0])
    await at.durable()


@asynchronous
async def test_a_restarted_server_goes_on_within_a_second(tmp_path: Path) -> None:
    """`-s` prints how fast."""
    async with await Store.open(tmp_path / "tables.db") as store:
        before, _ = opened(store)
        kinds = ["clock" if number % 4 == 0 else "computer" for number in range(TABLES)]
        for number, kind in enumerate(kinds):
            await start(before, kind, number)
        for task in before._tasks:
            task.cancel()
    async with await Store.open(tmp_path / "tables.db") as store:
        hub, idle = opened(store)
        began, cpu = time.perf_counter(), time.process_time()
        await hub.take_up()
        known = time.process_time() - cpu
        assert len(hub._due_at) == kinds.count("clock"), "every clock is known at once"
        while idle.asked < kinds.count("computer"):
            await asyncio.sleep(0.001)
        passed, cpu = time.perf_counter() - began, time.process_time() - cpu
        print(f"\n{TABLES} tables: clocks known after {1000 * known:.0f} ms, computer players asked after ", end="")
        print(f"{1000 * cpu:.0f} ms of CPU time, {1000 * passed:.0f} ms in all")
        assert cpu < BOUND
        assert not hub.metrics.bugs
        for task in hub._tasks:
            task.cancel()
