"""How many sequences of legal actions there are, and how many positions they lead to, to a small depth.

Chance is the state's own, so the numbers are exact. They change when a rule, the set-up or the order of chance changes,
and only then; `python tests/perft/counting.py` writes them again into the games' files beside it.
"""

import json
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct

import trove

HERE: Final = Path(__file__).parent


class Start(Struct, frozen=True):
    """Where counting starts: a new game after some random actions."""

    players: int
    opening: int  # how many actions
    options: dict[str, Any]


class Counted(Struct, frozen=True):
    """By depth: how many sequences of actions there are, and how many different positions they reach."""

    start: Start
    sequences: list[int]
    positions: list[int]


def file_of(game: str) -> Path:
    return HERE / f"{game}.json"


def recorded(game: str) -> list[Counted]:
    """What was counted for a game."""
    return msgspec.json.decode(file_of(game).read_bytes(), type=list[Counted])


def opened(game: str, start: Start) -> Any:
    """The position that counting starts from. Where several may act, the first seat of them does."""
    dice = Random(f"{game} {start.players} {start.opening}")
    state = trove.game(game).new(start.players, 1, start.options, journal=False)
    for _ in range(start.opening):
        seat = state.to_act()[0]
        state.apply(seat, dice.choice(state.legal(seat)))
    return state


def count(game: str, start: Start, depth: int) -> Counted:
    """Sequences and positions by depth."""
    level, sequences, positions = [opened(game, start)], [], []
    for _ in range(depth):
        level = [child for position in level for child in children(position)]
        sequences.append(len(level))
        positions.append(len({position.hash() for position in level}))
    return Counted(start, sequences, positions)


def children(position: Any) -> list[Any]:
    """A position after each legal action."""
    seats = position.to_act()[:1]
    made = [(position.clone(), seat, action) for seat in seats for action in position.legal(seat)]
    for child, seat, action in made:
        child.apply(seat, action)
    return [child for child, _, _ in made]


def main() -> None:
    for game in trove.games():
        again = [count(game, old.start, len(old.sequences)) for old in recorded(game)]
        rows = ",\n".join(f"  {json.dumps(msgspec.to_builtins(counted))}" for counted in again)
        file_of(game).write_text(f"[\n{rows}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
