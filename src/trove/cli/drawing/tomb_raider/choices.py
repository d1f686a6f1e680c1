"""A choice in Tomb Raider, in words: what is there, and what it sets off."""

from typing import Any

from trove.games.tomb_raider.constants import START
from trove.offers.tomb_raider.decisions import Choice
from trove.offers.tomb_raider.outcomes import Outcome
from trove.texts.sentences import Sentences, tag_of

from .board import square_name, standing_at, way


def line(choice: Choice, public: Any, seat: int, said: Sentences) -> str:
    """An action and where it leads."""
    text = said.tell("choice", choice.words, **facts(choice, public, said))
    return ", ".join([text.strip(), *brings(choice.outcome, said)])


def facts(choice: Choice, public: Any, said: Sentences) -> dict[str, Any]:
    """What the text of an action may tell."""
    words: Any = choice.words
    told = choice.outcome
    match tag_of(words):
        case "lay":
            laid = laid_by(told, words.kind)
            return {"sum": 0 if laid == words.value else laid}
        case "go":
            return {"sum": told.energy}
        case "fire":
            return {"sum": laid_by(told, "shooting")}
        case "accept_hit":
            return {"sum": laid_by(told, "health")}
        case "aim":
            return {"at": said.piece(public.seats[words.target].place), "cards": told.shot.cards if told.shot else 0}
        case "turn" | "rotate":
            return shape(told, said)
        case "reveal" | "step":
            return {"at": described(told, public, said)}
        case "pick_up" | "drop":
            return {"treasure": handled(told).treasure}
        case "hand_over":
            return {"treasure": handled(told).treasure, "partner": said.names[handled(told).to]}
        case "end_move" | "end_turn":
            return {"left": told.unused}
    return {}


def laid_by(told: Outcome, kind: str) -> int:
    """The sum of a kind of cards once the action is done."""
    if kind == "energy" or told.shot is None:
        return told.energy
    return told.shot.shooting if kind == "shooting" else told.shot.health


def handled(told: Outcome) -> Any:
    """What is done with a treasure."""
    return told.brings[0]


def shape(told: Outcome, said: Sentences) -> dict[str, Any]:
    """How a tile would lie."""
    assert told.doors is not None
    assert told.place is not None
    letters = "".join(said.say("short", "door", door=door) for door in told.doors.open)
    return {"at": square_name(told.place), "shape": way(told.doors.open), "doors": told.doors.open, "letters": letters}


def described(told: Outcome, public: Any, said: Sentences) -> str:
    """A place with what is there."""
    if told.place == START:
        return said.say("short", "start")
    assert told.place is not None
    tile = public.museum[told.place]
    found = []
    if tile.symbol not in (None, "blank"):
        found.append(said.say("symbol", symbol=tile.symbol))
    found += [said.tell("short", treasure) for treasure in tile.treasures]
    found += [said.names[seat] for seat in standing_at(public, told.place)]
    if tile.blank:
        found.append(said.say("preview", "blank"))
    return f"{square_name(told.place)} ({', '.join(found)})" if found else square_name(told.place)


def brings(told: Outcome, said: Sentences) -> list[str]:
    """What an action sets off by itself: a delivery, the bomb, the end of a shot."""
    found = []
    for one in told.brings:
        if said.has("preview", tag_of(one)):
            short = {"treasure": said.tell("short", one.treasure)} if hasattr(one, "treasure") else {}
            found.append(said.tell("preview", one, **short))
    result = told.shot.result if told.shot else None
    return [*found, *([said.say("preview", result)] if result else [])]
