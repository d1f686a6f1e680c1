"""Logs, metrics and health tell how the server does, and nothing of what is hidden or who people are."""

import json
import re
import signal
import sqlite3
import subprocess
import sys
import time
from base64 import b64encode
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from random import Random

import pytest

from server.live import PATIENCE, Answer, Client, Live, free_port, play_out, start
from server.test_playing import seated
from server.test_restarts import listens
from trove.core.match import Match

SERVE = """
from trove.server.serving import run
from trove.server.settings import ServerSettings
run(ServerSettings(port={port}, database={database!r}), lambda: None, "debug")
"""
HELP = re.compile(r"# TYPE trove_\w+ (counter|gauge|histogram)")
FIGURE = re.compile(r'trove_\w+(\{le="[^"]+"\})? [0-9.e+-]+')


@contextmanager
def served(folder: Path) -> Iterator[tuple[Live, list[str]]]:
    """A server that logs all it can; the second is filled with its lines when it has ended."""
    port, log, lines = free_port(), folder / "log", list[str]()
    code = SERVE.format(port=port, database=str(folder / "tables.db"))
    with log.open("wb") as out, subprocess.Popen([sys.executable, "-c", code], stdout=out, stderr=out) as server:
        try:
            until = time.monotonic() + PATIENCE
            while not listens(port):
                assert server.poll() is None, log.read_text()
                assert time.monotonic() < until
                time.sleep(0.02)
            live = Live(port)
            with live.open:
                yield live, lines
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(PATIENCE)
            lines += log.read_text().splitlines()


def hidden(folder: Path) -> set[str]:
    """What nobody may read: secrets, salts, hashes and positions, and the digests of tokens."""
    found: set[str] = set()
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        for (hash,) in database.execute("select hash from entries"):
            found.add(hash)
        for table, opening in database.execute("select table_id, opening from matches"):
            rows = database.execute("select row from entries where table_id = ? order by version", (table,))
            match = Match.resume(opening, [row for (row,) in rows])
            said = match.opening
            found |= {said.secret, *(salt for salt in said.salts if salt and set(salt) != {"0"})}
            for pack in (match.state.pack(), match.state.pack(chance=False), match.started_timeline().key):
                found |= {pack.hex(), b64encode(pack).decode(), repr(pack)[2:-1]}
    return found


def played(live: Live, game: str) -> list[Client]:
    """People and a computer player in the middle of a match, after all that may go wrong."""
    clients = seated(live, game, ["Anna Secret", "Ben Secret"], computers=1, level="hard")
    anna, ben = clients
    start(anna, ben)
    play_out(clients, Random(1).choice, most=12)
    anna.ask("chat", text="a word between us")
    for client in clients:
        for seat in client.seats():
            client.ask("undo_terms", seat=seat)
            client.ask("why", seat=seat, action=1)
            client.ask("act", seat=seat, action=999_999, asked=client.view["version"])
            client.ask("undo", seat=seat)
    anna.ask("configure", webhook="https://127.0.0.1/own-path")
    anna.send({"type": "act", "id": 5})
    with suppress(Answer):
        anna.guest.ask("GET", f"/api/tables/{anna.table['table']}/verify")
    return clients


@pytest.mark.parametrize("game", ["luxor", "silver-and-gold"])
def test_nothing_hidden_is_logged_or_measured(game: str, tmp_path: Path) -> None:
    with served(tmp_path) as (live, lines):
        clients = played(live, game)
        table = clients[0].table["table"]
        link = clients[0].guest.ask("POST", f"/api/tables/{table}/recovery", {"place": 0})
        told = [live.ask("GET", path)[2].decode() for path in ("/metrics", "/health")]
        private = {client.guest.cookie.partition("=")[2] for client in clients} | {link["token"]}
        private |= {"Anna", "Secret", "a word between us", "own-path"}
        private |= {salt.hex() for client in clients for salt in client.salts.values()}
        secret = hidden(tmp_path)
    assert any('"event":"table_opened"' in line for line in lines)
    assert len(secret) > 20
    text = "\n".join([*lines, *told])
    assert sorted(value for value in private | secret if value in text) == []
    assert table not in "\n".join(told)


def test_logs_are_lines_of_json_and_metrics_are_prometheus(tmp_path: Path) -> None:
    with served(tmp_path) as (live, lines):
        (anna,) = seated(live, "luxor", ["Anna"], computers=1)
        start(anna)
        status, headers, metrics = live.ask("GET", "/metrics")
        assert json.loads(live.ask("GET", "/health")[2])["status"] == "ok"
    assert status == 200
    assert headers["Content-Type"].startswith("text/plain")
    for line in metrics.decode().splitlines():
        assert HELP.fullmatch(line) or FIGURE.fullmatch(line), line
    assert b"trove_loop_hold_seconds_count" in metrics
    for line in lines:
        assert {"at", "level", "from", "event"} <= set(json.loads(line))
