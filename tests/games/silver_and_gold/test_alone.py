"""S6: one player, for a score."""

from random import Random

import pytest

from games.silver_and_gold.builder import ANNA, BIG, silver_and_gold
from games.silver_and_gold.looks import card, display, events, in_deck, one, pictures, squares, told
from marks import rule
from trove.games.silver_and_gold.events import (
    CompletedMap,
    LeftDisplay,
    PassedMark,
    RoundEnded,
    ShowedMap,
    StruckTrophy,
    TookMap,
    TurnedUp,
    WonTrophy,
)
from trove.games.silver_and_gold.game import GAME, SilverAndGold
from trove.games.silver_and_gold.words import TakeBlind, TakeMap

ALMOST = "#o"


def finished(seed: int) -> SilverAndGold:
    state, chance = GAME.new(1, seed), Random(seed)
    while not state.over:
        state.apply(ANNA, chance.choice(state.legal(ANNA)))
    return state


@rule("S6.1")
def test_one_player_plays_28_turns_for_a_score() -> None:
    state = finished(3)
    assert len(events(state, TurnedUp)) == 28
    assert state.winners() == [ANNA]
    assert state.scores()[ANNA] == sum(item.points for item in GAME.score_sheet(state).items)


@rule("S6.1", "S6.2")
def test_after_each_turn_the_oldest_map_leaves_and_is_replaced() -> None:
    state = silver_and_gold(1)
    for _ in range(3):
        shown = display(state)
        state.play(ANNA, squares(state, ANNA)[0])
        assert display(state)[:3] == shown[1:]
        assert len(display(state)) == 4
        assert [event.map.id for event in told(state) if isinstance(event, LeftDisplay)] == shown[:1]
        assert state.is_conserved()


@rule("S6.1")
def test_the_map_that_leaves_is_out_of_the_game() -> None:
    state = silver_and_gold(1, display=["T", "oo", "ooo", "o$"], deck=["$$", "$$$"])
    leaving = display(state)[0]
    one(state, ANNA, 0, (0, 0))
    assert leaving not in {*display(state), *in_deck(state)}
    assert leaving not in {one.id for one in GAME.knowledge(state, ANNA).unseen}


@rule("S6.2")
def test_new_maps_join_the_row_at_its_end() -> None:
    state = silver_and_gold(1, maps={ANNA: [ALMOST, BIG]})
    first, second, third, fourth = display(state)
    one(state, ANNA, 0, (0, 1))
    state.play(ANNA, TakeMap(1))
    assert display(state)[:2] == [third, fourth]  # the second was taken, then the first left
    joined = [event.map.id for event in told(state) if isinstance(event, ShowedMap)]
    assert display(state) == [third, fourth, *joined]
    assert {first, second}.isdisjoint(joined)


@rule("S6.2")
def test_the_oldest_map_still_there_leaves_after_the_player_took_the_oldest() -> None:
    state = silver_and_gold(1, maps={ANNA: [ALMOST, BIG]})
    first, second, third, fourth = display(state)
    one(state, ANNA, 0, (0, 1))
    state.play(ANNA, TakeMap(0))
    assert [event.map.id for event in events(state, LeftDisplay)] == [second]
    assert display(state)[:2] == [third, fourth]
    shown = card(state, ANNA).maps[0]
    assert shown is not None
    assert shown.map.id == first


@rule("S6.2", "S3.8")
def test_step_3_alone_goes_trophies_maps_oldest_map_refill_and_then_the_trophy() -> None:
    state = silver_and_gold(1, maps={ANNA: ["#$", BIG]}, coins={ANNA: 3}, turns=6)
    one(state, ANNA, 0, (0, 1))
    assert [type(event) for event in told(state)[2:]] == [WonTrophy, CompletedMap]
    state.play(ANNA, TakeBlind())
    kinds = [type(event) for event in told(state)]
    order = [TookMap, LeftDisplay, ShowedMap, RoundEnded, StruckTrophy, TurnedUp]
    assert [kind for kind in kinds if kind is not PassedMark] == order
    assert events(state, WonTrophy) == [WonTrophy(ANNA, 0, 6)]
    assert events(state, StruckTrophy) == [StruckTrophy(5)]
    assert GAME.view(state, None).public.trophies_left == (4, 3, 2, 1)


@rule("S6.1")
@pytest.mark.parametrize(("turns", "won", "struck", "left"), [(6, [], 0, 5), (13, [5], 1, 3), (20, [5, 4], 1, 2)])
def test_at_the_end_of_each_round_the_highest_trophy_left_is_struck_out(
    turns: int, won: list[int], struck: int, left: int
) -> None:
    state = silver_and_gold(1, turns=turns, trophies={ANNA: won}, struck=struck)
    before = GAME.view(state, None).public.trophies_left
    one(state, ANNA, 0, (0, 0))
    after = GAME.view(state, None).public.trophies_left
    assert events(state, StruckTrophy) == [StruckTrophy(before[0])]
    assert after == before[1:]
    assert len(after) == left
    assert state.is_conserved()


@rule("S6.1")
def test_within_a_round_no_trophy_is_struck_out() -> None:
    state = silver_and_gold(1, turns=4)
    one(state, ANNA, 0, (0, 0))
    assert not events(state, StruckTrophy)


@rule("S6.1")
def test_in_a_whole_game_alone_one_trophy_is_struck_out_each_round() -> None:
    state = finished(1)
    won = [event.points for event in events(state, WonTrophy)]
    struck = [event.points for event in events(state, StruckTrophy)]
    assert len(struck) == min(4, 6 - len(won))
    assert sorted(won + struck, reverse=True) == [6, 5, 4, 3, 2, 1][: len(won + struck)]


@rule("S6.1")
def test_with_two_or_more_players_nothing_leaves_and_nothing_is_struck_out() -> None:
    state = silver_and_gold(2, turns=6)
    shown = display(state)
    for seat in (0, 1):
        one(state, seat, 0, (0, 0))
    assert display(state) == shown
    assert not events(state, LeftDisplay)
    assert not events(state, StruckTrophy)


@rule("S6.1", "S3.11")
def test_with_an_empty_deck_the_row_runs_out_alone_too() -> None:
    state = silver_and_gold(1, display=["oo", "ooo"], deck=[])
    for left in (1, 0, 0):
        state.play(ANNA, squares(state, ANNA)[0])
        assert len(display(state)) == left
    assert len(events(state, LeftDisplay)) == 2


@rule("S6.1", "S3.11")
def test_alone_without_a_map_the_turns_go_by_until_the_end() -> None:
    state = silver_and_gold(1, maps={ANNA: [ALMOST, None]}, display=[], deck=[])
    one(state, ANNA, 0, (0, 1))
    assert state.over
    assert state.turns_done == 28
    assert pictures(state, ANNA) == [None, None]


@rule("S6.1", "S3.10")
def test_the_last_turn_alone_leaves_the_display_as_it_is() -> None:
    state = silver_and_gold(1, maps={ANNA: [ALMOST, BIG]}, turns=27, struck=3)
    shown = display(state)
    one(state, ANNA, 0, (0, 1))
    assert state.over
    assert display(state) == shown
    assert not events(state, TookMap)


@rule("S6.2", "S2.1", "S2.2")
def test_alone_the_set_up_is_the_same() -> None:
    state = GAME.new(1, 5)
    assert len(GAME.view(state, ANNA).private.dealt) == 4
    state.play(ANNA, {"type": "choose", "keep": [1, 2]})
    assert len(display(state)) == 4
    assert len(in_deck(state)) == 47 - 2 - 4


@rule("S6.1", "S3.6")
def test_palms_alone_count_the_display_before_the_oldest_leaves() -> None:
    state = silver_and_gold(1, maps={ANNA: ["To", BIG]}, display=["TT", "oo"])
    one(state, ANNA, 0, (0, 0))
    assert card(state, ANNA).palms == (3,)
    assert len([event for event in told(state) if isinstance(event, LeftDisplay)]) == 1
