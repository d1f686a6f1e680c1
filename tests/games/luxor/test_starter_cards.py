"""L4: starter cards."""

import pytest

from games.luxor.builder import BLUE, EMPTY, RED, STAIRS, TOMB, luxor, osiris, statue, vase
from games.luxor.looks import discards, hand_of, offered, refusal, spaces, told
from marks import rule
from trove.games.luxor import constants as const
from trove.games.luxor.events import CouldNotMove, Drew, Moved, Played, Rolled
from trove.games.luxor.game import GAME
from trove.games.luxor.words import Move, Play, Roll, TakeKey


@rule("L4.1")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_a_number_moves_one_adventurer_exactly_that_many_tiles(number: int) -> None:
    state = luxor(hand={RED: [str(number), ...]})
    state.play(RED, {"type": "play", "side": "left", "adventurer": 0, "steps": number, "lands_on": number})
    assert spaces(state, RED)[:2] == [number, STAIRS]


@rule("L4.1")
@pytest.mark.parametrize("steps", [-1, 1, 2, 4, 5, 6])
def test_a_number_card_gives_no_other_number_and_no_way_back(steps: int) -> None:
    state = luxor(adventurers={RED: [7, 12]}, hand={RED: ["3", ...]})
    refused = refusal(state, RED, {"type": "play", "side": "left", "adventurer": 0, "steps": steps})
    assert (refused.rule, refused.code) == ("L4.1", "card-shows-another-number")
    assert refused.facts == {"effect": "number", "value": 3}


@rule("L4.1")
@pytest.mark.parametrize("words", [{"type": "roll"}, {"type": "all_forward"}, {"type": "last_to_second_last"}])
def test_a_number_card_does_nothing_else(words: dict[str, str]) -> None:
    state = luxor(adventurers={RED: [7, 12]}, hand={RED: ["3", ...]})
    refused = refusal(state, RED, {**words, "side": "left"})
    assert (refused.rule, refused.code) == ("L4.1", "card-does-not-do-this")
    assert refused.facts == {"effect": "number", "value": 3}


@rule("L4.2")
def test_plus_or_minus_one_goes_one_tile_forward_or_one_tile_back() -> None:
    state = luxor(adventurers={RED: [8, STAIRS]}, hand={RED: ["+-1", ..., "5"]})
    assert offered(state, RED)[:3] == [
        Play(side="left", adventurer=0, steps=-1, lands_on=7),
        Play(side="left", adventurer=0, steps=1, lands_on=9),
        Play(side="left", adventurer=1, steps=1, lands_on=1),
    ]
    forward, back = state.clone(), state.clone()
    forward.play(RED, Play(side="left", adventurer=0, steps=1))
    back.play(RED, Play(side="left", adventurer=0, steps=-1))
    assert spaces(forward, RED)[0] == 9
    assert spaces(back, RED)[0] == 7


@rule("L4.2")
@pytest.mark.parametrize("steps", [2, 3, 4, 5, 6])
def test_plus_or_minus_one_gives_no_other_number(steps: int) -> None:
    state = luxor(adventurers={RED: [8, STAIRS]}, hand={RED: ["+-1", ...]})
    refused = refusal(state, RED, {"type": "play", "side": "left", "adventurer": 0, "steps": steps})
    assert (refused.rule, refused.code) == ("L4.2", "card-shows-another-number")
    assert refused.facts == {"effect": "either_way", "value": 1}


@rule("L4.2", "L3.3")
def test_plus_or_minus_one_must_move_if_it_can() -> None:
    state = luxor(adventurers={RED: [40, TOMB]}, hand={RED: ["+-1", ..., "5"]})
    assert offered(state, RED) == [Play(side="left", adventurer=0, steps=-1, lands_on=39)]
    assert refusal(state, RED, {"type": "spend", "side": "right"}).rule == "L3.3"


@rule("L4.2")
def test_the_tile_reached_by_a_step_back_acts_as_after_any_move() -> None:
    state = luxor(adventurers={RED: [9, STAIRS]}, board={8: vase(needs=1, points=2)}, hand={RED: ["+-1", ...]})
    state.play(RED, Play(side="left", adventurer=0, steps=-1))
    assert spaces(state, RED)[0] == 8
    assert state.points[RED] == 2
    state = luxor(adventurers={RED: [7, STAIRS]}, hand={RED: ["+-1", ...]})
    state.play(RED, Play(side="left", adventurer=0, steps=-1))
    state.play(RED, TakeKey())
    assert state.keys[RED] == 1


@rule("L4.2")
def test_plus_or_minus_one_does_nothing_else() -> None:
    state = luxor(adventurers={RED: [8, STAIRS]}, hand={RED: ["+-1", ...]})
    refused = refusal(state, RED, Roll("left"))
    assert (refused.rule, refused.code) == ("L4.2", "card-does-not-do-this")


@rule("L4.3")
def test_the_die_is_rolled_first_then_the_adventurer_is_chosen() -> None:
    state = luxor(adventurers={RED: [3, STAIRS]}, hand={RED: ["die", ...]}, die=4)
    assert Roll("left") in offered(state, RED)
    state.play(RED, Roll("left"))
    assert [type(event) for event in told(state, BLUE)] == [Played, Rolled]
    assert offered(state, RED) == [
        Move(adventurer=0, steps=4, lands_on=7),
        Move(adventurer=1, steps=4, lands_on=4),
    ]
    assert GAME.view(state, BLUE).public.die == 4
    state.play(RED, Move(adventurer=1, steps=4))
    assert spaces(state, RED)[:2] == [3, 4]
    assert state.to_act() == (BLUE,)
    assert GAME.view(state, BLUE).public.die is None


@rule("L4.3")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_the_adventurer_moves_exactly_the_number_rolled(die: int) -> None:
    state = luxor(adventurers={RED: [11, STAIRS]}, board={18: osiris(1)}, hand={RED: ["die", ...]}, die=die)
    state.play(RED, Roll("left"))
    for steps in range(1, 7):
        if steps != die:
            refused = refusal(state, RED, {"type": "move", "adventurer": 0, "steps": steps})
            assert (refused.rule, refused.code) == ("L4.3", "die-shows-another-number")
            assert refused.facts == {"die": die}
    state.play(RED, {"type": "move", "adventurer": 0, "steps": die})
    assert spaces(state, RED)[0] == 11 + die


@rule("L4.3")
def test_a_roll_with_only_one_move_is_moved_at_once() -> None:
    state = luxor(hand={RED: ["die", ...]}, die=3)
    state.play(RED, Roll("left"))
    assert spaces(state, RED)[:2] == [3, STAIRS]
    assert [type(event) for event in told(state, RED)] == [Played, Rolled, Moved, Drew]
    assert state.to_act() == (BLUE,)


@rule("L4.3")
def test_after_a_roll_nothing_but_the_move_is_asked_for() -> None:
    state = luxor(adventurers={RED: [3, STAIRS]}, hand={RED: ["die", ..., "1"]}, die=4)
    state.play(RED, Roll("left"))
    refused = refusal(state, RED, Play(side="right", adventurer=0, steps=1))
    assert (refused.rule, refused.code, refused.facts) == ("L4.3", "move-what-was-rolled", {"die": 4})


@rule("L4.3")
@pytest.mark.parametrize("die", [2, 3, 4, 5, 6])
def test_a_roll_that_nobody_can_move_is_lost_with_the_card(die: int) -> None:
    state = luxor(adventurers={RED: [40, TOMB]}, keys={RED: 1}, hand={RED: ["die", ...]}, draw_pile=["2", "2"], die=die)
    state.play(RED, Roll("left"))
    assert spaces(state, RED)[:2] == [40, TOMB]
    assert "die" in discards(state)
    assert hand_of(state, RED)[2] == "2"
    assert [type(event) for event in told(state, RED)] == [Played, Rolled, CouldNotMove, Drew]
    assert state.to_act() == (BLUE,)


@rule("L4.3", "L5.6")
def test_a_one_from_the_last_tile_enters_the_tomb_chamber() -> None:
    state = luxor(adventurers={RED: [40, TOMB]}, keys={RED: 1}, hand={RED: ["die", ...]}, die=1)
    state.play(RED, Roll("left"))
    assert spaces(state, RED)[:2] == [TOMB, TOMB]


@rule("L4.3")
def test_the_tile_acts_after_a_rolled_move_too() -> None:
    state = luxor(
        adventurers={RED: [7, 9]}, board={9: statue(needs=2, points=4), 8: EMPTY}, hand={RED: ["die", ...]}, die=1
    )
    state.play(RED, Roll("left"))
    state.play(RED, Move(adventurer=0, steps=1))
    assert state.points[RED] == 4
    assert state.phase == const.PLAYING


@rule("L4.3")
def test_a_die_card_does_not_move_without_a_roll() -> None:
    state = luxor(hand={RED: ["die", ...]})
    refused = refusal(state, RED, Play(side="left", adventurer=0, steps=1))
    assert (refused.rule, refused.code) == ("L4.3", "card-does-not-do-this")
    assert refused.facts == {"effect": "roll_exactly", "value": 0}
