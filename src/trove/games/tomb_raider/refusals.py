"""Why an action can be refused: every code, with the facts that its text names."""

from ...core.refusals import Facts, refusal_type
from .pieces import Kind

KIND = {"kind": Kind}
TARGET = {"target": int}
TURN = {"turn": int}

FACTS: Facts = {
    "game-over": {},
    "not-your-turn": TURN,
    "target-defends": TURN,
    "finish-laying": {},
    "finish-moving": {},
    "turn-first": {},
    "finish-shot": {},
    "defend-first": {},
    "discard-first": {},
    "no-actions-left": {},
    "not-under-fire": {},
    "aim-first": {},
    "lay-energy-first": {},
    "within-limit": {},
    "reveal-first": {},
    "no-cards-left": KIND,
    "not-on-source": KIND,
    "no-such-card": {"kind": Kind, "value": int},
    "lay-a-shooting-card": {},
    "no-shooting-cards": {},
    "nobody-there": {},
    "no-enemy": {},
    "target-dead": TARGET,
    "target-lies": TARGET,
    "on-start-tile": {},
    "no-line-of-sight": TARGET,
    "not-in-line": TARGET,
    "start-tile-lies-fast": {},
    "no-neighbour": {},
    "removed": {},
    "already-revealed": {},
    "face-down": {},
    "wall": {},
    "figure-lies": {},
    "not-here": {},
    "hands-full": {},
    "picked-up-before": {},
    "carries-nothing": {},
    "no-partner": {},
    "partner-dead": {},
    "partner-elsewhere": {},
    "partner-lies": {},
    "partner-carries": {},
}
Refused = refusal_type(FACTS)
