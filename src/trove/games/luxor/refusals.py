"""Why an action can be refused: every code, with the facts that its text names."""

from ...core.refusals import Facts, refusal_type
from .pieces import Effect

ADVENTURER = {"adventurer": int}
CARD = {"effect": Effect, "value": int}
DIE = {"die": int}
OSIRIS = {"space": int, "number": int}

FACTS: Facts = {
    "game-over": {},
    "not-your-turn": {"turn": int},
    "play-a-card-first": {},
    "move-what-was-rolled": DIE,
    "choose-who-acts": {},
    "take-first": {},
    "did-not-move": ADVENTURER,
    "not-offered-here": {},
    "a-move-is-possible": {},
    "card-does-not-do-this": CARD,
    "card-shows-another-number": CARD,
    "no-roll-would-move": {},
    "nobody-can-move": {},
    "nobody-to-join": {},
    "die-shows-another-number": DIE,
    "lies-at-a-statue": ADVENTURER,
    "is-in-the-tomb": ADVENTURER,
    "no-tile-behind": {"space": int},
    "beyond-the-tomb": {"space": int, "steps": int},
    "no-key": {},
    "osiris-into-the-tomb-without-key": OSIRIS,
    "osiris-beyond-the-tomb": OSIRIS,
}
Refused = refusal_type(FACTS)
