"""How Silver & Gold is handled: a pattern is turned, tried on a map and then marked; nothing long is listed unasked."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from trove.texts.sentences import Sentences

from .. import Choices, Play, Prepare
from ..blocks import Block, flow, width_of
from .choices import choices, told
from .commands import obeyed
from .maps import large, pair, row_of
from .patterns import Draft, covered, picture
from .placing import legal_marks, refusal

__all__ = ["offered", "typed"]


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
        for _, leads_to in group.offers:
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
    public = state.game.public_view(state)
    mine = public.seats[seat]
    if draft.listed:
        return [Text(said.say("hint", "listed"), "dim")]
    if draft.slot is not None:
        if refusal(state, seat, draft) is not None:
            return [Text(said.say("hint", "does-not-fit"), "dim")]
        squares = told(mine.maps[draft.slot].map, covered(public.pattern, draft) or ())
        return [Text(said.say("hint", "confirm", squares=squares), "bold")]
    alone = public.phase == "marking" and not legal_marks(state, seat)
    kind = "one-square" if alone else public.phase
    return [Text(said.say("hint", kind), "dim")]
