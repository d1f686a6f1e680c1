"""Computer players think in processes of their own, each table in its turn, and their choices can be repeated."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import trove
from trove.bots.pace import beat, longest_thought
from trove.bots.questions import Answer, Question, as_of, question, repeated, think
from trove.bots.settings import settings
from trove.bots.thinking import spent
from trove.bots.workers import Processes
from trove.core.match import Match
from trove.server.computers import HUMAN_BEAT, rest
from trove.server.fair_queue import Asked, FairQueue, Full
from trove.server.thinking import LOW_PRIORITY, Thinkers

PATIENCE = 30.0


def begun(game: str, players: int = 3, steps: int = 0, level: str = "normal") -> Match:
    """A match among computer players after some steps."""
    seats = len(trove.game(game).seating(players, {}))
    match = Match.open(game, players, seats=[level] * seats, secret=bytes(32))
    match.start()
    random = Random(steps)
    for _ in range(steps):
        seat = random.choice(match.state.to_act())
        match.play(seat, random.choice(match.state.legal(seat)))
    return match


def asked_now(match: Match, level: str) -> Question:
    return question(match, match.state.to_act()[0], level)


@contextmanager
def thinkers(workers: int = 1) -> Iterator[Thinkers]:
    found = Thinkers(workers)
    try:
        yield found
    finally:
        found.close()


# The queue


def job_of(table: str, number: int) -> Asked:
    loop = asyncio.new_event_loop()
    loop.close()
    return Asked(table, str, number, loop)


def queued(*tables: str, most: int = 100, most_of_table: int = 100) -> tuple[FairQueue, list[Asked]]:
    queue, jobs = FairQueue(most, most_of_table), [job_of(table, number) for number, table in enumerate(tables)]
    for job in jobs:
        queue.put(job)
    return queue, jobs


def taken(queue: FairQueue) -> list[Any]:
    return [job.task for job in iter(queue.next, None)]


def test_every_table_has_its_turn_however_much_another_asks() -> None:
    queue, _ = queued("a", "a", "a", "a", "b", "c", "b")
    assert taken(queue) == [0, 4, 5, 1, 6, 2, 3]
    assert queue.count == 0


def test_a_table_that_asks_again_and_again_does_not_keep_another_waiting() -> None:
    queue, jobs = queued("a", "a", "b")
    first = queue.next()
    queue.put(job_of("a", 3))
    assert (first, queue.next()) == (jobs[0], jobs[2])


def test_a_job_that_lost_its_worker_is_the_next() -> None:
    queue, _ = queued("a", "b")
    first = queue.next()
    assert first is not None
    queue.again(first)
    assert taken(queue) == [0, 1]


def test_nobody_thinks_about_what_nobody_waits_for() -> None:
    queue, jobs = queued("a", "a", "b")
    jobs[0].future.cancel()
    assert taken(queue) == [2, 1]


def test_the_queue_holds_so_much_and_no_more() -> None:
    queue, jobs = queued("a", "a", "b", most=3, most_of_table=2)
    with pytest.raises(Full):
        queue.put(jobs[2])
    queue.next()
    with pytest.raises(Full):
        queued("a", "a", "a", most=9, most_of_table=2)


# The processes


def test_a_killed_worker_is_replaced_and_everybody_is_answered() -> None:
    asked = asked_now(begun("tomb-raider", steps=9), "expert")

    async def play() -> None:
        with thinkers() as found:
            thoughts = [asyncio.ensure_future(found.think(str(table), asked)) for table in range(5)]
            await asyncio.wait(thoughts, return_when=asyncio.FIRST_COMPLETED)
            (killed,) = found.pids
            os.kill(killed, signal.SIGKILL)
            answers = await asyncio.gather(*thoughts)
            assert found.lost == 1
            assert killed not in found.pids
        assert all(answer.simulations > 0 for answer in answers)
        assert {think(asked, answer.simulations).action for answer in answers} == {answer.action for answer in answers}

    asyncio.run(play())


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="no /proc here")
def test_a_worker_has_nothing_of_the_server() -> None:
    """No sockets, no database, no module beyond what thinking needs, and a low priority."""
    pool = Processes(1, LOW_PRIORITY)
    asked = asked_now(begun("luxor"), "normal")
    with Path(__file__).open(encoding="utf-8") as kept, socket.socket() as listening:
        os.set_inheritable(kept.fileno(), True)
        os.set_inheritable(listening.fileno(), True)
        list(pool.run(think, [asked]))
        ((_, modules),) = pool.run(eval, ["sorted(__import__('sys').modules)"])
        (worker,) = pool.pids
        files = [os.readlink(file) for file in Path(f"/proc/{worker}/fd").iterdir()]
        priority = os.getpriority(os.PRIO_PROCESS, worker)
        pool.close()
    packages = {name.partition(".")[0] for name in modules}
    assert not packages & {"litestar", "sqlalchemy", "typer", "rich", "uvicorn", "asyncio", "pytest"}
    assert "trove.server" not in modules
    assert priority == min(19, os.nice(0) + LOW_PRIORITY)
    assert __file__ not in files
    assert len([name for name in files if name.startswith("socket:")]) == 1  # the one to its parent


def test_workers_end_when_the_server_is_killed() -> None:
    code = (
        "import sys, threading, time\n"
        "from trove.bots.workers import Processes\n"
        "pool = Processes(2)\n"
        "def run():\n"
        "    list(pool.run(time.sleep, [600, 600]))\n"
        "threading.Thread(target=run, daemon=True).start()\n"
        "while len(pool.pids) < 2: time.sleep(0.01)\n"
        "time.sleep(0.5)\n"
        "print(*pool.pids, flush=True)\n"
        "time.sleep(600)\n"
    )
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        pids = [int(pid) for pid in server.stdout.readline().split()]
        server.kill()
    assert len(pids) == 2
    end = time.monotonic() + PATIENCE
    while any(is_running(pid) for pid in pids):
        assert time.monotonic() < end, "a worker outlived its server"
        time.sleep(0.01)


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{pid}/stat")
    return not (state.exists() and state.read_text().rpartition(")")[2].split()[0] == "Z")


def test_the_event_loop_goes_on_while_somebody_thinks() -> None:
    asked = asked_now(begun("tomb-raider", steps=9), "expert")

    async def play() -> int:
        turns = 0
        with thinkers() as found:
            thought = asyncio.ensure_future(found.think("a", asked))
            while not thought.done():
                await asyncio.sleep(0.001)
                turns += 1
        return turns

    assert asyncio.run(play()) > 20


# Budgets and pace


def test_a_budget_is_cpu_time_that_others_do_not_use_up() -> None:
    is_over = spent(0.05)
    time.sleep(0.15)
    assert not is_over()
    turns = count()
    while not is_over():
        assert next(turns) < 10_000_000
    assert is_over()


class Beats:
    """A table as far as its pace goes."""

    def __init__(self, game: str, pace: str, stretch: float) -> None:
        self.lobby = SimpleNamespace(rules=trove.game(game), pace=pace)
        self.hub = SimpleNamespace(thinkers=SimpleNamespace(stretch=stretch))


@pytest.mark.parametrize("stretch", [1.0, 1.7, 4.2])
@pytest.mark.parametrize("pace", ["human", "quick"])
@pytest.mark.parametrize("game", trove.games())
def test_a_forced_move_takes_as_long_as_a_hard_one_however_busy_the_machine_is(
    game: str, pace: str, stretch: float
) -> None:
    table: Any = Beats(game, pace, stretch)
    before = 5
    budget = longest_thought(settings(trove.game(game), "expert"), before)
    assert budget is not None
    own = beat(trove.game(game), "expert", before)
    beats = max(own, HUMAN_BEAT) if pace == "human" else own
    asked = Question(game, b"", 0, "expert", 0, before=before)
    for queue in (0.0, 0.3, 7.0):
        shown = set()
        for used in (0.0, 0.1 * budget, 0.6 * budget, budget):
            took = queue + used * stretch
            shown.add(round(took + rest(table, asked, Answer(0, 1, used, used * stretch), took), 6))
        (when,) = shown
        assert when / beats == pytest.approx(round(when / beats))


# What was thought can be thought again


@pytest.mark.parametrize("level", ["random", "easy", "normal", "hard"])
@pytest.mark.parametrize("game", trove.games())
def test_a_choice_is_repeated_from_the_match_and_the_number_of_simulations(game: str, level: str) -> None:
    match = begun(game, level=level)
    done: list[tuple[int, int, int]] = []
    while not match.over and match.version < 25:
        for seat in match.state.to_act():  # of those who decide at once, some act while others still think
            asked = match.asked(seat)
            if match.over or asked is None:
                continue
            answer = think(question(as_of(match, asked), seat, level))
            done.append((match.version, answer.simulations, answer.action))
            match.play(seat, answer.action)
    assert [repeated(match, entry, simulations) for entry, simulations, _ in done] == [action for *_, action in done]
    assert any(simulations for _, simulations, _ in done) == (level == "hard")


def test_a_choice_made_under_a_clock_is_repeated_without_one() -> None:
    match = begun("tomb-raider", level="expert", steps=30)
    for _ in range(4):
        seat = match.state.to_act()[0]
        answer = think(question(match, seat, "expert"))
        entry = match.version
        match.play(seat, answer.action)
        assert repeated(match, entry, answer.simulations) == answer.action
        assert answer.simulations < settings(trove.game("tomb-raider"), "expert").simulations
