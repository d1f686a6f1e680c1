"""A player that gets somewhere: it reveals, fetches treasures and flees, so that all rules are met in a short game."""

from random import Random
from typing import Any

from trove.games.tomb_raider import constants as const
from trove.games.tomb_raider.game import GAME, TombRaider
from trove.games.tomb_raider.museum import distance
from trove.games.tomb_raider.pieces import DIRECTION_NAMES
from trove.games.tomb_raider.words import Aim, Drop, EndMove, EndTurn, HandOver, Lay, PickUp, Reveal, Rotate, Step

LIKES: dict[type[Any], float] = {PickUp: 30, Reveal: 12, Aim: 10, Lay: 8, Rotate: 0.3, Drop: 0.2, HandOver: 2}


def guided(state: TombRaider, seat: int, chance: Random, boldness: float = 1.0) -> int:
    """A legal action, by preference; a figure that carries something, or is in danger, makes for the way out."""
    legal = state.legal(seat)
    said = [GAME.words(state, seat, action) for action in legal]
    return chance.choices(legal, [liking(state, seat, words, boldness) for words in said])[0]


def liking(state: TombRaider, seat: int, words: Any, boldness: float) -> float:
    if isinstance(words, Step):
        return step_liking(state, seat, words)
    if isinstance(words, PickUp) and words.treasure == const.LARGE:
        return 30 * boldness
    if isinstance(words, EndTurn):
        return 0.3
    if isinstance(words, EndMove):
        return 0.2
    return LIKES.get(type(words), 1.0)


def step_liking(state: TombRaider, seat: int, words: Step) -> float:
    """Homeward with a treasure or in danger, otherwise into the museum, best to a treasure."""
    flees = bool(state.carry[seat] or state.activator)
    place = state.pos[seat]
    if place == const.START:
        return 0.3 if state.activator else 20
    there = place + {"north": -5, "east": 1, "south": 5, "west": -1}[words.direction]
    if place == state.entrance and words.direction == DIRECTION_NAMES[state.gate]:
        return 60 if flees else 0.2
    if any(where == there for where in state.where):
        return 30
    closer = distance(there, state.entrance) < distance(place, state.entrance)
    return (25.0 if closer else 0.4) if flees else 4.0
