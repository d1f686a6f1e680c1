"""What people type at Silver & Gold, and what it means."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec import structs
from rich.text import Text

import trove
from trove.cli.drawing import Play, Prepare, choices, handling, silver_and_gold
from trove.cli.drawing.blocks import beside, flow
from trove.cli.drawing.silver_and_gold.maps import square_name
from trove.cli.drawing.silver_and_gold.patterns import Draft, covered, how, shape
from trove.cli.drawing.silver_and_gold.placing import draft_of
from trove.cli.layout import grouped
from trove.texts import texts
from trove.texts.sentences import Sentences, tag_of

GAME = trove.game("silver-and-gold")
TABLE = handling("silver-and-gold")
PATTERNS = ("domino", "straight_three", "corner_three", "l_of_four", "t_of_four", "square_of_four")


def said(language: str = "en") -> Sentences:
    return Sentences(texts(language), "silver-and-gold", ["Anna", "Ben"], 0)


def meant(state: Any, line: str, draft: Draft | None = None, language: str = "en") -> Play | Prepare | None:
    return TABLE.typed(state, state.to_act()[0], said(language), line.split(), draft)


def prepared(state: Any, line: str, draft: Draft | None = None, language: str = "en") -> Prepare:
    found = meant(state, line, draft, language)
    assert isinstance(found, Prepare)
    return found


def positions(seed: int = 3, players: int = 2) -> Iterator[Any]:
    """A random game, decision by decision."""
    state, dice = GAME.new(players, seed), Random(seed)
    while not state.over:
        yield state
        seat = state.to_act()[0]
        state.apply(seat, dice.choice(state.legal(seat)))


def first(kind: str) -> Any:
    """The first position in which this kind of action is offered."""
    return next(s for s in positions() if any(tag_of(o.words) == kind for o in GAME.offers(s, s.to_act()[0])))


def legal(state: Any) -> dict[int, Any]:
    return {offer.id: offer.words for offer in GAME.offers(state, state.to_act()[0])}


def a_mark(state: Any) -> tuple[int, Any]:
    """A way to mark the pattern that is not as the card shows it."""
    return next((n, w) for n, w in legal(state).items() if tag_of(w) == "mark" and (w.turned or w.mirrored))


def test_every_action_has_a_number() -> None:
    for state in positions():
        seat = state.to_act()[0]
        assert sorted(grouped(choices(state, seat, said()))) == sorted(state.legal(seat))


def test_every_action_can_be_typed_in_one_line() -> None:
    for state in positions(seed=5):
        for number, words in legal(state).items():
            assert meant(state, typed(words)) == Play(number)


def typed(words: Any) -> str:
    match tag_of(words):
        case "choose":
            return f"keep {words.keep[0] + 1} {words.keep[1] + 1}"
        case "mark":
            draft = draft_of(words)
            return f"mark {'ab'[words.slot]} {square_name(draft.square)} {how(draft)}"
        case "mark_one":
            return f"square {'ab'[words.slot]} {square_name(words.square)}"
        case "take_map":
            return f"take {words.place + 1}"
    return "blind"


def test_all_squares_of_a_pattern_mark_it_in_any_order() -> None:
    for state in positions(seed=6):
        for number, words in legal(state).items():
            if tag_of(words) == "mark":
                squares = [square_name(square) for square in words.squares]
                assert meant(state, f"{'ab'[words.slot]} {' '.join(reversed(squares))}") == Play(number)


def test_a_square_tries_the_pattern_and_enter_marks_it() -> None:
    state = first("mark")
    number, words = a_mark(state)
    line = f"{'ab'[words.slot]} {square_name(words.squares[0])}"
    draft = Draft(words.turned, words.mirrored)
    tried = prepared(state, line, draft)
    assert tried.notice == ""
    assert covered(pattern_of(state), tried.draft) == words.squares
    for confirm in ("", "ok", "OK".casefold()):
        assert meant(state, confirm, tried.draft) == Play(number)
    assert prepared(state, f"mark {line}", draft) == tried


def pattern_of(state: Any) -> str:
    return str(GAME.public_view(state).pattern)


def test_a_pattern_that_does_not_fit_as_it_is_turned_is_tried_as_it_fits() -> None:
    for state in positions(seed=8):
        for words in legal(state).values():
            if tag_of(words) == "mark":
                found = prepared(state, f"{'ab'[words.slot]} {square_name(words.squares[0])}")
                assert found.notice == ""
                assert isinstance(meant(state, "", found.draft), Play)


def test_where_it_fits_in_no_way_the_rule_is_said_and_enter_does_nothing() -> None:
    state = first("mark")
    outside = prepared(state, "a f6")
    assert outside.notice.endswith("(rule S3.2)")
    assert prepared(state, "", outside.draft) == outside
    shown = plain(TABLE.offered(state, state.to_act()[0], said(), 80, outside.draft))
    assert shown.endswith(said().say("hint", "does-not-fit"))


@pytest.mark.parametrize("pattern", PATTERNS)
def test_turning_four_times_and_mirroring_twice_change_nothing(pattern: str) -> None:
    state = next(s for s in positions(seed=2) if pattern_of(s) == pattern and is_fresh(s))
    turned: Any = Draft()
    for _ in range(4):
        turned = prepared(state, "turn", turned).draft
    assert shape(pattern, turned) == shape(pattern, Draft())
    once = prepared(state, "flip", prepared(state, "turn", Draft()).draft).draft
    mirror = {(r, -c) for r, c in shape(pattern, prepared(state, "turn", Draft()).draft)}
    left = min(c for _, c in mirror)
    assert set(shape(pattern, once)) == {(r, c - left) for r, c in mirror}
    assert shape(pattern, prepared(state, "turn 3", Draft()).draft) == shape(
        pattern, prepared(state, "turn", prepared(state, "turn 2", Draft()).draft).draft
    )


def is_fresh(state: Any) -> bool:
    public = GAME.public_view(state)
    return public.phase == "marking" and not public.seats[state.to_act()[0]].owed


def test_what_is_prepared_is_shown_on_the_map() -> None:
    state = first("mark")
    seat = state.to_act()[0]
    number, words = a_mark(state)
    for width in (80, 120):
        before = plain(TABLE.offered(state, seat, said(), width, None))
        after = plain(TABLE.offered(state, seat, said(), width, draft_of(words)))
        assert before.count("(") + len(words.squares) <= after.count("(")
        assert "Enter marks" in after
    assert number in state.legal(seat)


def plain(lines: list[Any]) -> str:
    return "\n".join(line.plain for line in lines)


def test_the_map_may_be_left_out_where_one_is_prepared() -> None:
    state = first("mark")
    assert prepared(state, "c2").notice == said().say("hint", "which-map")
    moved = prepared(state, "b2", Draft(slot=1, square=9)).draft
    assert (moved.slot, moved.square) == (1, 7)


def test_squares_that_leave_it_open_ask_for_one_more() -> None:
    for state in positions(seed=9):
        marks = [words for words in legal(state).values() if tag_of(words) == "mark"]
        pairs = {(w.slot, *w.squares[:2]) for w in marks if len(w.squares) > 2}
        for slot, one, two in pairs:
            ways = [w for w in marks if w.slot == slot and {one, two} <= set(w.squares)]
            found = prepared(state, f"{'ab'[slot]} {square_name(one)} {square_name(two)}")
            assert (found.notice == said().say("hint", "several")) == (len(ways) > 1)


@pytest.mark.parametrize(
    ("line", "language"),
    [("otoč", "cs"), ("otoc", "cs"), ("OTOČ", "cs"), ("dreh", "de"), ("girar", "pt"), ("turn", "de"), ("tu", "en")],
)
def test_words_are_understood_in_both_languages_short_and_without_accents(line: str, language: str) -> None:
    assert prepared(first("mark"), line, None, language).draft.quarters == 1


@pytest.mark.parametrize(
    "line", ["take", "take 9", "take x", "keep 1", "keep 1 1", "keep 5 6", "mark", "mark c", "square"]
)
def test_half_a_command_is_answered_with_how_it_is_typed(line: str) -> None:
    assert prepared(first("mark"), line).notice == said().say("typing")


@pytest.mark.parametrize("line", ["", "nonsense", "x c3", "undo it", "c33", "a"])
def test_other_lines_mean_nothing_to_the_game(line: str) -> None:
    assert meant(first("mark"), line) is None


def test_the_list_keeps_what_is_prepared() -> None:
    state = first("mark")
    draft = Draft(quarters=1, slot=0, square=3)
    assert prepared(state, "list", draft).draft == structs.replace(draft, listed=True)
    shown = plain(TABLE.offered(state, state.to_act()[0], said(), 80, structs.replace(draft, listed=True)))
    assert f"{len(state.legal(state.to_act()[0]))}  " in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_blocks_stand_beside_each_other_as_long_as_they_fit() -> None:
    blocks = [[Text("ab"), Text("c")], [Text("de")], [Text("fgh")]]
    assert [line.plain for line in beside(blocks, 1)] == ["ab de fgh", "c     "]
    assert [line.plain for line in flow(blocks, 5, 1)] == ["ab de", "c  ", "fgh"]
    assert flow([], 80) == []


def test_a_position_is_drawn_for_everybody_at_every_width() -> None:
    for state in positions(players=4):
        for viewer in (None, 0):
            drawn = silver_and_gold.position(state, viewer, names_of_four(), 80)
            assert all(line.cell_len <= 80 for line in drawn if isinstance(line, Text))


def names_of_four() -> Sentences:
    return Sentences(texts("en"), "silver-and-gold", ["Anna", "Ben", "Eva", "Jan"], 0)
