"""Shows the result of matches that can no longer be replayed, from their files."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import trove
from trove.core.match_schema import Result, read_kept
from trove.texts import Texts

from .score import final_score, is_decision
from .screen import Screen
from .table import saves
from .table.participants import Participant
from .table.seating import Seating

KEPT = ("old-match-file", "other-rules")  # how such a file is refused where it would have to be replayed


class Shown(NamedTuple):
    """A match of which only the result is left; its state is blank."""

    game: Any
    players: int
    options: dict[str, Any]
    state: Any


def show_kept(file: Path, names: Sequence[str], screen: Screen, texts: Texts) -> None:
    """The score sheet that a file keeps."""
    data, participants = saves.unwrapped(saves.read(file))
    kept = read_kept(data)
    game = trove.game(kept.game)
    known = names or [participant.name for participant in participants or ()]
    usual = [texts.say("seat-name", number=player + 1) for player in range(kept.players)]
    players = [Participant(name, "person") for name in [*known, *usual[len(known) :]][: kept.players]]
    blank = game.blank(kept.players, kept.options)
    seating = Seating(Shown(game, kept.players, kept.options, blank), players, texts)
    assert isinstance(kept.result, Result)
    said = seating.sentences(None)
    items = tuple(item for item in kept.result.sheet.items if not is_decision(item.rule, said))
    sheet = msgspec.structs.replace(kept.result.sheet, items=items)
    screen.show(*final_score(sheet, said, seating.sides()), "")
