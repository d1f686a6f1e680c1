"""`trove database`: a copy of a server's tables, made while people play, that another server goes on with."""

from pathlib import Path

from cli.driver import run_here
from server.live import running, start


def test_a_match_goes_on_from_a_backup(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    first.mkdir()
    second.mkdir()
    copy = tmp_path / "copy.db"
    with running(first) as live:
        guest = live.guest("Anna")
        client = guest.connect()
        client.follow(guest.open("silver-and-gold", 1, people=["Anna"]))
        start(client)
        seat = client.asked()[0]
        client.catch_up(client.act(seat, client.choices(seat)[0])["version"])
        made = run_here(tmp_path, "database", "backup", str(copy), "--db", str(first / "tables.db"))
        assert made.returncode == 0, made.stderr
    assert copy.stat().st_mode & 0o077 == 0
    assert run_here(tmp_path, "database", "restore", str(copy), "--db", str(second / "tables.db")).returncode == 0
    assert run_here(tmp_path, "database", "restore", str(copy), "--db", str(second / "tables.db")).returncode == 1
    with running(second) as live:
        guest.live = live
        again = guest.connect()
        again.follow(client.table["table"])
        assert again.view["public"] == client.view["public"]
        assert again.asked() == client.asked()
