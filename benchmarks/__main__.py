"""Measures every game and keeps the figures in build/bench.json."""

import sys
from pathlib import Path

from trove.cli.bench import run

run(sys.argv[1:], Path("build/bench.json"))
