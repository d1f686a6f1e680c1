"""L8: the tomb chamber and the end of the game."""

from random import Random

import pytest

from drafts import altered
from games.luxor.builder import BLUE, EMPTY, GREEN, RED, STAIRS, TOMB, YELLOW, luxor
from games.luxor.looks import refusal, spaces, told
from marks import rule
from trove.games.luxor.edition_file import standard_text
from trove.games.luxor.events import CouldNotMove, DrewUnseen, Ended, EnteredTomb, Spent, TookSarcophagus
from trove.games.luxor.game import GAME, Luxor
from trove.games.luxor.words import LastToSecondLast, Play, Roll, Spend

ONE = Play(side="left", adventurer=0, steps=1)
SPEND = Spend("left")


@rule("L8.1")
def test_a_key_paid_does_not_return_to_the_supply() -> None:
    state = luxor(adventurers={RED: [40, STAIRS]}, keys={RED: 3}, hand={RED: ["1", ...]})
    state.play(RED, ONE)
    assert (state.keys[RED], state.entered, state.key_pile) == (2, 1, 17)
    public = GAME.view(state, BLUE).public
    assert (public.keys_left, public.keys_paid) == (17, 1)


@rule("L8.1")
def test_each_adventurer_pays_his_own_key() -> None:
    state = luxor(adventurers={RED: [40, 40, 40, STAIRS]}, keys={RED: 3}, hand={RED: ["all 1", ...]})
    state.play(RED, {"type": "all_forward", "side": "left"})
    assert (state.keys[RED], state.entered) == (0, 3)


@rule("L8.2")
def test_the_first_to_enter_takes_the_sarcophagus_worth_5_the_second_the_one_worth_3() -> None:
    state = luxor(
        adventurers={RED: [40, STAIRS], BLUE: [40, STAIRS]},
        keys={RED: 1, BLUE: 1},
        hand={RED: ["1", ...], BLUE: ["1", ...]},
    )
    state.play(RED, ONE)
    assert EnteredTomb(RED, 0) in told(state, None)
    assert TookSarcophagus(RED, 5) in told(state, None)
    assert list(state.sarcophagus) == [1 + RED, 0]
    state.play(BLUE, ONE)
    assert TookSarcophagus(BLUE, 3) in told(state, None)
    assert [seat.sarcophagi for seat in GAME.view(state, None).public.seats] == [(5,), (3,)]


@rule("L8.2")
def test_both_sarcophagi_may_belong_to_one_player() -> None:
    state = luxor(adventurers={RED: [TOMB, 40]}, keys={RED: 1}, hand={RED: ["1", ...]})
    state.play(RED, Play(side="left", adventurer=1, steps=1))
    assert GAME.view(state, None).public.seats[RED].sarcophagi == (5, 3)


@rule("L8.3")
def test_when_the_second_has_entered_the_round_is_played_to_its_end() -> None:
    state = luxor(
        4,
        start=BLUE,
        turn=GREEN,
        adventurers={GREEN: [40, TOMB]},
        keys={GREEN: 1},
        hand={seat: ["1", ...] for seat in range(4)},
    )
    assert not GAME.public_view(state).last_round
    state.play(GREEN, ONE)
    assert GAME.public_view(state).last_round
    for seat in (YELLOW, RED):  # red is the last before the starting player
        assert not state.over
        assert state.to_act() == (seat,)
        state.play(seat, ONE)
    assert state.over
    assert state.to_act() == ()
    assert told(state, None)[-1] == Ended("tomb")


@rule("L8.3")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("start", [RED, BLUE])
def test_if_the_second_enters_in_the_last_turn_of_a_round_the_game_ends_with_it(players: int, start: int) -> None:
    last = (start - 1) % players
    state = luxor(
        players, start=start, turn=last, adventurers={last: [40, TOMB]}, keys={last: 1}, hand={last: ["1", ...]}
    )
    state.play(last, ONE)
    assert state.over
    assert told(state, None)[-1] == Ended("tomb")
    assert 0 not in state.hand[: 5 * players]  # the card was drawn


@rule("L8.3")
def test_more_adventurers_may_enter_until_then_with_a_key_without_a_sarcophagus() -> None:
    state = luxor(
        3,
        adventurers={RED: [40, TOMB], BLUE: [40, STAIRS], GREEN: [40, STAIRS]},
        keys={RED: 1, BLUE: 1},
        hand={RED: ["1", ...], BLUE: ["1", ...], GREEN: ["1", ...]},
    )
    state.play(RED, ONE)
    state.play(BLUE, ONE)
    assert spaces(state, BLUE)[0] == TOMB
    assert (state.keys[BLUE], state.entered) == (0, 3)
    assert not any(isinstance(event, TookSarcophagus) for event in told(state, None))
    assert list(state.sarcophagus) == [1 + RED, 1 + RED]
    assert refusal(state, GREEN, ONE).code == "no-key"


@rule("L8.3")
def test_one_adventurer_in_the_tomb_chamber_does_not_end_the_game() -> None:
    state = luxor(turn=BLUE, adventurers={BLUE: [40, STAIRS]}, keys={BLUE: 1}, hand={BLUE: ["1", ...]})
    state.play(BLUE, ONE)
    assert state.entered == 1
    assert not state.over


@rule("L8.3")
def test_nobody_acts_after_the_end() -> None:
    state = luxor(turn=BLUE, adventurers={BLUE: [40, TOMB]}, keys={BLUE: 1}, hand={BLUE: ["1", ...], RED: ["1", ...]})
    state.play(BLUE, ONE)
    for seat in (RED, BLUE):
        assert state.legal(seat) == []
        refused = refusal(state, seat, ONE)
        assert (refused.rule, refused.code, refused.facts) == ("L8.3", "game-over", {})


def standstill(players: int, start: int = RED, turn: int = RED) -> Luxor:
    """Nobody can move: all stand before the tomb chamber without a key, with high cards at both ends of the hand."""
    cards = ["5", "4", "3", "2"]
    return luxor(
        players,
        start=start,
        turn=turn,
        adventurers={seat: [40, 40] for seat in range(players)},
        hand={seat: [cards[seat], ..., cards[seat]] for seat in range(players)},
    )


@rule("L8.4")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("start", [RED, BLUE])
def test_if_in_a_whole_round_nobody_can_move_the_game_ends(players: int, start: int) -> None:
    state = standstill(players, start, turn=start)
    for k in range(players):
        assert not state.over
        state.play((start + k) % players, SPEND)
    assert state.over
    assert [type(event) for event in told(state, None)] == [Spent, DrewUnseen, Ended]
    assert told(state, None)[-1] == Ended("standstill")
    assert 0 not in state.hand[: 5 * players]  # judged when the last player has drawn
    refused = refusal(state, start, SPEND)
    assert (refused.rule, refused.code, refused.facts) == ("L8.4", "game-over", {})


@rule("L8.4")
def test_a_round_runs_from_the_starting_player_to_the_last() -> None:
    state = altered(standstill(3, start=BLUE, turn=GREEN), round_moved=1)  # blue moved
    for seat in (GREEN, RED):
        assert (GAME.public_view(state).round, GAME.public_view(state).anybody_moved) == (1, True)
        state.play(seat, SPEND)
    assert (state.over, GAME.public_view(state).round, GAME.public_view(state).anybody_moved) == (0, 2, False)
    state.play(BLUE, SPEND)  # three turns in a row without a move are not a round
    assert not state.over
    for seat in (GREEN, RED):
        state.play(seat, SPEND)
    assert state.over


@rule("L8.4")
@pytest.mark.parametrize("mover", [RED, BLUE, GREEN])
def test_a_move_of_anybody_keeps_the_round_from_counting(mover: int) -> None:
    state = standstill(3)
    pos = list(state.pos)
    pos[5 * mover] = 20 + mover
    state = altered(state, pos=pos)
    for seat in (RED, BLUE, GREEN):
        if seat == mover:
            state.apply(seat, state.legal(seat)[0])
            while state.turn == seat:
                state.apply(seat, state.legal(seat)[0])
        else:
            state.play(seat, SPEND)
    assert not state.over


def without_an_end() -> str:
    """An edition in which every card leads back and forth and the tomb chamber has no key."""
    head, _, rest = standard_text().partition("[[starter_cards]]")
    cards = '[[starter_cards]]\neffect = "either_way"\ncount = 40\nvalue = 1\n'
    return (head + cards + rest[rest.index("[[treasures]]") :]).replace("[board]", "horus_cards = []\n[board]", 1)


@rule("L8.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_game_has_more_than_300_rounds(players: int) -> None:
    edition = without_an_end().replace("keys = 20", "keys = 0")
    assert GAME.random_games(players, 3, seed=1, edition=edition).games == 3
    state, dice = GAME.new(players, 1, {"starting_player": 1}, edition), Random(1)
    while not state.over:
        assert state.round <= 300
        state.apply(state.turn, dice.choice(state.legal(state.turn)))
    assert (state.round, state.turn) == (300, 1)
    assert Ended("rounds") in told(state, None)
    assert GAME.unpack(state.pack()).scores() == state.scores()
    refused = refusal(state, 1, ONE)
    assert (refused.rule, refused.code) == ("L8.5", "game-over")


@rule("L8.4", "L4.3")
def test_failed_rolls_count_as_no_move() -> None:
    state = luxor(
        adventurers={RED: [40, 40], BLUE: [40, 40]},
        keys={RED: 1},
        hand={RED: ["die", ..., "5"], BLUE: ["5", ..., "5"]},
        die=4,
    )
    state.play(RED, Roll("left"))
    assert any(isinstance(event, CouldNotMove) for event in told(state, None))
    state.play(BLUE, SPEND)
    assert state.over
    assert told(state, None)[-1] == Ended("standstill")


@rule("L8.4", "L5.7")
def test_a_move_that_ends_where_it_began_is_a_move() -> None:
    state = luxor(
        adventurers={RED: [11, 40], BLUE: [40, 40]},
        board={12: EMPTY},
        hand={RED: ["+-1", ..., "5"], BLUE: ["5", ..., "5"]},
    )
    state.play(RED, Play(side="left", adventurer=0, steps=-1))
    assert spaces(state, RED)[0] == 11
    state.play(BLUE, SPEND)
    assert not state.over


@rule("L8.4", "L7.5")
def test_going_to_the_second_last_is_a_move() -> None:
    state = luxor(adventurers={RED: [39, 40], BLUE: [40, 40]}, hand={RED: ["last", ..., "5"], BLUE: ["5", ..., "5"]})
    state.play(RED, LastToSecondLast("left"))
    state.play(BLUE, SPEND)
    assert not state.over


@rule("L8.3", "L8.4")
def test_the_tomb_ends_a_round_in_which_nobody_else_moved() -> None:
    state = luxor(
        adventurers={RED: [40, TOMB], BLUE: [40, 40]}, keys={RED: 1}, hand={RED: ["1", ...], BLUE: ["5", ..., "5"]}
    )
    state.play(RED, ONE)
    state.play(BLUE, SPEND)
    assert told(state, None)[-1] == Ended("tomb")
