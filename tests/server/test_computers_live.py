"""Computer players at live tables: their workers die, their choices are stored, people ask them for hints."""

import os
import signal
import sqlite3
from contextlib import closing
from multiprocessing import active_children
from pathlib import Path
from random import Random

from server.live import Client, listen, play_out, running, start
from server.test_playing import seated
from trove.bots.questions import repeated
from trove.core.match import Match


def exported(client: Client) -> Match:
    _, _, data = client.guest.live.ask("GET", f"/api/tables/{client.table['table']}/export", Cookie=client.guest.cookie)
    return Match.load(data)


def test_choices_can_be_repeated_from_what_is_stored_though_workers_die(tmp_path: Path) -> None:
    random = Random(7)
    with running(tmp_path) as live:
        (anna,) = seated(live, "silver-and-gold", ["Anna"], computers=2, level="hard")
        start(anna)
        killed: set[int] = set()
        while not anna.result:
            if len(killed) < 3 and anna.view["version"] > 20 * len(killed):
                for worker in active_children():
                    os.kill(worker.pid or 0, signal.SIGKILL)
                    killed.add(worker.pid or 0)
            play_out([anna], random.choice, most=4)
        match = exported(anna)
    assert len(killed) >= 3
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        found = database.execute("select version, simulations from entries where by = 'computer' order by version")
        stored = found.fetchall()
    assert len(stored) > 20
    assert any(simulations for _, simulations in stored)
    for version, simulations in random.sample(stored, 12):
        row = match.log[version]
        assert repeated(match, version, simulations) == row.action


def test_hints_come_one_at_a_time(tmp_path: Path) -> None:
    with running(tmp_path) as live:
        (anna,) = seated(live, "silver-and-gold", ["Anna"], computers=1)
        start(anna)
        listen([anna], lambda: bool(anna.asked()))
        seat = anna.asked()[0]
        first, second = anna.tell("hint", seat=seat["seat"]), anna.tell("hint", seat=seat["seat"])
        refused = anna.until(lambda message: message.get("id") == second)
        assert refused["code"] == "too-many-requests"
        given = anna.until(lambda message: message.get("id") == first)
        assert {one["action"] for one in given["candidates"]} == set(anna.choices(seat))


def test_no_worker_is_left_when_the_server_stops(tmp_path: Path) -> None:
    with running(tmp_path) as live:
        (anna,) = seated(live, "luxor", ["Anna"], computers=1)
        start(anna)
        play_out([anna], Random(1).choice, most=3)
    assert not active_children()
