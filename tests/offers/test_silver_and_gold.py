"""Where an action of Silver & Gold leads, as it is shown before it is done."""

from typing import Any

from games.silver_and_gold.builder import ANNA, BEN, island, silver_and_gold
from offers.asked import all_played, choices, headings, outcome, question
from trove.games.silver_and_gold.constants import DONE, MARKING, SLOTS
from trove.games.silver_and_gold.game import GAME
from trove.games.silver_and_gold.scoring import total
from trove.games.silver_and_gold.taking import lay_aside
from trove.games.silver_and_gold.words import Choose, Mark, MarkOne, TakeBlind, TakeMap
from trove.offers.silver_and_gold.decisions import (
    Choosing,
    Maps,
    Marking,
    NoRoom,
    OneSquare,
    OnMap,
    Owed,
    Pairs,
    Taking,
)
from trove.offers.silver_and_gold.outcomes import Bonus, LastSquare, Outcome


def domino(column: int = 0, row: int = 0, slot: Any = 0) -> Mark:
    return Mark(slot, 6 * row + column)


def test_the_squares_of_a_pattern_and_their_bonuses_are_told_in_order() -> None:
    state = silver_and_gold(maps={ANNA: ["$XTo/oooo", "oooo"]}, display=["oTT"], pattern="straight_three")
    told = next(c.outcome for c in choices(state, ANNA) if c.outcome.squares == (0, 1, 2))
    assert told.bonuses == (Bonus(1, "cross"), Bonus(0, "coin", 1), Bonus(2, "palm", 3))
    assert (told.points, told.owed, told.then, told.completes) == (4, 1, "owed", False)
    assert not told.unknown


def test_a_coin_that_fills_a_row_and_one_that_comes_too_late() -> None:
    state = silver_and_gold(maps={ANNA: ["$$oo/oooo", "oooo"]}, coins={ANNA: 3})
    assert outcome(state, domino(), ANNA).rows == (0,)
    late = silver_and_gold(maps={ANNA: ["$$oo/oooo", "oooo"]}, coins={ANNA: 11}, trophies={ANNA: [6, 5]})
    told = outcome(late, domino(), ANNA)
    assert told.bonuses == (Bonus(0, "coin", 1), Bonus(1, "coin", 0))
    assert (told.rows, told.points) == ((2,), 1)


def test_whoever_marks_last_is_told_of_the_trophy_too() -> None:
    state = silver_and_gold(maps={ANNA: ["$ooo/oooo", "oooo"]}, coins={ANNA: 3})
    assert outcome(state, domino(), ANNA).trophies == ()
    state.play(BEN, domino(slot=0))
    told = outcome(state, domino(), ANNA)
    best = state.edition.trophies[0]
    assert (told.rows, told.trophies, told.points) == ((0,), (best,), 1 + best)
    assert "pattern" in told.unknown


def test_a_map_that_is_completed_counts_with_its_seal_and_with_seals_for_it() -> None:
    state = silver_and_gold(
        maps={ANNA: [island("##oo", "orange", seal=("orange", 2)), "oooo"]},
        completed={ANNA: [island("oooo", "green", seal=("orange", 3))]},
    )
    told = outcome(state, domino(2), ANNA)
    number = state.maps[SLOTS * ANNA]
    assert told.completes
    assert told.points == state.edition.map_points[number] + 2 + 3


def test_a_map_that_was_completed_before_does_not_count_again() -> None:
    state = silver_and_gold(maps={ANNA: ["##oX", "$ooo"]})
    assert outcome(state, domino(2), ANNA).points > 1
    state.play(ANNA, domino(2))
    assert outcome(state, MarkOne(1, 0), ANNA).points == 1
    state.play(BEN, domino())
    assert outcome(state, MarkOne(1, 0), ANNA).points == 1


def test_a_square_that_is_owed_lapses_where_none_is_free() -> None:
    state = silver_and_gold(maps={ANNA: ["##oX", None]})
    told = outcome(state, domino(2), ANNA)
    assert (told.owed, told.lapsed, told.completes) == (0, 1, True)


def test_what_is_asked_is_one_question() -> None:
    state = GAME.new(2, 1)
    assert (question(state, ANNA), headings(state, ANNA)) == (Choosing(), [Pairs()])
    assert outcome(state, Choose((0, 1)), ANNA) == Outcome()
    state.play(ANNA, Choose((0, 1)))
    assert outcome(state, Choose((0, 1)), BEN).unknown == ("maps", "display", "pattern")
    marking = silver_and_gold(maps={ANNA: ["Xooo/oooo", "oooo"]})
    assert question(marking, ANNA) == Marking("domino")
    assert headings(marking, ANNA) == [OnMap(0), OnMap(1), OneSquare(0), OneSquare(1)]
    marking.play(ANNA, domino())
    assert (question(marking, ANNA), headings(marking, ANNA)) == (Owed(1), [OneSquare(0), OneSquare(1)])
    full = silver_and_gold(maps={ANNA: ["o#o#", None]})
    assert (question(full, ANNA), headings(full, ANNA)) == (NoRoom("domino"), [OneSquare(0)])


def test_a_map_of_the_display_is_certain_and_one_of_the_deck_is_not() -> None:
    state = silver_and_gold(1, maps={ANNA: ["##oo", "oooo"]})
    assert outcome(state, domino(2)).then == "taking"
    state.play(ANNA, domino(2))
    assert (question(state), headings(state)) == (Taking(), [Maps()])
    assert "map" not in outcome(state, TakeMap(0)).unknown
    assert outcome(state, TakeBlind()).unknown[0] == "map"


def scored(state: Any, seat: int) -> int:
    """With what is completed, also where others have to mark or to choose before it is laid aside."""
    copy = state.clone()
    lay_aside(copy, seat)
    return total(copy, seat)


def test_what_is_told_of_a_mark_is_what_comes_of_it() -> None:
    marks = completed = 0
    for choice, seat, before, after in all_played(GAME, 8_100):
        if not isinstance(choice.words, (Mark, MarkOne)):
            continue
        told, slot = choice.outcome, SLOTS * seat + choice.words.slot
        marks += 1
        completed += told.completes
        bits = sum(1 << square for square in told.squares)
        assert before.free[slot] & bits == bits
        assert told.completes == (before.free[slot] == bits)
        if after.maps[slot] == before.maps[slot] and not told.completes and not told.last:
            assert after.free[slot] == before.free[slot] ^ bits
        bonuses = [*told.bonuses, *([told.last] if told.last else ())]
        assert sum(one.points for one in bonuses if one.symbol == "coin") == after.coins[seat] - before.coins[seat]
        palms = [sum(state.palms[4 * seat : 4 * seat + 4]) for state in (before, after)]
        assert sum(one.points for one in bonuses if one.symbol == "palm") == palms[1] - palms[0]
        if after.phase == MARKING and after.turns_done == before.turns_done:
            assert told.owed == after.owed[seat]
            assert (told.then == "owed") == (after.stage[seat] != DONE)
        assert told.points == scored(after, seat) - scored(before, seat)
    assert marks > 100
    assert completed


def test_the_last_free_square_is_told_where_it_is_marked_without_asking() -> None:
    state = silver_and_gold(maps={ANNA: ["##oX", "###$"]})
    told = outcome(state, domino(2), ANNA)
    assert told.last == LastSquare(1, 3, "coin", 1)
    assert (told.owed, told.lapsed, told.completes, told.then) == (0, 0, True, None)
