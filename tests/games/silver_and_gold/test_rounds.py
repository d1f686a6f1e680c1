"""S3.12 to S3.14 and S4.1: the starting player's mark, rounds, expedition cards, the end."""

from collections import Counter
from random import Random

import msgspec
import pytest

from drafts import altered
from games.silver_and_gold.builder import ANNA, BEN, BIG, CLARA, island, silver_and_gold
from games.silver_and_gold.looks import all_the_others_mark, card, display, events, items, one, pictures, squares, told
from marks import rule
from trove.games.silver_and_gold.events import Ended, PassedMark, RoundEnded, Started, TurnedUp
from trove.games.silver_and_gold.game import GAME, SilverAndGold
from trove.games.silver_and_gold.knowledge import Public
from trove.games.silver_and_gold.pieces import PATTERN_NAMES

EIGHT = Counter(["domino", "l_of_four", "t_of_four", "square_of_four"] + 2 * ["straight_three"] + 2 * ["corner_three"])


def finished(players: int, seed: int, **options: object) -> SilverAndGold:
    """A match of random choices."""
    state, chance = GAME.new(players, seed, options), Random(seed)
    while not state.over:
        seat = chance.choice(state.to_act())
        state.apply(seat, chance.choice(state.legal(seat)))
    return state


def public(state: SilverAndGold) -> Public:
    seen: Public = GAME.view(state, None).public
    return seen


def all_mark(state: SilverAndGold) -> None:
    for seat in state.to_act():
        state.play(seat, squares(state, seat)[0])


# S3.12


@rule("S3.12", "S2.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_mark_moves_clockwise_every_turn_also_from_round_to_round(players: int) -> None:
    state = finished(players, 5)
    (start,) = (event.seat for event in events(state, Started))
    marks = [event.seat for event in events(state, PassedMark)]
    assert marks == [(start + k) % players for k in range(1, 29)]


@rule("S3.12")
@pytest.mark.parametrize("turns", [0, 6, 7, 20])
def test_the_next_player_starts_the_next_turn(turns: int) -> None:
    state = silver_and_gold(3, turns=turns, start=CLARA)
    all_mark(state)
    assert public(state).start == ANNA
    all_mark(state)
    assert public(state).start == BEN


# S3.13


@rule("S3.13", "S3.1")
@pytest.mark.parametrize("players", [1, 3])
def test_a_game_is_four_rounds_of_seven_turns(players: int) -> None:
    state = finished(players, 8)
    kinds = [event for event in GAME.events(state, None) if isinstance(event, TurnedUp | RoundEnded)]
    assert [k for k, event in enumerate(kinds) if isinstance(event, RoundEnded)] == [7, 15, 23, 31]
    assert [event.round for event in kinds if isinstance(event, RoundEnded)] == [1, 2, 3, 4]
    assert len(kinds) == 32


@rule("S3.13", "S1.5")
def test_in_every_round_seven_of_the_eight_cards_are_shown_and_the_eighth_never() -> None:
    missing: Counter[str] = Counter()
    for seed in range(40):
        cards = [event.pattern for event in events(finished(2, seed), TurnedUp)]
        for first in range(0, 28, 7):
            seen = Counter(cards[first : first + 7])
            assert seen < EIGHT
            missing.update((EIGHT - seen).elements())
    assert missing.total() == 160
    assert set(missing) == set(PATTERN_NAMES)  # all are shuffled again: each stays out some time


@rule("S3.13")
def test_after_the_seventh_turn_all_eight_cards_are_shuffled_again() -> None:
    first: Counter[str] = Counter()
    turned = ["domino", "straight_three", "straight_three", "corner_three", "l_of_four", "t_of_four"]
    state = silver_and_gold(turns=6, pattern="square_of_four", turned=turned)  # type: ignore[arg-type]
    assert state.expedition_n == 1
    one(state, ANNA, 0, (0, 0))
    for seed in range(200):
        copy = state.clone()
        copy.reseed(seed)
        one(copy, BEN, 0, (0, 0))
        first[PATTERN_NAMES[copy.card - 1]] += 1
        assert copy.expedition_n == 7
    assert set(first) == set(PATTERN_NAMES)


@rule("S3.13")
@pytest.mark.parametrize("turns", [6, 13, 20])
def test_a_round_box_is_crossed_off_and_everything_else_stays(turns: int) -> None:
    state = silver_and_gold(
        maps={ANNA: ["#$oo", BIG], BEN: [BIG, "ooo"]},
        display=["T", "oo", "o", "oX"],
        turns=turns,
        trophies={BEN: [6, 5]},
        completed={BEN: ["oo"]},
        palms={ANNA: [2]},
    )
    shown = display(state)
    assert public(state).round == turns // 7 + 1
    assert public(state).turn_of_round == 7
    one(state, ANNA, 0, (0, 1))
    one(state, BEN, 1, (0, 2))
    assert RoundEnded(turns // 7 + 1) in told(state)
    assert (public(state).round, public(state).turn_of_round) == (turns // 7 + 2, 1)
    assert display(state) == shown
    assert public(state).trophies_left == (4, 3, 2, 1)
    assert pictures(state, ANNA) == ["##oo", BIG]
    assert pictures(state, BEN) == [BIG, "oo#"]
    assert (card(state, ANNA).coins, card(state, ANNA).palms) == (1, (2,))
    assert len(card(state, BEN).completed) == 1


@rule("S3.13")
@pytest.mark.parametrize("turns", [0, 5, 7, 12])
def test_no_round_ends_before_its_seventh_turn(turns: int) -> None:
    state = silver_and_gold(turns=turns)
    all_mark(state)
    assert not events(state, RoundEnded)


# S3.14


@rule("S3.14")
def test_only_the_current_card_is_shown() -> None:
    turned = ["domino", "corner_three", "t_of_four"]
    state = silver_and_gold(turns=3, pattern="l_of_four", turned=turned)  # type: ignore[arg-type]
    for viewer in (ANNA, BEN, None):
        text = msgspec.json.encode(GAME.view(state, viewer)).decode()
        assert public(state).turned is None
        assert "l_of_four" in text
        assert not any(name in text for name in turned)


@rule("S3.14")
def test_the_memory_aid_shows_the_cards_of_this_round_to_all() -> None:
    turned = ["domino", "corner_three", "t_of_four"]
    state = silver_and_gold(turns=10, pattern="l_of_four", turned=turned, memory_aid=True)  # type: ignore[arg-type]
    for viewer in (ANNA, BEN, None):
        assert GAME.view(state, viewer).public.turned == ("domino", "corner_three", "l_of_four", "t_of_four")


@rule("S3.14")
def test_a_careful_player_remembers_the_cards_of_this_round() -> None:
    turned = ["domino", "corner_three", "t_of_four"]
    state = silver_and_gold(turns=3, pattern="l_of_four", turned=turned)  # type: ignore[arg-type]
    assert GAME.knowledge(state, ANNA).public.turned == ("domino", "corner_three", "l_of_four", "t_of_four")


@rule("S3.14", "S3.13")
def test_after_a_round_the_memory_aid_begins_afresh() -> None:
    state = silver_and_gold(turns=6, memory_aid=True)
    all_mark(state)
    assert public(state).turned == (public(state).pattern,)


@rule("S3.14")
def test_the_memory_aid_changes_no_rule() -> None:
    plain, aided = finished(3, 4), finished(3, 4, memory_aid=True)
    assert GAME.events(plain, None) == GAME.events(aided, None)
    assert plain.scores() == aided.scores()


# S4.1


@rule("S4.1")
def test_the_game_ends_after_step_3_of_the_28th_turn() -> None:
    state = silver_and_gold(maps={ANNA: ["#$", BIG]}, coins={ANNA: 3}, turns=27)
    one(state, ANNA, 0, (0, 1))
    assert not state.over
    all_the_others_mark(state, ANNA)
    assert state.over
    assert state.to_act() == ()
    assert told(state)[-1] == Ended()
    assert items(state, ANNA) == {("S3.5", 4): 1, ("S3.9", 6): 1, ("S4.2", 2): 1}
    assert public(state).over
    assert public(state).pattern is None


@rule("S4.1")
def test_the_27th_turn_is_not_the_last() -> None:
    state = silver_and_gold(turns=26)
    all_mark(state)
    assert not state.over
    all_mark(state)
    assert state.over


@rule("S4.1")
def test_unfinished_maps_and_their_seals_score_nothing_but_their_coins_and_palms_stay() -> None:
    state = silver_and_gold(
        maps={ANNA: [island("$To", "grey", ("grey", 2)), island("o##", "green", ("grey", 9))]},
        completed={ANNA: [island("oo", "grey")]},
        display=["T"],
        turns=27,
    )
    state = altered(state, card=1)
    state.play(ANNA, {"type": "mark", "slot": 0, "corner": 0})
    all_the_others_mark(state, ANNA)
    assert state.over
    assert items(state, ANNA) == {("S3.5", 1): 1, ("S3.6", 2): 1, ("S4.2", 2): 1}
    assert state.scores()[ANNA] == 5


@rule("S4.1", "S4.2")
def test_a_map_completed_in_the_last_turn_scores_with_its_seal() -> None:
    state = silver_and_gold(maps={ANNA: [island("##o", "grey", ("grey", 1)), BIG]}, turns=27)
    one(state, ANNA, 0, (0, 2))
    all_the_others_mark(state, ANNA)
    assert state.scores()[ANNA] == 4


@rule("S4.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_game_ends_after_28_turns(players: int) -> None:
    for seed in range(8):
        state = finished(players, seed)
        assert state.turns_done == 28
        assert len(events(state, TurnedUp)) == 28
        assert isinstance(GAME.events(state, None)[-1], Ended)
        assert state.is_conserved()
