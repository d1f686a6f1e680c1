"""A server holds thousands of matches: each must be small."""

import pytest

import trove
from core.live import every_game
from trove.cli.bench.matches import memory, played
from trove.cli.bench.steps import random_moves

MOST = 48  # KiB


@every_game
def test_a_half_played_match_is_small(name: str) -> None:
    game = trove.game(name)
    moves, _ = random_moves(game, game.players[-1])
    half = moves[: len(moves) // 2]
    used = memory(lambda: played(game, game.players[-1], half), matches=3)
    assert used < (MOST if trove.compiled else 10 * MOST)


def test_memory_is_measured() -> None:
    def lists() -> list[bytes]:
        return [bytes(1000) for _ in range(100)]

    assert memory(lists, matches=3) == pytest.approx(100, rel=0.1)
