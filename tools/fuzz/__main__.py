"""Looks for calls that do harm.

python -m tools.fuzz --calls 20000              wild calls of the public API, this many for each game
python -m tools.fuzz --games 200                random games, this many for each game and number of players
python -m tools.fuzz --packs 100                forged positions that are accepted, played to their end
python -m tools.fuzz --forks 500                forged forks of matches: refused, or played, exported and verified
python -m tools.fuzz --calls 2000 --seed 7 --only luxor --log calls.txt

The same seed makes the same calls, but for what several threads make of theirs; the log ends with the last one.
"""

import argparse
import faulthandler
import os
import sys
import traceback
from pathlib import Path

import trove

from .forks import forks
from .games import games
from .packs import packs
from .runner import calls


def stop(problem: "sys.UnraisableHookArgs") -> None:
    """An error inside the compiled rules cannot be raised, only reported; one is enough."""
    traceback.print_exception(problem.exc_type, problem.exc_value, problem.exc_traceback)
    print(f"fuzz: error in compiled code: {problem.exc_value!r} in {problem.object!r}", file=sys.stderr, flush=True)
    os._exit(1)


def main() -> None:
    reader = argparse.ArgumentParser(prog="python -m tools.fuzz", description="Looks for calls that do harm.")
    reader.add_argument("--games", type=int, default=0, help="random games of each game and number of players")
    reader.add_argument("--calls", type=int, default=0, help="wild calls for each game")
    reader.add_argument("--packs", type=int, default=0, help="forged positions of each game")
    reader.add_argument("--forks", type=int, default=0, help="forged forks of each game")
    reader.add_argument("--only", choices=trove.games(), help="of this game alone")
    reader.add_argument("--seed", type=int, default=0)
    reader.add_argument("--one-by-one", action="store_true", help="no calls from several threads")
    reader.add_argument("--log", type=Path, help="where every call is written down before it is made")
    asked = reader.parse_args()
    sys.unraisablehook = stop
    faulthandler.enable()
    for name in [asked.only] if asked.only else trove.games():
        games(asked.games, asked.seed, name)
        calls(name, asked.calls, asked.seed, asked.log, one_by_one=asked.one_by_one)
        packs(name, asked.packs, asked.seed)
        forks(name, asked.forks, asked.seed)


if __name__ == "__main__":
    main()
