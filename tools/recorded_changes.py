"""Writes the public views of every recorded game, and what changed between them, for the browser client's tests.

python -m tools.recorded_changes     into build/recorded_changes, one file for each
"""

import json
import shutil
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final
from zlib import crc32

import msgspec
from msgspec import Struct

import trove
from trove.core.match import Match
from trove.offers.view_changes import view_changes

ROOT: Final = Path(__file__).parents[1]
REPLAYS: Final = ROOT / "tests" / "replays"
TARGET: Final = ROOT / "build" / "recorded_changes"


class Recorded(Struct):
    """The first view of a game, what leads from each to the next, and the CRC-32 of each view as JSON."""

    first: Struct
    changes: list[object]
    sums: list[int]


def views_of_game(path: Path) -> Iterator[Struct]:
    """The public view at the start and after every action of a recorded game."""
    said = json.loads(path.read_text(encoding="utf-8"))
    game = trove.game(said["game"])
    state = game.new(said["players"], said["seed"], said["options"])
    yield game.public_view(state)
    for action in said["actions"]:
        state.apply(state.to_act()[0], action)
        yield game.public_view(state)


def views_of_match(path: Path) -> Iterator[Struct]:
    """The same of a recorded match, undos included."""
    whole = Match.load(path.read_bytes())
    match = Match.resume(whole.opening)
    for entry in whole.entries:
        match.catch_up([entry.row])
        yield match.game.public_view(match.state)


def write() -> int:
    """Write all of them; returns how many there are."""
    shutil.rmtree(TARGET, ignore_errors=True)
    TARGET.mkdir(parents=True)
    folders = [REPLAYS / name.replace("-", "_") for name in trove.games()]
    found = {path: list(views_of_game(path)) for folder in folders for path in sorted(folder.glob("*.json"))}
    found |= {path: list(views_of_match(path)) for path in sorted((REPLAYS / "finished").glob("*.json"))}
    for path, views in found.items():
        changes: list[object] = [view_changes(one, two) for one, two in pairwise(views)]
        sums = [crc32(msgspec.json.encode(view)) for view in views[1:]]
        data = msgspec.json.encode(Recorded(views[0], changes, sums))
        (TARGET / f"{path.parent.name}-{path.stem}.json").write_bytes(data)
    return len(found)


if __name__ == "__main__":
    print(f"trove: {write()} recorded games in {TARGET.relative_to(ROOT)}")
