"""A choice in Luxor, in words: who goes where, and what that brings."""

from typing import Any

from trove.games.luxor.events import TookCard, TookTreasure
from trove.games.luxor.pieces import Card
from trove.offers.luxor.decisions import Choice
from trove.offers.luxor.outcomes import Outcome
from trove.texts.sentences import Sentences, tag_of

from .board import tile_word


def line(choice: Choice, public: Any, seat: int, said: Sentences) -> str:
    """An action and where it leads; what is taken by choice needs no preview."""
    where = places(choice, public, seat, said)
    if tag_of(choice.words).startswith("take_"):
        return said.tell("choice", choice.words, card=card_taken(choice.outcome), **where)
    return ", ".join([said.tell("choice", choice.words, **where), *brings(choice.outcome, public, said)])


def card_taken(outcome: Outcome) -> Card | None:
    return next((one.card for one in outcome.brings if isinstance(one, TookCard)), None)


def places(choice: Choice, public: Any, seat: int, said: Sentences) -> dict[str, Any]:
    """The adventurer that an action is about, where it stands, where it comes to, and what lies there."""
    walks = choice.outcome.walks
    adventurer = getattr(choice.words, "adventurer", walks[0].adventurer if len(walks) == 1 else None)
    if adventurer is None:
        return {}
    start = public.seats[seat].adventurers[adventurer]
    ways = [leg for walk in walks for leg in walk.legs if leg.by != "tunnel"]
    end = ways[-1].path[-1] if ways else start
    tile = public.board[end] if 0 < end < len(public.board) else None
    return {
        "adventurer": adventurer,
        "from": said.say("short", "space", space_raw=start),
        "to": said.say("short", "space", space_raw=end),
        "tile": tile_word(tile, said),
    }


def brings(outcome: Outcome, public: Any, said: Sentences) -> list[str]:
    """What an action sets off."""
    legs = [leg for walk in outcome.walks for leg in walk.legs]
    found = [said.say("preview", "carried") for leg in legs if leg.by == "osiris"]
    found += [said.tell("preview", one) for one in outcome.brings if said.has("preview", tag_of(one))]
    found += [through(leg.path[-1], said) for leg in legs if leg.by == "tunnel"]
    found += [said.say("preview", name) for name in outcome.unknown if said.has("preview", name)]
    return found + too_few(outcome, public, said)


def through(space: int, said: Sentences) -> str:
    """Where a tunnel leads."""
    return said.say("preview", "tunnelled", **said.args({"to_space": space}))


def too_few(outcome: Outcome, public: Any, said: Sentences) -> list[str]:
    """How many of how many will stand at a treasure that is not taken."""
    taken = [one.space for one in outcome.brings if isinstance(one, TookTreasure)]
    found = []
    for walk in outcome.walks:
        space = walk.legs[-1].path[-1]
        tile = public.board[space] if space < len(public.board) else None
        if tile is not None and tag_of(tile) == "treasure" and space not in taken:
            found.append(said.say("preview", "crowd", crowd=walk.crowd, needs=tile.needs))
    return found if len(outcome.walks) == 1 else []
