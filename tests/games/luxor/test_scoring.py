"""L9: points and winners."""

from functools import cache
from itertools import product

import pytest

from drafts import altered
from games.luxor.builder import (
    BLUE,
    GREEN,
    LYING,
    OSIRIS_SPACES,
    RED,
    STAIRS,
    TOMB,
    YELLOW,
    Wanted,
    jewelry,
    luxor,
    statue,
    vase,
)
from marks import rule
from trove.games.luxor import constants as const
from trove.games.luxor.game import GAME, Luxor
from trove.games.luxor.score_sheet import Adventurer, Keys, Sarcophagus, Scarab, Sets
from trove.games.luxor.scoring import count_sets

NOBODY_UP = [STAIRS, STAIRS]


def points(state: Luxor, number: str, seat: int = RED) -> int:
    """The points of a seat by one rule."""
    return sum(item.points for item in GAME.score_sheet(state).items if item.rule == number and item.seat == seat)


@rule("L9.1")
def test_treasures_score_when_they_are_taken_and_stand_on_the_sheet() -> None:
    state = luxor(treasures={RED: [vase(3, 6), vase(2, 4), jewelry(1, 1)], BLUE: [statue(1, 2)]})
    assert list(state.points[:2]) == [11, 2]
    assert points(state, "L9.1") == 11
    assert state.scores() == [11, 2]


@rule("L9.1")
def test_the_sheet_counts_in_the_order_of_the_rules_and_adds_up_to_the_score() -> None:
    state = luxor(
        adventurers={RED: [TOMB, 12]},
        treasures={RED: [vase(), jewelry(), statue()]},
        keys={RED: 2},
        wilds={RED: 1},
        scarabs={RED: [4, 1]},
    )
    sheet = GAME.score_sheet(state)
    mine = [item for item in sheet.items if item.seat == RED]
    assert [item.rule for item in mine] == sorted(item.rule for item in mine)
    assert {item.rule for item in mine} == {"L9.1", "L9.2", "L9.3", "L9.4", "L9.5", "L9.6"}
    assert sum(item.points for item in mine) == sheet.totals[RED] == state.scores()[RED]


@rule("L9.2")
@pytest.mark.parametrize("space", [space for space in range(42) if space not in OSIRIS_SPACES])
def test_an_adventurer_scores_the_points_of_its_space(space: int) -> None:
    state = luxor(adventurers={RED: [space, STAIRS]}, sarcophagi=[BLUE] if space == TOMB else None)
    worth = [0, *[1] * 4, *[2] * 4, *[3] * 4, *[4] * 4, *[5] * 3, *[6] * 3, *[7] * 3, *[8] * 3, *[9] * 3, *[10] * 3]
    worth += [11, 11, 11, 12, 12, 12, 13]
    assert state.scores()[RED] == worth[space]
    assert points(state, "L9.2") == worth[space]


@rule("L9.2")
def test_adventurers_on_the_stairs_and_lying_ones_score_nothing() -> None:
    state = luxor(adventurers={RED: NOBODY_UP})
    assert state.scores() == [0, 0]
    items = [item for item in GAME.score_sheet(state).items if item.seat == RED]
    assert [item.components[0] for item in items] == [
        Adventurer(k, space) for k, space in enumerate([0, 0, None, None, None])
    ]


@rule("L9.2")
def test_a_space_counts_whether_or_not_a_tile_lies_there() -> None:
    state = luxor(adventurers={RED: [21, STAIRS]}, board={21: 0})
    assert state.scores()[RED] == 6


@rule("L9.3")
@pytest.mark.parametrize(("owners", "worth"), [([RED, BLUE], [5, 3]), ([BLUE, RED], [3, 5]), ([RED, RED], [8, 0])])
def test_sarcophagi_score_their_worth(owners: list[int], worth: list[int]) -> None:
    state = luxor(adventurers={RED: [TOMB, STAIRS], BLUE: [TOMB, STAIRS]}, sarcophagi=owners)
    assert [points(state, "L9.3", seat) for seat in (RED, BLUE)] == worth
    assert state.scores() == [13 + n for n in worth]
    components = [item.components[0] for item in GAME.score_sheet(state).items if item.rule == "L9.3"]
    assert sorted(piece.points for piece in components if isinstance(piece, Sarcophagus)) == [3, 5]


@rule("L9.4")
@pytest.mark.parametrize("keys", [0, 1, 4])
def test_each_key_left_scores_one(keys: int) -> None:
    state = luxor(keys={RED: keys})
    assert state.scores() == [keys, 0]
    shown = [item.components[0] for item in GAME.score_sheet(state).items if item.rule == "L9.4"]
    assert shown == ([Keys(keys)] if keys else [])


@rule("L9.5")
@pytest.mark.parametrize(("sets", "worth"), list(enumerate([0, 3, 7, 12, 18, 25, 33, 42, 52, 52, 52])))
def test_more_sets_score_more_up_to_eight(sets: int, worth: int) -> None:
    state = luxor(treasures={RED: [vase()] * sets + [jewelry()] * sets + [statue()] * sets})
    assert points(state, "L9.5") == worth
    assert state.scores()[RED] == state.points[RED] + worth


@rule("L9.5")
@pytest.mark.parametrize(
    ("tiles", "wilds", "sets"),
    [
        ([vase(), jewelry()], 0, 0),
        ([vase(), jewelry()], 1, 1),
        ([vase()], 1, 0),
        ([vase()], 2, 1),
        ([], 18, 0),  # each set has a real tile
        ([vase()], 18, 1),
        ([vase()] * 3, 6, 3),
        ([vase()] * 3, 5, 2),
        ([vase(), jewelry(), statue()], 2, 1),
        ([vase(), jewelry(), statue()], 3, 2),  # better apart than together
        ([vase(), jewelry(), statue()], 6, 3),
        ([vase()] * 5 + [jewelry()] * 2 + [statue()], 0, 1),
        ([vase()] * 5 + [jewelry()] * 2 + [statue()], 1, 2),
        ([vase()] * 5 + [jewelry()] * 2 + [statue()], 3, 3),
    ],
)
def test_wild_treasures_stand_in_for_missing_ones_at_most_two_in_a_set(
    tiles: list[Wanted], wilds: int, sets: int
) -> None:
    state = luxor(treasures={RED: tiles}, wilds={RED: wilds})
    assert count_sets(state, RED) == sets
    shown = [item.components[0] for item in GAME.score_sheet(state).items if item.rule == "L9.5"]
    assert len(shown) == (1 if sets else 0)
    if sets:
        piece = shown[0]
        assert isinstance(piece, Sets)
        assert piece.count == sets
        assert piece.wilds <= wilds


@rule("L9.5")
def test_left_over_wild_treasures_score_nothing() -> None:
    state = luxor(wilds={RED: 18})
    assert state.scores() == [0, 0]
    few, many = (luxor(treasures={RED: [vase(), jewelry(), statue()]}, wilds={RED: n}) for n in (0, 2))
    assert few.scores() == many.scores()


@cache
def most_sets(v: int, j: int, s: int, w: int) -> int:
    """By trying every set that can be made of these."""
    best = 0
    for real in ((1, 1, 1), (1, 1, 0), (1, 0, 1), (0, 1, 1), (1, 0, 0), (0, 1, 0), (0, 0, 1)):
        left = (v - real[0], j - real[1], s - real[2], w - 3 + sum(real))
        if min(left) >= 0:
            best = max(best, 1 + most_sets(*left))
    return best


@rule("L9.5")
def test_the_best_possible_number_of_sets_counts() -> None:
    state = luxor()
    for v, j, s, w in product(range(6), range(6), range(6), range(10)):
        state = altered(state, treasures=[v, j, s] + [0] * 9, wilds=[w, 0, 0, 0])
        assert count_sets(state, RED) == most_sets(v, j, s, w), (v, j, s, w)


@rule("L9.5")
def test_the_formula_of_the_rules_is_what_can_be_laid() -> None:
    for v, j, s, w in product(range(5), range(5), range(5), range(10)):
        possible = [0]
        for n in range(1, 11):
            m = min(v, n) + min(j, n) + min(s, n)
            if m >= n and 3 * n - m <= w:
                possible.append(n)
        assert max(possible) == most_sets(v, j, s, w)
        assert possible == list(range(len(possible)))


@rule("L9.6")
@pytest.mark.parametrize(("scarabs", "worth"), [([], 0), ([1], 1), ([4, 4, 4, 4], 16), ([1, 2, 3, 4], 10)])
def test_scarabs_score_their_worth(scarabs: list[int], worth: int) -> None:
    state = luxor(scarabs={RED: scarabs})
    assert state.scores() == [worth, 0]
    shown = [item.components[0] for item in GAME.score_sheet(state).items if item.rule == "L9.6"]
    assert shown == [Scarab(value) for value in sorted(scarabs)]


@rule("L9.6")
def test_scarabs_are_turned_up_when_the_game_is_over() -> None:
    state = luxor(
        turn=BLUE, adventurers={BLUE: [40, TOMB]}, keys={BLUE: 1}, hand={BLUE: ["1", ...]}, scarabs={BLUE: [4, 2]}
    )
    assert GAME.view(state, RED).public.seats[BLUE].scarab_values is None
    state.play(BLUE, {"type": "play", "side": "left", "adventurer": 0, "steps": 1})
    assert state.over
    assert GAME.view(state, RED).public.seats[BLUE].scarab_values == (2, 4)


def tied(*keys: int, sarcophagi: list[int], inside: dict[int, int]) -> Luxor:
    """Seats with these numbers of keys and of adventurers in the tomb chamber, and these sarcophagi."""
    team = {seat: [TOMB] * n + [STAIRS] * (2 - n) for seat, n in inside.items()}
    return luxor(len(keys), adventurers=team, keys={seat: n for seat, n in enumerate(keys) if n}, sarcophagi=sarcophagi)


@rule("L9.7")
def test_most_points_win() -> None:
    state = luxor(3, adventurers={RED: [9, STAIRS], BLUE: [40, STAIRS], GREEN: [20, STAIRS]})
    assert state.scores() == [3, 12, 6]
    assert state.winners() == [BLUE]
    assert GAME.score_sheet(state).ranks == (3, 1, 2)


@rule("L9.7")
def test_of_tied_players_the_one_with_the_more_valuable_sarcophagus_wins() -> None:
    state = tied(0, 2, sarcophagi=[RED, BLUE], inside={RED: 1, BLUE: 1})
    assert state.scores() == [18, 18]
    assert state.winners() == [RED]
    assert GAME.score_sheet(state).ranks == (1, 2)
    state = tied(2, 0, sarcophagi=[BLUE, RED], inside={RED: 1, BLUE: 1})
    assert state.winners() == [BLUE]


@rule("L9.7")
def test_any_sarcophagus_beats_none_in_a_tie() -> None:
    state = luxor(3, adventurers={RED: [40, 9, 1], BLUE: [TOMB, STAIRS], GREEN: [TOMB, 12]}, sarcophagi=[GREEN, BLUE])
    assert state.scores() == [16, 16, 21]
    sheet = GAME.score_sheet(state)
    assert sheet.winners == (GREEN,)
    assert sheet.ranks == (3, 2, 1)


@rule("L9.7")
def test_tied_players_without_a_sarcophagus_share_the_win() -> None:
    state = luxor(3, adventurers={RED: [9, 9], BLUE: [20, STAIRS], GREEN: [5, STAIRS]})
    assert state.scores() == [6, 6, 2]
    assert state.winners() == [RED, BLUE]
    assert GAME.score_sheet(state).ranks == (1, 1, 3)


@rule("L9.7")
def test_a_sarcophagus_of_somebody_else_decides_nothing() -> None:
    state = luxor(3, adventurers={RED: [39, 40], BLUE: [40, 39], GREEN: [TOMB, STAIRS]}, sarcophagi=[GREEN])
    assert state.scores() == [24, 24, 18]
    assert state.winners() == [RED, BLUE]


@rule("L9.7")
def test_lower_places_are_ordered_in_the_same_way() -> None:
    team = {RED: [40, 39, 40, 39], BLUE: [TOMB, STAIRS], GREEN: [TOMB, STAIRS], YELLOW: [40, 20]}
    state = luxor(4, adventurers=team, keys={GREEN: 2}, sarcophagi=[BLUE, GREEN])
    assert state.scores() == [48, 18, 18, 18]
    sheet = GAME.score_sheet(state)
    assert sheet.winners == (RED,)
    assert sheet.ranks == (1, 2, 3, 4)
    team = {RED: [40, 39, 40, 39], BLUE: [9, STAIRS], GREEN: [9, STAIRS], YELLOW: [1, STAIRS]}
    assert GAME.score_sheet(luxor(4, adventurers=team)).ranks == (1, 2, 2, 4)


@rule("L9.7")
def test_with_both_sarcophagi_the_better_one_counts() -> None:
    state = tied(0, 8, sarcophagi=[RED, RED], inside={RED: 1, BLUE: 1})
    assert state.scores() == [21, 21]
    assert state.winners() == [RED]
    assert state.pos[const.ADVENTURERS * RED + 4] == LYING
