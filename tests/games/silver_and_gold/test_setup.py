"""S2: four maps for everyone, two are kept; the decks, the display and the starting player."""

from collections import Counter
from itertools import combinations

import pytest

from games.silver_and_gold.builder import ANNA, BEN, CLARA
from games.silver_and_gold.looks import card, display, events, in_deck, offered, refusal
from marks import rule
from trove.core.refusals import BadInput
from trove.games.silver_and_gold.events import Chose, DealtMap, KeptMap, ShowedMap, Started, TurnedUp
from trove.games.silver_and_gold.game import GAME, SilverAndGold
from trove.games.silver_and_gold.pieces import Map
from trove.games.silver_and_gold.words import Choose

PAIRS = [Choose(pair) for pair in combinations(range(4), 2)]


def dealt(state: SilverAndGold, seat: int) -> tuple[Map, ...]:
    maps: tuple[Map, ...] = GAME.view(state, seat).private.dealt
    return maps


def in_play(state: SilverAndGold, seat: int) -> list[Map]:
    return [shown.map for shown in card(state, seat).maps if shown is not None]


@rule("S2.1", "S1.8")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everyone_gets_four_maps_of_his_own(players: int) -> None:
    state = GAME.new(players, 2)
    ids = [one.id for seat in range(players) for one in dealt(state, seat)]
    assert len(ids) == len(set(ids)) == 4 * players
    assert GAME.view(state, None).public.deck == 47 - 4 * players
    assert display(state) == []
    assert state.is_conserved()


@rule("S2.1")
def test_any_two_of_the_four_may_be_kept() -> None:
    state = GAME.new(3, 2)
    for seat in range(3):
        assert offered(state, seat) == PAIRS


@rule("S2.1")
@pytest.mark.parametrize("pair", list(combinations(range(4), 2)))
def test_the_two_that_were_chosen_come_into_play_unmarked(pair: tuple[int, int]) -> None:
    state = GAME.new(2, 6)
    mine = dealt(state, BEN)
    state.play(BEN, Choose((pair[1], pair[0])))  # the order they are named in does not matter
    state.play(ANNA, Choose((0, 1)))
    assert in_play(state, BEN) == [mine[pair[0]], mine[pair[1]]]
    assert [shown.marked for shown in card(state, BEN).maps if shown] == [(), ()]


@rule("S2.1")
def test_all_choose_at_the_same_time_in_any_order() -> None:
    state = GAME.new(4, 2)
    for seat, left in ((CLARA, (0, 1, 3)), (ANNA, (1, 3)), (3, (1,))):
        state.play(seat, PAIRS[seat])
        assert state.to_act() == left
        assert GAME.view(state, None).public.phase == "choosing"
        assert refusal(state, seat, PAIRS[0]).code == "has-chosen"
    state.play(BEN, PAIRS[5])
    assert GAME.view(state, None).public.phase == "marking"
    assert state.to_act() == (0, 1, 2, 3)


@rule("S2.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_others_go_back_and_four_of_all_that_is_left_are_shown(players: int) -> None:
    state = GAME.new(players, 9)
    for seat in range(players):
        state.play(seat, PAIRS[seat])
    held = {one.id for seat in range(players) for one in in_play(state, seat)}
    assert len(held) == 2 * players
    assert len(display(state)) == 4
    assert len(in_deck(state)) == 47 - 2 * players - 4
    assert held | set(display(state)) | in_deck(state) == {f"{c}-{k:02}" for c, n in COLOURS for k in range(1, n + 1)}
    assert [event.map.id for event in events(state, ShowedMap)] == display(state)


COLOURS = (("purple", 12), ("orange", 12), ("green", 12), ("grey", 11))


@rule("S2.1")
def test_maps_sent_back_may_come_out_again() -> None:
    state = GAME.new(2, 6)
    back = {one.id for seat in range(2) for one in dealt(state, seat)[2:]}
    state.play(ANNA, Choose((0, 1)))
    seen: Counter[str] = Counter()
    for seed in range(300):
        copy = state.clone()
        copy.reseed(seed)
        copy.play(BEN, Choose((0, 1)))
        seen.update(display(copy))
    assert len(seen) == 43  # every map not in play is shown some time
    assert all(10 <= seen[name] <= 55 for name in back)  # 28 times on average


@rule("S2.1")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_map_is_as_likely_to_be_dealt(seat: int) -> None:
    found: Counter[int] = Counter()
    for seed in range(940):
        found.update(GAME.new(3, seed, journal=False).dealt[4 * seat : 4 * seat + 4])
    assert len(found) == 47
    assert all(45 <= n <= 120 for n in found.values()), found  # 80 times on average


@rule("S2.1")
def test_which_maps_were_kept_is_told_to_all_when_all_have_chosen() -> None:
    state = GAME.new(3, 4)
    for seat in range(3):
        assert not events(state, KeptMap)
        state.play(seat, PAIRS[seat])
    for viewer in (None, 0, 1, 2):
        kept = events(state, KeptMap, viewer)
        assert [event.seat for event in kept] == [0, 0, 1, 1, 2, 2]
        assert [event.map for event in kept] == [one for seat in range(3) for one in in_play(state, seat)]


@rule("S2.2")
def test_the_eight_expedition_cards_are_shuffled_and_the_score_cards_empty() -> None:
    state = GAME.new(4, 1)
    assert (state.expedition_n, state.card) == (8, 0)
    assert not events(state, TurnedUp)
    for seat in range(4):
        shown = card(state, seat)
        assert (shown.coins, shown.trophies, shown.palms, shown.completed, shown.owed) == (0, (), (), (), 0)
    assert GAME.view(state, None).public.trophies_left == (6, 5, 4, 3, 2, 1)
    assert state.scores() == [0, 0, 0, 0]


@rule("S2.2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_any_player_starts_at_random_or_by_the_hosts_choice(players: int) -> None:
    starts = Counter(GAME.new(players, seed, journal=False).start for seed in range(240))
    assert set(starts) == set(range(players))
    assert min(starts.values()) > 240 / players * 0.6
    for seat in range(players):
        for seed in range(3):
            state = GAME.new(players, seed, {"starting_player": seat})
            assert GAME.view(state, None).public.start == seat
            assert events(state, Started) == [Started(seat)]


@rule("S2.2")
@pytest.mark.parametrize("seat", [-1, 2, True, "0", 1.5])
def test_a_starting_player_who_does_not_sit_there_is_refused(seat: object) -> None:
    with pytest.raises(BadInput) as refused:
        GAME.new(2, 1, {"starting_player": seat})
    assert refused.value.code == "bad-option"


@rule("S1.8")
@pytest.mark.parametrize("players", [0, 5, -1, True, 2.0, None])
def test_as_many_players_as_there_are_score_cards(players: object) -> None:
    with pytest.raises(BadInput) as refused:
        GAME.new(players, 1)  # type: ignore[arg-type]
    assert refused.value.code == "bad-players"
    assert list(GAME.players) == [1, 2, 3, 4]  # one alone by S6


@rule("S2.1")
def test_a_seat_is_told_what_it_was_dealt_and_chose() -> None:
    state = GAME.new(2, 1)
    assert [event.map for event in events(state, DealtMap, ANNA)] == list(dealt(state, ANNA))
    state.play(ANNA, Choose((1, 3)))
    assert events(state, Chose, ANNA) == [Chose(ANNA, (1, 3))]
    assert GAME.view(state, ANNA).private.chosen == (1, 3)
