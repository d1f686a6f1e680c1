"""Every refusal: the rule, the code and the facts it names."""

import ast
import inspect
from collections.abc import Callable

import pytest

from games.silver_and_gold.builder import ANNA, BEN, BIG, CLARA, silver_and_gold
from games.silver_and_gold.looks import one, refusal
from marks import rule
from trove.core.refusals import BadInput, Fact, Refusal
from trove.games.silver_and_gold import why
from trove.games.silver_and_gold.game import GAME, SilverAndGold
from trove.games.silver_and_gold.words import Choose, Mark, MarkOne, TakeBlind, TakeMap

FIRST = MarkOne(0, 0)


def choosing() -> SilverAndGold:
    return GAME.new(2, 1)


def chosen() -> SilverAndGold:
    state = choosing()
    state.play(ANNA, Choose((0, 1)))
    return state


def marking() -> SilverAndGold:
    return silver_and_gold(maps={ANNA: ["oo./#X", "oooo"]}, pattern="l_of_four")


def marked() -> SilverAndGold:
    state = marking()
    one(state, ANNA, 0, (0, 0))
    return state


def owing() -> SilverAndGold:
    state = marking()
    one(state, ANNA, 0, (1, 1))
    return state


def with_one_map() -> SilverAndGold:
    return silver_and_gold(maps={ANNA: [None, "ooo"]})


def without_a_map() -> SilverAndGold:
    return silver_and_gold(maps={ANNA: [None, None]}, display=[], deck=[])


def taking(who: int = ANNA, display: int = 4, deck: int = 4) -> SilverAndGold:
    """Step 3: this player is to take a map."""
    state = silver_and_gold(3, maps={who: ["#o", BIG]}, display=["oo"] * display, deck=["ooo"] * deck)
    for seat in range(3):
        one(state, seat, 0, (0, 1))
    return state


def over() -> SilverAndGold:
    state = silver_and_gold(turns=27)
    for seat in (ANNA, BEN):
        one(state, seat, 0, (0, 0))
    assert state.over
    return state


Case = tuple[str, str, dict[str, Fact], Callable[[], SilverAndGold], object]
CASES: list[Case] = [
    ("S4.1", "game-over", {}, over, FIRST),
    ("S4.1", "game-over", {}, over, TakeBlind()),
    ("S2.1", "has-chosen", {}, chosen, Choose((0, 1))),
    ("S2.1", "has-chosen", {}, chosen, FIRST),
    ("S2.1", "choose-maps-first", {}, choosing, FIRST),
    ("S2.1", "choose-maps-first", {}, choosing, Mark(0, 0)),
    ("S2.1", "choose-maps-first", {}, choosing, TakeBlind()),
    ("S3.2", "has-marked", {}, marked, MarkOne(1, 0)),
    ("S3.2", "has-marked", {}, marked, TakeBlind()),
    ("S3.2", "mark-first", {}, marking, Choose((0, 1))),
    ("S3.2", "mark-first", {}, marking, TakeMap(0)),
    ("S3.2", "mark-first", {}, owing, TakeBlind()),
    ("S3.2", "pattern-off-the-map", {"pattern": "l_of_four"}, marking, Mark(0, 0)),
    ("S3.2", "pattern-off-the-map", {"pattern": "l_of_four"}, marking, Mark(1, 35, 3, True)),
    ("S3.3", "square-off-the-map", {"slot": 0}, marking, MarkOne(0, 2)),
    ("S3.3", "square-off-the-map", {"slot": 1}, marking, MarkOne(1, 35)),
    ("S3.3", "square-marked-already", {"slot": 0, "squares": [6]}, marking, MarkOne(0, 6)),
    ("S3.3", "square-marked-already", {"slot": 0, "squares": [6]}, owing, MarkOne(0, 6)),
    (
        "S3.3",
        "square-marked-already",
        {"slot": 0, "squares": [0, 6]},
        lambda: silver_and_gold(maps={ANNA: ["#oo/#..", BIG]}, pattern="l_of_four"),
        Mark(0, 0),
    ),
    ("S3.4", "a-square-is-owed", {"owed": 1}, owing, Mark(1, 0)),
    ("S3.11", "no-free-square", {}, without_a_map, FIRST),
    ("S3.11", "no-map-in-play", {"slot": 0}, with_one_map, FIRST),
    ("S3.11", "no-map-in-play", {"slot": 0}, with_one_map, Mark(0, 0)),
    ("S3.8", "not-your-turn", {"turn": BEN}, lambda: taking(BEN), TakeMap(0)),
    ("S3.8", "not-your-turn", {"turn": CLARA}, lambda: taking(CLARA), FIRST),
    ("S3.10", "take-a-map-first", {}, taking, FIRST),
    ("S3.10", "take-a-map-first", {}, taking, Choose((0, 1))),
    ("S3.11", "no-map-there", {}, lambda: taking(display=2), TakeMap(2)),
    ("S3.11", "deck-empty", {}, lambda: taking(deck=0), TakeBlind()),
]


@rule("S3.3")
@pytest.mark.parametrize(("number", "code", "facts", "position", "words"), CASES)
def test_a_refusal_names_the_rule_and_the_facts(
    number: str, code: str, facts: dict[str, Fact], position: Callable[[], SilverAndGold], words: object
) -> None:
    assert refusal(position(), ANNA, words) == Refusal(number, code, facts)


def strings_of_why() -> set[str]:
    tree = ast.parse(inspect.getsource(why))
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def test_every_code_that_can_be_given_is_shown_here() -> None:
    codes = {text for text in strings_of_why() if "-" in text and text.replace("-", "").isalpha()}
    assert codes == {code for _, code, _, _, _ in CASES}


def test_every_rule_that_can_be_named_is_shown_here() -> None:
    rules = {text for text in strings_of_why() if text.startswith("S") and text[1:2].isdigit()}
    assert rules == {number for number, _, _, _, _ in CASES}


def test_who_says_which_squares_a_pattern_covers_must_be_right() -> None:
    state = silver_and_gold(maps={ANNA: ["ooo", BIG]})
    with pytest.raises(BadInput) as refused:
        state.play(ANNA, Mark(0, 0, squares=(0, 2)))
    assert refused.value.code == "wrong-squares"
    state.play(ANNA, Mark(0, 0, squares=(0, 1)))


@pytest.mark.parametrize(
    "words",
    [
        None,
        1.5,
        "mark",
        [],
        {},
        {"type": "fly"},
        {"type": "choose"},
        {"type": "choose", "keep": [0]},
        {"type": "choose", "keep": [0, 1, 2]},
        {"type": "choose", "keep": ["0", "1"]},
        {"type": "mark", "slot": 2, "corner": 0},
        {"type": "mark", "slot": 0, "corner": 36},
        {"type": "mark", "slot": 0, "corner": -1},
        {"type": "mark", "slot": 0, "corner": 0, "turned": 4},
        {"type": "mark", "slot": 0, "corner": 0, "mirrored": 1},
        {"type": "mark", "slot": 0, "corner": 0, "cheat": True},
        {"type": "mark_one", "slot": 0},
        {"type": "mark_one", "slot": True, "square": 0},
        {"type": "mark_one", "slot": 0, "square": 10**30},
        {"type": "take_map", "place": 4},
        {"type": "take_map", "place": -1},
        {"type": "take_blind", "map": 7},
        pytest.param(object(), id="an object"),
    ],
    ids=str,
)
def test_what_is_no_action_is_refused_in_words(words: object) -> None:
    state = choosing()
    before = state.hash()
    with pytest.raises(BadInput, match="not an action of silver-and-gold") as refused:
        state.play(ANNA, words)
    assert refused.value.code == "bad-words"
    assert state.hash() == before


@pytest.mark.parametrize("keep", [[0, 0], [3, 3], [0, 4], [-1, 2], [0, 10**30]])
def test_two_different_maps_of_four_are_kept(keep: list[int]) -> None:
    with pytest.raises(BadInput) as refused:
        choosing().play(ANNA, {"type": "choose", "keep": keep})
    assert refused.value.code == "bad-words"


@pytest.mark.parametrize("action", [-1, 659, 10**9, -(10**30), True, False])
def test_what_is_no_number_of_an_action_is_refused(action: int) -> None:
    with pytest.raises(BadInput, match="an action is a number from 0 to 658") as refused:
        choosing().play(ANNA, action)
    assert refused.value.code == "no-such-action"


@pytest.mark.parametrize("seat", [-1, 2, 10**30, True, None, "0", 0.0])
def test_nobody_plays_for_a_seat_that_is_not_there(seat: object) -> None:
    with pytest.raises(BadInput, match="a seat is a number from 0 to 1") as refused:
        choosing().play(seat, Choose((0, 1)))  # type: ignore[arg-type]
    assert refused.value.code == "no-such-seat"


@pytest.mark.parametrize("position", [choosing, marking, owing, taking, over])
def test_every_action_has_words_that_lead_back_to_it(position: Callable[[], SilverAndGold]) -> None:
    state = position()
    for action in range(GAME.n_actions):
        assert GAME.action(state, ANNA, GAME.words(state, ANNA, action)) == action
