"""What the levels decide in a few positions, for comparing the two forms.

python -m bots.decisions luxor
"""

import os
import subprocess
import sys
from pathlib import Path

import trove
from contract.play import sample, settings_of
from trove.bots.players import Thinker
from trove.bots.settings import LEVELS, settings

TESTS = Path(__file__).parents[1]
POSITIONS = 8
MOST = 12  # simulations: interpreted, each takes a while


def decisions(name: str) -> str:
    """A line per position: the decision of every level."""
    game = trove.game(name)
    lines = []
    for position in sample(settings_of(game), POSITIONS, first_seed=400, one_in=30):
        for seat in position.state.to_act():
            chosen = [settings(game, level) for level in LEVELS[1:]]
            players = [Thinker(one, min(MOST, one.simulations)) for one in chosen]
            imagined = position.state.imagine(seat, 2)
            lines.append(f"{position}: {[player.decide(imagined, seat, 8) for player in players]}")
    return "\n".join(lines) + "\n"


def in_other_form(name: str, folder: Path) -> str:
    """The same, interpreted, in a process of its own."""
    env = {**os.environ, "TROVE_PURE": "1"}
    command = [sys.executable, "-m", "bots.decisions", name]
    return subprocess.run(command, cwd=TESTS, env=env, capture_output=True, text=True, check=True).stdout


if __name__ == "__main__":
    print(decisions(sys.argv[1]), end="")
