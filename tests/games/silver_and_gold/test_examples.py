"""The worked examples of docs/rules/silver-and-gold.md."""

import pytest

from games.silver_and_gold.builder import ANNA, BEN, BIG, CLARA, silver_and_gold
from games.silver_and_gold.looks import all_the_others_mark, card, events, items, lay, one, picture, pictures, told
from marks import rule
from trove.games.silver_and_gold.events import CompletedMap, GotPalm, Lapsed, Marked, MarkedOne, TookMap, WonTrophy
from trove.games.silver_and_gold.game import GAME
from trove.games.silver_and_gold.words import Mark, TakeMap


@rule("S:example 1", "S4.2", "S1.1", "S1.3")
@pytest.mark.parametrize(("first", "second"), [(6, 2), (5, 3)])
def test_six_maps_two_seals_nine_coins_two_trophies_and_three_palms_score_95(first: int, second: int) -> None:
    # Two grey, two orange, one green, one purple; a grey seal of 1 and an orange seal of 2.
    maps = ["grey-04", "grey-02", "orange-03", "orange-04", "green-04", "purple-04"]
    others = [points for points in (6, 5, 4, 3, 2, 1) if points > second and points != first]
    trophies = {ANNA: [first, second], BEN: others[:3], CLARA: others[3:]}
    state = silver_and_gold(3, completed={ANNA: maps}, coins={ANNA: 9}, trophies=trophies, palms={ANNA: [1, 3, 4]})
    assert items(state, ANNA) == {
        ("S4.2", 8): 2,
        ("S4.2", 12): 2,
        ("S4.2", 10): 1,
        ("S4.2", 14): 1,
        ("S1.3", 2): 1,
        ("S1.3", 4): 1,
        ("S3.5", 9): 1,
        ("S3.9", first): 1,
        ("S3.9", second): 1,
        ("S3.6", 1): 1,
        ("S3.6", 3): 1,
        ("S3.6", 4): 1,
    }
    sheet = [item for item in GAME.score_sheet(state).items if item.seat == ANNA]
    sums = {
        rule: sum(item.points for item in sheet if item.rule in rule) for rule in ("S4.2", "S1.3", "S3.5 S3.9", "S3.6")
    }
    assert sums == {"S4.2": 64, "S1.3": 6, "S3.5 S3.9": 17, "S3.6": 8}
    assert state.scores()[ANNA] == 95


@rule("S:example 2", "S3.6")
def test_a_palm_marked_while_two_palms_lie_on_the_display_scores_3() -> None:
    state = silver_and_gold(maps={ANNA: ["grey-07", "grey-01"]}, display=["grey-08", "grey-09", "grey-02", "grey-03"])
    one(state, ANNA, 0, (2, 1))
    assert told(state)[-1] == GotPalm(ANNA, 3)
    assert card(state, ANNA).palms == (3,)


@rule("S:example 3", "S3.2")
def test_an_l_turned_by_90_degrees_and_mirrored_is_legal() -> None:
    state = silver_and_gold(maps={ANNA: ["grey-06", "grey-01"]}, pattern="l_of_four")
    state.play(ANNA, Mark(slot=0, corner=0, turned=1, mirrored=True))
    (marked,) = (event for event in told(state, BEN) if isinstance(event, Marked))
    upright = {(0, 0), (0, 1), (0, 2), (1, 0)}  # as it is drawn
    mirrored = {(r, -c) for r, c in upright}
    turned = {(c, -r) for r, c in mirrored}
    top, left = min(r for r, _ in turned), min(c for _, c in turned)
    assert {(k // 6, k % 6) for k in marked.squares} == {(r - top, c - left) for r, c in turned}
    assert len(marked.squares) == 4


@rule("S:example 4", "S3.8", "S3.9")
def test_the_first_full_coin_row_takes_6_and_the_next_in_order_5_in_one_step_3() -> None:
    maps = {ANNA: ["$o", BIG], BEN: ["$o", BIG]}
    state = silver_and_gold(maps=maps, coins={ANNA: 3, BEN: 3}, start=BEN)
    one(state, ANNA, 0, (0, 0))
    one(state, BEN, 0, (0, 0))
    assert [event for event in told(state) if isinstance(event, WonTrophy)] == [
        WonTrophy(BEN, 0, 6),
        WonTrophy(ANNA, 0, 5),
    ]


@rule("S:example 5", "S3.4", "S3.10")
def test_both_maps_completed_with_a_cross_marked_last() -> None:
    state = silver_and_gold(maps={ANNA: ["oX", "#X"]}, display=["ooo", "$$", "T"])
    lay(state, ANNA, 0, (0, 0), (0, 1))
    assert told(state)[1:] == [MarkedOne(ANNA, 1, 1, owed=True), Lapsed(ANNA, 1)]
    assert ANNA not in state.to_act()
    all_the_others_mark(state, ANNA)
    assert [event.seat for event in events(state, CompletedMap)] == [ANNA, ANNA]
    state.play(ANNA, TakeMap(1))
    assert picture(state, ANNA, 0) == "$$"
    state.play(ANNA, TakeMap(1))
    assert pictures(state, ANNA) == ["$$", "T"]
    assert len(events(state, TookMap)) == 2
