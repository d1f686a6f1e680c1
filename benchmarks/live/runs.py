"""What is measured: moves for the server's CPU time, latency at a steady pace, memory."""

import asyncio
import os
import random
import threading
import time
import urllib.request
from collections import deque
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Any, Final

from trove.cli.bench.speed import chess_playouts
from trove.server.housekeeping import EVERY
from trove.server.storage.metrics import fsync_seconds

from .process import SERVER_CORE, ServerProcess, client_cores
from .tables import Load, Party, Player, parties

KIB: Final = 1024
WARM_SECONDS: Final = 3.0
ROUNDS: Final = 5
FLOW_SECONDS: Final = 0.5  # until all tables play, or rest
REFERENCE_SECONDS: Final = 1.0
HALF: Final = 107  # moves: a random match of Luxor with four people has some 214
RATE: Final = 200  # moves a second
PROBE_SECONDS: Final = 0.05


async def throughput(server: ServerProcess, load: Load, seconds: float) -> dict[str, float]:
    """Moves, while everybody acts as soon as they are asked; in rounds, with python-chess's between them, because a
    machine may be faster at one time than at another."""
    await asyncio.sleep(WARM_SECONDS)
    made = used = passed = chess = 0.0
    for _ in range(ROUNDS):
        await asyncio.sleep(FLOW_SECONDS)
        moves, cpu, start = load.moves, server.cpu_seconds(), perf_counter()
        await asyncio.sleep(seconds / ROUNDS)
        made, used = made + load.moves - moves, used + server.cpu_seconds() - cpu
        passed += perf_counter() - start
        with load.paused():
            await asyncio.sleep(FLOW_SECONDS)
            chess += reference() / ROUNDS
    return {"per_cpu_second": made / used, "per_second": made / passed, "cpu": used / passed, "chess": chess}


def reference() -> float:
    """python-chess's random moves per CPU second, on the server's core: on average, as the server's are counted."""
    own = client_cores()  # before this process moves: afterwards it sees one core only
    os.sched_setaffinity(0, {SERVER_CORE})
    start, moves = time.process_time(), 0
    while time.process_time() < start + REFERENCE_SECONDS:
        moves += chess_playouts()
    rate = moves / (time.process_time() - start)
    os.sched_setaffinity(0, own)
    return rate


async def few_tables(server: ServerProcess, tables: int, seconds: float) -> dict[str, float]:
    """Moves for CPU time, with new tables."""
    load = Load()
    made = await parties(load, server.port, tables)
    await asyncio.gather(*(party.start() for party in made))
    return checked(load, await throughput(server, load, seconds))


async def many_tables(server: ServerProcess, tables: int, seconds: float) -> dict[str, float]:
    """Memory of connections and of half-played tables; then moves for CPU time."""
    await few_tables(server, 5, WARM_SECONDS)  # loads everything that is loaded on first use
    load = Load()
    made = [Party(load, server.port) for _ in range(tables)]
    empty = server.memory()
    await arrive([player for party in made for player in party.players])
    await asyncio.sleep(1.0)
    connected = server.memory()
    load.turn = play_half
    await asyncio.gather(*(party.sit_down() for party in made))
    await asyncio.gather(*(party.start() for party in made))
    while any(party.moves < HALF for party in made):
        await asyncio.sleep(0.1)
    await asyncio.sleep(EVERY + 1)  # by then the server has given back what a crowd needs for a moment only
    half_played = server.memory()
    load.turn = Player.play
    for party in made:
        for player in party.players:
            player.play()
    return {
        "connection_kib": (connected - empty) / KIB / (4 * tables),
        "table_kib": (half_played - connected) / KIB / tables,
        **checked(load, await throughput(server, load, seconds)),
        **loop_lag(server),
    }


def play_half(player: Player) -> None:
    if player.party.moves < HALF:
        player.play()


async def arrive(players: list[Player], at_once: int = 20) -> None:
    """Everybody connects."""
    doors = asyncio.Semaphore(at_once)

    async def come(player: Player) -> None:
        async with doors:
            await player.arrive()

    await asyncio.gather(*(come(player) for player in players))


async def latency(server: ServerProcess, folder: Path, seconds: float) -> dict[str, float]:
    """From sending an act to its receipt, while matches end and computer players think."""
    load = Load()
    dice = random.Random(2)
    until: dict[Party, int] = {}
    ready: deque[Player] = deque()

    def turn(player: Player) -> None:
        if player.party.moves < until.get(player.party, 0):
            player.play()
        else:
            ready.append(player)

    load.turn = turn
    made = [*await parties(load, server.port, 40), *await parties(load, server.port, 10, people=1, computers=3)]
    until.update({party: dice.randrange(2 * HALF) for party in made[:40]})  # so that matches end all the time
    await asyncio.gather(*(party.start() for party in made))
    while any(party.moves < most for party, most in until.items()):
        await asyncio.sleep(0.1)
    server.move_workers()
    until.clear()
    load.seconds.clear()
    matches = load.matches
    held = long_holds(server)
    with Probes(folder) as probes:
        pace = await keep_pace(ready, seconds)
    await asyncio.sleep(0.5)
    return {
        **{f"latency_{name}": value for name, value in spread(load.seconds).items()},
        **{f"fsync_{name}": value for name, value in spread(probes.seconds).items()},
        "moves": len(load.seconds),
        "pace": pace,
        "long_holds": long_holds(server) - held,
        "matches": load.matches - matches,
        **checked(load, loop_lag(server)),
    }


async def keep_pace(ready: "deque[Player]", seconds: float) -> float:
    """Let one of those who are to act do so every few milliseconds; returns how many a second did.

    Where nobody is to act the next one who is acts late, and those after it sooner, so that the pace is made up for."""
    loop = asyncio.get_running_loop()
    start, moves, end = loop.time(), 0, loop.time() + seconds
    while loop.time() < end:
        await asyncio.sleep(max(0.0, start + moves / RATE - loop.time()))
        while not ready and loop.time() < end:
            await asyncio.sleep(0.001)
        if ready:
            ready.popleft().play()
            moves += 1
    return moves / (loop.time() - start)


class Probes:
    """Measures in a thread how long the disk takes, all through a run."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.seconds: list[float] = []
        self._end = threading.Event()
        self._thread = threading.Thread(target=self._probe)

    def _probe(self) -> None:
        while not self._end.wait(PROBE_SECONDS):
            self.seconds.append(fsync_seconds(self.folder))

    def __enter__(self) -> "Probes":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._end.set()
        self._thread.join()


def spread(seconds: list[float]) -> dict[str, float]:
    """Median and 99th percentile, in milliseconds."""
    return {"p50_ms": median(seconds) * 1000, "p99_ms": quantiles(seconds, n=100)[98] * 1000}


def loop_lag(server: ServerProcess) -> dict[str, float]:
    """How late the event loop was at worst, and how much of that it computed itself."""
    found = metrics(server)
    return {f"worst_loop_{kind}_ms": found[f"trove_loop_{kind}_worst_seconds"] * 1000 for kind in ("lag", "hold")}


def long_holds(server: ServerProcess) -> float:
    """How often the loop was found to have computed for more than 5 ms before others had their turn."""
    found = metrics(server)
    return found["trove_loop_hold_seconds_count"] - found['trove_loop_hold_seconds_bucket{le="0.005"}']


def metrics(server: ServerProcess) -> dict[str, float]:
    """What the server tells of itself."""
    with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/metrics") as answer:
        lines = answer.read().decode().splitlines()
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines if not line.startswith("#")}


def checked(load: Load, figures: dict[str, Any]) -> dict[str, Any]:
    """Figures of a run in which nothing was refused."""
    if load.refusals:
        raise RuntimeError(f"{len(load.refusals)} moves were refused: {load.refusals[0][1]}")
    return figures
