"""As many positions are reached as ever; `tests/perft/counting.py` counts them."""

import pytest

import trove
from perft.counting import Counted, count, recorded

COUNTED = [(game, counted) for game in trove.games() for counted in recorded(game)]


def named(value: object) -> str | None:
    return f"{value.start.players}-{value.start.opening}" if isinstance(value, Counted) else None


@pytest.mark.parametrize(("game", "counted"), COUNTED, ids=named)
def test_as_many_positions_are_reached_as_ever(game: str, counted: Counted) -> None:
    assert count(game, counted.start, len(counted.sequences)) == counted


@pytest.mark.parametrize("game", trove.games())
def test_games_of_every_number_of_players_are_counted(game: str) -> None:
    assert {counted.start.players for counted in recorded(game)} == set(trove.game(game).players)
