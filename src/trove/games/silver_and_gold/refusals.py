"""Why an action can be refused: every code, with the facts that its text names."""

from ...core.refusals import Facts, refusal_type
from .pieces import PatternName
from .words import Slot, Square

FACTS: Facts = {
    "game-over": {},
    "has-chosen": {},
    "not-your-turn": {"turn": int},
    "has-marked": {},
    "no-free-square": {},
    "choose-maps-first": {},
    "mark-first": {},
    "take-a-map-first": {},
    "deck-empty": {},
    "no-map-there": {},
    "a-square-is-owed": {"owed": int},
    "pattern-off-the-map": {"pattern": PatternName},
    "square-off-the-map": {"slot": Slot},
    "no-map-in-play": {"slot": Slot},
    "square-marked-already": {"slot": Slot, "squares": list[Square]},
}
Refused = refusal_type(FACTS)
