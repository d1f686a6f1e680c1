"""A choice in Silver & Gold, in words: the squares it marks, the symbols on them, and what they bring."""

from typing import Any

from trove.games.silver_and_gold.words import TakeMap
from trove.offers.silver_and_gold.decisions import Choice
from trove.offers.silver_and_gold.outcomes import Outcome
from trove.texts.sentences import Sentences

from .maps import SYMBOL_SIGNS, in_short, square_name


def line(choice: Choice, public: Any, seat: int, said: Sentences) -> str:
    """Squares with what is on them, or the map that is taken."""
    if choice.outcome.squares:
        return told(choice.outcome, said)
    if isinstance(choice.words, TakeMap):
        return " ".join(part.plain for part in in_short(public.display[choice.words.place], said))
    return said.tell("choice", choice.words, deck=public.deck)


def told(outcome: Outcome, said: Sentences) -> str:
    """Squares by name, the symbols they bring, and the points."""
    signs = {bonus.square: SYMBOL_SIGNS[bonus.symbol] for bonus in outcome.bonuses}
    names = " ".join(map(square_name, outcome.squares))
    symbols = " ".join(signs[square] for square in outcome.squares if square in signs)
    parts = [f"{names} ({symbols})" if symbols else names]
    parts += [said.say("preview", "completes")] if outcome.completes else []
    parts += [f"+{outcome.points}"] if outcome.points else []
    return " ".join(parts)
