"""How many sequences of legal actions there are, and how many positions they lead to, to a small depth.

Chance is the state's own, so the numbers are exact. They change when a rule, the set-up or the order of chance changes,
and only then; `python tests/games/tomb_raider/test_perft.py` prints them anew.
"""

from random import Random
from typing import Any

import pytest

from trove.games.tomb_raider.game import GAME

DEPTH = 3
OPTIONS: dict[str, dict[str, Any]] = {
    "plain": {},
    "modified": {"modified_setup": True, "start": 12},
    "alone": {"lara_alone": True, "early_revive_cards": True},
}
Start = tuple[int, str, int]  # players, options, how many random actions were taken before

# By depth: how many sequences of actions there are, and how many different positions they reach.
COUNTED: dict[Start, tuple[list[int], list[int]]] = {
    (4, "plain", 0): ([5, 23, 100], [5, 23, 97]),
    (4, "plain", 60): ([7, 28, 88], [6, 24, 81]),
    (4, "plain", 250): ([4, 18, 107], [4, 17, 99]),
    (4, "plain", 400): ([12, 128, 1293], [11, 61, 227]),
    (2, "modified", 0): ([5, 23, 102], [5, 23, 99]),
    (2, "modified", 60): ([6, 30, 150], [6, 30, 150]),
    (2, "modified", 250): ([5, 24, 111], [5, 21, 92]),
    (2, "modified", 400): ([5, 32, 249], [5, 31, 159]),
    (3, "alone", 0): ([5, 23, 100], [5, 23, 96]),
    (3, "alone", 60): ([5, 11, 55], [5, 11, 51]),
    (3, "alone", 250): ([4, 18, 74], [4, 18, 72]),
    (3, "alone", 400): ([5, 25, 165], [5, 25, 165]),
}  # fmt: skip


def count(start: Start) -> tuple[list[int], list[int]]:
    """Sequences and positions by depth."""
    players, options, opening = start
    chance, state = Random(f"{start}"), GAME.new(players, 1, OPTIONS[options], journal=False)
    for _ in range(opening):
        state.apply(state.turn, chance.choice(state.legal(state.turn)))
    level, sequences, different = [state], [], []
    for _ in range(DEPTH):
        deeper = []
        for position in level:
            for action in position.legal(position.turn):
                child = position.clone()
                child.apply(child.turn, action)
                deeper.append(child)
        level = deeper
        sequences.append(len(level))
        different.append(len({position.hash() for position in level}))
    return sequences, different


@pytest.mark.parametrize("start", COUNTED, ids=str)
def test_as_many_positions_are_reached_as_ever(start: Start) -> None:
    assert count(start) == COUNTED[start]


def test_games_of_two_three_and_four_are_counted() -> None:
    assert {players for players, _, _ in COUNTED} == {2, 3, 4}


if __name__ == "__main__":
    for players, options in ((4, "plain"), (2, "modified"), (3, "alone")):
        for opening in (0, 60, 250, 400):
            print(f'    ({players}, "{options}", {opening}): {count((players, options, opening))},')
