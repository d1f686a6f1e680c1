"""The example of a program that plays."""

import subprocess
import sys
from pathlib import Path
from random import Random

from server.live import PATIENCE, Live, listen, play_out

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def test_the_example_bot_plays_a_match_to_its_end(live: Live) -> None:
    anna = live.guest("Anna")
    table = anna.open("silver-and-gold", 2, people=["Anna"])
    client = anna.connect()
    client.follow(table)
    command = [sys.executable, "-W", "error", str(BOT), live.url, table, "Robo"]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as bot:
        listen([client], lambda: client.table["places"][1]["name"] == "Robo")
        client.tell("start")
        listen([client], lambda: bool(client.view))
        play_out([client], Random(6).choice)
        printed, _ = bot.communicate(timeout=PATIENCE)  # the bot has checked salts and digests
        assert b"'winners'" in printed
        assert bot.returncode == 0


def test_the_example_is_short_enough_to_be_read() -> None:
    assert len(BOT.read_text().splitlines()) < 60
