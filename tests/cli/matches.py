"""Matches as the table plays them, for tests."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import trove
from trove.cli.table.participants import Participant
from trove.cli.table.setup import seated
from trove.core.game import Game
from trove.core.match import Match

SITTING = (Participant("Anna", "person"), Participant("Random 1", "random"))


def new_match(
    game: Game[Any],
    participants: Sequence[Participant],
    options: dict[str, Any],
    edition: Path | None,
    seed: int | None,
) -> Match:
    """A match as the table opens it, started."""
    match = seated(game, participants, options, edition, seed)
    match.start()
    return match


def played(seed: int) -> Match:
    """A whole match, always by the first action."""
    match = new_match(trove.game("luxor"), SITTING, {}, None, seed)
    while not match.over:
        seat = match.state.to_act()[0]
        match.play(seat, match.state.legal(seat)[0])
    return match


@cache
def seed() -> int:
    """A seed by which the person has the last step."""
    return next(seed for seed in range(100) if getattr(played(seed).entries[-1], "seat", None) == 0)


@cache
def finished() -> bytes:
    """A whole match, as a save."""
    return played(seed()).save()


@cache
def nearly() -> bytes:
    """The same one step before its end."""
    match = new_match(trove.game("luxor"), SITTING, {}, None, seed())
    for entry in Match.load(finished()).entries[1:-1]:
        match.play(entry.seat, entry.action)  # type: ignore[union-attr]
    return match.save()
