"""S3.8 to S3.11: trophies and new maps, in order from the starting player."""

import pytest

from drafts import altered
from games.silver_and_gold.builder import ANNA, BEN, BIG, CLARA, DAVE, silver_and_gold
from games.silver_and_gold.looks import (
    all_the_others_mark,
    card,
    display,
    events,
    in_deck,
    lay,
    offered,
    one,
    picture,
    pictures,
    refusal,
    squares,
    takings,
    told,
)
from marks import rule
from trove.games.silver_and_gold.events import (
    CompletedMap,
    Ended,
    Marked,
    MarkedOne,
    MissedTrophy,
    PassedMark,
    ShowedMap,
    TookMap,
    TurnedUp,
    WonTrophy,
)
from trove.games.silver_and_gold.game import GAME, SilverAndGold
from trove.games.silver_and_gold.words import TakeBlind, TakeMap

ALMOST = "#o"  # one square, and it is completed
COIN = "$ooo"


def all_complete(players: int, start: int = ANNA, **more: object) -> SilverAndGold:
    """Everybody has just completed the left one of their maps; step 3 begins."""
    maps = {seat: [ALMOST, BIG] for seat in range(players)}
    state = silver_and_gold(players, maps=maps, start=start, **more)  # type: ignore[arg-type]
    for seat in range(players):
        one(state, seat, 0, (0, 1))
    return state


# S3.8


@rule("S3.8")
@pytest.mark.parametrize("start", [ANNA, BEN, CLARA, DAVE])
def test_maps_are_taken_clockwise_from_the_starting_player(start: int) -> None:
    state = all_complete(4, start)
    for k in range(4):
        assert state.to_act() == ((start + k) % 4,)
        state.play((start + k) % 4, TakeMap(0))
    assert [event.seat for event in events(state, TookMap)] == [(start + k) % 4 for k in range(4)]
    assert state.turns_done == 1


@rule("S3.8", "S3.9")
@pytest.mark.parametrize("start", [ANNA, BEN, CLARA])
def test_trophies_are_won_clockwise_from_the_starting_player(start: int) -> None:
    maps = {seat: [COIN, BIG] for seat in range(3)}
    state = silver_and_gold(3, maps=maps, coins=dict.fromkeys(range(3), 3), start=start)
    for seat in (CLARA, ANNA, BEN):
        one(state, seat, 0, (0, 0))
    won = [(event.seat, event.points) for event in events(state, WonTrophy)]
    assert won == [(start, 6), ((start + 1) % 3, 5), ((start + 2) % 3, 4)]


@rule("S3.8")
def test_a_player_carries_out_his_rows_first_and_then_his_maps() -> None:
    state = silver_and_gold(maps={ANNA: ["#$", BIG]}, coins={ANNA: 3})
    all_the_others_mark(state, ANNA)
    one(state, ANNA, 0, (0, 1))
    kinds = [type(event) for event in told(state)]
    assert kinds.index(WonTrophy) < kinds.index(CompletedMap)
    state.play(ANNA, TakeMap(0))
    assert type(told(state)[0]) is TookMap


@rule("S3.8")
def test_a_player_carries_out_all_of_his_before_the_next_player() -> None:
    state = silver_and_gold(maps={ANNA: [ALMOST, BIG], BEN: ["#$", BIG]}, coins={BEN: 3})
    one(state, ANNA, 0, (0, 1))
    one(state, BEN, 0, (0, 1))
    assert state.to_act() == (ANNA,)
    state.play(ANNA, TakeMap(0))
    state.play(BEN, TakeMap(0))
    seats = [e.seat for e in GAME.events(state, None) if isinstance(e, WonTrophy | CompletedMap | TookMap)]
    assert seats == sorted(seats)


@rule("S3.8")
def test_who_completed_nothing_is_not_asked() -> None:
    state = silver_and_gold(3, maps={BEN: [ALMOST, BIG]}, start=CLARA)
    all_the_others_mark(state, BEN)
    one(state, BEN, 0, (0, 1))
    assert state.to_act() == (BEN,)
    assert refusal(state, ANNA, TakeMap(0)).rule == "S3.8"
    state.play(BEN, TakeBlind())
    assert state.turns_done == 1
    assert state.to_act() == (ANNA, BEN, CLARA)


@rule("S3.8")
def test_where_nobody_completed_anything_the_next_card_is_turned_at_once() -> None:
    state = silver_and_gold(3)
    for seat in (BEN, ANNA, CLARA):
        one(state, seat, 0, (0, 0))
    assert [type(event) for event in told(state)] == [MarkedOne, PassedMark, TurnedUp]


# S3.9


@rule("S3.9", "S1.6")
def test_a_full_row_takes_the_highest_trophy_left() -> None:
    state = silver_and_gold(
        3, maps={CLARA: [COIN, BIG]}, coins={CLARA: 7}, trophies={ANNA: [6, 3], CLARA: [5], BEN: [4]}
    )
    one(state, CLARA, 0, (0, 0))
    all_the_others_mark(state, CLARA)
    assert card(state, CLARA).trophies == (5, 2)
    assert GAME.view(state, None).public.trophies_left == (1,)


@rule("S3.9", "S1.6")
def test_after_six_there_is_no_trophy() -> None:
    gone = {ANNA: [6, 5, 4], BEN: [3, 2, 1]}
    state = silver_and_gold(3, maps={CLARA: [COIN, BIG]}, coins={CLARA: 3}, trophies=gone)
    one(state, CLARA, 0, (0, 0))
    all_the_others_mark(state, CLARA)
    assert GAME.view(state, None).public.trophies_left == ()
    assert sum(card(state, CLARA).trophies) == 0
    assert state.scores()[CLARA] == 4
    assert state.is_conserved()


@rule("S3.9")
def test_no_trophy_is_won_when_none_is_left() -> None:
    """Everybody is told that the row wins nothing, and no trophy is on the score sheet."""
    gone = {ANNA: [6, 5, 4], BEN: [3, 2, 1]}
    state = silver_and_gold(3, maps={CLARA: [COIN, BIG]}, coins={CLARA: 3}, trophies=gone)
    one(state, CLARA, 0, (0, 0))
    all_the_others_mark(state, CLARA)
    assert not events(state, WonTrophy)
    assert events(state, MissedTrophy) == [MissedTrophy(CLARA, 0)]
    assert [item.rule for item in GAME.score_sheet(state).items if item.seat == CLARA] == ["S3.5"]


@rule("S3.9")
def test_of_two_players_only_the_first_gets_the_last_trophy() -> None:
    gone = {ANNA: [6, 5, 4], CLARA: [3, 2]}
    maps = {BEN: [COIN, BIG], CLARA: [COIN, BIG]}
    state = silver_and_gold(3, maps=maps, coins={BEN: 3, CLARA: 11}, trophies=gone, start=CLARA)
    one(state, BEN, 0, (0, 0))
    one(state, CLARA, 0, (0, 0))
    all_the_others_mark(state, CLARA)
    assert card(state, CLARA).trophies == (3, 2, 1)
    assert sum(card(state, BEN).trophies) == 0


@rule("S3.9")
def test_two_rows_filled_in_one_turn_take_two_trophies_the_upper_row_first() -> None:
    state = silver_and_gold(maps={ANNA: [COIN, BIG]}, coins={ANNA: 3})
    state = altered(state, coins=[7, 0, 0, 0])  # no pattern has five squares, so no turn brings five coins
    one(state, ANNA, 0, (0, 0))
    all_the_others_mark(state, ANNA)
    assert events(state, WonTrophy) == [WonTrophy(ANNA, 0, 6), WonTrophy(ANNA, 1, 5)]
    assert card(state, ANNA).trophies == (6, 5)


@rule("S3.9")
def test_two_rows_at_once_come_before_the_next_players_row() -> None:
    maps = {ANNA: [COIN, BIG], BEN: [COIN, BIG]}
    state = silver_and_gold(maps=maps, coins={BEN: 3, ANNA: 3}, start=BEN)
    state = altered(state, coins=[3, 7, 0, 0])
    one(state, ANNA, 0, (0, 0))
    one(state, BEN, 0, (0, 0))
    assert [card(state, seat).trophies for seat in (ANNA, BEN)] == [(4,), (6, 5)]


@rule("S3.9")
def test_a_row_takes_its_trophy_once_only() -> None:
    state = silver_and_gold(maps={ANNA: [COIN, "$ooo"]}, coins={ANNA: 3})
    one(state, ANNA, 0, (0, 0))
    all_the_others_mark(state, ANNA)
    one(state, ANNA, 1, (0, 0))
    all_the_others_mark(state, ANNA)
    assert state.turns_done == 2
    assert events(state, WonTrophy) == [WonTrophy(ANNA, 0, 6)]


# S3.10


@rule("S3.10")
def test_a_completed_map_is_laid_aside_open() -> None:
    state = all_complete(2)
    assert [done.rows for done in card(state, ANNA).completed] == [("oo",)]
    assert picture(state, ANNA, 0) is None
    first = events(state, CompletedMap)[0]
    assert (first.seat, first.map.rows) == (ANNA, ("oo",))


@rule("S3.10")
def test_the_new_map_is_one_of_the_display_or_blind_from_the_deck() -> None:
    state = all_complete(2)
    assert offered(state, ANNA) == [TakeMap(0), TakeMap(1), TakeMap(2), TakeMap(3), TakeBlind()]
    shown = display(state)
    state.play(ANNA, TakeMap(2))
    (taken,) = events(state, TookMap)
    assert (taken.seat, taken.slot, taken.map.id, taken.blind) == (ANNA, 0, shown[2], False)
    assert display(state) == [shown[0], shown[1], shown[3]]
    deck = in_deck(state)
    state.play(BEN, TakeBlind())
    blind = events(state, TookMap)[1]
    assert (blind.seat, blind.blind) == (BEN, True)
    assert blind.map.id in deck
    assert in_deck(state) < deck


@rule("S3.10", "S5.1")
def test_a_map_taken_blind_is_any_of_the_deck_and_then_open() -> None:
    state = all_complete(2, deck=["oo", "ooo", "$"])
    found = set()
    for seed in range(40):
        copy = state.clone()
        copy.reseed(seed)
        copy.play(ANNA, TakeBlind())
        shown = GAME.view(copy, BEN).public.seats[ANNA].maps[0]
        assert shown is not None
        assert shown.marked == ()
        found.add(shown.map.rows)
    assert found == {("oo",), ("ooo",), ("$",)}


@rule("S3.10")
def test_a_new_map_takes_the_place_of_the_completed_one() -> None:
    state = silver_and_gold(maps={ANNA: [BIG, ALMOST]}, display=["ooo"])
    one(state, ANNA, 1, (0, 1))
    all_the_others_mark(state, ANNA)
    state.play(ANNA, TakeMap(0))
    assert pictures(state, ANNA) == [BIG, "ooo"]


@rule("S3.10")
def test_who_completed_both_takes_two_and_sees_the_first_before_choosing_the_second() -> None:
    state = silver_and_gold(maps={ANNA: ["#X", ALMOST]}, display=["ooo", "T"])
    one(state, ANNA, 0, (0, 1))
    all_the_others_mark(state, ANNA)
    assert len(events(state, CompletedMap)) == 2
    state.play(ANNA, TakeBlind())
    assert state.to_act() == (ANNA,)
    shown = picture(state, ANNA, 0)
    assert shown is not None
    assert "#" not in shown
    assert picture(state, ANNA, 1) is None
    assert takings(state, ANNA) == [TakeMap(0), TakeMap(1), TakeBlind()]
    state.play(ANNA, TakeMap(1))
    assert picture(state, ANNA, 1) == "T"
    assert state.turns_done == 1


@rule("S3.10", "S3.8")
def test_both_maps_of_one_player_come_before_the_next_player() -> None:
    state = silver_and_gold(maps={ANNA: ["#X", ALMOST], BEN: [ALMOST, BIG]})
    one(state, BEN, 0, (0, 1))
    one(state, ANNA, 0, (0, 1))
    for seat in (ANNA, ANNA, BEN):
        assert state.to_act() == (seat,)
        state.play(seat, TakeMap(0))
    assert state.turns_done == 1


@rule("S3.10")
def test_taking_is_not_optional() -> None:
    state = all_complete(2)
    assert {type(words) for words in offered(state, ANNA)} == {TakeMap, TakeBlind}


@rule("S3.10", "S4.1")
def test_after_the_very_last_turn_nobody_takes_and_nothing_is_refilled() -> None:
    maps = {ANNA: [ALMOST, BIG], BEN: ["#$", BIG]}
    state = silver_and_gold(maps=maps, display=["oo", "ooo"], turns=27, coins={BEN: 3})
    one(state, ANNA, 0, (0, 1))
    one(state, BEN, 0, (0, 1))
    assert state.over
    assert len(display(state)) == 2
    assert len(events(state, CompletedMap)) == 2
    assert not events(state, TookMap)
    assert not events(state, ShowedMap)
    assert events(state, WonTrophy) == [WonTrophy(BEN, 0, 6)]
    assert pictures(state, ANNA) == [None, BIG]
    assert told(state)[-1] == Ended()


@rule("S3.10")
def test_in_the_turn_before_the_last_maps_are_still_taken() -> None:
    state = silver_and_gold(maps={ANNA: [ALMOST, BIG]}, turns=26)
    one(state, ANNA, 0, (0, 1))
    all_the_others_mark(state, ANNA)
    assert state.to_act() == (ANNA,)
    state.play(ANNA, TakeMap(0))
    assert state.turns_done == 27
    assert len(display(state)) == 4


# S3.11


@rule("S3.11", "S2.1")
def test_the_display_is_refilled_to_four_only_when_all_have_taken() -> None:
    state = all_complete(3)
    shown = display(state)
    state.play(ANNA, TakeMap(0))
    assert display(state) == shown[1:]
    state.play(BEN, TakeMap(0))
    assert display(state) == shown[2:]
    assert takings(state, CLARA) == [TakeMap(0), TakeMap(1), TakeBlind()]
    state.play(CLARA, TakeBlind())
    assert display(state)[:2] == shown[2:]
    assert len(display(state)) == 4
    assert len(events(state, ShowedMap)) == 2
    assert state.is_conserved()


@rule("S3.11")
def test_with_an_empty_display_maps_come_from_the_deck() -> None:
    state = all_complete(2, display=[], deck=["ooo", "oo"])
    took = events(state, TookMap)  # one way only, so nobody is asked
    assert [(event.seat, event.blind) for event in took] == [(ANNA, True), (BEN, True)]
    assert state.turns_done == 1
    assert display(state) == []


@rule("S3.11")
def test_the_last_of_four_may_find_the_display_empty() -> None:
    maps = {seat: ["#X", ALMOST] for seat in (ANNA, BEN)} | {CLARA: [ALMOST, BIG]}
    state = silver_and_gold(3, maps=maps)
    for seat in (ANNA, BEN):
        one(state, seat, 0, (0, 1))
    one(state, CLARA, 0, (0, 1))
    for seat in (ANNA, ANNA, BEN):
        state.play(seat, TakeMap(0))
    state.play(BEN, TakeMap(0))
    assert [event.blind for event in events(state, TookMap) if event.seat == CLARA] == [True]
    assert len(display(state)) == 4


@rule("S3.11")
def test_with_an_empty_deck_maps_come_from_the_display_which_shrinks() -> None:
    state = all_complete(2, display=["ooo", "oo", "o"], deck=[])
    assert takings(state, ANNA) == [TakeMap(0), TakeMap(1), TakeMap(2)]
    said = refusal(state, ANNA, TakeBlind())
    assert (said.rule, said.code) == ("S3.11", "deck-empty")
    state.play(ANNA, TakeMap(1))
    assert takings(state, BEN) == [TakeMap(0), TakeMap(1)]
    state.play(BEN, TakeMap(1))
    assert len(display(state)) == 1
    assert not events(state, ShowedMap)
    assert state.turns_done == 1


@rule("S3.11")
def test_a_deck_that_runs_out_while_refilling_leaves_fewer_in_the_display() -> None:
    state = all_complete(2, display=["ooo", "oo", "o", "oooo"], deck=["$"])
    state.play(ANNA, TakeMap(0))
    state.play(BEN, TakeMap(0))
    assert len(display(state)) == 3
    assert in_deck(state) == set()
    assert [event.map.rows for event in events(state, ShowedMap)] == [("$",)]


@rule("S3.11")
def test_the_last_map_there_is_taken_without_asking() -> None:
    state = all_complete(2, display=["ooo"], deck=[])
    assert pictures(state, ANNA) == ["ooo", BIG]
    assert pictures(state, BEN) == [None, BIG]
    assert state.turns_done == 1


@rule("S3.11")
def test_with_neither_the_place_stays_empty_for_good() -> None:
    state = all_complete(2, display=[], deck=[])
    assert state.turns_done == 1
    assert not events(state, TookMap)
    for turn in range(2, 4):
        assert pictures(state, ANNA)[0] is None
        assert {words.slot for words in squares(state, ANNA)} == {1}
        for seat in (ANNA, BEN):
            state.play(seat, squares(state, seat)[0])
        assert state.turns_done == turn
    assert state.is_conserved()


@rule("S3.11")
def test_a_player_without_a_free_square_skips_step_2() -> None:
    state = silver_and_gold(maps={ANNA: [ALMOST, None]}, display=[], deck=[])
    one(state, ANNA, 0, (0, 1))
    all_the_others_mark(state, ANNA)
    assert state.turns_done == 1
    assert state.to_act() == (BEN,)
    assert refusal(state, ANNA, {"type": "mark_one", "slot": 0, "square": 0}).code == "no-free-square"
    state.play(BEN, squares(state, BEN)[0])
    assert state.turns_done == 2
    assert state.to_act() == (BEN,)


@rule("S3.11", "S4.1")
def test_where_nobody_has_a_free_square_the_turns_go_by_until_the_end() -> None:
    state = silver_and_gold(maps={ANNA: [ALMOST, None], BEN: [None, ALMOST]}, display=[], deck=[], turns=3)
    one(state, ANNA, 0, (0, 1))
    one(state, BEN, 1, (0, 1))
    assert state.over
    assert state.turns_done == 28
    assert len([event for event in told(state) if isinstance(event, TurnedUp)]) == 24
    assert state.is_conserved()


@rule("S3.11", "S3.10")
def test_of_two_empty_places_the_first_is_filled_with_the_last_map() -> None:
    state = silver_and_gold(maps={ANNA: ["#X", ALMOST]}, display=["$$"], deck=[])
    one(state, ANNA, 0, (0, 1))
    all_the_others_mark(state, ANNA)
    assert pictures(state, ANNA) == ["$$", None]
    assert state.to_act() == (ANNA, BEN)


@rule("S3.11", "S3.2")
def test_the_pattern_is_laid_on_the_new_map_in_the_next_turn() -> None:
    state = silver_and_gold(maps={ANNA: [ALMOST, None]}, display=["ooo/ooo"], deck=[])
    one(state, ANNA, 0, (0, 1))
    all_the_others_mark(state, ANNA)
    state = altered(state, card=1)
    lay(state, ANNA, 0, (1, 0), (1, 1))
    assert isinstance(told(state)[0], Marked)
    assert picture(state, ANNA, 0) == "ooo/##o"
