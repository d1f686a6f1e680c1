"""Matches of Tomb Raider worth keeping: one for each way a game can end, each kind of points and each tie."""

from random import Random
from typing import Any

from games.tomb_raider.guided import guided
from replays.record import Wanted
from trove.games.tomb_raider.events import (
    Armed,
    Arrested,
    Delivered,
    Died,
    Ended,
    HandedOver,
    Reshuffled,
    StoodUp,
    WardedOff,
)
from trove.games.tomb_raider.game import GAME
from trove.games.tomb_raider.score_sheet import Change

NOTHING_BUT_THE_END = ("draw", "lay", "aim", "pick_up", "drop", "hand_over")  # all that a turn may begin with


def boldly(state: Any, seat: int, chance: Random) -> int:
    return guided(state, seat, chance, 1.0)


def warily(state: Any, seat: int, chance: Random) -> int:
    """Never takes the treasure from the bomb while there is anything else."""
    return guided(state, seat, chance, 0.0)


def events(state: Any, kind: type[Any]) -> list[Any]:
    return [event for event in GAME.events(state, None) if isinstance(event, kind)]


def ended(state: Any) -> tuple[str, str]:
    """What ended the game, and what armed the bomb."""
    (last,) = (event.reason for event in events(state, Ended))
    (by_guard,) = (event.by_guard for event in events(state, Armed))
    return last, "guard" if by_guard else "pick-up"


def ends(how: str, armed: str) -> Any:
    return lambda state: ended(state) == (how, armed)


def decided_by(state: Any) -> tuple[str, tuple[Change, ...]]:
    """The rule that decided a tie, and the events it looked at; nothing if there was none."""
    for item in GAME.score_sheet(state).items:
        if isinstance(item.components[0], Change):
            return item.rule, item.components
    return "", ()


def looks_behind(state: Any) -> bool:
    """Whether the last event was a wave that cost both sides the same, and an earlier one decided."""
    rule, changes = decided_by(state)
    return rule == "T12.4" and len(changes) > 1 and len(state.winners()) < state.seats


def decided_by_a_wave(state: Any) -> bool:
    """Whether a last wave cost both sides something, and one of them less."""
    rule, changes = decided_by(state)
    return rule == "T12.4" and len(changes) == 1 and 0 not in (changes[0].good, changes[0].bad)


def by_the_last(state: Any, kind: str) -> bool:
    rule, changes = decided_by(state)
    return rule == "T12.3" and changes[0].by == kind


def every_kind_of_points(state: Any) -> bool:
    """Both sides brought out treasures of their own, somebody the large one, somebody a foreign one; somebody died."""
    out = events(state, Delivered)
    kinds = {(event.treasure.kind, event.points > 0) for event in out}
    own = {("evidence", True), ("painting", True), ("large", True)}
    foreign = {("evidence", False), ("painting", False)}
    return own <= kinds and bool(foreign & kinds) and bool(events(state, Died))


WANTED: dict[str, Wanted] = {
    "explosion-after-a-pick-up": Wanted(
        "The large treasure is taken from the bomb; the entrance tile goes, and everything else at once (T12.1 a).",
        2,
        ends("explosion", "pick-up"),
        chooses=boldly,
    ),
    "explosion-by-the-guard": Wanted(
        "Nobody takes the large treasure; after round 40 the bomb arms itself (T12.5, T12.1 a).",
        4,
        ends("explosion", "guard"),
        chooses=warily,
    ),
    "safety-after-a-pick-up": Wanted(
        "All are dead or on the start tile, and nothing is left in the museum (T12.1 b).",
        2,
        ends("safety", "pick-up"),
        chooses=boldly,
    ),
    "safety-by-the-guard": Wanted(
        "As above, after the guard armed the bomb (T12.1 b, T12.6).",
        4,
        ends("safety", "guard"),
        chooses=boldly,
    ),
    "death-after-a-pick-up": Wanted(
        "The last figure dies inside before the entrance tile is reached (T12.1 c).",
        2,
        ends("death", "pick-up"),
        chooses=boldly,
    ),
    "death-by-the-guard": Wanted(
        "The same after the guard armed the bomb; the start tile lies far from the centre (T12.1 c, T2.1).",
        3,
        ends("death", "guard"),
        options={"start": 0},
        chooses=warily,
    ),
    "explosion-without-the-guard": Wanted(
        "The guard is off and nobody takes the large treasure: after round 100 the bomb arms itself (T12.5).",
        2,
        lambda state: ended(state) == ("explosion", "guard") and state.round > 100,
        options={"guard": False},
        chooses=warily,
    ),
    "shared-win": Wanted(
        "Nobody ever goes in, the guard ends it: 0 to 0, and no event decides (T12.4, A26).",
        4,
        lambda state: len(state.winners()) == 4,
        never=NOTHING_BUT_THE_END,
    ),
    "tie-won-by-a-delivery": Wanted(
        "Equal totals; the last event is a treasure that one side brought out (T12.3).",
        2,
        lambda state: by_the_last(state, "delivery"),
        chooses=boldly,
    ),
    "tie-won-by-a-plate": Wanted(
        "Equal totals; the last event is a plate (T12.3).",
        4,
        lambda state: by_the_last(state, "plate"),
        chooses=boldly,
    ),
    "tie-lost-by-a-death": Wanted(
        "Equal totals; the last event is a wave that killed figures of one side (T12.3).",
        3,
        lambda state: by_the_last(state, "wave"),
        chooses=boldly,
    ),
    "tie-won-in-a-wave-that-hit-both": Wanted(
        "Equal totals; the last wave cost one side more than the other (T12.4).",
        2,
        decided_by_a_wave,
        chooses=boldly,
    ),
    "tie-decided-by-an-earlier-event": Wanted(
        "Equal totals; the last wave cost both sides the same, so the event before it is looked at (T12.4).",
        2,
        looks_behind,
        chooses=boldly,
    ),
    "every-kind-of-points": Wanted(
        "Plates, evidence, paintings, the large treasure, a foreign one for nothing, and a death (T12.2).",
        2,
        every_kind_of_points,
        chooses=boldly,
    ),
    "below-zero": Wanted(
        "A side ends below zero (T12.2).",
        4,
        lambda state: min(state.scores()) < 0,
        chooses=boldly,
    ),
    "lara-alone": Wanted(
        "Lara wins against two villains, with the modified set-up (T13).",
        3,
        lambda state: state.winners() == [0] and ended(state)[1] == "pick-up",
        options={"lara_alone": True, "modified_setup": True},
        chooses=boldly,
    ),
    "the-villains-against-lara-alone": Wanted(
        "Two villains beat Lara, with early cards after a shot (T13, T9.2).",
        3,
        lambda state: state.winners() == [1, 2] and bool(events(state, StoodUp)),
        options={"lara_alone": True, "early_revive_cards": True},
        chooses=boldly,
    ),
    "three-players": Wanted(
        "One of three plays both villains; the start tile lies anywhere; treasures are handed over.",
        3,
        lambda state: bool(events(state, HandedOver)),
        options={"both_figures": "bad", "start": None, "open_good_hands": True},
        chooses=boldly,
    ),
    "shots-and-arrests": Wanted(
        "Figures are shot and stand up again, shots are blocked, the police come, a deck is reshuffled.",
        4,
        lambda state: all(events(state, kind) for kind in (StoodUp, WardedOff, Arrested, Reshuffled)),
        options={"modified_setup": True},
        chooses=boldly,
    ),
}
