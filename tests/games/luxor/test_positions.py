"""How many positions every sequence of legal actions leads to, counted to a small depth.

Chance is the state's own, so the numbers are exact. They change when a rule, the set-up or the order of chance changes,
and only then; `python tests/games/luxor/test_positions.py` prints them anew.
"""

import pytest

from trove.games.luxor.game import GAME

DEPTH = 6
Start = tuple[int, int, int]  # players, seed, how often the first legal action was taken before

# By depth: how many sequences of actions there are, and how many different positions they reach.
COUNTED: dict[Start, tuple[list[int], list[int]]] = {
    (2, 1, 0): ([2, 4, 14, 48, 152, 528], [2, 4, 14, 48, 152, 520]),
    (2, 1, 12): ([4, 12, 40, 120, 416, 1560], [4, 12, 40, 120, 416, 1536]),
    (2, 1, 40): ([3, 7, 24, 76, 252, 1107], [3, 7, 24, 76, 249, 1068]),
    (3, 1, 0): ([2, 4, 8, 32, 128, 412], [2, 4, 8, 32, 128, 412]),
    (3, 1, 12): ([4, 11, 42, 168, 589, 2199], [4, 11, 42, 168, 589, 2155]),
    (3, 1, 40): ([4, 14, 68, 310, 1206, 4875], [4, 14, 68, 310, 1206, 4605]),
    (4, 1, 0): ([2, 4, 8, 16, 64, 240], [2, 4, 8, 16, 64, 240]),
    (4, 1, 12): ([4, 14, 68, 280, 1120, 3760], [4, 14, 68, 280, 1120, 3760]),
    (4, 1, 40): ([4, 16, 80, 352, 2000, 9160], [4, 16, 80, 352, 2000, 9160]),
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


def test_games_of_two_three_and_four_are_counted() -> None:
    assert {players for players, _, _ in COUNTED} == {2, 3, 4}


if __name__ == "__main__":
    for players in (2, 3, 4):
        for opening in (0, 12, 40):
            print(f"    {(players, 1, opening)}: {count((players, 1, opening))},")
