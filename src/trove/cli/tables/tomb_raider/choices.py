"""What a seat may do, grouped, each with where it leads."""

from typing import Any

from trove.core.game import Offer
from trove.texts.sentences import Sentences, tag_of

from .. import Choices
from .board import START, doors_of, next_place, place_of, square_name, standing_at, turned, way

# Headings in their order, each with the actions under it.
GROUPS = {
    "draw": ("draw",),
    "lay": ("lay",),
    "aim": ("aim",),
    "discard": ("discard",),
    "step": ("step",),
    "reveal": ("reveal",),
    "turn": ("turn",),
    "rotate": ("rotate",),
    "treasure": ("pick_up", "drop", "hand_over"),
    "end": ("go", "fire", "bear", "end_move", "end_turn"),
}
HERE = "here"
KIND_OF_SIDE = {"good": "evidence", "bad": "painting"}


def choices(state: Any, seat: int, said: Sentences) -> list[Choices]:
    """The offers under their headings."""
    view = state.game.view(state, seat)
    groups = []
    for name, tags in GROUPS.items():
        offers = [offer for offer in view.private.legal if tag_of(offer.words) in tags]
        if offers:
            title = said.say("table", name, phase=view.public.phase)
            groups.append(Choices(title, tuple((offer, line(offer, seat, view.public, said)) for offer in offers)))
    return groups


def line(offer: Offer, seat: int, public: Any, said: Sentences) -> str:
    """An action and where it leads."""
    words: Any = offer.words
    text = said.tell("choice", words, **facts(words, seat, public, said))
    brings = preview(words, seat, public, said)
    return ", ".join([text.strip(), *([brings] if brings else [])])


def laid_sum(public: Any, kind: str) -> int:
    return sum(card.value for card in public.laid if card.kind == kind)


def target_of(words: Any, seat: int, public: Any) -> int:
    """The place that an action is about."""
    here = place_of(public.seats[seat].place)
    direction = getattr(words, "direction", getattr(words, "where", HERE))
    there = here if direction == HERE else next_place(public, here, direction)
    return here if there is None else there


def facts(words: Any, seat: int, public: Any, said: Sentences) -> dict[str, Any]:
    """What the text of an action may tell."""
    mine = public.seats[seat]
    match tag_of(words):
        case "lay":
            before = laid_sum(public, words.kind)
            return {"sum": before + words.value if before else 0}
        case "go":
            return {"sum": laid_sum(public, "energy")}
        case "fire":
            return {"sum": laid_sum(public, "shooting")}
        case "bear":
            return {"sum": laid_sum(public, "health")}
        case "aim":
            enemy = public.seats[words.target]
            return {"at": said.piece(enemy.place), "cards": enemy.cards["health"]}
        case "turn":
            doors = turned(doors_of(public, place_of(public.revealed)), words.quarters)
            return {"shape": way(doors), "doors": doors}
        case "rotate":
            place = target_of(words, seat, public)
            doors = turned(doors_of(public, place), words.quarters)
            letters = "".join(said.say("short", "door", door=door) for door in doors)
            return {"at": square_name(place), "shape": way(doors), "letters": letters}
        case "reveal" | "step":
            return {"at": described(target_of(words, seat, public), public, said)}
        case "pick_up":
            here = public.museum[place_of(mine.place)].treasures
            return {"treasure": next(treasure for treasure in here if treasure.number == words.treasure)}
        case "drop" | "hand_over":
            other = next((n for n, s in enumerate(public.seats) if s.side == mine.side and n != seat), seat)
            return {"treasure": mine.carries, "partner": said.names[other]}
        case "end_move":
            return {"left": public.points_left}
        case "end_turn":
            return {"left": public.actions_left}
    return {}


def described(place: int, public: Any, said: Sentences) -> str:
    """A place with what is there."""
    if place == START:
        return said.say("short", "start")
    tile = public.museum[place]
    found = []
    if tile.symbol not in (None, "blank"):
        found.append(said.say("symbol", symbol=tile.symbol))
    found += [said.tell("short", treasure) for treasure in tile.treasures]
    found += [said.names[seat] for seat in standing_at(public, place)]
    if tile.blank:
        found.append(said.say("preview", "blank"))
    return f"{square_name(place)} ({', '.join(found)})" if found else square_name(place)


def preview(words: Any, seat: int, public: Any, said: Sentences) -> str:
    """What an action sets off by itself: a delivery, or the bomb."""
    mine, tag = public.seats[seat], tag_of(words)
    if tag == "step" and mine.carries is not None and target_of(words, seat, public) == START:
        scores = mine.carries.kind in ("large", KIND_OF_SIDE[mine.side])
        points = mine.carries.value if scores else 0
        return said.say("preview", "delivered", treasure=said.tell("short", mine.carries), points=points)
    bomb = public.bomb
    if tag == "pick_up" and bomb is not None and bomb.activator is None and bomb.place == mine.place:
        if facts(words, seat, public, said)["treasure"].kind == "large":
            return said.say("preview", "armed")
    return ""
