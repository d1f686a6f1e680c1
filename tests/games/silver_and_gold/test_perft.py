"""How many sequences of legal actions there are, and how many positions they lead to, to a small depth.

Where several may act, the first seat of them does. Chance is the state's own, so the numbers are exact. They change
when a rule, the set-up or the order of chance changes, and only then; `python
tests/games/silver_and_gold/test_perft.py` prints them anew.
"""

import pytest

from trove.games.silver_and_gold.game import GAME

DEPTH = 3
Start = tuple[int, int, int]  # players, seed, how often the first legal action was taken before

# By depth: how many sequences of actions there are, and how many different positions they reach.
COUNTED: dict[Start, tuple[list[int], list[int]]] = {
    (1, 1, 0): ([6, 165, 7136], [6, 165, 5766]),
    (1, 1, 9): ([23, 449, 8542], [23, 351, 3439]),
    (1, 1, 30): ([6, 40, 286], [6, 33, 218]),
    (2, 1, 0): ([6, 36, 990], [6, 36, 990]),
    (2, 1, 9): ([16, 345, 7041], [16, 345, 4794]),
    (2, 1, 30): ([8, 117, 704], [8, 117, 555]),
    (3, 1, 0): ([6, 36, 216], [6, 36, 216]),
    (3, 1, 30): ([12, 99, 451], [12, 99, 451]),
    (4, 1, 0): ([6, 36, 216], [6, 36, 216]),
    (4, 1, 30): ([11, 396, 6988], [11, 395, 6709]),
}  # fmt: skip


def count(start: Start) -> tuple[list[int], list[int]]:
    """Sequences and positions by depth."""
    players, seed, opening = start
    state = GAME.new(players, seed, journal=False)
    for _ in range(opening):
        state.apply(state.turn, state.legal(state.turn)[0])
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


def test_games_of_one_to_four_are_counted() -> None:
    assert {players for players, _, _ in COUNTED} == {1, 2, 3, 4}


if __name__ == "__main__":
    for players in (1, 2, 3, 4):
        for opening in (0, 9, 30) if players < 3 else (0, 30):
            print(f"    {(players, 1, opening)}: {count((players, 1, opening))},")
