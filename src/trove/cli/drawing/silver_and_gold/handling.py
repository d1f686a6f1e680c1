"""How Silver & Gold is handled: a pattern is turned, tried on a map and then marked; nothing long is listed unasked."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from trove.offers.silver_and_gold import decision
from trove.offers.silver_and_gold.decisions import Choice
from trove.texts.sentences import Sentences, tag_of

from .. import Choices, Play, Prepare, choices
from ..blocks import Block, flow, width_of
from .choices import told
from .commands import obeyed
from .maps import large, pair, row_of
from .patterns import Draft, covered, picture
from .placing import mark_action, refusal

__all__ = ["offered", "typed"]

HINTS = {"no_room": "one-square", "owed": "one-square"}  # the others are called like the question


def typed(state: Any, seat: int, said: Sentences, parts: Sequence[str], draft: Draft | None) -> Play | Prepare | None:
    """What a line means; the words of the game are understood in English and in the reader's language."""
    return obeyed(state, seat, said, parts, draft or Draft())


def offered(state: Any, seat: int, said: Sentences, width: int, draft: Draft | None) -> list[RenderableType]:
    """One's own maps with what is prepared on them, or the maps to choose from; and how to go on."""
    view, prepared = state.game.view(state, seat), draft or Draft()
    shown: list[RenderableType] = []
    if view.public.phase == "choosing":
        shown += row_of(view.private.dealt, said)
    elif view.public.phase == "taking":
        shown += pair(view.public.seats[seat], said)
    else:
        shown += own_maps(view.public, seat, said, width, prepared)
    if prepared.listed or view.public.phase == "taking":
        shown += numbered(choices(state, seat, said), width)
    return [*shown, *hint(state, seat, said, prepared)]


def own_maps(public: Any, seat: int, said: Sentences, width: int, draft: Draft) -> list[Text]:
    """Both maps large, and the pattern beside them."""
    mine = public.seats[seat]
    squares = covered(public.pattern, draft) if draft.slot is not None else None
    blocks = [
        large(place, slot, squares or () if slot == draft.slot else (), said, width)
        for slot, place in enumerate(mine.maps)
    ]
    if not mine.owed:
        blocks.append(picture(public.pattern, draft, said))
    return flow(blocks, width)


def numbered(groups: Sequence[Choices], width: int) -> list[Text]:
    """All actions with their numbers, as many columns as fit under each heading."""
    lines, number = [], 0
    for group in groups:
        entries: list[Block] = []
        for _, leads_to in group.lines:
            number += 1
            entries.append([Text.assemble((f"{number:>4}  ", "bold cyan"), leads_to)])
        widest = max(width_of(entry) for entry in entries)
        for entry in entries:
            entry[0].pad_right(widest - width_of(entry))
        lines += [Text(group.title, "bold")] if group.title else []
        lines += flow(entries, width, 1)
    return lines


def hint(state: Any, seat: int, said: Sentences, draft: Draft) -> list[Text]:
    """How to go on from here, in a line."""
    if draft.listed:
        return [Text(said.say("hint", "listed"), "dim")]
    if draft.slot is not None:
        if refusal(state, seat, draft) is not None:
            return [Text(said.say("hint", "does-not-fit"), "dim")]
        marks = choice_of(state, seat, mark_action(state, seat, draft))
        return [Text(said.say("hint", "confirm", squares=told(marks.outcome, said)), "bold")]
    asked: Any = decision(state, seat)
    return [Text(said.say("hint", HINTS.get(tag_of(asked.question), tag_of(asked.question))), "dim")]


def choice_of(state: Any, seat: int, action: int) -> Choice:
    """An offered action, or one that comes to the same, with what it leads to."""
    asked, offered = decision(state, seat), state.game.same(state, seat, action)
    assert asked is not None
    return next(choice for group in asked.groups for choice in group.choices if choice.id == offered)
