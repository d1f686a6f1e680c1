"""L7: Horus cards."""

import pytest

from games.luxor.builder import (
    ALL_KEYS,
    BLUE,
    EMPTY,
    LYING,
    RED,
    SCARAB,
    STAIRS,
    TOMB,
    TUNNEL,
    WILD,
    Board,
    luxor,
    osiris,
    statue,
    vase,
)
from games.luxor.looks import discards, hand_of, offered, refusal, spaces, told
from marks import rule
from trove.games.luxor import constants as const
from trove.games.luxor.events import (
    Chose,
    CouldNotMove,
    Drew,
    EnteredTomb,
    Freed,
    Joined,
    Moved,
    Played,
    Rolled,
    TookSarcophagus,
)
from trove.games.luxor.game import GAME
from trove.games.luxor.words import Act, AllForward, LastToSecondLast, Move, Play, Roll, TakeCard, TakeKey

ALL, LAST = AllForward("left"), LastToSecondLast("left")


def left(steps: int, adventurer: int = 0) -> dict[str, object]:
    """Play the left card and move."""
    return {"type": "play", "side": "left", "adventurer": adventurer, "steps": steps}


@rule("L7.1")
@pytest.mark.parametrize("most", [3, 4, 5, 6])
def test_one_to_x_lets_choose_the_number(most: int) -> None:
    state = luxor(adventurers={RED: [STAIRS, 11]}, hand={RED: [f"1-{most}", ..., "die"]})
    moves = [words for words in offered(state, RED) if isinstance(words, Play)]
    assert [(words.adventurer, words.steps) for words in moves] == [
        (k, steps) for k in (0, 1) for steps in range(1, most + 1)
    ]
    for steps in range(1, most + 1):
        turn = state.clone()
        turn.play(RED, left(steps))
        assert spaces(turn, RED)[:2] == [steps, 11]


@rule("L7.1")
@pytest.mark.parametrize("steps", [-1, 5, 6])
def test_one_to_x_goes_no_further_and_not_back(steps: int) -> None:
    state = luxor(adventurers={RED: [7, 12]}, hand={RED: ["1-4", ...]})
    refused = refusal(state, RED, left(steps))
    assert (refused.rule, refused.code) == ("L7.1", "card-shows-another-number")
    assert refused.facts == {"effect": "up_to", "value": 4}


@rule("L7.1", "L5.6")
def test_one_to_x_reaches_the_tomb_chamber_exactly() -> None:
    state = luxor(adventurers={RED: [39, TOMB]}, keys={RED: 1}, hand={RED: ["1-6", ..., "die"]})
    assert [words.lands_on for words in offered(state, RED) if isinstance(words, Play)] == [40, TOMB]
    state = luxor(adventurers={RED: [39, TOMB]}, hand={RED: ["1-6", ..., "die"]})
    assert [words.lands_on for words in offered(state, RED) if isinstance(words, Play)] == [40]


@rule("L7.2")
@pytest.mark.parametrize("die", [2, 3, 6])
def test_one_to_die_rolls_then_lets_choose_up_to_the_roll(die: int) -> None:
    state = luxor(adventurers={RED: [STAIRS, 11]}, hand={RED: ["1-die", ...]}, die=die)
    assert Roll("left") in offered(state, RED)
    state.play(RED, Roll("left"))
    assert [(words.adventurer, words.steps) for words in offered(state, RED)] == [
        (k, steps) for k in (0, 1) for steps in range(1, die + 1)
    ]
    if die < 6:
        refused = refusal(state, RED, {"type": "move", "adventurer": 0, "steps": die + 1})
        assert (refused.rule, refused.code, refused.facts) == ("L7.2", "die-shows-another-number", {"die": die})
    refused = refusal(state, RED, Roll("right"))
    assert (refused.rule, refused.code, refused.facts) == ("L7.2", "move-what-was-rolled", {"die": die})
    state.play(RED, Move(adventurer=0, steps=1))
    assert spaces(state, RED)[:2] == [1, 11]


@rule("L7.2")
def test_a_roll_of_one_to_die_that_allows_no_move_is_lost() -> None:
    board = {35: osiris(4), 39: EMPTY, 40: EMPTY}
    state = luxor(adventurers={RED: [34, TOMB]}, board=board, hand={RED: ["1-die", ...]}, draw_pile=["2", "2"], die=1)
    state.play(RED, Roll("left"))  # one step leads by Osiris into the tomb chamber, without a key
    assert spaces(state, RED)[:2] == [34, TOMB]
    assert "1-die" in discards(state)
    assert [type(event) for event in told(state, RED)] == [Played, Rolled, CouldNotMove, Drew]
    assert state.to_act() == (BLUE,)


@rule("L7.2")
def test_one_to_die_does_not_move_without_a_roll() -> None:
    refused = refusal(luxor(hand={RED: ["1-die", ...]}), RED, left(1))
    assert (refused.rule, refused.code) == ("L7.2", "card-does-not-do-this")
    assert refused.facts == {"effect": "roll_up_to", "value": 0}


@rule("L7.3")
@pytest.mark.parametrize(("card", "steps"), [("all 1", 1), ("all 2", 2)])
def test_all_standing_adventurers_move_forward(card: str, steps: int) -> None:
    state = luxor(adventurers={RED: [STAIRS, 3, 11, 11, LYING]}, hand={RED: [card, ...]})
    assert ALL in offered(state, RED)
    state.play(RED, ALL)
    assert spaces(state, RED) == [steps, 3 + steps, 11 + steps, 11 + steps, LYING]
    assert spaces(state, BLUE) == [STAIRS, STAIRS, LYING, LYING, LYING]


@rule("L7.3")
def test_the_one_nearest_to_the_tomb_moves_first_and_the_rearmost_last() -> None:
    state = luxor(adventurers={RED: [3, 11, STAIRS, 21, 11]}, hand={RED: ["all 1", ...]})
    state.play(RED, ALL)
    walked = [event.from_space for event in told(state, BLUE) if isinstance(event, Moved)]
    assert walked == [21, 11, 11, 3, STAIRS]


@rule("L7.3", "L5.7")
def test_osiris_carries_each_one_on_at_once() -> None:
    state = luxor(adventurers={RED: [9, 9, STAIRS]}, board={10: osiris(3)}, hand={RED: ["all 1", ...]})
    state.play(RED, ALL)
    assert spaces(state, RED)[:3] == [13, 13, 1]
    kinds = [type(event).__name__ for event in told(state, BLUE)]
    assert kinds == ["Played", "Moved", "Carried", "Moved", "Carried", "Moved"]


@rule("L7.3", "L5.6")
def test_one_that_cannot_move_legally_stays() -> None:
    state = luxor(adventurers={RED: [40, 12]}, hand={RED: ["all 1", ...]})
    state.play(RED, ALL)
    assert spaces(state, RED)[:2] == [40, 13]


@rule("L7.3")
def test_all_forward_is_playable_only_if_at_least_one_can_move() -> None:
    state = luxor(adventurers={RED: [40, 39]}, keys={RED: 1}, hand={RED: ["all 2", ..., "5"]})
    assert offered(state, RED) == [ALL]
    state = luxor(adventurers={RED: [40, 40]}, keys={RED: 1}, hand={RED: ["all 2", ..., "+-1"]})
    assert ALL not in offered(state, RED)
    refused = refusal(state, RED, ALL)
    assert (refused.rule, refused.code, refused.facts) == ("L7.3", "nobody-can-move", {})


@rule("L7.3", "L5.5")
def test_adventurers_freed_by_all_forward_do_not_move_with_it() -> None:
    state = luxor(adventurers={RED: [7, 8]}, hand={RED: ["all 1", ...]})
    state.play(RED, ALL)
    assert spaces(state, RED) == [8, 9, STAIRS, LYING, LYING]


@rule("L7.3", "L8.1", "L8.2")
def test_keys_and_sarcophagi_go_in_this_order_and_the_later_ones_stay() -> None:
    board = {39: EMPTY, 40: EMPTY}
    state = luxor(adventurers={RED: [38, 40, 39, 12, LYING]}, keys={RED: 2}, board=board, hand={RED: ["all 1", ...]})
    state.play(RED, ALL)
    assert spaces(state, RED) == [38, TOMB, TOMB, 13, LYING]
    assert state.keys[RED] == 0
    assert list(state.sarcophagus) == [1 + RED, 1 + RED]
    entered = [event for event in told(state, BLUE) if isinstance(event, EnteredTomb | TookSarcophagus)]
    assert entered == [EnteredTomb(RED, 1), TookSarcophagus(RED, 5), EnteredTomb(RED, 2), TookSarcophagus(RED, 3)]


@rule("L7.3")
def test_all_who_can_move_must_into_the_tomb_chamber_too() -> None:
    state = luxor(adventurers={RED: [40, 40, 12, 11, STAIRS]}, keys={RED: 3}, hand={RED: ["all 1", ...]})
    state.play(RED, ALL)
    assert spaces(state, RED) == [TOMB, TOMB, 13, 12, 1]
    assert state.keys[RED] == 1


@rule("L7.3", "L6.2")
def test_nobody_acts_before_all_have_moved() -> None:
    board: Board = {8: vase(1, 2), 9: statue(2, 4)}
    state = luxor(adventurers={RED: [7, 8, 8]}, board=board, hand={RED: ["all 1", ...]})
    state.play(RED, ALL)
    assert spaces(state, RED)[:3] == [8, 9, 9]  # 8 is still there to be stepped on
    assert state.points[RED] == 0
    assert offered(state, RED) == [Act(0), Act(1)]


@rule("L7.4")
def test_exactly_one_of_those_that_moved_acts() -> None:
    board: Board = {8: vase(1, 2), 9: statue(2, 4)}
    state = luxor(adventurers={RED: [7, 8, 8]}, board=board, hand={RED: ["all 1", ...]})
    state.play(RED, ALL)
    first, second = state.clone(), state.clone()
    first.play(RED, Act(0))
    assert first.points[RED] == 2
    second.play(RED, Act(1))
    assert second.points[RED] == 4
    assert first.to_act() == second.to_act() == (BLUE,)
    state.play(RED, Act(1))
    assert told(state, BLUE)[0] == Chose(RED, 1)


@rule("L7.4")
def test_of_several_on_one_space_it_does_not_matter_who_is_chosen() -> None:
    state = luxor(adventurers={RED: [7, 8, 8]}, board={9: statue(2, 4)}, hand={RED: ["all 1", ...]})
    state.play(RED, ALL)
    assert GAME.same(state, RED, const.ACT + 2) == const.ACT + 1
    state.play(RED, Act(2))
    assert state.points[RED] == 4


@rule("L7.4")
def test_whoever_did_not_move_cannot_be_chosen() -> None:
    state = luxor(adventurers={RED: [11, 12, 40, LYING, STAIRS]}, hand={RED: ["all 1", ...]})
    state.play(RED, ALL)
    assert spaces(state, RED) == [12, 13, 40, LYING, 1]
    for adventurer in (2, 3):
        refused = refusal(state, RED, {"type": "act", "adventurer": adventurer})
        assert (refused.rule, refused.code, refused.facts) == ("L7.4", "did-not-move", {"adventurer": adventurer})
    refused = refusal(state, RED, left(1))
    assert (refused.rule, refused.code, refused.facts) == ("L7.4", "choose-who-acts", {})


@rule("L7.4")
def test_beside_one_who_moved_the_one_who_could_not_is_no_stand_in() -> None:
    state = luxor(adventurers={RED: [40, 39, 11]}, hand={RED: ["all 1", ...]})
    state.play(RED, ALL)
    assert spaces(state, RED)[:3] == [40, 40, 12]
    assert offered(state, RED) == [Act(1), Act(2)]
    assert refusal(state, RED, Act(0)).code == "did-not-move"


@rule("L7.4")
def test_a_freed_adventurer_cannot_be_chosen() -> None:
    state = luxor(adventurers={RED: [8, 11]}, hand={RED: ["all 1", ...]})
    state.play(RED, ALL)
    assert spaces(state, RED)[2] == STAIRS
    assert refusal(state, RED, Act(2)).code == "did-not-move"


@rule("L7.4")
def test_only_those_outside_the_tomb_chamber_can_be_chosen() -> None:
    state = luxor(adventurers={RED: [40, 12, 11]}, keys={RED: 1}, hand={RED: ["all 1", ...]})
    state.play(RED, ALL)
    assert offered(state, RED) == [Act(1), Act(2)]
    assert refusal(state, RED, Act(0)).rule == "L7.4"


@rule("L7.4")
def test_if_all_who_moved_are_in_the_tomb_chamber_nobody_acts() -> None:
    state = luxor(adventurers={RED: [40, 40]}, keys={RED: 2}, hand={RED: ["all 1", ...]})
    state.play(RED, ALL)
    assert spaces(state, RED)[:2] == [TOMB, TOMB]
    assert state.to_act() == (BLUE,)


@rule("L7.4")
def test_if_all_who_moved_stand_on_one_space_nothing_is_asked() -> None:
    state = luxor(adventurers={RED: [8, 8]}, board={9: vase(2, 3)}, hand={RED: ["all 1", ...]})
    state.play(RED, ALL)
    assert state.points[RED] == 3
    assert state.to_act() == (BLUE,)


@rule("L7.4", "L6.4")
def test_the_chosen_one_takes_a_key_or_a_card_at_a_horus_tile_as_usual() -> None:
    state = luxor(adventurers={RED: [5, STAIRS]}, hand={RED: ["all 1", ...]})
    state.play(RED, ALL)
    state.play(RED, Act(0))
    assert offered(state, RED) == [TakeKey(), TakeCard(1)]
    key, card = state.clone(), state.clone()
    key.play(RED, TakeKey())
    assert key.keys[RED] == 1
    card.play(RED, TakeCard(1))
    assert hand_of(card, RED)[2] == "1-3"


@rule("L7.4", "L6.8")
def test_a_tunnel_under_one_who_is_not_chosen_is_not_used() -> None:
    board = {4: TUNNEL, 14: TUNNEL}
    state = luxor(adventurers={RED: [3, 12]}, board=board, hand={RED: ["all 1", ...]})
    state.play(RED, ALL)
    other = state.clone()
    state.play(RED, Act(1))
    assert spaces(state, RED)[0] == 4
    other.play(RED, Act(0))
    assert spaces(other, RED)[0] == 14
    assert spaces(other, RED)[2] == STAIRS


@rule("L7.3", "L5.7")
def test_a_move_of_all_forward_that_the_others_make_longer_is_judged_one_by_one() -> None:
    board = {35: osiris(4), 39: EMPTY, 40: EMPTY}
    state = luxor(adventurers={RED: [34, 34, 12]}, keys={RED: 1}, board=board, hand={RED: ["all 1", ...]})
    state.play(RED, ALL)  # Osiris carries both into the tomb chamber, but there is one key
    assert sorted(spaces(state, RED)[:3]) == [13, 34, TOMB]


@rule("L7.5")
def test_the_rearmost_goes_to_the_next_one_ahead_and_acts_there() -> None:
    state = luxor(adventurers={RED: [16, STAIRS, 9, 30, LYING]}, board={9: vase(2, 3)}, hand={RED: ["last", ...]})
    assert LAST in offered(state, RED)
    state.play(RED, LAST)
    assert spaces(state, RED) == [16, 9, 9, 30, LYING]
    assert state.points[RED] == 3
    assert told(state, BLUE)[1] == Joined(RED, 1, STAIRS, 9)


@rule("L7.5")
def test_of_several_rearmost_on_one_space_one_goes() -> None:
    state = luxor(adventurers={RED: [5, 5, 5, 12, LYING]}, hand={RED: ["last", ...]})
    state.play(RED, LAST)
    assert sorted(spaces(state, RED)) == [5, 5, 12, 12, LYING]


@rule("L7.5")
@pytest.mark.parametrize(
    "team",
    [[7, 7], [7, TOMB], [STAIRS, STAIRS], [7, 7, TOMB, TOMB], [TOMB, 7, LYING, LYING, 7], [40, TOMB]],
    ids=str,
)
def test_without_another_ahead_outside_the_tomb_chamber_it_is_not_playable(team: list[int]) -> None:
    state = luxor(adventurers={RED: team}, keys={RED: 1}, hand={RED: ["last", ..., "1"]})
    assert all(words.side == "right" for words in offered(state, RED))
    refused = refusal(state, RED, LAST)
    assert (refused.rule, refused.code, refused.facts) == ("L7.5", "nobody-to-join", {})


@rule("L7.5")
def test_adventurers_in_the_tomb_chamber_and_lying_ones_do_not_count() -> None:
    state = luxor(adventurers={RED: [TOMB, 3, 9, LYING, LYING]}, hand={RED: ["last", ...]})
    state.play(RED, LAST)
    assert spaces(state, RED) == [TOMB, 9, 9, LYING, LYING]


@rule("L7.5", "L6.9")
def test_if_that_space_is_empty_it_stands_there_without_an_action() -> None:
    state = luxor(adventurers={RED: [STAIRS, 8]}, board={8: EMPTY}, hand={RED: ["last", ...]})
    state.play(RED, LAST)
    assert spaces(state, RED)[:2] == [8, 8]
    assert [type(event) for event in told(state, RED)] == [Played, Joined, Drew]


@rule("L7.5", "L5.5")
def test_last_to_second_last_may_go_past_a_statue() -> None:
    state = luxor(adventurers={RED: [8, 9]}, hand={RED: ["last", ...]})
    state.play(RED, LAST)
    assert spaces(state, RED) == [9, 9, STAIRS, LYING, LYING]
    assert Freed(RED, 2, 0) in told(state, BLUE)


@rule("L7.5", "L6.4", "L6.6", "L6.8")
@pytest.mark.parametrize(
    ("space", "tile", "gains"), [(6, None, "key"), (2, SCARAB, "scarab"), (7, WILD, "wild"), (4, TUNNEL, "way")]
)
def test_every_tile_acts_for_the_one_who_joins(space: int, tile: int | None, gains: str) -> None:
    board = {33: TUNNEL} | ({} if tile is None else {space: tile})
    state = luxor(adventurers={RED: [STAIRS, space]}, board=board, hand={RED: ["last", ...]}, horus_piles={1: []})
    state.play(RED, LAST)
    seat = GAME.view(state, None).public.seats[RED]
    got = {"key": seat.keys, "scarab": seat.scarabs, "wild": seat.wilds, "way": seat.adventurers[0] == 33}
    assert [name for name, n in got.items() if n] == [gains]


@rule("L7.6")
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_minus_one_moves_exactly_the_printed_number(steps: int) -> None:
    state = luxor(adventurers={RED: [11, 3]}, hand={RED: [f"minus {steps}", ..., "die"]})
    moves = [words for words in offered(state, RED) if isinstance(words, Play)]
    assert [(words.adventurer, words.steps) for words in moves] == [(0, steps), (1, steps)]
    for other in {-1, 1, 2, 3, 4} - {steps}:
        refused = refusal(state, RED, left(other))
        assert (refused.rule, refused.code) == ("L7.6", "card-shows-another-number")
        assert refused.facts == {"effect": "minus_one", "value": steps}


@rule("L7.6")
@pytest.mark.parametrize(
    ("needs", "there", "taken"), [(1, 1, True), (2, 1, True), (2, 2, True), (3, 1, False), (3, 2, True)]
)
def test_minus_one_needs_one_adventurer_fewer(needs: int, there: int, taken: bool) -> None:
    team = [8, *[9] * (there - 1), *[STAIRS] * (5 - there)]
    state = luxor(adventurers={RED: team}, board={9: vase(needs)}, hand={RED: ["minus 1", ...]})
    state.play(RED, left(1))
    assert (state.points[RED] > 0) == taken
    assert state.to_act() == (BLUE,)  # taking is not optional


@rule("L7.6")
def test_another_card_gives_no_such_help() -> None:
    for card in ("1", "1-3", "+-1"):
        state = luxor(adventurers={RED: [8, STAIRS]}, board={9: vase(2)}, hand={RED: [card, ...]})
        state.play(RED, left(1))
        assert state.points[RED] == 0


@rule("L7.6", "L5.7")
def test_minus_one_helps_after_osiris_too() -> None:
    board: Board = {10: osiris(2), 12: statue(2, 4)}
    state = luxor(adventurers={RED: [9, STAIRS]}, board=board, hand={RED: ["minus 1", ...]})
    state.play(RED, left(1))
    assert spaces(state, RED)[0] == 12
    assert state.points[RED] == 4


@rule("L7.6", "L6.4")
def test_minus_one_changes_nothing_on_other_tiles() -> None:
    state = luxor(adventurers={RED: [5, STAIRS]}, hand={RED: ["minus 1", ...]}, keys={BLUE: ALL_KEYS})
    state.play(RED, left(1))
    assert hand_of(state, RED)[2] == "1-3"
