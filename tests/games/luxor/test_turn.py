"""L3: a turn."""

from itertools import pairwise
from random import Random

import pytest

from games.luxor.builder import BLUE, GREEN, RED, SCARAB, STAIRS, TOMB, YELLOW, luxor
from games.luxor.looks import discards, draws, hand_of, offered, refusal, spaces, told
from marks import rule
from trove.games.luxor import constants as const
from trove.games.luxor.events import Drew, DrewUnseen, Moved, Played, Reshuffled, Spent, TookCard, TookKey, TurnedUp
from trove.games.luxor.game import GAME
from trove.games.luxor.words import AllForward, LastToSecondLast, Play, Roll, Spend, TakeCard, TakeKey

LEFT_1 = Play(side="left", adventurer=0, steps=1)


@rule("L3.1")
def test_a_turn_is_a_card_and_a_move_then_the_tile_then_the_draw() -> None:
    state = luxor(adventurers={RED: [5, STAIRS]}, hand={RED: ["1", ...]}, horus_piles={1: []}, draw_pile=["4", "5"])
    state.play(RED, LEFT_1)
    kinds = [type(event) for event in told(state, RED)]
    assert kinds == [Played, Moved, TookKey, Drew]


@rule("L3.1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("start", [RED, BLUE])
def test_then_comes_the_next_player_clockwise(players: int, start: int) -> None:
    state = luxor(players, start=start, turn=start, hand={seat: ["1", ...] for seat in range(players)})
    order: list[int] = []
    while len(order) < 2 * players:
        assert state.to_act() == (state.turn,)
        if state.phase == const.PLAYING:
            order.append(state.turn)
        state.apply(state.turn, state.legal(state.turn)[0])
    assert order == [(start + k) % players for k in range(2 * players)]


@rule("L3.1")
def test_nobody_plays_out_of_turn() -> None:
    state = luxor(3, turn=BLUE, start=BLUE, hand={RED: ["1", ...], BLUE: ["1", ...]})
    assert state.legal(RED) == []
    assert state.legal(GREEN) == []
    refused = refusal(state, RED, LEFT_1)
    assert (refused.rule, refused.code, refused.facts) == ("L3.1", "not-your-turn", {"turn": BLUE})


@rule("L3.1")
def test_a_card_is_played_before_anything_is_taken() -> None:
    state = luxor(adventurers={RED: [6, 6]}, hand={RED: ["1", ...]})
    refused = refusal(state, RED, TakeKey())
    assert (refused.rule, refused.code, refused.facts) == ("L3.1", "play-a-card-first", {})


@rule("L3.1")
def test_the_turn_goes_on_until_the_choice_at_the_tile_is_made() -> None:
    state = luxor(adventurers={RED: [5, STAIRS]}, hand={RED: ["1", ...]})
    state.play(RED, LEFT_1)
    assert state.to_act() == (RED,)
    assert offered(state, RED) == [TakeKey(), TakeCard(1)]
    state.play(RED, TakeKey())
    assert state.to_act() == (BLUE,)


@rule("L3.2")
def test_only_the_leftmost_or_the_rightmost_card_may_be_played() -> None:
    state = luxor(hand={RED: ["2", "1", "3", "5", "4"]})
    assert offered(state, RED) == [
        Play(side="left", adventurer=0, steps=2, lands_on=2),
        Play(side="right", adventurer=0, steps=4, lands_on=4),
    ]
    for steps in (1, 3, 5):
        assert refusal(state, RED, {"type": "play", "side": "left", "adventurer": 0, "steps": steps}).rule == "L4.1"


@rule("L3.2", "L3.5")
@pytest.mark.parametrize(
    ("side", "after"), [("left", ["1", "3", "die", "5", "4"]), ("right", ["2", "1", "die", "3", "5"])]
)
def test_the_order_of_the_hand_never_changes_and_the_new_card_comes_into_the_middle(
    side: str, after: list[str]
) -> None:
    state = luxor(hand={RED: ["2", "1", "3", "5", "4"]}, draw_pile=["die"])
    steps = 2 if side == "left" else 4
    state.play(RED, {"type": "play", "side": side, "adventurer": 0, "steps": steps})
    assert hand_of(state, RED) == after


@rule("L3.3")
def test_the_card_that_allows_a_move_must_be_played_if_the_other_does_not() -> None:
    state = luxor(adventurers={RED: [40, 40]}, hand={RED: ["5", ..., "+-1"]})
    assert offered(state, RED) == [Play(side="right", adventurer=0, steps=-1, lands_on=39)]
    for side in ("left", "right"):
        refused = refusal(state, RED, {"type": "spend", "side": side})
        assert (refused.rule, refused.code, refused.facts) == ("L3.3", "a-move-is-possible", {})


@rule("L3.3")
def test_a_player_who_can_move_may_not_pass_but_may_choose_between_the_cards() -> None:
    state = luxor(hand={RED: ["2", ..., "+-1"]})
    assert [words.side for words in offered(state, RED)] == ["left", "right"]
    assert not any(isinstance(words, Spend) for words in offered(state, RED))


@rule("L3.3")
@pytest.mark.parametrize("card", ["die", "1-die"])
def test_a_die_card_allows_a_move_if_some_roll_would(card: str) -> None:
    state = luxor(adventurers={RED: [40, 40]}, keys={RED: 1}, hand={RED: [card, ..., "5"]})
    assert offered(state, RED) == [Roll("left")]  # a one would enter the tomb chamber


@rule("L3.3", "L3.4")
@pytest.mark.parametrize("card", ["die", "1-die"])
def test_a_die_card_with_which_no_roll_would_move_is_not_rolled(card: str) -> None:
    state = luxor(adventurers={RED: [40, 40]}, hand={RED: [card, ..., "5"]})
    assert offered(state, RED) == [Spend("left"), Spend("right")]
    refused = refusal(state, RED, Roll("left"))
    assert (refused.rule, refused.code, refused.facts) == ("L3.3", "no-roll-would-move", {})


@rule("L3.3")
def test_a_die_card_beside_a_card_without_a_move_is_the_only_one_offered() -> None:
    state = luxor(adventurers={RED: [37, TOMB]}, hand={RED: ["5", ..., "die"]}, draw_pile=["1", "2"])
    assert offered(state, RED) == [Roll("right")]


@rule("L3.4")
@pytest.mark.parametrize(("side", "card"), [("left", "5"), ("right", "4")])
def test_who_cannot_move_chooses_which_outer_card_to_spend(side: str, card: str) -> None:
    state = luxor(adventurers={RED: [40, 39]}, hand={RED: ["5", "1", "2", "3", "4"]}, draw_pile=["die", "die"])
    assert offered(state, RED) == [Spend("left"), Spend("right")]
    state.play(RED, {"type": "spend", "side": side})
    assert card in discards(state)
    assert spaces(state, RED)[:2] == [40, 39]
    assert hand_of(state, RED) == (["1", "2", "die", "3", "4"] if side == "left" else ["5", "1", "die", "2", "3"])
    assert [type(event) for event in told(state, RED)] == [Spent, Drew]
    assert state.to_act() == (BLUE,)


@rule("L3.4")
@pytest.mark.parametrize("card", ["die", "1-die", "all 1", "last", "minus 1", "1-3"])
def test_a_card_that_is_spent_has_no_effect(card: str) -> None:
    state = luxor(adventurers={RED: [40, TOMB]}, hand={RED: [card, ..., "5"]}, draw_pile=["die", "die"])
    chance = list(state.chance)
    state.play(RED, Spend("left"))
    assert spaces(state, RED)[:2] == [40, TOMB]
    assert state.chance[0] == chance[0]  # no roll
    assert state.die == 0
    assert [type(event) for event in told(state, RED)] == [Spent, Drew]


@rule("L3.4", "L7.3", "L7.5")
def test_horus_cards_without_a_move_may_be_spent_too() -> None:
    state = luxor(adventurers={RED: [40, TOMB]}, hand={RED: ["all 1", ..., "last"]})
    assert offered(state, RED) == [Spend("left"), Spend("right")]
    assert refusal(state, RED, AllForward("left")).code == "nobody-can-move"
    assert refusal(state, RED, LastToSecondLast("right")).code == "nobody-to-join"


@rule("L3.5", "L6.5")
def test_whoever_took_a_horus_card_does_not_draw() -> None:
    state = luxor(
        adventurers={RED: [5, STAIRS]}, hand={RED: ["1", "2", "3", "4", "5"]}, horus_piles={1: ["1-3", "1-die"]}
    )
    pile = state.draw_n
    state.play(RED, LEFT_1)
    assert hand_of(state, RED) == ["2", "3", "", "4", "5"]
    state.play(RED, TakeCard(1))
    assert hand_of(state, RED) == ["2", "3", "1-3", "4", "5"]
    assert state.draw_n == pile
    assert [type(event) for event in told(state, RED)] == [TookCard, TurnedUp]


@rule("L3.5")
def test_whoever_took_a_key_draws() -> None:
    state = luxor(adventurers={RED: [5, STAIRS]}, hand={RED: ["1", ...]})
    pile = state.draw_n
    state.play(RED, LEFT_1)
    state.play(RED, TakeKey())
    assert state.draw_n == pile - 1
    assert [type(event) for event in told(state, BLUE)] == [TookKey, DrewUnseen]


@rule("L3.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_turn_ends_with_five_cards_in_every_hand(players: int) -> None:
    chance, state = Random(5), GAME.new(players, 6)
    for _ in range(300):
        if state.over:
            break
        state.apply(state.turn, chance.choice(state.legal(state.turn)))
        if state.phase == const.PLAYING:
            assert 0 not in state.hand[: const.HAND * players]


@rule("L3.6")
def test_a_played_card_lies_on_the_discard_pile_at_once() -> None:
    state = luxor(adventurers={RED: [5, STAIRS]}, hand={RED: ["minus 1", ...]})
    state.play(RED, LEFT_1)
    assert state.phase == const.TAKING  # the turn is not over
    assert discards(state) == ["minus 1"]
    public = GAME.view(state, BLUE).public
    assert public.discard_pile == 1
    assert (public.discard_top.effect, public.discard_top.value) == ("minus_one", 1)


@rule("L3.6")
def test_as_soon_as_the_draw_pile_is_empty_the_discards_become_the_new_one() -> None:
    state = luxor(4, hand={RED: ["1", ...]}, draw_pile=["4"])
    lay = discards(state)
    state.play(RED, LEFT_1)
    assert hand_of(state, RED)[2] == "4"
    assert discards(state) == []
    assert draws(state) == sorted([*lay, "1"])  # the card just played as well
    assert told(state, YELLOW)[-1] == Reshuffled(len(lay) + 1)
    assert GAME.view(state, YELLOW).public.discard_top is None
    assert state.shuffle == 2


@rule("L3.6")
def test_after_a_reshuffle_nothing_tells_which_card_was_played_last() -> None:
    """Two orders of the same cards lead to the same position, so to the same hash."""
    state = luxor(2, hand={RED: ["1", ...], BLUE: ["2", ...]}, draw_pile=["4"])
    state.play(RED, LEFT_1)
    assert state.played == const.NO_CARD
    assert state.is_conserved()
    state.play(BLUE, {"type": "play", "side": "left", "adventurer": 0, "steps": 2})
    assert state.played != const.NO_CARD


@rule("L3.6")
def test_the_discards_are_not_touched_while_a_card_is_left_to_draw() -> None:
    state = luxor(4, hand={RED: ["1", ...]}, draw_pile=["4", "4"])
    lay = discards(state)
    state.play(RED, LEFT_1)
    assert draws(state) == ["4"]
    assert discards(state) == sorted([*lay, "1"])
    assert state.shuffle == 1


@rule("L3.6")
def test_a_turn_without_a_draw_leaves_the_last_card_where_it_is() -> None:
    state = luxor(4, adventurers={RED: [5, STAIRS]}, hand={RED: ["1", ...]}, draw_pile=["4"])
    state.play(RED, LEFT_1)
    state.play(RED, TakeCard(1))
    assert draws(state) == ["4"]
    assert state.shuffle == 1


@rule("L3.6")
def test_a_played_horus_card_can_come_back_to_anybody() -> None:
    state = luxor(2, hand={RED: ["1-3", ...], BLUE: ["1", ...]}, draw_pile=["4"])
    state.play(RED, LEFT_1)
    assert "1-3" in draws(state)
    back = set()
    for seed in range(200):
        turn = state.clone()
        turn.reseed(seed)
        turn.apply(BLUE, const.PLAY + 1)
        back.add(hand_of(turn, BLUE)[2])
    assert "1-3" in back


@rule("L3.6")
def test_the_discard_pile_holds_at_least_the_card_just_played_when_it_is_shuffled() -> None:
    for seed in range(6):
        chance, state = Random(seed), GAME.new(4, seed)
        while not state.over:
            state.apply(state.turn, chance.choice(state.legal(state.turn)))
            assert state.draw_n > 0
        steps = [GAME.events_of(state, None, step) for step in range(len(state.journal.steps))]
        shuffled = [event.cards for step in steps for event in step if isinstance(event, Reshuffled)]
        assert all(cards >= 1 for cards in shuffled)


@rule("L3.6")
def test_a_reshuffle_follows_the_draw_that_emptied_the_pile() -> None:
    chance, state = Random(1), GAME.new(4, 1)
    while not state.over:
        state.apply(state.turn, chance.choice(state.legal(state.turn)))
    events = GAME.events(state, None)
    pairs = [(before, after) for before, after in pairwise(events) if isinstance(after, Reshuffled)]
    assert pairs
    assert all(isinstance(before, DrewUnseen) for before, _ in pairs)


@rule("L3.1", "L6.6")
def test_a_scarab_is_taken_before_the_card_is_drawn() -> None:
    state = luxor(adventurers={RED: [1, STAIRS]}, board={2: SCARAB}, hand={RED: ["1", ...]})
    state.play(RED, LEFT_1)
    assert [type(event).__name__ for event in told(state, BLUE)] == [
        "Played",
        "Moved",
        "TookScarabUnseen",
        "DrewUnseen",
    ]
