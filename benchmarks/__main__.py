"""Measures every game against its targets, and keeps the figures in build/bench.json."""

import sys
from pathlib import Path

from trove.cli.bench.speed import run

# Times the random moves of python-chess, stepped from Python. Ratios inside the engine depend on how fast the Python is
# that python-chess runs on: docs/speed.md compares them with those of earlier versions on one machine.
LEAST = {"luxor": {"stepped": 60}, "silver-and-gold": {"stepped": 20}, "tomb-raider": {"stepped": 50}}

run(sys.argv[1:], Path("build/bench.json"), LEAST)
