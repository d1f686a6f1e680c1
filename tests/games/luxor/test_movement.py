"""L5: movement."""

import pytest

from games.luxor.builder import (
    BLUE,
    EMPTY,
    GREEN,
    LYING,
    RED,
    SCARAB,
    STAIRS,
    TOMB,
    TUNNEL,
    YELLOW,
    Board,
    luxor,
    osiris,
    vase,
)
from games.luxor.looks import offered, refusal, spaces, told
from marks import rule
from trove.games.luxor.edition_file import standard_text
from trove.games.luxor.events import Carried, EnteredTomb, Freed, Moved
from trove.games.luxor.game import GAME
from trove.games.luxor.words import LastToSecondLast, Play, Roll

STRONG_OSIRIS = standard_text().replace("osiris_tiles = [1, 2, 2, 3, 3, 4]", "osiris_tiles = [1, 5, 5, 4, 6, 6]")


def left(steps: int, adventurer: int = 0) -> dict[str, object]:
    """Play the left card and move."""
    return {"type": "play", "side": "left", "adventurer": adventurer, "steps": steps}


@rule("L5.1")
@pytest.mark.parametrize("adventurer", [2, 3, 4])
def test_an_adventurer_lying_at_a_statue_does_not_move(adventurer: int) -> None:
    state = luxor(hand={RED: ["1", ...]})
    refused = refusal(state, RED, left(1, adventurer))
    assert (refused.rule, refused.code, refused.facts) == ("L5.1", "lies-at-a-statue", {"adventurer": adventurer})


@rule("L5.1")
def test_the_player_chooses_which_of_the_standing_adventurers_moves() -> None:
    state = luxor(adventurers={RED: [3, 11, STAIRS, 8, LYING]}, hand={RED: ["1", ..., "die"]})
    moves = [words for words in offered(state, RED) if isinstance(words, Play)]
    assert [(words.adventurer, words.lands_on) for words in moves] == [(0, 4), (1, 12), (2, 1), (3, 9)]


@rule("L5.1")
@pytest.mark.parametrize(("card", "steps"), [("1", 1), ("+-1", 1), ("+-1", -1)])
def test_whoever_is_in_the_tomb_chamber_stays_there(card: str, steps: int) -> None:
    state = luxor(adventurers={RED: [TOMB, 12]}, keys={RED: 2}, hand={RED: [card, ..., "1"]})
    assert all(words.adventurer == 1 for words in offered(state, RED))
    refused = refusal(state, RED, left(steps))
    assert (refused.rule, refused.code, refused.facts) == ("L5.1", "is-in-the-tomb", {"adventurer": 0})


@rule("L5.1")
def test_of_adventurers_on_one_space_one_is_offered_but_any_may_be_named() -> None:
    state = luxor(adventurers={RED: [7, 7, 3, 7, LYING]}, hand={RED: ["1", ..., "die"]})
    assert offered(state, RED)[:-1] == [
        Play(side="left", adventurer=0, steps=1, lands_on=8),
        Play(side="left", adventurer=2, steps=1, lands_on=4),
    ]
    for adventurer in (1, 3):
        action = GAME.action(state, RED, left(1, adventurer))
        assert GAME.same(state, RED, action) == GAME.action(state, RED, left(1, 0))
        assert GAME.why(state, RED, action) is None
    state.play(RED, left(1, 3))
    assert sorted(spaces(state, RED)) == [3, 7, 7, 8, LYING]


@rule("L5.2")
def test_steps_skip_spaces_without_a_tile() -> None:
    state = luxor(adventurers={RED: [7, STAIRS]}, board={8: EMPTY, 9: EMPTY, 12: EMPTY}, hand={RED: ["3", ...]})
    state.play(RED, left(3))  # 10, 11 and 13: an Osiris tile counts like any other
    assert told(state, BLUE)[1] == Moved(RED, 0, 7, 13)


@rule("L5.2")
def test_steps_back_skip_spaces_without_a_tile() -> None:
    state = luxor(adventurers={RED: [9, STAIRS]}, board={8: EMPTY}, hand={RED: ["+-1", ...]})
    state.play(RED, left(-1))
    assert spaces(state, RED)[0] == 7


@rule("L5.2")
@pytest.mark.parametrize(("steps", "ends"), [(1, 22), (-1, 20)])
def test_a_move_may_start_on_a_space_without_a_tile(steps: int, ends: int) -> None:
    state = luxor(adventurers={RED: [21, STAIRS]}, board={21: EMPTY}, hand={RED: ["+-1", ...]})
    state.play(RED, left(steps))
    assert spaces(state, RED)[0] == ends


@rule("L5.2")
def test_the_tomb_chamber_is_the_step_after_the_last_tile() -> None:
    for board, last in (({}, 40), ({40: EMPTY}, 39), ({39: EMPTY, 40: EMPTY}, 38)):
        for came in range(last, 41):
            state = luxor(adventurers={RED: [came, STAIRS]}, keys={RED: 1}, board=board, hand={RED: ["1", ...]})
            state.play(RED, left(1))
            assert spaces(state, RED)[0] == TOMB


@rule("L5.2")
def test_a_space_just_emptied_is_skipped_by_the_next_move() -> None:
    state = luxor(
        adventurers={RED: [4, STAIRS], BLUE: [4, STAIRS]},
        board={5: vase(needs=1, points=2)},
        hand={RED: ["1", ...], BLUE: ["1", ..., "die"]},
    )
    assert GAME.words(state, BLUE, 1).lands_on == 5
    state.play(RED, left(1))
    assert state.board[5] == EMPTY
    assert offered(state, BLUE)[0].lands_on == 6


@rule("L5.3")
def test_any_number_of_adventurers_may_share_a_space() -> None:
    everybody = [12] * 5
    state = luxor(
        4, adventurers={RED: [11, *everybody[1:]], BLUE: everybody, GREEN: everybody, YELLOW: everybody},
        board={12: EMPTY}, hand={RED: ["last", ...]},
    )  # fmt: skip
    state.play(RED, LastToSecondLast("left"))
    assert [spaces(state, seat) for seat in range(4)] == [everybody] * 4


@rule("L5.4")
@pytest.mark.parametrize(
    ("space", "board"), [(STAIRS, {}), (1, {}), (1, {1: EMPTY}), (2, {1: EMPTY})], ids=["stairs", "1", "empty 1", "2"]
)
def test_there_is_no_step_back_where_no_tile_lies_behind(space: int, board: dict[int, int]) -> None:
    state = luxor(adventurers={RED: [space, 12]}, board=board, hand={RED: ["+-1", ...]})
    refused = refusal(state, RED, left(-1))
    assert (refused.rule, refused.code, refused.facts) == ("L5.4", "no-tile-behind", {"space": space})


@rule("L5.4")
def test_a_step_back_to_the_first_tile_is_possible() -> None:
    state = luxor(adventurers={RED: [2, 12]}, hand={RED: ["+-1", ...]})
    state.play(RED, left(-1))
    assert spaces(state, RED)[0] == 1


@rule("L5.5")
@pytest.mark.parametrize(("came", "adventurer"), [(8, 2), (16, 3), (24, 4)])
def test_steps_past_a_statue_free_the_adventurer_lying_there(came: int, adventurer: int) -> None:
    state = luxor(adventurers={RED: [came, STAIRS]}, hand={RED: ["1", ...]})
    state.play(RED, left(1))
    assert spaces(state, RED)[0] == came + 1  # the first space after it is past it
    assert [k for k in (2, 3, 4) if spaces(state, RED)[k] == STAIRS] == [adventurer]
    assert Freed(RED, adventurer, adventurer - 2) in told(state, BLUE)


@rule("L5.5")
@pytest.mark.parametrize("came", [7, 15, 23])
def test_the_last_space_before_a_statue_is_not_past_it(came: int) -> None:
    state = luxor(adventurers={RED: [came, STAIRS]}, hand={RED: ["1", ...]})
    state.play(RED, left(1))
    assert spaces(state, RED)[2:] == [LYING] * 3


@rule("L5.5")
def test_a_step_back_over_a_statue_frees_nobody() -> None:
    state = luxor(adventurers={RED: [9, STAIRS]}, hand={RED: ["+-1", ...]})
    state.play(RED, left(-1))
    assert spaces(state, RED) == [8, STAIRS, LYING, LYING, LYING]


@rule("L5.5")
def test_osiris_carries_past_a_statue_too() -> None:
    board = {10: osiris(4), 11: SCARAB, 12: EMPTY, 15: EMPTY}
    state = luxor(adventurers={RED: [9, STAIRS]}, board=board, hand={RED: ["1", ...]})
    state.play(RED, left(1))
    assert spaces(state, RED)[0] == 16  # not past it yet
    assert spaces(state, RED)[3] == LYING
    state = luxor(adventurers={RED: [8, STAIRS]}, board=board, hand={RED: ["2", ...]})
    state.play(RED, left(2))
    assert spaces(state, RED) == [16, STAIRS, STAIRS, LYING, LYING]


@rule("L5.5", "L5.7")
def test_a_statue_between_osiris_and_where_it_carries_is_passed() -> None:
    board = {18: osiris(4), 19: EMPTY, 21: EMPTY, 24: EMPTY}
    state = luxor(adventurers={RED: [17, STAIRS, STAIRS, STAIRS]}, board=board, hand={RED: ["1", ...]})
    state.play(RED, left(1))
    assert told(state, BLUE)[1:3] == [Moved(RED, 0, 17, 18), Carried(RED, 0, 18, 25)]
    assert spaces(state, RED) == [25, STAIRS, STAIRS, STAIRS, STAIRS]


@rule("L5.5", "L6.8")
def test_a_tunnel_past_several_statues_frees_all_of_yours_there() -> None:
    state = luxor(adventurers={RED: [3, STAIRS]}, board={4: TUNNEL, 33: TUNNEL}, hand={RED: ["1", ...]})
    state.play(RED, left(1))
    assert spaces(state, RED) == [33, STAIRS, STAIRS, STAIRS, STAIRS]
    assert [event for event in told(state, BLUE) if isinstance(event, Freed)] == [
        Freed(RED, 2 + k, k) for k in range(3)
    ]


@rule("L5.5", "L7.5")
def test_last_to_second_last_past_two_statues_frees_both() -> None:
    state = luxor(adventurers={RED: [STAIRS, 17]}, hand={RED: ["last", ...]})
    state.play(RED, LastToSecondLast("left"))
    assert spaces(state, RED) == [17, 17, STAIRS, STAIRS, LYING]


@rule("L5.5")
def test_a_rolled_move_and_a_horus_card_free_as_well() -> None:
    state = luxor(adventurers={RED: [7, TOMB]}, hand={RED: ["die", ...]}, die=2)
    state.play(RED, Roll("left"))
    assert spaces(state, RED) == [9, TOMB, STAIRS, LYING, LYING]
    state = luxor(adventurers={RED: [7, TOMB]}, hand={RED: ["1-6", ...]})
    state.play(RED, left(2))
    assert spaces(state, RED) == [9, TOMB, STAIRS, LYING, LYING]


@rule("L5.5")
def test_only_ones_own_adventurers_are_freed() -> None:
    state = luxor(3, adventurers={RED: [8, STAIRS]}, hand={RED: ["1", ...]})
    state.play(RED, left(1))
    assert spaces(state, BLUE) == spaces(state, GREEN) == [STAIRS, STAIRS, LYING, LYING, LYING]


@rule("L5.5")
def test_whoever_was_freed_before_stays_where_he_is() -> None:
    state = luxor(adventurers={RED: [8, STAIRS, 12, LYING, LYING]}, hand={RED: ["1", ...]})
    state.play(RED, left(1))
    assert spaces(state, RED) == [9, STAIRS, 12, LYING, LYING]
    assert not any(isinstance(event, Freed) for event in told(state, BLUE))


@rule("L5.5")
def test_a_freed_adventurer_may_move_from_the_next_turn_on() -> None:
    state = luxor(adventurers={RED: [8, 3]}, hand={RED: ["1", "1", ...], BLUE: ["1", ...]})
    state.play(RED, left(1))
    assert state.to_act() == (BLUE,)  # freeing is not a move of its own
    state.play(BLUE, left(1))
    moves = [words for words in offered(state, RED) if words.side == "left"]
    assert [(words.adventurer, words.lands_on) for words in moves] == [(0, 11), (1, 4), (2, 1)]


@rule("L5.5")
def test_entering_the_tomb_chamber_from_before_a_statue_frees_too() -> None:
    text = standard_text().replace("statues = [8, 16, 24]", "statues = [8, 16, 39]")
    state = luxor(adventurers={RED: [39, STAIRS]}, keys={RED: 1}, hand={RED: ["2", ...]}, edition=text)
    state.play(RED, left(2))
    assert spaces(state, RED) == [TOMB, STAIRS, LYING, LYING, STAIRS]


@rule("L5.6")
@pytest.mark.parametrize(("space", "steps"), [(40, 2), (40, 5), (38, 4), (37, 5)])
def test_no_step_may_be_forfeited_at_the_tomb_chamber(space: int, steps: int) -> None:
    state = luxor(adventurers={RED: [space, STAIRS]}, keys={RED: 3}, hand={RED: [str(steps), ...]})
    refused = refusal(state, RED, left(steps))
    assert (refused.rule, refused.code) == ("L5.6", "beyond-the-tomb")
    assert refused.facts == {"space": space, "steps": steps}


@rule("L5.6")
def test_without_a_key_nobody_enters_nor_moves_less() -> None:
    state = luxor(adventurers={RED: [38, STAIRS]}, hand={RED: ["3", ..., "2"]})
    refused = refusal(state, RED, left(3))
    assert (refused.rule, refused.code, refused.facts) == ("L5.6", "no-key", {})
    assert refusal(state, RED, left(2)).code == "card-shows-another-number"
    assert [(words.side, words.adventurer, words.lands_on) for words in offered(state, RED)] == [
        ("left", 1, 3),
        ("right", 0, 40),
        ("right", 1, 2),
    ]


@rule("L5.6")
def test_one_key_is_paid_for_each_adventurer_that_enters() -> None:
    state = luxor(adventurers={RED: [38, 38]}, keys={RED: 2}, hand={RED: ["3", "3", ...], BLUE: ["1", ...]})
    state.play(RED, left(3))
    assert spaces(state, RED)[:2] == [TOMB, 38]
    assert state.keys[RED] == 1
    state.play(BLUE, left(1))
    state.play(RED, left(3, 1))
    assert spaces(state, RED)[:2] == [TOMB, TOMB]
    assert state.keys[RED] == 0


@rule("L5.7")
def test_nobody_stays_on_an_osiris_tile() -> None:
    state = luxor(adventurers={RED: [9, STAIRS]}, board={10: osiris(3)}, hand={RED: ["1", ...]})
    assert offered(state, RED)[0] == Play(side="left", adventurer=0, steps=1, lands_on=13)
    state.play(RED, left(1))
    assert spaces(state, RED)[0] == 13
    assert told(state, BLUE)[1:3] == [Moved(RED, 0, 9, 10), Carried(RED, 0, 10, 13)]


@rule("L5.7")
def test_osiris_counts_tiles_and_skips_empty_spaces() -> None:
    state = luxor(adventurers={RED: [9, STAIRS]}, board={10: osiris(3), 12: EMPTY}, hand={RED: ["1", ...]})
    state.play(RED, left(1))
    assert spaces(state, RED)[0] == 14


@rule("L5.7")
def test_passing_over_an_osiris_tile_does_nothing() -> None:
    state = luxor(adventurers={RED: [9, STAIRS]}, board={10: osiris(4)}, hand={RED: ["2", ...]})
    state.play(RED, left(2))
    assert spaces(state, RED)[0] == 11


@rule("L5.7")
def test_a_second_osiris_tile_carries_on_again() -> None:
    board = {28: osiris(4), 29: EMPTY, 31: EMPTY, 34: EMPTY, 35: osiris(2)}
    state = luxor(adventurers={RED: [27, STAIRS]}, board=board, hand={RED: ["1", ...]})
    state.play(RED, left(1))
    assert told(state, BLUE)[1:4] == [Moved(RED, 0, 27, 28), Carried(RED, 0, 28, 35), Carried(RED, 0, 35, 37)]
    assert spaces(state, RED)[0] == 37


@rule("L5.7")
def test_whoever_comes_backward_is_carried_forward() -> None:
    state = luxor(adventurers={RED: [11, STAIRS]}, board={10: osiris(3)}, hand={RED: ["+-1", ...]})
    state.play(RED, left(-1))
    assert told(state, BLUE)[1:3] == [Moved(RED, 0, 11, 10), Carried(RED, 0, 10, 13)]
    assert spaces(state, RED)[0] == 13


@rule("L5.7")
def test_a_move_that_ends_where_it_began_is_a_move_and_the_tile_acts() -> None:
    board: Board = {10: osiris(1), 11: vase(needs=1, points=2)}
    state = luxor(adventurers={RED: [11, STAIRS]}, board=board, hand={RED: ["+-1", ...]})
    assert offered(state, RED)[0] == Play(side="left", adventurer=0, steps=-1, lands_on=11)
    state.play(RED, left(-1))
    assert spaces(state, RED)[0] == 11
    assert state.points[RED] == 2
    assert state.round_moved == 1


@rule("L5.7", "L5.2")
def test_a_step_back_from_an_empty_space_onto_osiris_carries_on() -> None:
    state = luxor(adventurers={RED: [12, STAIRS]}, board={10: osiris(2)}, hand={RED: ["+-1", ...]})
    state.play(RED, left(-1))
    assert spaces(state, RED)[0] == 11  # 11 lies between
    state = luxor(adventurers={RED: [19, STAIRS]}, board={18: osiris(2), 19: EMPTY}, hand={RED: ["+-1", ...]})
    state.play(RED, left(-1))
    assert spaces(state, RED)[0] == 21


TO_THE_TOMB = {35: osiris(4), 39: EMPTY, 40: EMPTY}


@rule("L5.7", "L5.6")
def test_osiris_carries_exactly_into_the_tomb_chamber_with_a_key() -> None:
    state = luxor(adventurers={RED: [34, STAIRS]}, keys={RED: 1}, board=TO_THE_TOMB, hand={RED: ["1", ...]})
    state.play(RED, left(1))
    assert spaces(state, RED)[0] == TOMB
    assert state.keys[RED] == 0
    assert EnteredTomb(RED, 0) in told(state, BLUE)


@rule("L5.7", "L5.6")
@pytest.mark.parametrize(
    ("keys", "board", "ends"), [(1, TO_THE_TOMB, TOMB), (0, {35: osiris(4), 39: EMPTY}, 40)], ids=["tomb", "last tile"]
)
def test_a_step_back_onto_osiris_may_lead_as_far_as_any_move(keys: int, board: Board, ends: int) -> None:
    state = luxor(adventurers={RED: [36, STAIRS]}, keys={RED: keys}, board=board, hand={RED: ["+-1", ...]})
    state.play(RED, left(-1))
    assert spaces(state, RED)[0] == ends


@rule("L5.7", "L5.6")
@pytest.mark.parametrize(("came", "card", "steps"), [(34, "1", 1), (36, "+-1", -1)])
def test_the_whole_move_is_illegal_if_osiris_would_carry_into_the_tomb_without_a_key(
    came: int, card: str, steps: int
) -> None:
    state = luxor(adventurers={RED: [came, STAIRS]}, board=TO_THE_TOMB, hand={RED: [card, ...]})
    refused = refusal(state, RED, left(steps))
    assert (refused.rule, refused.code) == ("L5.7", "osiris-into-the-tomb-without-key")
    assert refused.facts == {"space": 35, "number": 4}


@rule("L5.7", "L5.6")
@pytest.mark.parametrize("keys", [0, 1])
def test_the_whole_move_is_illegal_if_osiris_would_carry_beyond_the_tomb(keys: int) -> None:
    board = {35: osiris(6), 39: EMPTY}
    state = luxor(
        adventurers={RED: [34, STAIRS]}, keys={RED: keys}, board=board, hand={RED: ["1", ...]}, edition=STRONG_OSIRIS
    )
    refused = refusal(state, RED, left(1))
    assert (refused.rule, refused.code) == ("L5.7", "osiris-beyond-the-tomb")
    assert refused.facts == {"space": 35, "number": 6}


@rule("L5.7", "L5.6")
def test_a_chain_of_osiris_tiles_that_leads_beyond_the_tomb_is_illegal() -> None:
    board: Board = {28: osiris(4), 29: EMPTY, 31: EMPTY, 34: EMPTY, 35: osiris(5), 39: EMPTY, 40: EMPTY}
    state = luxor(
        adventurers={RED: [27, STAIRS]}, keys={RED: 1}, board=board, hand={RED: ["1", ...]}, edition=STRONG_OSIRIS
    )
    assert refusal(state, RED, left(1)).code == "osiris-beyond-the-tomb"
    board = {**board, 35: osiris(5), 39: EMPTY, 40: vase()}
    state = luxor(
        adventurers={RED: [27, STAIRS]}, keys={RED: 1}, board=board, hand={RED: ["1", ...]}, edition=STRONG_OSIRIS
    )
    state.play(RED, left(1))
    assert spaces(state, RED)[0] == TOMB
