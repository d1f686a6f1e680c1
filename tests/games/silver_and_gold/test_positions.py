"""Positions that could not arise at a table are not taken from a file: each would end in nonsense, or worse."""

from collections.abc import Callable

import pytest

from drafts import altered
from games.silver_and_gold.builder import ANNA, BEN, BIG, CLARA, silver_and_gold
from games.silver_and_gold.looks import choose_first_maps, one
from trove.core.refusals import BadInput
from trove.games.silver_and_gold import constants as const
from trove.games.silver_and_gold.game import GAME, SilverAndGold
from trove.games.silver_and_gold.state import FIELDS

Damage = Callable[[], SilverAndGold]


def marking(turns: int = 6) -> SilverAndGold:
    return silver_and_gold(3, turns=turns)


def taking(turns: int = 0) -> SilverAndGold:
    """Anna is to take a map."""
    state = silver_and_gold(3, maps={ANNA: ["#o", BIG]}, turns=turns)
    for seat in (CLARA, BEN):
        one(state, seat, 0, (0, 0))
    one(state, ANNA, 0, (0, 1))
    assert state.phase == const.TAKING
    return state


def changed(state: SilverAndGold, **fields: object) -> SilverAndGold:
    return altered(state, **fields)


def everybody_takes_though_nobody_completed_a_map() -> SilverAndGold:
    return changed(marking(), phase=const.TAKING, stage=[const.DONE] * 3 + [0], queue=0)


def the_last_seat_takes_without_an_empty_place() -> SilverAndGold:
    state = silver_and_gold(4, turns=3)
    return changed(state, phase=const.TAKING, stage=[const.DONE] * 4, queue=3, turn=3)


def another_than_the_next_in_order_takes() -> SilverAndGold:
    return changed(taking(), turn=BEN)


def somebody_takes_who_has_had_his_turn() -> SilverAndGold:
    return changed(taking(), queue=1)


def somebody_takes_after_the_last_turn() -> SilverAndGold:
    return changed(taking(turns=26), turns_done=27, expedition=list(taking(turns=26).expedition))


def a_map_is_taken_where_there_is_none() -> SilverAndGold:
    state = silver_and_gold(2, maps={ANNA: [None, BIG]}, display=[], deck=[], turns=3)
    return changed(state, phase=const.TAKING, stage=[const.DONE, const.DONE, 0, 0], queue=0)


def all_have_marked_and_nothing_follows() -> SilverAndGold:
    return changed(marking(), stage=[const.DONE] * 3 + [0])


def all_have_chosen_and_nothing_follows() -> SilverAndGold:
    return changed(GAME.new(2, 1), chosen=[1, 1, 0, 0])


def more_turns_to_come_than_cards() -> SilverAndGold:
    return changed(marking(6), turns_done=0)


def more_cards_than_turns_to_come() -> SilverAndGold:
    return changed(marking(0), turns_done=6)


def cards_were_turned_before_all_have_chosen() -> SilverAndGold:
    return changed(GAME.new(2, 1), expedition=[0, 0, 2, 2, 1, 1, 1], expedition_n=7)


def turns_were_played_before_all_have_chosen() -> SilverAndGold:
    return changed(GAME.new(2, 1), turns_done=7)


def more_squares_are_owed_than_a_map_has() -> SilverAndGold:
    return changed(marking(), stage=[const.OWING, 0, 0, 0], owed=[32767, 0, 0, 0])


def a_trophy_was_won_twice() -> SilverAndGold:
    state = silver_and_gold(2, trophies={ANNA: [6, 5], BEN: [4]})
    return changed(state, trophies=[5, 5, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0])


def a_row_was_carried_out_without_its_coins() -> SilverAndGold:
    return changed(silver_and_gold(2, trophies={ANNA: [6]}), coins=[3, 0, 0, 0])


def a_map_lies_in_two_places() -> SilverAndGold:
    state = marking()
    return changed(state, display=[state.maps[0], *state.display[1:]])


def a_place_without_a_map_has_free_squares() -> SilverAndGold:
    state = silver_and_gold(2, maps={ANNA: [None, BIG]})
    return changed(state, free=[1, *state.free[1:]])


def a_square_is_free_that_is_not_on_the_map() -> SilverAndGold:
    state = silver_and_gold(2, maps={ANNA: ["oo", BIG]})
    return changed(state, free=[7, *state.free[1:]])


def a_map_went_out_of_the_game_of_two() -> SilverAndGold:
    state = marking()
    place = list(state.place)
    place[place.index(const.DECK)] = const.GONE
    return changed(state, place=place, deck_n=state.deck_n - 1)


def a_map_of_the_pack_is_nowhere() -> SilverAndGold:
    state = marking()
    place = list(state.place)
    place[place.index(const.DECK)] = const.ABSENT
    return changed(state, place=place, deck_n=state.deck_n - 1)


def it_is_over_before_its_end() -> SilverAndGold:
    return changed(marking(), over=1)


def the_28th_turn_is_over_and_the_game_is_not() -> SilverAndGold:
    return changed(marking(), turns_done=28)


DAMAGED: list[Damage] = [
    everybody_takes_though_nobody_completed_a_map,
    the_last_seat_takes_without_an_empty_place,
    another_than_the_next_in_order_takes,
    somebody_takes_who_has_had_his_turn,
    somebody_takes_after_the_last_turn,
    a_map_is_taken_where_there_is_none,
    all_have_marked_and_nothing_follows,
    all_have_chosen_and_nothing_follows,
    more_turns_to_come_than_cards,
    more_cards_than_turns_to_come,
    cards_were_turned_before_all_have_chosen,
    turns_were_played_before_all_have_chosen,
    more_squares_are_owed_than_a_map_has,
    a_trophy_was_won_twice,
    a_row_was_carried_out_without_its_coins,
    a_map_lies_in_two_places,
    a_place_without_a_map_has_free_squares,
    a_square_is_free_that_is_not_on_the_map,
    a_map_went_out_of_the_game_of_two,
    a_map_of_the_pack_is_nowhere,
    it_is_over_before_its_end,
    the_28th_turn_is_over_and_the_game_is_not,
]


def refuse(state: SilverAndGold) -> None:
    assert not state.is_conserved()
    GAME.unpack(state.pack())


@pytest.mark.parametrize("damage", DAMAGED, ids=lambda damage: damage.__name__)
def test_a_position_that_cannot_arise_is_refused(damage: Damage) -> None:
    with pytest.raises(BadInput) as refused:
        refuse(damage())
    assert refused.value.code in ("bad-pack", "bad-position")  # the latter where a field has no room for it


@pytest.mark.parametrize("position", [marking, taking, lambda: GAME.new(2, 1), lambda: GAME.new(1, 1)])
def test_the_positions_that_were_damaged_are_whole_undamaged(position: Damage) -> None:
    assert position().is_conserved()


def test_a_finished_game_is_taken() -> None:
    state = GAME.new(2, 5)
    while not state.over:
        state.apply(state.turn, state.legal(state.turn)[0])
    assert GAME.unpack(state.pack()).scores() == state.scores()


def test_the_ranges_of_packed_fields_are_whole_numbers() -> None:
    assert all(type(number) is int for field in FIELDS.values() for number in field)


def test_every_first_turn_of_a_real_game_is_taken() -> None:
    for players in (1, 2, 3, 4):
        state = GAME.new(players, 3)
        choose_first_maps(state)
        assert GAME.unpack(state.pack()).hash() == state.hash()
