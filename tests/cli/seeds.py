"""Seeds for tables that a test needs as they are, whatever the version of chance and rules."""

from collections.abc import Callable
from functools import cache
from typing import Any

import trove
from cli.matches import new_match
from trove.cli.table.participants import participants_from
from trove.core.match import Match
from trove.core.refusals import Illegal
from trove.texts import texts

MOST = 20_000


@cache
def seed_where(game: str, seats: str, fits: Callable[[Match], bool], **options: Any) -> str:
    """The first seed whose match fits, for `--seats` and `--seed`."""
    participants = participants_from(texts("en"), seats.split(","))
    matches = ((seed, new_match(trove.game(game), participants, options, None, seed)) for seed in range(MOST))
    return str(next(seed for seed, match in matches if fits(match)))


def is_played(match: Match, *steps: tuple[int, dict[str, Any]]) -> bool:
    """Play these steps in words; returns whether all were legal."""
    try:
        for seat, words in steps:
            match.play(seat, words)
    except Illegal:
        return False
    return True


def hand(match: Match, seat: int = 0) -> list[Any]:
    """The cards a seat holds."""
    return list(match.game.view(match.state, seat).private.hand)


def begins(match: Match) -> bool:
    return match.state.to_act() == (0,)


def holds_three(match: Match) -> bool:
    """Luxor: the first player begins, with a 3 on the left and another number on the right."""
    left, *_, right = hand(match)
    fits = (left.effect, left.value) == ("number", 3) and right.effect == "number" and right.value != 3
    return begins(match) and fits


def holds_four(match: Match) -> bool:
    """Luxor: the first player begins, with a 4 on the right."""
    right = hand(match)[-1]
    return begins(match) and (right.effect, right.value) == ("number", 4)


def corner_on_green(match: Match) -> bool:
    """Silver & Gold: Anna keeps the green map that the tests mark, and the first pattern is the corner."""
    green = ("..o..", ".$o$.", "oooXo", "..o..")
    if match.game.view(match.state, 0).private.dealt[0].rows != green:
        return False
    kept = is_played(match, (0, {"type": "choose", "keep": [0, 1]}), (1, {"type": "choose", "keep": [1, 3]}))
    pattern = match.game.public_view(match.state).pattern
    return kept and pattern == "corner_three"


def shooting_source_south(match: Match) -> bool:
    """Tomb Raider: Lara can move with 2 points, and the tile south of the start is a straight shooting source."""
    first = hand(match)[0]
    if (first.kind, first.value) != ("energy", 2):
        return False
    if not is_played(match, (0, {"type": "lay", "kind": "energy", "value": 2})):
        return False
    if not is_played(match, (0, {"type": "reveal", "direction": "south"})):
        return False
    found = match.events(0)[-1][1][0]
    return (found.symbol, found.shape) == ("shooting", "straight")
