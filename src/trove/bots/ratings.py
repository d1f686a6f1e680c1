"""Ratings by openskill's Plackett-Luce model, over the games in the order of their keys.

A level has one rating. Where it plays several places of a game, each place is rated and the level moves by the mean.
"""

from collections.abc import Iterable
from statistics import fmean
from typing import Any

from msgspec import Struct

from ..core import catalog
from .plan import Matchup, Played


class Rating(Struct, frozen=True):
    """The estimated strength of a level, and its uncertainty."""

    mu: float
    sigma: float


def installed() -> bool:
    """Whether openskill is installed."""
    try:
        import openskill.models  # noqa: F401
    except ModuleNotFoundError:
        return False
    return True


def sides_of(matchup: Matchup, rotation: int) -> list[list[int]]:
    """The entries of every side."""
    sides: dict[int, list[int]] = {}
    entries = len(matchup.levels)
    for chair in catalog.game(matchup.game).seating(entries, matchup.options):
        entry = (chair.player + rotation) % entries
        if entry not in sides.setdefault(chair.side, []):
            sides[chair.side].append(entry)
    return list(sides.values())


def rate(games: Iterable[tuple[Matchup, Played]]) -> dict[str, Rating]:
    """The rating of every level; none without openskill, or where nobody plays against anybody."""
    if not installed():
        return {}
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    found: dict[str, Any] = {}
    for matchup, played in games:
        sides = sides_of(matchup, played.key[2])
        if len(sides) > 1:
            rate_game(model, found, matchup, played, sides)
    return {level: Rating(round(found[level].mu, 6), round(found[level].sigma, 6)) for level in found}


def rate_game(model: Any, found: dict[str, Any], matchup: Matchup, played: Played, sides: list[list[int]]) -> None:
    """Move the ratings of the levels by one game."""
    for level in matchup.levels:
        found.setdefault(level, model.rating(name=level))
    teams = [[found[matchup.levels[entry]] for entry in side] for side in sides]
    after = model.rate(teams, ranks=[float(played.ranks[side[0]]) for side in sides])
    moved: dict[str, list[Any]] = {}
    for side, team in zip(sides, after, strict=True):
        for entry, rating in zip(side, team, strict=True):
            moved.setdefault(matchup.levels[entry], []).append(rating)
    for level, seen in moved.items():
        found[level] = model.rating(fmean(r.mu for r in seen), fmean(r.sigma for r in seen), level)
