"""The worked examples of the rules, one test each."""

from games.luxor.builder import (
    BLUE,
    EMPTY,
    LYING,
    RED,
    SCARAB,
    STAIRS,
    TOMB,
    TUNNEL,
    Board,
    jewelry,
    luxor,
    osiris,
    statue,
    vase,
)
from games.luxor.looks import hand_of, offered, spaces, told, tops
from marks import rule
from trove.games.luxor import constants as const
from trove.games.luxor.events import Carried, TookSarcophagus, Tunnelled
from trove.games.luxor.game import GAME
from trove.games.luxor.words import Act, AllForward, LastToSecondLast, Move, Play, Roll, TakeCard

ONE = Play(side="left", adventurer=0, steps=1)
TWO = Play(side="left", adventurer=0, steps=2)
THREE = Play(side="left", adventurer=0, steps=3)


@rule("L:example 1", "L9.2")
def test_adventurers_on_spaces_worth_0_5_5_8_and_13_score_31() -> None:
    state = luxor(adventurers={RED: [STAIRS, 17, 19, 26, TOMB]})
    items = [item for item in GAME.score_sheet(state).items if item.rule == "L9.2" and item.seat == RED]
    assert [item.points for item in items] == [0, 5, 5, 8, 13]
    assert sum(item.points for item in items) == 31


@rule("L:example 2", "L9.5")
def test_three_sets_two_of_them_with_wild_treasures_score_12() -> None:
    state = luxor(treasures={RED: [vase()] * 3 + [jewelry()] * 2 + [statue()] * 2}, wilds={RED: 3})
    (item,) = (item for item in GAME.score_sheet(state).items if item.rule == "L9.5")
    assert (item.components[0].count, item.components[0].wilds) == (3, 2)
    assert item.points == 12


@rule("L:example 3", "L6.2", "L6.3")
def test_two_take_a_treasure_for_two_and_a_temple_tile_is_laid_without_an_action() -> None:
    state = luxor(adventurers={RED: [9, 11]}, board={11: vase(2, 3)}, hand={RED: ["2", ...]})
    state.play(RED, TWO)
    assert state.points[RED] == 3
    assert state.board[11] >= TUNNEL
    assert state.to_act() == (BLUE,)
    assert (state.scarab_n, state.origin[const.MIDDLE]) == (22, 1)


@rule("L:example 4", "L5.7", "L6.6")
def test_osiris_3_carries_on_three_tiles_to_a_scarab() -> None:
    for empty in (19, 21):
        board: Board = {18: osiris(3), empty: EMPTY, 22: SCARAB}
        state = luxor(adventurers={RED: [17, STAIRS]}, board=board, hand={RED: ["1", ...]})
        state.play(RED, ONE)
        assert spaces(state, RED)[0] == 22
        assert Carried(RED, 0, 18, 22) in told(state, BLUE)
        assert len(GAME.view(state, RED).private.scarabs) == 1


@rule("L:example 5", "L5.6", "L8.1", "L8.2")
def test_a_two_exactly_into_the_tomb_chamber_as_the_second() -> None:
    state = luxor(
        adventurers={RED: [39, STAIRS], BLUE: [TOMB, STAIRS]}, keys={RED: 2}, hand={RED: ["2", ...]}, sarcophagi=[BLUE]
    )
    state.play(RED, TWO)
    assert spaces(state, RED)[0] == TOMB
    assert state.keys[RED] == 1
    assert TookSarcophagus(RED, 3) in told(state, BLUE)


@rule("L:example 6", "L7.3", "L7.4")
def test_all_forward_2_with_three_carried_on_by_osiris_then_one_action() -> None:
    state = luxor(
        adventurers={RED: [16, 16, 16, 21, LYING]},
        board={18: osiris(3), 21: vase(3, 6), 23: TUNNEL, 33: TUNNEL},
        hand={RED: ["all 2", ...]},
    )
    state.play(RED, AllForward("left"))
    assert spaces(state, RED) == [21, 21, 21, 23, LYING]
    assert offered(state, RED) == [Act(0), Act(3)]
    treasure, tunnel = state.clone(), state.clone()
    treasure.play(RED, Act(0))
    assert treasure.points[RED] == 6
    assert spaces(treasure, RED) == [21, 21, 21, 23, LYING]
    tunnel.play(RED, Act(3))
    assert tunnel.points[RED] == 0
    assert spaces(tunnel, RED) == [21, 21, 21, 33, STAIRS]


@rule("L:example 7", "L7.5")
def test_last_to_second_last_from_the_stairs_completes_a_treasure() -> None:
    state = luxor(adventurers={RED: [STAIRS, STAIRS, 12]}, board={12: jewelry(2, 4)}, hand={RED: ["last", ...]})
    state.play(RED, LastToSecondLast("left"))
    assert sorted(spaces(state, RED)[:3]) == [STAIRS, 12, 12]
    assert state.points[RED] == 4


@rule("L:example 8", "L7.6")
def test_minus_one_takes_a_treasure_for_three_with_two() -> None:
    state = luxor(adventurers={RED: [11, 12]}, board={12: statue(3, 6)}, hand={RED: ["minus 1", ...]})
    state.play(RED, ONE)
    assert state.points[RED] == 6


@rule("L:example 9", "L5.2")
def test_a_three_with_one_empty_space_on_the_way_ends_four_spaces_on() -> None:
    state = luxor(adventurers={RED: [11, STAIRS]}, board={12: EMPTY}, hand={RED: ["3", ...]})
    state.play(RED, THREE)
    assert spaces(state, RED)[0] == 15


@rule("L:example 10", "L5.2")
def test_a_two_from_an_empty_space() -> None:
    state = luxor(adventurers={RED: [12, STAIRS]}, board={12: EMPTY}, hand={RED: ["2", ...]})
    state.play(RED, TWO)
    assert spaces(state, RED)[0] == 14


@rule("L:example 11", "L4.3", "L5.5")
def test_a_five_rolled_past_a_statue_frees_the_adventurer() -> None:
    state = luxor(adventurers={RED: [6, STAIRS]}, hand={RED: ["die", ...]}, die=5)
    state.play(RED, Roll("left"))
    state.play(RED, Move(adventurer=0, steps=5))
    assert spaces(state, RED) == [11, STAIRS, STAIRS, LYING, LYING]


@rule("L:example 12", "L7.2")
def test_one_to_die_with_two_rolled_gives_one_or_two_tiles_and_no_more() -> None:
    state = luxor(hand={RED: ["1-die", ...]}, die=2)
    state.play(RED, Roll("left"))
    assert offered(state, RED) == [Move(adventurer=0, steps=1, lands_on=1), Move(adventurer=0, steps=2, lands_on=2)]


@rule("L:example 13", "L6.8")
def test_a_one_onto_a_tunnel_with_another_tunnel_ahead() -> None:
    board = {4: TUNNEL, 14: TUNNEL, 23: TUNNEL}
    state = luxor(adventurers={RED: [3, STAIRS]}, board=board, hand={RED: ["1", ...]})
    state.play(RED, ONE)
    assert spaces(state, RED)[0] == 14
    assert Tunnelled(RED, 0, 4, 14) in told(state, BLUE)


@rule("L:example 14", "L6.4", "L6.5", "L3.5")
def test_the_card_of_a_horus_tile_goes_between_the_second_and_third_of_the_four_left() -> None:
    state = luxor(
        adventurers={RED: [12, STAIRS]}, hand={RED: ["1", "2", "3", "4", "5"]}, horus_piles={1: ["minus 1", "1-3"]}
    )
    pile = state.draw_n
    state.play(RED, ONE)
    assert tops(state)[0] == "minus 1"
    state.play(RED, TakeCard(1))
    assert hand_of(state, RED) == ["2", "3", "minus 1", "4", "5"]
    assert state.draw_n == pile


@rule("L:example 15", "L9.6")
def test_scarabs_adding_up_to_7_score_7() -> None:
    state = luxor(scarabs={RED: [1, 2, 4]})
    assert sum(item.points for item in GAME.score_sheet(state).items if item.rule == "L9.6") == 7
    assert state.scores()[RED] == 7
