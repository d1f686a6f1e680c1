"""S4.2 and S4.3: every point and who wins."""

import pytest

from games.silver_and_gold.builder import ANNA, BEN, CLARA, DAVE, Island, island, silver_and_gold
from games.silver_and_gold.looks import items
from marks import rule
from trove.games.silver_and_gold.game import GAME, SilverAndGold
from trove.games.silver_and_gold.score_sheet import Coins, FinishedMap, Palm, ScoredSeal, Trophy


def ends(*seats: list[Island], coins: dict[int, int] | None = None) -> SilverAndGold:
    """A position in which these maps have been completed, by seat."""
    return silver_and_gold(len(seats), completed=dict(enumerate(seats)), coins=coins)


# S4.2


@rule("S4.2", "S3.5", "S3.6", "S3.9")
def test_coins_trophies_palm_boxes_and_maps_add_up() -> None:
    state = silver_and_gold(
        completed={ANNA: [island("ooo/ooo"), island("oo")]},
        coins={ANNA: 9},
        trophies={ANNA: [6, 5]},
        palms={ANNA: [1, 4]},
    )
    assert items(state, ANNA) == {
        ("S3.5", 9): 1,
        ("S3.9", 6): 1,
        ("S3.9", 5): 1,
        ("S3.6", 1): 1,
        ("S3.6", 4): 1,
        ("S4.2", 6): 1,
        ("S4.2", 2): 1,
    }
    assert state.scores() == [33, 0]


@rule("S4.2", "S1.7")
def test_a_full_score_card_counts_every_box() -> None:
    state = silver_and_gold(coins={ANNA: 12}, trophies={ANNA: [6, 5, 4]}, palms={ANNA: [1, 5, 3, 2]})
    points = [item.points for item in GAME.score_sheet(state).items if item.seat == ANNA]
    assert points == [12, 6, 5, 4, 1, 5, 3, 2]
    assert state.scores()[ANNA] == sum(points) == 38


@rule("S4.2")
def test_the_score_sheet_names_every_component() -> None:
    state = silver_and_gold(
        completed={BEN: [island("oo", "grey", ("grey", 2))]}, trophies={ANNA: [6], BEN: [5]}, palms={BEN: [3]}
    )
    sheet = GAME.score_sheet(state)
    mine = [item.components[0] for item in sheet.items if item.seat == BEN]
    (done,) = (one.map for one in mine if isinstance(one, FinishedMap))
    assert done.rows == ("oo",)
    assert mine == [Coins(4), Trophy(0, 5), Palm(0, 3), FinishedMap(done), ScoredSeal(done, 1)]
    assert sheet.totals == (10, 16)
    assert (sheet.winners, sheet.ranks) == ((BEN,), (2, 1))


@rule("S4.2", "S1.3")
def test_a_seal_scores_all_ones_completed_maps_of_its_colour() -> None:
    sealed = island("o", "purple", ("green", 2))
    mine = [sealed, island("oo", "green"), island("o", "green"), island("oo", "grey")]
    state = ends(mine, [island("oo", "green")])
    assert items(state, ANNA)["S1.3", 4] == 1
    assert state.scores() == [6 + 4, 2]


@rule("S4.2")
def test_a_seal_scores_nothing_without_a_map_of_its_colour() -> None:
    state = ends([island("o", "purple", ("green", 2))], [island("o", "green")])
    assert state.scores() == [1, 1]


@rule("S4.2")
def test_a_seal_does_not_score_the_maps_of_others() -> None:
    state = ends([island("o", "purple", ("green", 2))], [island("o", "green"), island("o", "green")])
    assert state.scores()[ANNA] == 1


@rule("S4.2")
def test_several_seals_score_each() -> None:
    mine = [
        island("o", "purple", ("grey", 1)),
        island("o", "green", ("grey", 2)),
        island("o", "grey", ("purple", 2)),
        island("oo", "grey"),
    ]
    state = ends(mine, [])
    assert sorted(item.points for item in GAME.score_sheet(state).items if item.rule == "S1.3") == [2, 2, 4]
    assert state.scores()[ANNA] == 5 + 8


@rule("S4.2")
def test_a_seal_of_its_own_colour_scores_its_own_map_too() -> None:
    state = ends([island("oo", "grey", ("grey", 2)), island("o", "grey")], [])
    assert items(state, ANNA)["S1.3", 4] == 1
    assert state.scores()[ANNA] == 3 + 4


@rule("S4.2")
def test_the_scores_and_the_sheet_agree_seat_by_seat() -> None:
    state = ends([island("oo")], [island("o"), island("ooo")], [], coins={CLARA: 2})
    assert state.scores() == list(GAME.score_sheet(state).totals) == [2, 4, 2]
    assert GAME.score_sheet(state).ranks == (2, 1, 3)  # a purple map decides


# S4.3


@rule("S4.3")
def test_most_points_win() -> None:
    assert ends([island("oo")], [island("ooo")], [island("o")]).winners() == [BEN]


@rule("S4.3")
@pytest.mark.parametrize(
    ("mine", "others"),
    [
        (["grey"], ["green", "orange", "purple"]),
        (["green"], ["orange", "purple"]),
        (["orange"], ["purple"]),
    ],
)
def test_of_equal_points_grey_goes_before_green_before_orange_before_purple(mine: list[str], others: list[str]) -> None:
    for colour in others:
        state = ends([island("oo", colour)], [island("oo", mine[0])])
        assert state.scores() == [2, 2]
        assert state.winners() == [BEN]
        assert GAME.score_sheet(state).ranks == (2, 1)


@rule("S4.3")
@pytest.mark.parametrize("colour", ["grey", "green", "orange", "purple"])
def test_of_equal_points_more_completed_maps_of_the_colour_win(colour: str) -> None:
    state = ends([island("oo", colour), island("oo", colour)], [island("oooo", colour)])
    assert state.scores() == [4, 4]
    assert state.winners() == [ANNA]


@rule("S4.3")
def test_one_grey_map_beats_any_number_of_others() -> None:
    others = [island("o", colour) for colour in ("green", "orange", "purple") for _ in range(2)]
    state = ends(others, [island("ooo/ooo", "grey")])
    assert state.scores() == [6, 6]
    assert state.winners() == [BEN]


@rule("S4.3")
def test_with_equal_grey_maps_green_ones_decide() -> None:
    state = ends([island("o", "grey"), island("oo", "orange")], [island("o", "grey"), island("oo", "green")])
    assert state.winners() == [BEN]


@rule("S4.3")
def test_points_go_before_any_colour() -> None:
    assert ends([island("oo", "grey")], [island("ooo", "purple")]).winners() == [BEN]


@rule("S4.3")
def test_still_tied_they_share_the_win() -> None:
    state = ends([island("oo", "grey")], [island("o", "grey")], [island("oo", "grey")], coins={BEN: 1})
    assert state.winners() == [ANNA, BEN, CLARA]
    assert GAME.score_sheet(state).ranks == (1, 1, 1)


@rule("S4.3")
def test_lower_places_are_ordered_the_same_way() -> None:
    state = ends([island("oo", "purple")], [island("oo", "grey")], [island("ooo")], [island("oo", "purple")])
    assert GAME.score_sheet(state).ranks == (3, 2, 1, 3)
    assert state.winners() == [CLARA]
    assert DAVE not in state.winners()


@rule("S4.3")
def test_unfinished_maps_do_not_break_ties() -> None:
    state = silver_and_gold(
        maps={ANNA: [island("##o", "grey"), island("#o", "grey")]},
        completed={ANNA: [island("o", "purple")], BEN: [island("o", "orange")]},
    )
    assert state.winners() == [BEN]
