"""Records a finished match as a file that the tests play again and compare exactly.

python tests/replays/record.py luxor                       every match of luxor/wanted.py that has no file yet
python tests/replays/record.py luxor shared-win            this one again, from the first seed that shows it
python tests/replays/record.py luxor a-name --players 3 --seed 12 --about "What it shows."

A file in tests/replays/<game> holds players, seed and options, the actions by number, and what came of them. A match
in which something went wrong becomes a replay in the same form: its actions, and the result that would be right.
"""

import argparse
import json
import sys
from collections.abc import Callable
from importlib import import_module
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct, field

import trove

HERE = Path(__file__).parent
Chooses = Callable[[Any, int, Random], int]  # state, seat and chance to an action


class Wanted(Struct, frozen=True):
    """A match worth keeping: what it shows, how it is looked for, and whether a finished one shows it."""

    about: str
    players: int
    shows: Callable[[Any], bool]
    never: tuple[str, ...] = ()  # actions that are not chosen while there is another, by their type
    options: dict[str, Any] = field(default_factory=dict)
    chooses: Chooses | None = None  # where random choices would hardly ever show it


def finished(game: Any, seed: int, wanted: Wanted) -> tuple[Any, list[int]]:
    """A match of random choices from its seed to its end, and the actions."""
    chance, state, actions = Random(seed), game.new(wanted.players, seed, wanted.options), []
    while not state.over:
        (seat, *_) = state.to_act()
        if wanted.chooses:
            actions.append(wanted.chooses(state, seat, chance))
        else:
            legal = state.legal(seat)
            tags = [type(game.words(state, seat, action)).__struct_config__.tag for action in legal]
            liked = [action for action, tag in zip(legal, tags, strict=True) if tag not in wanted.never]
            actions.append(chance.choice(liked or legal))
        state.apply(seat, actions[-1])
    return state, actions


def kept(game: Any, seed: int, wanted: Wanted) -> dict[str, Any]:
    """A match as its file holds it."""
    state, actions = finished(game, seed, wanted)
    sheet = game.score_sheet(state)
    return {
        "game": game.name,
        "about": wanted.about,
        "rules_version": game.rules_version,
        "players": wanted.players,
        "seed": seed,
        "options": wanted.options,
        "actions": actions,
        "scores": list(sheet.totals),
        "winners": list(sheet.winners),
        "ranks": list(sheet.ranks),
        "hash": state.hash().hex(),
    }


def found(game: Any, wanted: Wanted) -> dict[str, Any]:
    """The match of the first seed that shows what is wanted."""
    for seed in count():
        state, _ = finished(game, seed, wanted)
        if wanted.shows(state):
            return kept(game, seed, wanted)
    raise AssertionError("seeds do not end")


def write(folder: Path, name: str, match: dict[str, Any]) -> None:
    rows = (f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in match.items())
    (folder / f"{name}.json").write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")
    print(f"{name}: seed {match['seed']}, {len(match['actions'])} actions, scores {match['scores']}")


def main() -> None:
    reader = argparse.ArgumentParser(description="Records finished matches for the tests.")
    reader.add_argument("game")
    reader.add_argument("name", nargs="?")
    reader.add_argument("--players", type=int)
    reader.add_argument("--seed", type=int)
    reader.add_argument("--about", default="")
    asked = reader.parse_args()
    game, folder = trove.game(asked.game), HERE / asked.game.replace("-", "_")
    if asked.seed is not None:
        plain = Wanted(asked.about, asked.players, lambda state: True)
        write(folder, asked.name, kept(game, asked.seed, plain))
        return
    sys.path.insert(0, str(HERE.parent))
    wanted: dict[str, Wanted] = import_module(f"replays.{folder.name}.wanted").WANTED
    for name in [asked.name] if asked.name else wanted:
        if asked.name or not (folder / f"{name}.json").exists():
            write(folder, name, found(game, wanted[name]))


if __name__ == "__main__":
    main()
