"""Plays seeded games and writes the hash after every step, a game a line; then what the loops of the core come to.

python -m contract.trace luxor 2000
"""

import sys
from typing import Any

import msgspec

import trove
from contract.play import Setting, settings_of, tables_of, walk
from trove.core.game import Game

EVERY = 40  # steps, from one look at imagined positions and rollouts to the next


def trace(setting: Setting, seed: int) -> str:
    """One game."""
    hashes = b"".join(position.state.hash() for position in walk(setting, seed))
    return f"{setting}, seed {seed}: {hashes.hex(' ', 8)}"


def loops(game: Game[Any], setting: Setting, seed: int) -> str:
    """What comes of imagining, of rollouts, and of whole random games."""
    found: list[object] = [game.random_games(setting.players, 3, seed, setting.options)]
    for position in walk(setting, seed):
        if position.step % EVERY == 0:
            state = position.state
            found.append([state.imagine(viewer, seed).hash().hex() for viewer in [*range(state.seats), None]])
            found.append(game.rollouts(state, 2, seed) if not state.over else None)
            found.append([state.scores(), state.winners()])
    return f"{setting}, loops, seed {seed}: {msgspec.json.encode(found).decode()}"


def main(name: str, games: int) -> None:
    game = trove.game(name)
    print("compiled" if trove.compiled else "interpreted")
    tables, settings = tables_of(game), settings_of(game)
    for seed in range(games):
        print(trace(tables[seed % len(tables)] if seed % 2 else settings[seed // 2 % len(settings)], seed))
    for seed in range(games // 40):
        print(loops(game, settings[seed % len(settings)], seed))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
