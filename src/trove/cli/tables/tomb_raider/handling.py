"""How Tomb Raider is handled: all actions with their numbers, a line for each heading; squares may be named instead."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from trove.texts.sentences import Sentences, tag_of

from ...typing_in import matches, named_actions, spelled
from .. import Choices, Play, Prepare
from ..blocks import Block, flow, width_of
from .board import DIRECTIONS, SIDE, START, next_place, place_of, square_name
from .choices import HERE, choices

GAP = 2


def offered(state: Any, seat: int, said: Sentences, width: int, draft: Any) -> list[RenderableType]:
    """The choices by number."""
    return [*numbered(choices(state, seat, said), width)]


def numbered(groups: Sequence[Choices], width: int) -> Block:
    """A heading at the left, its actions at the right, as many in a line as fit."""
    margin = max((len(group.title) for group in groups), default=0) + 1
    lines, number = [], 0
    for group in groups:
        entries: list[Block] = []
        for _, leads_to in group.offers:
            number += 1
            entries.append([Text.assemble((f"{number:>3}  ", "bold cyan"), leads_to)])
        widest = max(width_of(entry) for entry in entries)
        if widest <= width // 3:
            for entry in entries:
                entry[0].pad_right(widest - width_of(entry))
        for k, row in enumerate(flow(entries, width - margin, GAP)):
            title = group.title if k == 0 else ""
            lines.append(Text.assemble((f"{title:<{margin}}", "bold"), row))
    return lines


def typed(state: Any, seat: int, said: Sentences, parts: Sequence[str], draft: Any) -> Play | Prepare | None:
    """A square instead of a direction, and `take` where only one treasure can be meant."""
    view = state.game.view(state, seat)
    if len(parts) == 1 and matches(parts[0], spelled("pick_up", said)):
        return taken(view.private.legal, parts[0], said)
    squares = [part for part in parts if place_named(part, said) is not None]
    if len(squares) != 1:
        return None
    place = place_named(squares[0], said)
    direction = direction_to(view.public, place_of(view.public.seats[seat].place), place)
    if direction is None:
        return Prepare(draft, said.say("hint", "not-next-to-you", at=squares[0]))
    meant = [direction if part in squares else part for part in parts]
    legal, refused = named_actions(state, seat, meant, said)
    found = [*legal, *refused]
    return Play(found[0]) if len(legal) == 1 or (found and not legal) else None


def taken(legal: Sequence[Any], word: str, said: Sentences) -> Play | Prepare | None:
    """The one treasure that can be picked up; with several, its number is asked for."""
    found = [offer for offer in legal if tag_of(offer.words) == "pick_up"]
    if len(found) > 1:
        return Prepare(None, said.say("hint", "which-treasure"))
    return Play(found[0].id) if found else None


def place_named(part: str, said: Sentences) -> int | None:
    """The place that is typed: a square, or the start tile."""
    if part == said.say("short", "start").casefold():
        return START
    names = [square_name(place) for place in range(SIDE * SIDE)]
    return names.index(part) if part in names else None


def direction_to(public: Any, here: int, there: int | None) -> str | None:
    """The direction of a neighbour, or that it is one's own place."""
    if here == there:
        return HERE
    return next((way for way in DIRECTIONS if next_place(public, here, way) == there), None)
