"""Law 3: same seed, same actions, same hashes, on any machine, compiled or not."""

from pathlib import Path
from typing import Any

import pytest

import trove
from contract.play import every_game
from contract.processes import finish, start
from effort import amount
from trove.core.game import Game

SEEDS = amount(120, 2000)
FEW = 40


def played(game: Game[Any], seeds: int, forms: tuple[bool, bool], folder: Path) -> list[list[str]]:
    """The same games in two processes at once; `forms` names the interpreted ones."""
    files = [folder / "one.txt", folder / "other.txt"]
    running = [
        start("trace", game.name, seeds, pure=pure, output=file, order=1 + k)
        for k, (pure, file) in enumerate(zip(forms, files, strict=True))
    ]
    return [finish(process, file).splitlines() for process, file in zip(running, files, strict=True)]


def check_equal(one: list[str], other: list[str], seeds: int) -> None:
    """Line by line, that is game by game."""
    assert len(one) == len(other) == 1 + seeds + seeds // 40
    for left, right in zip(one[1:], other[1:], strict=True):
        if left != right:
            parts = [a == b for a, b in zip(left.split(), right.split(), strict=False)]
            raise AssertionError(f"{left[:80]}: {one[0]} and {other[0]} differ, first in word {parts.index(False)}")


@pytest.mark.long
@pytest.mark.skipif(not trove.compiled, reason="no C compiler")
@every_game
def test_the_two_forms_play_the_same_games(game: Game[Any], tmp_path: Path) -> None:
    one, other = played(game, SEEDS, (False, True), tmp_path)
    assert (one[0], other[0]) == ("compiled", "interpreted")
    check_equal(one, other, SEEDS)


@every_game
def test_the_same_seed_is_the_same_game_in_another_process(game: Game[Any], tmp_path: Path) -> None:
    pure = not trove.compiled
    one, other = played(game, FEW, (pure, pure), tmp_path)
    assert one[0] == other[0]
    check_equal(one, other, FEW)
