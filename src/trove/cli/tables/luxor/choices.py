"""What a seat may do, grouped by card, each with where it leads."""

from collections.abc import Sequence
from typing import Any

from trove.core.game import Offer
from trove.texts.sentences import Sentences, tag_of

from .. import Choices
from .board import tile_word

TRIAL_SEED = 1  # any: what chance decides is not told
DECIDED_BY_CHANCE = "rolled"


def choices(state: Any, seat: int, said: Sentences) -> list[Choices]:
    """The offers under their headings."""
    view = state.game.view(state, seat)
    groups: dict[str, list[tuple[Offer, str]]] = {}
    for offer in view.private.legal:
        groups.setdefault(heading(offer.words, view, said), []).append((offer, line(state, seat, offer, view, said)))
    return [Choices(title, tuple(offers)) for title, offers in groups.items()]


def heading(words: Any, view: Any, said: Sentences) -> str:
    """The card an action plays, or the phase it belongs to."""
    side = getattr(words, "side", None)
    if side is not None:
        card = view.private.hand[0 if side == "left" else -1]
        return said.say("table", side, card=said.piece(card))
    return said.say("table", view.public.phase, die=view.public.die or 0)


def line(state: Any, seat: int, offer: Offer, view: Any, said: Sentences) -> str:
    """An action and where it leads."""
    told = trial(state, seat, offer.id)
    facts = where(offer.words, seat, view, said, told)
    if tag_of(offer.words) == "take_card":
        facts["card"] = view.public.horus_tops[offer.words.level - 1]
    text = said.tell("choice", offer.words, **facts)
    if tag_of(offer.words).startswith("take_"):
        return text  # it says what it brings
    brings = [said.tell("preview", event) for event in told if said.has("preview", tag_of(event))]
    return ", ".join([text, *brings])


def where(words: Any, seat: int, view: Any, said: Sentences, told: Sequence[Any]) -> dict[str, Any]:
    """Where an action's adventurer stands, where it would go, and what lies there."""
    adventurer = getattr(words, "adventurer", None)
    joined = next((event for event in told if tag_of(event) == "joined"), None)
    if joined is not None:
        adventurer = joined.adventurer
    if adventurer is None:
        return {}
    start = view.public.seats[seat].adventurers[adventurer]
    end = joined.to_space if joined is not None else getattr(words, "lands_on", start)
    tile = view.public.board[end] if 0 < end < len(view.public.board) else None
    return {
        "adventurer": adventurer,
        "from": said.say("short", "space", space_raw=start),
        "to": said.say("short", "space", space_raw=end),
        "tile": tile_word(tile, said),
    }


def trial(state: Any, seat: int, action: int) -> list[Any]:
    """What this action would bring as far as the seat can know: tried out on an imagined state.

    What chance decides is left out: a roll, and everything after it.
    """
    imagined = state.imagine(seat, TRIAL_SEED)
    imagined.apply(seat, action)
    told = state.game.events_of(imagined, seat, len(imagined.journal.steps) - 1)
    return [] if any(tag_of(event) == DECIDED_BY_CHANCE for event in told) else told
