"""S3.1 to S3.7: the expedition card and what is marked."""

from collections import Counter

import pytest

from drafts import altered
from games.silver_and_gold.builder import ANNA, BEN, BIG, CLARA, island, silver_and_gold
from games.silver_and_gold.looks import (
    all_the_others_mark,
    card,
    choose_first_maps,
    display,
    events,
    lay,
    number_of,
    offered,
    one,
    patterns,
    picture,
    pictures,
    refusal,
    squares,
    told,
)
from marks import rule
from trove.core.journal import Journal
from trove.games.silver_and_gold.events import (
    CompletedMap,
    GotCoin,
    GotPalm,
    Lapsed,
    LostCoin,
    LostPalm,
    Marked,
    MarkedOne,
    TurnedUp,
    WonTrophy,
)
from trove.games.silver_and_gold.game import GAME, SilverAndGold
from trove.games.silver_and_gold.pieces import PATTERN_NAMES, PatternName
from trove.games.silver_and_gold.words import Mark, MarkOne

# Every pattern, turned and mirrored in every way that looks different.
SHAPES: dict[PatternName, list[str]] = {
    "domino": ["oo", "o/o"],
    "straight_three": ["ooo", "o/o/o"],
    "corner_three": ["oo/o.", "oo/.o", "o./oo", ".o/oo"],
    "l_of_four": ["ooo/o..", "ooo/..o", "o../ooo", "..o/ooo", "oo/o./o.", "oo/.o/.o", "o./o./oo", ".o/.o/oo"],
    "t_of_four": ["ooo/.o.", ".o./ooo", "o./oo/o.", ".o/oo/.o"],
    "square_of_four": ["oo/oo"],
}
ON_FOUR_BY_FOUR: dict[PatternName, int] = {
    "domino": 24,
    "straight_three": 16,
    "corner_three": 36,
    "l_of_four": 48,
    "t_of_four": 24,
    "square_of_four": 9,
}


def square_numbers(drawing: str) -> tuple[int, ...]:
    rows = drawing.split("/")
    return tuple(number_of((r, c)) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign != ".")


# S3.1


@rule("S3.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_expedition_card_is_turned_up_and_is_the_same_for_everyone(players: int) -> None:
    state = GAME.new(players, 3)
    assert GAME.view(state, None).public.pattern is None
    choose_first_maps(state)
    (shown,) = events(state, TurnedUp)
    for viewer in (*range(players), None):
        assert GAME.view(state, viewer).public.pattern == shown.pattern
        assert events(state, TurnedUp, viewer) == [shown]
    for seat in range(players):
        sizes = {len(mark.squares or ()) for mark in patterns(state, seat)}
        assert sizes <= {len(square_numbers(SHAPES[shown.pattern][0]))}


@rule("S3.1", "S1.5", "S2.2")
def test_each_of_the_eight_cards_is_as_likely_to_be_the_first() -> None:
    turned: Counter[str] = Counter()
    start = GAME.new(1, 1, journal=False)
    for seed in range(1600):
        state = start.clone()
        state.reseed(seed)
        state.apply(ANNA, 0)
        turned[PATTERN_NAMES[state.card - 1]] += 1
    for name in PATTERN_NAMES:
        expected = 400 if name in ("straight_three", "corner_three") else 200
        assert abs(turned[name] - expected) < 75, turned


# S3.2


@rule("S3.2", "S1.5")
def test_a_pattern_may_be_turned_and_mirrored_in_every_way() -> None:
    drawings = [(pattern, drawing) for pattern, ways in SHAPES.items() for drawing in ways]
    for first in range(0, len(drawings), 8):
        some = drawings[first : first + 8]
        islands = [drawing for _, drawing in some] + ["o"] * (8 - len(some))
        state = silver_and_gold(4, maps={seat: islands[2 * seat : 2 * seat + 2] for seat in range(4)})
        for k, (pattern, drawing) in enumerate(some):
            state = altered(state, card=1 + PATTERN_NAMES.index(pattern))
            fitting = [mark.squares for mark in patterns(state, k // 2) if mark.slot == k % 2]
            assert fitting == [square_numbers(drawing)], (pattern, drawing)


@rule("S3.2", "S1.5")
def test_a_pattern_is_laid_wherever_its_squares_are_free() -> None:
    state = silver_and_gold(maps={ANNA: [BIG, None]})
    for pattern, ways in ON_FOUR_BY_FOUR.items():
        state = altered(state, card=1 + PATTERN_NAMES.index(pattern))
        laid = [mark.squares for mark in patterns(state, ANNA)]
        assert len(laid) == len(set(laid)) == ways, pattern
        shapes = set(map(square_numbers, SHAPES[pattern]))
        for where in laid:
            assert where is not None
            left, top = min(k % 6 for k in where), min(k // 6 for k in where)
            assert tuple(k - 6 * top - left for k in where) in shapes


@rule("S3.2")
def test_the_pattern_is_marked_whole_and_on_free_squares_only() -> None:
    cases: list[tuple[str, PatternName, int]] = [
        ("oo#/o#o", "square_of_four", 0),  # a corner of either square is marked
        ("oo./.oo", "square_of_four", 0),  # only a part of it lies on the island
        ("#oo/oo.", "corner_three", 2),  # at the upper and at the lower bend
        ("ooo/ooo", "t_of_four", 2),
        ("oooo/o..o", "l_of_four", 2),
        ("oo.oo/.ooo.", "straight_three", 1),  # not over the water
        ("oo#oo", "straight_three", 0),
        ("oo#oo", "domino", 2),
    ]
    islands = [drawing for drawing, _, _ in cases]
    state = silver_and_gold(4, maps={seat: islands[2 * seat : 2 * seat + 2] for seat in range(4)})
    for k, (drawing, pattern, ways) in enumerate(cases):
        state = altered(state, card=1 + PATTERN_NAMES.index(pattern))
        free = {number_of((r, c)) for r, row in enumerate(drawing.split("/")) for c, s in enumerate(row) if s == "o"}
        laid = [mark.squares or () for mark in patterns(state, k // 2) if mark.slot == k % 2]
        assert len(laid) == ways, drawing
        assert all(set(where) <= free for where in laid), drawing


@rule("S3.2")
def test_the_pattern_goes_onto_one_map_and_never_over_two() -> None:
    state = silver_and_gold(maps={ANNA: ["#o", "o#"]}, pattern="domino")
    assert patterns(state, ANNA) == []
    assert len(squares(state, ANNA)) == 2


@rule("S3.2")
def test_either_map_may_be_chosen_for_the_pattern() -> None:
    state = silver_and_gold(maps={ANNA: ["ooo", "oo"]})
    assert [(mark.slot, mark.squares) for mark in patterns(state, ANNA)] == [(0, (0, 1)), (0, (1, 2)), (1, (0, 1))]
    lay(state, ANNA, 1, (0, 0), (0, 1))
    assert pictures(state, ANNA) == ["ooo", "##"]
    assert told(state, BEN) == [Marked(ANNA, 1, "domino", (0, 1))]


@rule("S3.2")
def test_a_pattern_does_not_run_over_the_edge_into_the_next_row() -> None:
    state = silver_and_gold(maps={ANNA: ["oooooo/o....o", "o"]}, pattern="domino")
    laid = {mark.squares for mark in patterns(state, ANNA)}
    assert laid == {(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (0, 6), (5, 11)}


@rule("S3.2")
def test_all_mark_at_the_same_time_and_in_any_order() -> None:
    state = silver_and_gold(3)
    assert state.to_act() == (ANNA, BEN, CLARA)
    one(state, CLARA, 0, (0, 0))
    assert state.to_act() == (ANNA, BEN)
    lay(state, ANNA, 0, (0, 0), (0, 1))
    assert state.to_act() == (BEN,)


@rule("S3.2")
@pytest.mark.parametrize("pattern", SHAPES)
def test_ways_that_look_the_same_are_offered_once_and_all_accepted(pattern: PatternName) -> None:
    state = altered(silver_and_gold(maps={ANNA: [BIG, None]}), card=1 + PATTERN_NAMES.index(pattern))
    seen: dict[tuple[int, ...], set[bytes]] = {}
    accepted = 0
    for turned in range(4):
        for mirrored in (False, True):
            words = {"type": "mark", "slot": 0, "corner": 0, "turned": turned, "mirrored": mirrored}
            copy = state.clone()
            copy.play(ANNA, words)
            where = GAME.words(state, ANNA, GAME.action(state, ANNA, words)).squares
            seen.setdefault(where, set()).add(copy.hash())
            accepted += 1
    assert accepted == 8
    assert set(seen) == set(map(square_numbers, SHAPES[pattern]))
    assert all(len(hashes) == 1 for hashes in seen.values())


# S3.3


@rule("S3.3")
def test_one_square_may_be_marked_even_if_the_pattern_fits() -> None:
    state = silver_and_gold(maps={ANNA: ["oo", "o$"]})
    assert patterns(state, ANNA)
    assert squares(state, ANNA) == [MarkOne(0, 0), MarkOne(0, 1), MarkOne(1, 0), MarkOne(1, 1)]
    one(state, ANNA, 1, (0, 1))
    assert pictures(state, ANNA) == ["oo", "o#"]
    assert told(state, BEN)[0] == MarkedOne(ANNA, 1, 1, owed=False)
    assert ANNA not in state.to_act()


@rule("S3.3")
def test_where_the_pattern_fits_nowhere_one_square_is_marked() -> None:
    state = silver_and_gold(maps={ANNA: ["o#o", "o"]}, pattern="square_of_four")
    assert offered(state, ANNA) == [MarkOne(0, 0), MarkOne(0, 2), MarkOne(1, 0)]


@rule("S3.3")
def test_after_the_one_square_nothing_more_is_marked() -> None:
    state = silver_and_gold(maps={ANNA: ["ooo", "oo"]})
    one(state, ANNA, 0, (0, 0))
    assert offered(state, ANNA) == []
    assert refusal(state, ANNA, MarkOne(0, 1)).code == "has-marked"


@rule("S3.3")
def test_marking_nothing_is_not_allowed() -> None:
    state = silver_and_gold(maps={ANNA: ["oXo/$T.", "o#o"]})
    free = sum(map(int.bit_count, state.free[0:2]))
    for words in offered(state, ANNA):
        assert isinstance(words, Mark | MarkOne)
        copy = state.clone()
        copy.play(ANNA, words)
        left = sum(map(int.bit_count, copy.free[0:2]))
        assert free - left == (2 if isinstance(words, Mark) else 1)
    all_the_others_mark(state, ANNA)
    assert state.to_act() == (ANNA,)
    assert state.turns_done == 0


@rule("S3.3")
def test_a_square_is_marked_once_only() -> None:
    state = silver_and_gold(maps={ANNA: ["#oo", "o"]})
    assert MarkOne(0, 0) not in offered(state, ANNA)
    said = refusal(state, ANNA, MarkOne(0, 0))
    assert (said.rule, said.code, said.facts) == ("S3.3", "square-marked-already", {"slot": 0, "squares": [0]})


# S3.4


@rule("S3.4")
def test_a_cross_lets_mark_one_more_square_on_either_map() -> None:
    state = silver_and_gold(maps={ANNA: ["Xooo", "oo"]})
    lay(state, ANNA, 0, (0, 0), (0, 1))
    assert card(state, ANNA).owed == 1
    assert offered(state, ANNA) == [MarkOne(0, 2), MarkOne(0, 3), MarkOne(1, 0), MarkOne(1, 1)]
    one(state, ANNA, 1, (0, 1))
    assert pictures(state, ANNA) == ["##oo", "o#"]
    assert told(state)[0] == MarkedOne(ANNA, 1, 1, owed=True)
    assert ANNA not in state.to_act()


@rule("S3.4")
def test_crosses_chain_over_both_maps() -> None:
    state = silver_and_gold(maps={ANNA: ["Xoo", "XX/oo"]})
    one(state, ANNA, 0, (0, 0))
    for square in ((0, 0), (0, 1)):
        assert card(state, ANNA).owed == 1
        one(state, ANNA, 1, square)
    assert card(state, ANNA).owed == 1
    one(state, ANNA, 0, (0, 2))
    assert pictures(state, ANNA) == ["#o#", "##/oo"]
    assert ANNA not in state.to_act()


@rule("S3.4")
def test_each_cross_of_the_pattern_gives_its_own_square_one_after_the_other() -> None:
    state = silver_and_gold(maps={ANNA: ["XX/oo/oo", "oX"]}, pattern="square_of_four")
    lay(state, ANNA, 0, (0, 0), (0, 1), (1, 0), (1, 1))
    assert picture(state, ANNA, 0) == "##/##/oo"  # the pattern's squares are all marked first
    assert card(state, ANNA).owed == 2
    one(state, ANNA, 1, (0, 1))
    assert card(state, ANNA).owed == 2  # one was marked, and it was a cross
    one(state, ANNA, 0, (2, 0))
    one(state, ANNA, 1, (0, 0))
    assert ANNA not in state.to_act()
    assert [event.owed for event in events(state, MarkedOne)] == [True] * 3


@rule("S3.4")
def test_the_player_chooses_the_order_of_the_owed_squares() -> None:
    state = silver_and_gold(maps={ANNA: ["XX/oo", "$ToX"]}, display=["T"], deck=[], pattern="domino")
    ends = set()
    for order in (((1, (0, 0)), (1, (0, 1))), ((1, (0, 1)), (1, (0, 0)))):
        copy = state.clone()
        lay(copy, ANNA, 0, (0, 0), (0, 1))
        for slot, square in order:
            one(copy, ANNA, slot, square)
        ends.add(copy.hash())
    assert len(ends) == 1  # in whatever order, it comes to the same


@rule("S3.4")
def test_an_owed_square_is_not_a_pattern() -> None:
    state = silver_and_gold(maps={ANNA: ["Xooo", BIG]})
    one(state, ANNA, 0, (0, 0))
    assert patterns(state, ANNA) == []
    said = refusal(state, ANNA, Mark(1, 0))
    assert (said.rule, said.code, said.facts) == ("S3.4", "a-square-is-owed", {"owed": 1})


@rule("S3.4")
def test_a_square_is_owed_and_cannot_be_declined() -> None:
    state = silver_and_gold(maps={ANNA: ["Xo", "o"]})
    one(state, ANNA, 0, (0, 0))
    all_the_others_mark(state, ANNA)
    assert state.to_act() == (ANNA,)
    assert offered(state, ANNA) == [MarkOne(0, 1), MarkOne(1, 0)]


@rule("S3.4")
def test_with_no_free_square_left_all_that_is_owed_lapses() -> None:
    state = silver_and_gold(maps={ANNA: ["XXX", "oo"]}, pattern="straight_three")
    lay(state, ANNA, 0, (0, 0), (0, 1), (0, 2))
    assert card(state, ANNA).owed == 3
    one(state, ANNA, 1, (0, 0))
    assert told(state)[-1] == Lapsed(ANNA, 1)
    assert card(state, ANNA).owed == 0
    assert ANNA not in state.to_act()


@rule("S3.4")
def test_a_bonus_with_only_one_free_square_is_marked_without_asking() -> None:
    state = silver_and_gold(maps={ANNA: ["#X", "#$"]}, coins={ANNA: 3})
    one(state, ANNA, 0, (0, 1))
    assert told(state) == [MarkedOne(ANNA, 0, 1, owed=False), MarkedOne(ANNA, 1, 1, owed=True), GotCoin(ANNA, 4)]
    assert pictures(state, ANNA) == ["##", "##"]
    assert ANNA not in state.to_act()


@rule("S3.4")
def test_the_last_free_square_with_a_cross_owes_a_square_that_lapses() -> None:
    state = silver_and_gold(maps={ANNA: ["oX", "#X"]})
    one(state, ANNA, 0, (0, 1))
    assert offered(state, ANNA) == [MarkOne(0, 0), MarkOne(1, 1)]
    one(state, ANNA, 1, (0, 1))
    assert told(state) == [MarkedOne(ANNA, 1, 1, owed=True), MarkedOne(ANNA, 0, 0, owed=True)]
    state = silver_and_gold(maps={ANNA: ["#X", "#X"]})
    one(state, ANNA, 0, (0, 1))
    assert told(state)[1:] == [MarkedOne(ANNA, 1, 1, owed=True), Lapsed(ANNA, 1)]


@rule("S3.4")
def test_crosses_marked_last_lapse_at_once() -> None:
    state = silver_and_gold(maps={ANNA: ["XX", None]})
    lay(state, ANNA, 0, (0, 0), (0, 1))
    assert told(state) == [Marked(ANNA, 0, "domino", (0, 1)), Lapsed(ANNA, 2)]
    assert state.to_act() == (BEN,)


@rule("S3.4", "S3.10")
def test_a_bonus_never_lands_on_a_new_map() -> None:
    state = silver_and_gold(maps={ANNA: ["#X", "oo"]})
    all_the_others_mark(state, ANNA)
    one(state, ANNA, 0, (0, 1))
    assert pictures(state, ANNA) == ["##", "oo"]  # completed, and not replaced yet
    assert not events(state, CompletedMap)
    assert offered(state, ANNA) == [MarkOne(1, 0), MarkOne(1, 1)]
    one(state, ANNA, 1, (0, 0))
    assert events(state, CompletedMap)
    assert state.to_act() == (ANNA,)


@rule("S3.4")
def test_what_is_owed_does_not_last_into_the_next_turn() -> None:
    state = silver_and_gold(maps={ANNA: ["X", None]}, display=["oo"], deck=[])
    one(state, ANNA, 0, (0, 0))
    all_the_others_mark(state, ANNA)
    assert state.turns_done == 1
    assert picture(state, ANNA, 0) == "oo"
    assert card(state, ANNA).owed == 0


# S3.5


@rule("S3.5", "S1.7")
def test_coins_are_marked_on_the_score_card_one_after_the_other() -> None:
    state = silver_and_gold(maps={ANNA: ["$$o", "o"]}, coins={ANNA: 5}, trophies={ANNA: [6]})
    lay(state, ANNA, 0, (0, 0), (0, 1))
    assert card(state, ANNA).coins == 7
    assert told(state)[1:] == [GotCoin(ANNA, 6), GotCoin(ANNA, 7)]


@rule("S3.5")
@pytest.mark.parametrize("before", [10, 11, 12])
def test_after_twelve_coins_lapse(before: int) -> None:
    state = silver_and_gold(maps={ANNA: ["$$o", "o"]}, coins={ANNA: before}, trophies={ANNA: [6, 5]})
    lay(state, ANNA, 0, (0, 0), (0, 1))
    assert card(state, ANNA).coins == 12
    assert len(events(state, GotCoin)) == 12 - before
    assert events(state, LostCoin) == [LostCoin(ANNA)] * (before - 10)


@rule("S3.5", "S3.9")
def test_trophies_wait_for_step_3() -> None:
    state = silver_and_gold(maps={ANNA: ["$$oo", "o"]}, coins={ANNA: 3})
    lay(state, ANNA, 0, (0, 0), (0, 1))
    assert card(state, ANNA).trophies == ()
    assert not events(state, WonTrophy)
    all_the_others_mark(state, ANNA)
    assert events(state, WonTrophy) == [WonTrophy(ANNA, 0, 6)]
    assert card(state, ANNA).trophies == (6,)


# S3.6


@rule("S3.6")
def test_a_palm_scores_1_and_the_palms_of_the_display() -> None:
    state = silver_and_gold(maps={ANNA: ["To", "o"]}, display=["oX", "oT", "TTT", "T"], deck=[])
    plain, single, triple, alone = state.display
    for shown, points in {
        (plain, single, triple, alone): 6,
        (plain, single): 2,
        (triple,): 4,
        (alone, plain, single): 3,
        (plain,): 1,
        (): 1,
    }.items():
        copy = altered(state, display=[*shown, 0, 0, 0, 0][:4], display_n=len(shown))
        copy.keep_journal(Journal(1))
        one(copy, ANNA, 0, (0, 0))
        assert card(copy, ANNA).palms == (points,)
        assert told(copy)[1:] == [GotPalm(ANNA, points)]


@rule("S3.6")
def test_palms_on_maps_in_play_and_on_maps_laid_aside_do_not_count() -> None:
    state = silver_and_gold(
        maps={ANNA: ["ToT", "TT"], BEN: ["TTT", "ToT"]}, display=["oo"], completed={ANNA: ["TT"], BEN: ["TTT"]}
    )
    one(state, ANNA, 0, (0, 0))
    assert card(state, ANNA).palms == (1,)


@rule("S3.6")
def test_everybody_sees_what_a_palm_scores_now() -> None:
    for shown, points in {("oX", "oT", "TTT"): 5, ("oo",): 1}.items():
        state = silver_and_gold(maps={ANNA: ["To", "o"]}, display=list(shown), deck=["TT"])
        assert GAME.view(state, None).public.palm == points


@rule("S3.6")
def test_palms_in_the_deck_do_not_count() -> None:
    state = silver_and_gold(maps={ANNA: ["To", "o"]}, display=["o", "T"], deck=["TTT", "TT"])
    one(state, ANNA, 0, (0, 0))
    assert card(state, ANNA).palms == (2,)


@rule("S3.6", "S1.7")
def test_after_four_palm_boxes_palms_score_nothing() -> None:
    state = silver_and_gold(maps={ANNA: ["TTo", "o"]}, display=["T"], palms={ANNA: [1, 3, 2]})
    lay(state, ANNA, 0, (0, 0), (0, 1))
    assert card(state, ANNA).palms == (1, 3, 2, 2)
    assert events(state, GotPalm) == [GotPalm(ANNA, 2)]
    assert told(state)[-1] == LostPalm(ANNA)
    all_the_others_mark(state, ANNA)
    full = silver_and_gold(maps={ANNA: ["Too", "o"]}, display=["T"], palms={ANNA: [1, 1, 1, 1]})
    one(full, ANNA, 0, (0, 0))
    assert card(full, ANNA).palms == (1, 1, 1, 1)
    assert not events(full, GotPalm)
    assert events(full, LostPalm) == [LostPalm(ANNA)]


@rule("S3.6")
def test_scoring_a_palm_is_not_optional() -> None:
    state = silver_and_gold(maps={ANNA: ["To", "o"]}, display=["TTT"], palms={ANNA: [1, 1, 1]})
    before = len(offered(state, ANNA))
    one(state, ANNA, 0, (0, 0))
    assert before == 4  # the pattern, and three squares: no second way to mark the palm
    assert card(state, ANNA).palms == (1, 1, 1, 4)


@rule("S3.6")
def test_the_display_does_not_change_in_step_2_so_the_order_does_not_matter() -> None:
    maps = {ANNA: ["#T", "o"], BEN: ["#T", "o"], CLARA: ["#T", "o"]}
    state = silver_and_gold(3, maps=maps, display=["T", "TT", "o", "o"])
    before = display(state)
    one(state, CLARA, 0, (0, 1))
    one(state, ANNA, 0, (0, 1))
    assert display(state) == before
    one(state, BEN, 0, (0, 1))
    assert [card(state, seat).palms for seat in (ANNA, BEN, CLARA)] == [(4,), (4,), (4,)]


# S3.7


@rule("S3.7")
@pytest.mark.parametrize("how", ["pattern", "single", "bonus"])
def test_symbols_count_however_they_are_marked(how: str) -> None:
    drawing = {"pattern": "$T", "single": "$o/To", "bonus": "XX/$T"}[how]
    state = silver_and_gold(maps={ANNA: [drawing, "ooo"]}, display=["T"])
    other = silver_and_gold(maps={ANNA: [drawing, "ooo"]}, display=["T"])
    if how == "pattern":
        lay(state, ANNA, 0, (0, 0), (0, 1))
    elif how == "single":
        one(state, ANNA, 0, (0, 0))
        one(other, ANNA, 0, (1, 0))
    else:
        lay(state, ANNA, 0, (0, 0), (0, 1))
        one(state, ANNA, 0, (1, 0))
        one(state, ANNA, 0, (1, 1))
    assert card(state, ANNA).coins == 1
    assert card(other if how == "single" else state, ANNA).palms == (2,)


@rule("S3.7", "S3.2")
def test_symbols_of_the_standard_maps_count_square_by_square() -> None:
    """Every square of every standard map, marked alone, does exactly what its sign stands for."""
    state: SilverAndGold = silver_and_gold(maps={ANNA: ["grey-01", "grey-02"]})
    edition = state.edition
    for number in range(1, 48):
        if state.place[number] != 1:
            continue
        maps, free = [number, *state.maps[1:]], [edition.squares[number], *state.free[1:]]
        board = altered(state, maps=maps, free=free)
        for sign, table in (("X", edition.crosses), ("$", edition.coins), ("T", edition.palms)):
            for k in range(36):
                if table[number] >> k & 1:
                    copy = board.clone()
                    copy.apply(ANNA, 582 + k)
                    got = (copy.owed[ANNA], copy.coins[ANNA], copy.palms_n[ANNA])
                    assert got == tuple(int(sign == other) for other in "X$T"), (number, k)


@rule("S3.7")
def test_a_drawn_map_is_read_sign_by_sign() -> None:
    state = silver_and_gold(maps={ANNA: [island("oX/$T", "grey"), "oo"]}, display=["o"])
    expected = {(0, 0): (0, 0, ()), (0, 1): (1, 0, ()), (1, 0): (0, 1, ()), (1, 1): (0, 0, (1,))}
    for square, (owed, coins, palms) in expected.items():
        copy = state.clone()
        one(copy, ANNA, 0, square)
        seen = card(copy, ANNA)
        assert (seen.owed, seen.coins, seen.palms) == (owed, coins, palms)
