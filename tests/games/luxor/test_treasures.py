"""L6.1 to L6.3: who acts, treasures, and what lies beneath them."""

from collections import Counter

import pytest

from games.luxor.builder import (
    BLUE,
    EMPTY,
    FAVOUR_1_2,
    FAVOUR_2_3,
    GREEN,
    OSIRIS_SPACES,
    RED,
    SCARAB,
    STAIRS,
    TUNNEL,
    WILD,
    WILD_OR_SCARAB,
    Wanted,
    jewelry,
    luxor,
    osiris,
    statue,
    vase,
)
from games.luxor.looks import spaces, told
from marks import rule
from trove.games.luxor import constants as const
from trove.games.luxor.events import (
    DrewUnseen,
    Freed,
    Moved,
    Played,
    TookTreasure,
    Uncovered,
)
from trove.games.luxor.game import Luxor
from trove.games.luxor.pieces import Temple
from trove.games.luxor.words import Play

ONE = Play(side="left", adventurer=0, steps=1)


def kinds(state: Luxor, viewer: int | None = BLUE) -> list[type]:
    """The kinds of the events of the last step."""
    return [type(event) for event in told(state, viewer)]


@rule("L6.1")
def test_only_the_adventurer_that_moved_acts() -> None:
    state = luxor(adventurers={RED: [8, 13], BLUE: [6, 6]}, board={9: vase(needs=2)}, hand={RED: ["1", ...]})
    state.play(RED, ONE)
    assert state.to_act() == (BLUE,)
    assert (state.keys[RED], state.keys[BLUE]) == (0, 0)
    assert kinds(state) == [Played, Moved, Freed, DrewUnseen]


@rule("L6.1")
def test_tiles_on_the_way_do_not_act() -> None:
    state = luxor(adventurers={RED: [5, 7]}, board={7: WILD, 8: vase(needs=3)}, hand={RED: ["3", ...]})
    state.play(RED, Play(side="left", adventurer=0, steps=3))
    assert spaces(state, RED)[0] == 8
    assert (state.keys[RED], state.wilds[RED]) == (0, 0)


@rule("L6.1", "L5.7")
def test_after_osiris_only_the_last_tile_acts() -> None:
    state = luxor(adventurers={RED: [9, STAIRS]}, board={10: osiris(1), 11: SCARAB}, hand={RED: ["1", ...]})
    state.play(RED, ONE)
    assert spaces(state, RED)[0] == 11
    assert state.scarab_n == 21


@rule("L6.2")
@pytest.mark.parametrize(("needs", "points"), [(1, 1), (1, 2), (2, 3), (2, 4), (3, 6)])
@pytest.mark.parametrize("there", [1, 2, 3, 4, 5])
def test_a_treasure_needs_as_many_adventurers_as_it_shows(needs: int, points: int, there: int) -> None:
    team = [8, *[9] * (there - 1), *[STAIRS] * (5 - there)]
    state = luxor(adventurers={RED: team}, board={9: vase(needs, points)}, hand={RED: ["1", ...]})
    tile = state.board[9]
    state.play(RED, ONE)
    taken = there >= needs
    assert state.points[RED] == (points if taken else 0)
    assert state.owner[tile] == (1 + RED if taken else 0)
    assert list(state.treasures[:3]) == [int(taken), 0, 0]
    assert (state.board[9] == EMPTY) == taken


@rule("L6.2")
@pytest.mark.parametrize(("treasure", "kind"), [(vase(1, 2), 0), (jewelry(1, 2), 1), (statue(1, 2), 2)])
def test_each_kind_of_treasure_counts_as_its_own(treasure: Wanted, kind: int) -> None:
    state = luxor(adventurers={RED: [8, STAIRS]}, board={9: treasure}, hand={RED: ["1", ...]})
    state.play(RED, ONE)
    assert list(state.treasures[:3]) == [int(k == kind) for k in range(3)]


@rule("L6.2")
def test_the_adventurers_of_others_neither_help_nor_hinder() -> None:
    others = {BLUE: [9, 9, 9], GREEN: [9, 9, 9, 9, 9]}
    state = luxor(3, adventurers={RED: [8, STAIRS], **others}, board={9: vase(needs=2)}, hand={RED: ["1", ...]})
    state.play(RED, ONE)
    assert state.points[RED] == 0
    state = luxor(3, adventurers={RED: [8, 9], **others}, board={9: vase(2, 3)}, hand={RED: ["1", ...]})
    state.play(RED, ONE)
    assert list(state.points[:3]) == [3, 0, 0]


@rule("L6.2")
def test_a_treasure_that_was_not_taken_waits_for_the_next_move() -> None:
    state = luxor(
        adventurers={RED: [8, 9], BLUE: [8, 9]},
        board={9: vase(3, 6)},
        hand={RED: ["1", "1", ...], BLUE: ["1", ...]},
    )
    state.play(RED, ONE)
    state.play(BLUE, ONE)
    assert list(state.points[:2]) == [0, 0]
    assert state.board[9] != EMPTY


@rule("L6.2")
def test_taking_a_treasure_is_not_optional() -> None:
    state = luxor(adventurers={RED: [8, STAIRS]}, board={9: vase(1, 1)}, hand={RED: ["1", ...]})
    state.play(RED, ONE)
    assert state.to_act() == (BLUE,)  # nothing was asked
    assert state.points[RED] == 1


@rule("L6.2", "L6.3")
def test_all_see_which_treasure_was_taken_and_what_lies_there_now() -> None:
    state = luxor(adventurers={RED: [3, STAIRS]}, board={4: statue(1, 2)}, hand={RED: ["1", ...]})
    state.play(RED, ONE)
    for viewer in (RED, BLUE, None):
        took, uncovered = told(state, viewer)[2:4]
        assert isinstance(took, TookTreasure)
        assert (took.seat, took.space, took.treasure.kind, took.treasure.points) == (RED, 4, "statue", 2)
        assert uncovered == Uncovered(4, Temple("tunnel"))


@rule("L6.3")
def test_a_space_without_a_symbol_stays_empty_and_the_adventurers_stand_on_it() -> None:
    state = luxor(adventurers={RED: [8, 9], BLUE: [9, 9]}, board={9: vase(2, 3)}, hand={RED: ["1", ...]})
    state.play(RED, ONE)
    assert state.board[9] == EMPTY
    assert told(state, None)[4] == Uncovered(9, None)
    assert spaces(state, RED)[:2] == [9, 9]
    assert spaces(state, BLUE)[:2] == [9, 9]


@rule("L6.3")
@pytest.mark.parametrize(
    ("space", "back", "fronts"),
    [
        (4, 0, {TUNNEL}),
        (22, 1, {SCARAB, FAVOUR_1_2, FAVOUR_2_3}),
        (16, 2, {WILD, WILD_OR_SCARAB}),
    ],
    ids=["cobra", "falcon", "lion"],
)
def test_a_symbol_brings_the_top_temple_tile_of_that_back(space: int, back: int, fronts: set[int]) -> None:
    state = luxor(adventurers={RED: [space - 1, STAIRS]}, board={space: vase(1, 2)}, hand={RED: ["1", ...]})
    left = list(state.temple_n)
    seen: Counter[int] = Counter()
    for seed in range(120):
        turn = state.clone()
        turn.reseed(seed)
        turn.play(RED, ONE)
        seen[turn.board[space]] += 1
        left_now = [n - (k == back) for k, n in enumerate(left)]
        assert list(turn.temple_n) == left_now
        assert turn.is_conserved()
    assert set(seen) == fronts
    assert seen.most_common(1)[0][0] in (TUNNEL, SCARAB, WILD)


@rule("L6.3")
@pytest.mark.parametrize("space", [2, 4, 7, 11, 14, 16, 17, 22, 23, 27, 30, 33, 36, 37])
def test_a_temple_tile_just_laid_does_not_act(space: int) -> None:
    steps = 2 if space - 1 in OSIRIS_SPACES else 1
    team = {RED: [space - steps, space], BLUE: [space, space]}
    state = luxor(adventurers=team, board={space: vase(2, 3)}, hand={RED: [str(steps), ...]})
    state.play(RED, {"type": "play", "side": "left", "adventurer": 0, "steps": steps})
    assert state.board[space] >= TUNNEL
    assert spaces(state, RED)[:2] == [space, space]
    assert spaces(state, BLUE)[:2] == [space, space]
    assert state.to_act() == (BLUE,)
    assert (state.wilds[RED], state.scarab_n, state.origin[const.MIDDLE]) == (0, 22, 1)


@rule("L6.3", "L1.10")
def test_a_temple_pile_lasts_until_every_symbol_is_uncovered() -> None:
    cobra = {4: TUNNEL, 14: TUNNEL, 23: TUNNEL}
    state = luxor(adventurers={RED: [32, STAIRS]}, board={**cobra, 33: vase(1, 2)}, hand={RED: ["1", ...]})
    assert state.temple_n[0] == 1
    state.play(RED, ONE)
    assert state.board[33] == TUNNEL
    assert state.temple_n[0] == 0
