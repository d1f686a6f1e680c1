"""How Tomb Raider is handled: all actions with their numbers, a line for each heading; squares may be named instead."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from trove.games.tomb_raider.constants import PLACES, START
from trove.games.tomb_raider.pieces import DIRECTION_NAMES
from trove.texts.sentences import Sentences, tag_of

from ...table.input import matches, named_actions, spelled
from .. import Choices, Play, Prepare, choices
from ..blocks import Block, flow, width_of
from .board import next_place, place_of, square_name

GAP = 2
HERE = "here"


def offered(state: Any, seat: int, said: Sentences, width: int, draft: Any) -> list[RenderableType]:
    """The choices by number."""
    return [*numbered(choices(state, seat, said), width)]


def numbered(groups: Sequence[Choices], width: int) -> Block:
    """A heading at the left, its actions at the right, as many in a line as fit."""
    margin = max((len(group.title) for group in groups), default=0) + 1
    lines, number = [], 0
    for group in groups:
        entries: list[Block] = []
        for _, leads_to in group.lines:
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
    """A square instead of a direction, a direction alone, and `take` where only one treasure can be meant."""
    public = state.game.public_view(state)
    here = place_of(public.seats[seat].place)
    if len(parts) == 1 and matches(parts[0], spelled("pick_up", said)):
        return taken(state, seat, here, public, said)
    ways = [direction_of(part, here, public, said) for part in parts]
    if len(parts) == 1 and ways[0] in DIRECTION_NAMES:
        return Play(going(state, seat, here, public, str(ways[0])))
    squares = [part for part in parts if place_named(part, said) is not None]
    if not squares:
        return None
    if len(parts) == 1 or None in (way for way, part in zip(ways, parts, strict=True) if part in squares):
        return Prepare(draft, said.say("hint", "not-next-to-you", at=squares[0]))
    meant = [str(way) if part in squares else part for way, part in zip(ways, parts, strict=True)]
    legal, refused = named_actions(state, seat, meant, said)
    found = [*legal, *refused]
    return Play(found[0]) if len(legal) == 1 or (found and not legal) else None


def going(state: Any, seat: int, here: int, public: Any, direction: str) -> int:
    """Towards a direction: a face-down tile is revealed, an open one is entered; refused if neither is possible."""
    there = next_place(public, here, direction)
    hidden = there is not None and there != START and public.museum[there].state == "face_down"
    return int(state.game.action(state, seat, {"type": "reveal" if hidden else "step", "direction": direction}))


def taken(state: Any, seat: int, here: int, public: Any, said: Sentences) -> Play | Prepare:
    """The one treasure that can be picked up, or the rule against it; with several, its number is asked for."""
    found = [offer for offer in state.game.offers(state, seat) if tag_of(offer.words) == "pick_up"]
    if len(found) > 1:
        return Prepare(None, said.say("hint", "which-treasure"))
    if found:
        return Play(found[0].id)
    lying = [treasure.number for treasure in public.museum[here].treasures] if here != START else []
    return Play(state.game.action(state, seat, {"type": "pick_up", "treasure": [*lying, 1][0]}))


def direction_of(part: str, here: int, public: Any, said: Sentences) -> str | None:
    """The direction that is meant by a square, by its name, or by the one name that begins like this."""
    place = place_named(part, said)
    if place is not None:
        return direction_to(public, here, place)
    found = [way for way in DIRECTION_NAMES if matches(part, spelled(way, said))]
    return found[0] if len(found) == 1 else None


def place_named(part: str, said: Sentences) -> int | None:
    """The place that is typed: a square, or the start tile."""
    if part == said.say("short", "start").casefold():
        return START
    names = [square_name(place) for place in range(PLACES)]
    return names.index(part) if part in names else None


def direction_to(public: Any, here: int, there: int | None) -> str | None:
    """The direction of a neighbour, or that it is one's own place."""
    if here == there:
        return HERE
    return next((way for way in DIRECTION_NAMES if next_place(public, here, way) == there), None)
