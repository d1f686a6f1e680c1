"""S1.5 to S1.8: expedition cards, the round card, score cards."""

import json
from collections import Counter
from pathlib import Path

import pytest

from games.silver_and_gold.builder import ANNA, BIG, silver_and_gold
from games.silver_and_gold.looks import card
from marks import rule
from trove.core.refusals import BadInput
from trove.games.silver_and_gold.game import GAME
from trove.games.silver_and_gold.pieces import PATTERN_NAMES

ROOT = Path(__file__).parents[3]


@rule("S1.5")
def test_there_are_8_expedition_cards_with_6_patterns() -> None:
    edition = GAME.new(2, 1).edition
    cards = dict(zip(PATTERN_NAMES, edition.expedition[1:], strict=True))
    assert cards == {
        "domino": 1,
        "straight_three": 2,
        "corner_three": 2,
        "l_of_four": 1,
        "t_of_four": 1,
        "square_of_four": 1,
    }
    assert sum(edition.expedition) == 8


@rule("S1.6")
def test_there_are_six_trophies_and_four_rounds() -> None:
    state = GAME.new(2, 1)
    assert list(state.edition.trophies) == [6, 5, 4, 3, 2, 1]
    assert GAME.view(state, None).public.trophies_left == (6, 5, 4, 3, 2, 1)
    assert GAME.view(state, None).public.round == 1


@rule("S1.7")
def test_a_score_card_has_three_rows_of_four_coins_and_four_palm_boxes() -> None:
    state = silver_and_gold(coins={ANNA: 12}, trophies={ANNA: [6, 5, 4]}, palms={ANNA: [1, 2, 3, 4]})
    shown = card(state, ANNA)
    assert (shown.coins, shown.trophies, shown.palms) == (12, (6, 5, 4), (1, 2, 3, 4))
    with pytest.raises(BadInput):
        silver_and_gold(coins={ANNA: 11}, trophies={ANNA: [6, 5, 4, 3]})
    assert state.scores()[ANNA] == 12 + 15 + 10


@rule("S1.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_play_each_for_himself(players: int) -> None:
    chairs = GAME.seating(players)
    assert [(chair.player, chair.side) for chair in chairs] == [(seat, seat) for seat in range(players)]


@rule("S1.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_map_is_ever_lost_or_doubled(players: int) -> None:
    results = GAME.random_games(players, 300, 11)
    assert results.games == 300  # games counts those that kept every component


@rule("S1.4")
def test_the_standard_maps_come_with_an_installation() -> None:
    patterns = (ROOT / "pyproject.toml").read_text(encoding="utf-8").partition("[tool.setuptools.package-data]")[2]
    kept = json.loads(patterns.split("=", 1)[1].split("\n", 1)[0].replace("'", '"'))
    assert "*.json" in kept or "maps.json" in kept


@rule("S1.2", "S1.7")
def test_a_square_carries_one_symbol_at_most() -> None:
    edition = silver_and_gold(maps={ANNA: ["oX$T", BIG]}).edition
    signs = Counter(edition.crosses[1] >> k & 1 and "X" for k in range(4))
    assert signs["X"] == 1
    assert edition.crosses[1] & edition.coins[1] == edition.coins[1] & edition.palms[1] == 0
    assert edition.crosses[1] & edition.palms[1] == 0
    standard = GAME.new(2, 1).edition
    for number in range(1, 48):
        symbols = standard.crosses[number], standard.coins[number], standard.palms[number]
        assert sum(symbols) == symbols[0] | symbols[1] | symbols[2]
        assert sum(symbols) & ~standard.squares[number] == 0
