"""Every refusal: the rule, the code and the facts it names."""

import ast
import inspect
from collections.abc import Callable

import pytest

from drafts import built, drafted
from games.luxor.builder import (
    BLUE,
    EMPTY,
    FAVOUR_1_2,
    FAVOUR_2_3,
    RED,
    STAIRS,
    TOMB,
    WILD_OR_SCARAB,
    luxor,
    osiris,
)
from games.luxor.looks import refusal
from marks import rule
from trove.core.refusals import BadInput, Fact, Refusal
from trove.games.luxor import why
from trove.games.luxor.constants import MOST_ROUNDS
from trove.games.luxor.edition_file import standard_text
from trove.games.luxor.game import GAME, Luxor
from trove.games.luxor.words import (
    Act,
    AllForward,
    LastToSecondLast,
    Move,
    Play,
    Roll,
    Spend,
    TakeCard,
    TakeKey,
    TakeWild,
)

ONE = Play(side="left", adventurer=0, steps=1)
TWO = Play(side="left", adventurer=0, steps=2)
BACKWARD = Play(side="left", adventurer=0, steps=-1)
STRONG_OSIRIS = standard_text().replace("osiris_tiles = [1, 2, 2, 3, 3, 4]", "osiris_tiles = [1, 2, 2, 3, 6, 4]")


def holding(card: str, *team: int, keys: int = 0) -> Luxor:
    """Red to play with this card on the left; adventurers on 7 and 12 unless said otherwise."""
    return luxor(adventurers={RED: team or (7, 12)}, keys={RED: keys}, hand={RED: [card, "1", "1", "1", "1"]})


def over(card: str, *team: int) -> Luxor:
    """The game has just ended with blue's turn."""
    state = luxor(
        turn=BLUE,
        adventurers={RED: [40, 40], BLUE: team},
        keys={BLUE: 1},
        hand={BLUE: [card, ..., "5"], RED: ["5", ..., "5"]},
    )
    state.play(BLUE, ONE if card == "1" else Spend("left"))
    assert state.over
    return state


def last_round() -> Luxor:
    """Blue has ended the last round that a game can have."""
    draft = drafted(luxor(turn=BLUE, adventurers={BLUE: [7, 12]}, hand={BLUE: ["1", ..., "1"]}))
    draft.round = MOST_ROUNDS
    state = built(draft)
    state.play(BLUE, ONE)
    assert state.over
    return state


def rolled(card: str, *team: int, die: int) -> Luxor:
    state = luxor(adventurers={RED: team}, hand={RED: [card, ..., "1"]}, die=die)
    state.play(RED, Roll("left"))
    return state


def all_moved() -> Luxor:
    state = holding("all 1", 7, 12)
    state.play(RED, AllForward("left"))
    return state


def taking(space: int, tile: int | None = None) -> Luxor:
    """Red has come to a tile that lets choose."""
    board = {} if tile is None else {space: tile}
    state = luxor(adventurers={RED: [space - 1, STAIRS]}, board=board, hand={RED: ["1", ...]})
    state.play(RED, ONE)
    return state


def before_the_tomb(card: str, came: int, number: int, edition: str | None = None) -> Luxor:
    """An Osiris tile on 35 with three tiles behind it."""
    board = {35: osiris(number), 39: EMPTY, 40: EMPTY}
    return luxor(adventurers={RED: [came, STAIRS]}, board=board, hand={RED: [card, ...]}, edition=edition)


Case = tuple[str, str, dict[str, Fact], Callable[[], Luxor], object]

CASES: list[Case] = [
    ("L8.3", "game-over", {}, lambda: over("1", 40, TOMB), Spend("left")),
    ("L8.4", "game-over", {}, lambda: over("5", 40, 40), Spend("left")),
    ("L8.5", "game-over", {}, last_round, Spend("left")),
    ("L3.1", "not-your-turn", {"turn": BLUE}, lambda: luxor(turn=BLUE), ONE),
    ("L3.1", "play-a-card-first", {}, lambda: holding("1"), Move(adventurer=0, steps=1)),
    ("L3.1", "play-a-card-first", {}, lambda: holding("1"), Act(0)),
    ("L3.1", "play-a-card-first", {}, lambda: holding("1"), TakeKey()),
    ("L3.3", "a-move-is-possible", {}, lambda: holding("1"), Spend("left")),
    ("L3.3", "no-roll-would-move", {}, lambda: holding("die", 40, 40), Roll("left")),
    ("L3.3", "no-roll-would-move", {}, lambda: holding("1-die", 40, 40), Roll("left")),
    ("L4.1", "card-does-not-do-this", {"effect": "number", "value": 1}, lambda: holding("1"), Roll("left")),
    ("L4.2", "card-does-not-do-this", {"effect": "either_way", "value": 1}, lambda: holding("+-1"), Roll("left")),
    ("L4.3", "card-does-not-do-this", {"effect": "roll_exactly", "value": 0}, lambda: holding("die"), ONE),
    ("L7.1", "card-does-not-do-this", {"effect": "up_to", "value": 3}, lambda: holding("1-3"), AllForward("left")),
    ("L7.2", "card-does-not-do-this", {"effect": "roll_up_to", "value": 0}, lambda: holding("1-die"), ONE),
    ("L7.3", "card-does-not-do-this", {"effect": "all_forward", "value": 2}, lambda: holding("all 2"), ONE),
    ("L7.5", "card-does-not-do-this", {"effect": "last_to_second", "value": 0}, lambda: holding("last"), ONE),
    ("L7.6", "card-does-not-do-this", {"effect": "minus_one", "value": 1}, lambda: holding("minus 1"), Roll("left")),
    ("L4.1", "card-shows-another-number", {"effect": "number", "value": 1}, lambda: holding("1"), TWO),
    ("L4.1", "card-shows-another-number", {"effect": "number", "value": 1}, lambda: holding("1"), BACKWARD),
    ("L4.2", "card-shows-another-number", {"effect": "either_way", "value": 1}, lambda: holding("+-1"), TWO),
    ("L7.1", "card-shows-another-number", {"effect": "up_to", "value": 3}, lambda: holding("1-3"), BACKWARD),
    ("L7.6", "card-shows-another-number", {"effect": "minus_one", "value": 1}, lambda: holding("minus 1"), TWO),
    ("L7.3", "nobody-can-move", {}, lambda: holding("all 1", 40, 40), AllForward("left")),
    ("L7.5", "nobody-to-join", {}, lambda: holding("last", 7, 7), LastToSecondLast("left")),
    ("L4.3", "move-what-was-rolled", {"die": 4}, lambda: rolled("die", 3, 7, die=4), ONE),
    ("L7.2", "move-what-was-rolled", {"die": 4}, lambda: rolled("1-die", 3, 7, die=4), TakeKey()),
    ("L4.3", "die-shows-another-number", {"die": 4}, lambda: rolled("die", 3, 7, die=4), Move(0, 3)),
    ("L7.2", "die-shows-another-number", {"die": 4}, lambda: rolled("1-die", 3, 7, die=4), Move(0, 5)),
    ("L7.4", "choose-who-acts", {}, all_moved, ONE),
    ("L7.4", "did-not-move", {"adventurer": 4}, all_moved, Act(4)),
    ("L6.4", "take-first", {}, lambda: taking(6), ONE),
    ("L6.6", "take-first", {}, lambda: taking(7, WILD_OR_SCARAB), Act(0)),
    ("L6.7", "take-first", {}, lambda: taking(2, FAVOUR_1_2), Roll("left")),
    ("L6.4", "not-offered-here", {}, lambda: taking(6), TakeCard(2)),
    ("L6.6", "not-offered-here", {}, lambda: taking(7, WILD_OR_SCARAB), TakeKey()),
    ("L6.7", "not-offered-here", {}, lambda: taking(2, FAVOUR_2_3), TakeWild()),
    ("L5.1", "lies-at-a-statue", {"adventurer": 2}, lambda: holding("1"), Play("left", 2, 1)),
    ("L5.1", "is-in-the-tomb", {"adventurer": 0}, lambda: holding("1", TOMB, 7, keys=1), ONE),
    ("L5.1", "is-in-the-tomb", {"adventurer": 2}, lambda: rolled("die", 3, 7, TOMB, die=4), Move(2, 4)),
    ("L5.4", "no-tile-behind", {"space": 1}, lambda: holding("+-1", 1, 7), BACKWARD),
    ("L5.6", "beyond-the-tomb", {"space": 40, "steps": 2}, lambda: holding("2", 40, 7, keys=1), TWO),
    ("L5.6", "no-key", {}, lambda: holding("1", 40, 7), ONE),
    ("L5.6", "no-key", {}, lambda: rolled("die", 40, 7, 3, die=1), Move(0, 1)),
    (
        "L5.7",
        "osiris-into-the-tomb-without-key",
        {"space": 35, "number": 4},
        lambda: before_the_tomb("1", 34, 4),
        ONE,
    ),
    (
        "L5.7",
        "osiris-into-the-tomb-without-key",
        {"space": 35, "number": 4},
        lambda: before_the_tomb("+-1", 36, 4),
        BACKWARD,
    ),
    (
        "L5.7",
        "osiris-beyond-the-tomb",
        {"space": 35, "number": 6},
        lambda: before_the_tomb("1", 34, 6, STRONG_OSIRIS),
        ONE,
    ),
]


@rule("L3.1")
@pytest.mark.parametrize(("number", "code", "facts", "position", "words"), CASES)
def test_a_refusal_names_the_rule_and_the_facts(
    number: str, code: str, facts: dict[str, Fact], position: Callable[[], Luxor], words: object
) -> None:
    assert refusal(position(), RED, words) == Refusal(number, code, facts)


def codes_in(source: str) -> set[str]:
    """Every text of a module that looks like a code."""
    strings = {node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)}
    return {text for text in strings if isinstance(text, str) and "-" in text and text.replace("-", "").isalpha()}


def test_every_code_that_can_be_given_is_shown_here() -> None:
    assert codes_in(inspect.getsource(why)) == {code for _, code, _, _, _ in CASES}


def test_every_rule_that_can_be_named_is_shown_here() -> None:
    strings = {node.value for node in ast.walk(ast.parse(inspect.getsource(why))) if isinstance(node, ast.Constant)}
    rules = {text for text in strings if isinstance(text, str) and text.startswith("L") and text[1:2].isdigit()}
    assert rules == {number for number, _, _, _, _ in CASES}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (Play("left", 0, 1, lands_on=9), "this move ends on space 8, not on space 9"),
        (Play("left", 2, 1, lands_on=9), "this move ends nowhere, not on space 9"),
    ],
)
def test_whoever_says_where_a_move_ends_must_be_right(words: Play, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence) as refused:
        holding("1").play(RED, words)
    assert refused.value.code == "wrong-landing"


@pytest.mark.parametrize(
    "words",
    [
        None,
        1.5,
        "play",
        [],
        {},
        {"type": "fly"},
        {"type": "play", "side": "middle", "adventurer": 0, "steps": 1},
        {"type": "play", "side": "left", "adventurer": 5, "steps": 1},
        {"type": "play", "side": "left", "adventurer": -1, "steps": 1},
        {"type": "play", "side": "left", "adventurer": 0, "steps": 0},
        {"type": "play", "side": "left", "adventurer": 0, "steps": 7},
        {"type": "play", "side": "left", "adventurer": 0, "steps": 10**30},
        {"type": "play", "side": "left", "adventurer": 0, "steps": 1, "cheat": True},
        {"type": "take_card", "level": 4},
        {"type": "act"},
        pytest.param(object(), id="an object"),
    ],
    ids=str,
)
def test_what_is_no_action_is_refused_in_words(words: object) -> None:
    state = holding("1")
    before = state.hash()
    with pytest.raises(BadInput, match="not an action of luxor") as refused:
        state.play(RED, words)
    assert refused.value.code == "bad-words"
    assert state.hash() == before


@pytest.mark.parametrize("action", [-1, 119, 10**9, -(10**30), True, False])
def test_what_is_no_number_of_an_action_is_refused(action: int) -> None:
    state = holding("1")
    with pytest.raises(BadInput, match="an action is a number from 0 to 118") as refused:
        state.play(RED, action)
    assert refused.value.code == "no-such-action"


@pytest.mark.parametrize("seat", [-1, 2, 10**30, True, None, "0", 0.0])
def test_nobody_plays_for_a_seat_that_is_not_there(seat: object) -> None:
    state = holding("1")
    with pytest.raises(BadInput, match="a seat is a number from 0 to 1") as refused:
        state.play(seat, ONE)  # type: ignore[arg-type]
    assert refused.value.code == "no-such-seat"


def test_every_action_has_words_that_lead_back_to_it() -> None:
    state = holding("1")
    for action in range(GAME.n_actions):
        assert GAME.action(state, RED, GAME.words(state, RED, action)) == action
