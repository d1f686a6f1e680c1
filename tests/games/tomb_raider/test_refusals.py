"""Every refusal: the rule, the code and the facts it names."""

import ast
import inspect
from collections.abc import Callable
from typing import Any

import pytest

from games.tomb_raider.builder import (
    DEAD,
    ECKHARDT,
    EVIDENCE_2,
    KAREL,
    KURTIS,
    LARA,
    LARGE,
    OPEN,
    PAINTING_2,
    ROW,
    looted,
    lucky,
    tomb,
)
from games.tomb_raider.looks import EAST, NORTH, SOUTH, end_turns, lay, looks, play, refusal
from marks import rule
from trove.core.refusals import BadInput, Fact, Refusal
from trove.games.tomb_raider import constants as const
from trove.games.tomb_raider import why
from trove.games.tomb_raider.game import GAME, TombRaider
from trove.games.tomb_raider.words import (
    AcceptHit,
    Aim,
    Discard,
    Draw,
    Drop,
    EndMove,
    EndTurn,
    Fire,
    Go,
    HandOver,
    Lay,
    PickUp,
    Reveal,
    Rotate,
    Turn,
)

DRAW = Draw("energy", 1)


def over() -> TombRaider:
    state = tomb(museum=looted((0, 2)), bomb=(0, 2), activator=LARA, wave=0, treasures={LARGE: (0, 0)})
    return end_turns(state)


def moving(place: Any = (1, 1), museum: list[str] = OPEN, **more: Any) -> TombRaider:
    more["figures"] = {LARA: place, **more.get("figures", {})}
    more["hands"] = {LARA: "e4"}
    return play(tomb(museum=museum, **more), *lay("e4"))


def laying() -> TombRaider:
    return play(tomb(museum=OPEN, figures={LARA: (1, 1)}, hands={LARA: "e1 e2"}), *lay("e1"))


def turning() -> TombRaider:
    state = tomb(hands={LARA: "e2"}, unseen=["├"])
    lucky(state, lambda state: looks(state, (0, 2)) == "├", *lay("e2"), Reveal("south"))
    return play(state, *lay("e2"), Reveal("south"))


def aiming() -> TombRaider:
    state = tomb(museum=OPEN, figures={LARA: (1, 1), KAREL: (1, 3)}, hands={LARA: "s1 s2 e1", KAREL: "h1 h2"})
    return play(state, Aim(KAREL))


def defending() -> TombRaider:
    return play(aiming(), *lay("s1"), Fire())


def discarding() -> TombRaider:
    return play(tomb(hands={LARA: "e1 e1 e1 e1 e1 e1 s1"}), Draw("health", 1))


def spent() -> TombRaider:
    """No action is left, but a treasure is carried."""
    return tomb(
        museum=["┼ ┼ R┼ R┼ ┼", *[ROW] * 2],
        plates={1: 0, 2: 1},
        figures={LARA: (0, 2), KAREL: (1, 2)},
        treasures={EVIDENCE_2: LARA},
        hands={LARA: "e1 s1"},
        left=0,
    )


def shooter(target: Any, here: Any = (1, 1), seat: int = KAREL, **more: Any) -> TombRaider:
    more.setdefault("hands", {LARA: "s1"})
    return tomb(museum=more.pop("museum", OPEN), figures={LARA: here, seat: target}, **more)


def after_the_bomb(**more: Any) -> TombRaider:
    treasures = {LARGE: (0, 0), **more.pop("treasures", {})}
    return tomb(museum=looted(), bomb=(2, 2), activator=LARA, wave=1, treasures=treasures, **more)


def holding(treasures: dict[int, Any], **more: Any) -> TombRaider:
    figures = {LARA: (0, 2), **more.pop("figures", {})}
    return tomb(museum=["┼ ┼ R┼ R┼ ┼"], plates={2: 0, 5: 1}, treasures=treasures, figures=figures, **more)


def put_down() -> TombRaider:
    return play(holding({EVIDENCE_2: (0, 2)}), PickUp(EVIDENCE_2), Drop())


def no_health() -> TombRaider:
    return tomb(cards={"health": [8, 0, 0, 0]}, hands={LARA: "h1", KAREL: "h1 h1 h1 h1 h1 h1 h1"})


def lone_lara() -> TombRaider:
    return tomb(
        3, lara_alone=True, museum=["┼ ┼ R┼ ┼ ┼"], plates={1: 0}, figures={LARA: (0, 2)}, treasures={EVIDENCE_2: LARA}
    )


def lying_with_cards() -> TombRaider:
    """A figure that has drawn its cards early, in the turn it misses (T9.2)."""
    return tomb(early_revive_cards=True, lying={LARA: const.SKIPPED}, hands={LARA: "e1 s1 h1"}, left=0)


DEAD_PARTNER = {"figures": {LARA: (0, 2), KURTIS: DEAD}, "treasures": {EVIDENCE_2: LARA}}

Case = tuple[str, str, dict[str, Fact], Callable[[], TombRaider], object]

CASES: list[Case] = [
    ("T12.1", "game-over", {}, over, EndTurn()),
    ("T3.1", "no-actions-left", {}, spent, DRAW),
    ("T3.1", "no-actions-left", {}, spent, Lay("energy", 1)),
    ("T3.1", "no-actions-left", {}, spent, Aim(KAREL)),
    ("T3.1", "no-actions-left", {}, spent, Draw("health", 2)),
    ("T5.1", "finish-laying", {}, laying, DRAW),
    ("T5.1", "finish-laying", {}, laying, SOUTH),
    ("T5.1", "finish-laying", {}, laying, EndTurn()),
    ("T5.1", "finish-laying", {}, laying, PickUp(1)),
    ("T3.2", "finish-moving", {}, moving, DRAW),
    ("T3.2", "finish-moving", {}, moving, EndTurn()),
    ("T3.2", "finish-moving", {}, moving, Lay("energy", 1)),
    ("T3.2", "finish-moving", {}, moving, Turn(0)),
    ("T3.2", "finish-moving", {}, moving, Fire()),
    ("T5.2", "turn-first", {}, turning, SOUTH),
    ("T5.2", "turn-first", {}, turning, EndMove()),
    ("T5.2", "turn-first", {}, turning, PickUp(1)),
    ("T8.2", "finish-shot", {}, aiming, DRAW),
    ("T8.2", "finish-shot", {}, aiming, Lay("energy", 1)),
    ("T8.2", "finish-shot", {}, aiming, Aim(KAREL)),
    ("T8.2", "finish-shot", {}, aiming, EndTurn()),
    ("T8.2", "defend-first", {}, defending, DRAW),
    ("T8.2", "defend-first", {}, defending, EndTurn()),
    ("T8.2", "defend-first", {}, defending, Lay("shooting", 1)),
    ("T11.1", "discard-first", {}, discarding, DRAW),
    ("T11.1", "discard-first", {}, discarding, EndTurn()),
    ("T11.1", "discard-first", {}, discarding, Lay("energy", 1)),
    ("T8.2", "aim-first", {}, lambda: shooter((1, 3)), Lay("shooting", 1)),
    ("T8.2", "aim-first", {}, lambda: shooter((1, 3)), Fire()),
    ("T8.2", "not-under-fire", {}, lambda: tomb(hands={LARA: "h1"}), Lay("health", 1)),
    ("T8.2", "not-under-fire", {}, tomb, AcceptHit()),
    ("T5.1", "lay-energy-first", {}, tomb, Go()),
    ("T5.1", "lay-energy-first", {}, lambda: tomb(museum=OPEN), SOUTH),
    ("T5.1", "lay-energy-first", {}, tomb, Reveal("south")),
    ("T5.1", "lay-energy-first", {}, lambda: tomb(museum=OPEN), Rotate("south", 1)),
    ("T5.1", "lay-energy-first", {}, tomb, EndMove()),
    ("T11.1", "within-limit", {}, lambda: tomb(hands={LARA: "e1"}), Discard("energy", 1)),
    ("T5.2", "reveal-first", {}, tomb, Turn(0)),
    ("T4.3", "no-cards-left", {"kind": "health"}, no_health, Draw("health", 1)),
    ("T4.3", "no-cards-left", {"kind": "health"}, no_health, Draw("health", 2)),
    ("T4.2", "not-on-source", {"kind": "energy"}, tomb, Draw("energy", 2)),
    ("T5.1", "no-such-card", {"kind": "energy", "value": 4}, lambda: tomb(hands={LARA: "e1"}), Lay("energy", 4)),
    ("T5.1", "no-such-card", {"kind": "energy", "value": 1}, laying, Lay("energy", 1)),
    ("T8.2", "no-such-card", {"kind": "shooting", "value": 4}, aiming, Lay("shooting", 4)),
    ("T8.2", "no-such-card", {"kind": "health", "value": 4}, defending, Lay("health", 4)),
    ("T11.1", "no-such-card", {"kind": "energy", "value": 4}, discarding, Discard("energy", 4)),
    ("T8.2", "lay-a-shooting-card", {}, aiming, Fire()),
    ("T8.2", "no-shooting-cards", {}, lambda: shooter((1, 3), hands={LARA: "e1"}), Aim(KAREL)),
    ("T13.1", "nobody-there", {}, lambda: tomb(3, lara_alone=True, hands={LARA: "s1"}), Aim(ECKHARDT)),
    ("T8.1", "no-enemy", {}, lambda: shooter((1, 3), seat=KURTIS), Aim(KURTIS)),
    ("T8.1", "no-enemy", {}, lambda: shooter((1, 3)), Aim(LARA)),
    (
        "T10.4",
        "target-dead",
        {"target": KAREL},
        lambda: after_the_bomb(figures={LARA: (0, 0), KAREL: DEAD}, hands={LARA: "s1"}),
        Aim(KAREL),
    ),
    ("T8.3", "target-lies", {"target": KAREL}, lambda: shooter((1, 3), lying={KAREL: const.SHOT}), Aim(KAREL)),
    ("T8.1", "on-start-tile", {}, lambda: shooter("start"), Aim(KAREL)),
    ("T8.1", "on-start-tile", {}, lambda: shooter((1, 1), "start"), Aim(KAREL)),
    ("T8.1", "not-in-line", {"target": KAREL}, lambda: shooter((2, 2)), Aim(KAREL)),
    (
        "T8.1",
        "no-line-of-sight",
        {"target": KAREL},
        lambda: shooter((1, 3), museum=[ROW, "┼ ┼ │ ┼ ┼"]),
        Aim(KAREL),
    ),
    ("T5.2", "start-tile-lies-fast", {}, lambda: moving("start"), Rotate("here", 1)),
    ("T5.2", "start-tile-lies-fast", {}, lambda: moving((0, 2)), Rotate("north", 1)),
    ("T5.3", "no-neighbour", {}, lambda: moving((0, 0)), NORTH),
    ("T5.3", "no-neighbour", {}, lambda: moving("start"), EAST),
    ("T5.3", "no-neighbour", {}, lambda: moving((0, 0)), Rotate("west", 2)),
    (
        "T10.5",
        "removed",
        {},
        lambda: play(after_the_bomb(figures={LARA: (1, 2)}, hands={LARA: "e1"}), *lay("e1")),
        SOUTH,
    ),
    ("T5.2", "already-revealed", {}, moving, Reveal("south")),
    ("T5.2", "start-tile-lies-fast", {}, lambda: moving((0, 2)), Reveal("north")),
    ("T5.2", "face-down", {}, lambda: moving((3, 1)), SOUTH),
    ("T5.2", "face-down", {}, lambda: moving((3, 1)), Rotate("south", 1)),
    ("T5.2", "wall", {}, lambda: moving((0, 1), ["┼ ─ ┼ ┼ ┼", ROW]), SOUTH),
    ("T5.2", "wall", {}, lambda: moving((0, 1), ["┼ ┼ ┼ ┼ ┼", "┼ ─ ┼ ┼ ┼"]), SOUTH),
    ("T7.1", "not-here", {}, lambda: holding({}), PickUp(PAINTING_2)),
    ("T7.1", "not-here", {}, tomb, PickUp(PAINTING_2)),
    ("T7.1", "not-here", {}, lambda: moving("start"), PickUp(LARGE)),
    ("T7.1", "not-here", {}, lambda: holding({EVIDENCE_2: (0, 3)}), PickUp(EVIDENCE_2)),
    ("T7.1", "hands-full", {}, lambda: holding({EVIDENCE_2: LARA, PAINTING_2: (0, 2)}), PickUp(PAINTING_2)),
    ("T7.4", "picked-up-before", {}, put_down, PickUp(EVIDENCE_2)),
    ("T7.2", "carries-nothing", {}, lambda: holding({}), Drop()),
    ("T13.3", "no-partner", {}, lone_lara, HandOver()),
    ("T7.3", "carries-nothing", {}, lambda: holding({}, figures={KURTIS: (0, 2)}), HandOver()),
    ("T10.4", "partner-dead", {}, lambda: after_the_bomb(**DEAD_PARTNER), HandOver()),
    ("T7.3", "partner-elsewhere", {}, lambda: holding({EVIDENCE_2: LARA}), HandOver()),
    ("T8.3", "figure-lies", {}, lying_with_cards, Drop()),
    (
        "T8.3",
        "partner-lies",
        {},
        lambda: holding({EVIDENCE_2: LARA}, figures={KURTIS: (0, 2)}, lying={KURTIS: const.SHOT}),
        HandOver(),
    ),
    (
        "T7.3",
        "partner-carries",
        {},
        lambda: holding({EVIDENCE_2: LARA, PAINTING_2: KURTIS}, figures={KURTIS: (0, 2)}),
        HandOver(),
    ),
]


@rule("T3.1", "T5.1", "T5.2", "T8.1", "T8.2", "T11.1", "T12.1")
@pytest.mark.parametrize(
    ("number", "code", "facts", "position", "move"), CASES, ids=lambda part: part if isinstance(part, str) else ""
)
def test_a_refusal_names_its_rule_and_its_facts(
    number: str, code: str, facts: dict[str, Fact], position: Callable[[], TombRaider], move: object
) -> None:
    state = position()
    assert refusal(state, state.turn, move) == Refusal(number, code, facts)


@rule("T3.1")
def test_it_is_somebody_elses_turn() -> None:
    assert refusal(tomb(), KAREL, DRAW) == Refusal("T3.1", "not-your-turn", {"turn": LARA})


@rule("T8.2")
def test_the_shooter_waits_for_the_target() -> None:
    assert refusal(defending(), LARA, EndTurn()) == Refusal("T8.2", "target-defends", {"turn": KAREL})
    assert refusal(defending(), ECKHARDT, DRAW) == Refusal("T8.2", "target-defends", {"turn": KAREL})


def test_every_code_and_rule_of_the_refusals_is_provoked() -> None:
    found = set()
    for node in ast.walk(ast.parse(inspect.getsource(why))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
            found |= {part.value for part in ast.walk(node.args[1]) if isinstance(part, ast.Constant)}
    provoked = {code for _, code, _, _, _ in CASES} | {"not-your-turn", "target-defends"}
    assert provoked == found - {"code"}


BAD_WORDS: list[object] = [
    {"type": "fly"},
    {"type": "draw"},
    {"type": "draw", "kind": "energy"},
    {"type": "draw", "kind": "energy", "number": 3},
    {"type": "draw", "kind": "luck", "number": 1},
    {"type": "lay", "kind": "energy", "value": 5},
    {"type": "lay", "kind": "energy", "value": 0},
    {"type": "aim", "target": 4},
    {"type": "aim", "target": -1},
    {"type": "aim", "target": "karel"},
    {"type": "turn", "quarters": 4},
    {"type": "rotate", "where": "here", "quarters": 0},
    {"type": "rotate", "where": "up", "quarters": 1},
    {"type": "step", "direction": "here"},
    {"type": "pick_up", "treasure": 0},
    {"type": "pick_up", "treasure": 10},
    {"type": "end_turn", "really": True},
    {},
    [],
    "end_turn",
    None,
    1.5,
    object(),
]


@pytest.mark.parametrize("words", BAD_WORDS)
def test_what_is_no_action_is_refused_in_one_sentence(words: object) -> None:
    with pytest.raises(BadInput) as problem:
        tomb().play(LARA, words)
    assert problem.value.code == "bad-words"
    assert "\n" not in str(problem.value)


@pytest.mark.parametrize("seat", [-1, 4, None, "0", True])
def test_a_seat_that_is_none_is_refused(seat: Any) -> None:
    with pytest.raises(BadInput) as problem:
        tomb().play(seat, EndTurn())
    assert problem.value.code == "no-such-seat"


def test_words_and_numbers_belong_together() -> None:
    state = tomb()
    for number in range(GAME.n_actions):
        assert GAME.action(state, LARA, GAME.words(state, LARA, number)) == number
