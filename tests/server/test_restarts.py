"""What survives when the server is killed."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from effort import amount
from server.live import PATIENCE, Client, Live, free_port, listen, play_out, start


@contextmanager
def process(port: int, database: Path) -> Iterator[subprocess.Popen[bytes]]:
    """`trove serve` in a process of its own; killed at the end, if it still runs."""
    command = [sys.executable, "-m", "trove", "serve", "--port", str(port), "--db", str(database)]
    log = database.with_suffix(".log")
    with log.open("ab") as out, subprocess.Popen(command, stdout=out, stderr=out) as running:
        try:
            until = time.monotonic() + PATIENCE
            while not listens(port):
                assert running.poll() is None, log.read_text()
                assert time.monotonic() < until
                time.sleep(0.02)
            yield running
        finally:
            running.kill()


def listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def again(live: Live, client: Client) -> Client:
    """The same guest, connected once more."""
    client.guest.live = live
    back = client.guest.connect()
    back.follow(client.table["table"])
    return back


def wait_for_a_turn(clients: list[Client]) -> None:
    """Until one of them is asked."""
    listen(clients, lambda: any(client.asked() for client in clients))


def wait_for_the_same(clients: list[Client]) -> None:
    """Until all have seen as much."""
    listen(clients, lambda: len({client.view["version"] for client in clients}) == 1)


def test_every_acknowledged_move_survives_a_kill_and_none_is_done_twice(tmp_path: Path) -> None:
    port, database, chance = free_port(), tmp_path / "tables.db", Random(5)
    with process(port, database) as running:
        live = Live(port)
        guests = [live.guest("Anna"), live.guest("Ben")]
        table = guests[0].open("luxor", 3, people=["Anna"], computers=[{"place": 2, "level": "random"}])
        clients = [guest.connect() for guest in guests]
        for client in clients:
            client.follow(table)
        clients[1].ask("sit", place=1, name="Ben")
        start(*clients)
        play_out(clients, chance.choice, most=5)
        running.send_signal(signal.SIGKILL)
    for times in range(amount(2, 20)):
        known = max(client.view["version"] for client in clients)
        with process(port, database) as running:
            clients = [again(live, client) for client in clients]
            assert all(client.view["version"] >= known for client in clients)
            wait_for_a_turn(clients)
            acting = next(client for client in clients if client.asked())
            seat = acting.asked()[0]
            action = acting.choices(seat)[0]
            answer = acting.act(seat, action, id=f"kept{times}")
            assert answer["type"] == "accepted"
            running.send_signal(signal.SIGKILL)
        with process(port, database):
            back = again(live, acting)
            assert back.act(seat, action, id=f"kept{times}") == answer
            clients = [back if client is acting else again(live, client) for client in clients]
            play_out(clients, chance.choice, most=1)  # so that the match outlasts all kills
            wait_for_the_same(clients)
            assert clients[0].view["public"] == clients[1].view["public"]
    live.open.close()


def test_a_server_that_is_asked_to_stop_says_goodbye_and_ends_cleanly(tmp_path: Path) -> None:
    port, database = free_port(), tmp_path / "tables.db"
    with process(port, database) as running:
        client = Live(port).guest("Anna").connect()
        running.send_signal(signal.SIGTERM)
        assert client.until(lambda message: message["type"] == "going_down")
        assert running.wait(PATIENCE) in (0, -signal.SIGTERM)
        client.close()
    assert os.stat(database).st_mode & 0o077 == 0


def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with process(free_port(), database):
        command = [sys.executable, "-m", "trove", "serve", "--port", str(free_port()), "--db", str(database)]
        second = subprocess.run(command, capture_output=True, timeout=PATIENCE, check=False)
        assert second.returncode == 1
        assert b"in use" in second.stderr
