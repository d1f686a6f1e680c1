"""The results of a matchup, level by level. Only the seconds depend on the machine."""

from collections.abc import Sequence
from statistics import fmean, median

from msgspec import Struct

from .intervals import interval
from .plan import Matchup, Played
from .ratings import Rating, rate


class Lengths(Struct, frozen=True):
    """Decisions of all players together, per game."""

    mean: float
    median: float
    shortest: int
    longest: int


class LevelResult(Struct, frozen=True):
    """One level, over all places it played; the interval is that of `intervals.py`."""

    level: str
    budget: int  # simulations a decision
    places: int  # how many entries of a game it plays
    win_rate: float
    low: float
    high: float
    average_score: float
    rating: Rating | None
    decisions: int
    seconds_per_decision: float


class Summary(Struct, frozen=True):
    """A matchup's results; games of deals that lack a rotation are left out."""

    game: str
    seats: tuple[str, ...]
    seed: int
    rules_version: int
    games: int
    deals: int
    levels: tuple[LevelResult, ...]
    lengths: Lengths


def whole_sets(matchup: Matchup, games: Sequence[Played]) -> list[list[Played]]:
    """The duplicate sets that are complete, in the order of their deals."""
    sets: dict[int, list[Played]] = {}
    for played in sorted(games, key=lambda game: game.key):
        sets.setdefault(played.key[1], []).append(played)
    return [sets[deal] for deal in sorted(sets) if len(sets[deal]) == matchup.rotations]


def entries_of(matchup: Matchup, level: str) -> list[int]:
    return [entry for entry, name in enumerate(matchup.levels) if name == level]


def set_rates(matchup: Matchup, sets: Sequence[Sequence[Played]], level: str) -> list[float]:
    """Per duplicate set: the mean share of wins of a level's entries."""
    entries = entries_of(matchup, level)
    return [fmean(played.wins[entry] for played in games for entry in entries) for games in sets]


def level_result(matchup: Matchup, sets: Sequence[Sequence[Played]], level: str, rating: Rating | None) -> LevelResult:
    entries = entries_of(matchup, level)
    games = [played for games in sets for played in games]
    rates = set_rates(matchup, sets, level)
    low, high = interval(rates, len(games))
    decisions = sum(played.decisions[entry] for played in games for entry in entries)
    seconds = sum(played.seconds[entry] for played in games for entry in entries)
    return LevelResult(
        level=level,
        budget=matchup.budgets[entries[0]],
        places=len(entries),
        win_rate=fmean(rates) if rates else 0.0,
        low=low,
        high=high,
        average_score=fmean(played.scores[entry] for played in games for entry in entries) if games else 0.0,
        rating=rating,
        decisions=decisions,
        seconds_per_decision=seconds / decisions if decisions else 0.0,
    )


def lengths_of(games: Sequence[Played]) -> Lengths:
    lengths = [sum(played.decisions) for played in games] or [0]
    return Lengths(fmean(lengths), median(lengths), min(lengths), max(lengths))


def summarize(matchup: Matchup, played: Sequence[Played]) -> Summary:
    """The results of a matchup, whatever the order its games ended in."""
    sets = whole_sets(matchup, played)
    games = [game for games in sets for game in games]
    ratings = rate((matchup, game) for game in games)
    levels = dict.fromkeys(matchup.levels)
    return Summary(
        game=matchup.game,
        seats=matchup.levels,
        seed=matchup.seed,
        rules_version=matchup.rules_version,
        games=len(games),
        deals=len(sets),
        levels=tuple(level_result(matchup, sets, level, ratings.get(level)) for level in levels),
        lengths=lengths_of(games),
    )
