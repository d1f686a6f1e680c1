"""The introduction to a game: its ten lines, and the medals for a single player."""

from itertools import count, takewhile
from typing import Any

from trove import offers
from trove.texts import Texts
from trove.texts.sentences import Sentences


def primer(game: str, texts: Texts) -> list[str]:
    """The game in a few lines, its goal first; none for a game without them."""
    keys = takewhile(texts.has, (f"{game}-primer-{line}" for line in count(1)))
    return [texts.say(key) for key in keys]


def medals(state: Any, said: Sentences) -> list[str]:
    """The points for each medal, where one player plays alone and the game has medals."""
    if state.seats > 1 or not said.has("medals"):
        return []
    board: Any = offers.board(state)
    bronze, silver, gold = board.medals
    return [said.say("medals", bronze=bronze, silver=silver, gold=gold)]
