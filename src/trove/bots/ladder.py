"""The ladder: which levels meet in each game, their targets, and the results.

With two players every level meets the one below it, `normal` also meets `random`, and `expert` meets `normal`. With
more players one expert sits among normals; where they form two sides of equal numbers, experts sit against normals.
Each pairing ends by the sequential test, or after 400 games; one for which nothing is asked after 120.
"""

from collections.abc import Sequence
from typing import Any, Final, Literal

from msgspec import Struct

from ..core import catalog
from ..core.game import Game
from ..core.refusals import BadInput
from .plan import Matchup, Plan, Played, matchup, plan
from .ratings import Rating, rate
from .results_file import ResultsFile
from .sequential_test import sequence_interval, verdict
from .summary import Summary, set_rates, summarize, whole_sets

PAIRS: Final = (
    ("easy", "random", 0.65),
    ("normal", "easy", 0.65),
    ("normal", "random", 0.95),
    ("hard", "normal", 0.65),
    ("expert", "hard", 0.65),
    ("expert", "normal", 0.75),
)
STRONG, WEAK = "expert", "normal"
AMONG: Final = {4: 0.45}  # what is asked of one expert among normals, by the number of players
MOST, UNASKED = 400, 120  # games a pairing
QUICK, QUICK_STRONG = 40, 8  # the same in a hurry; the strongest level takes most of the time

Ending = Literal["above", "below", "reached", "missed", "open", "measured"]


class Rung(Struct, frozen=True):
    """A pairing's result; the interval holds whenever the test stopped."""

    pairing: str
    players: int
    asked: float | None
    win_rate: float
    low: float
    high: float
    games: int
    ending: Ending
    summary: Summary


class Standing(Struct, frozen=True):
    """A level of a game over all its pairings."""

    level: str
    budget: int
    rating: Rating | None
    seconds_per_decision: float


class GameLadder(Struct, frozen=True):
    """All pairings of a game."""

    game: str
    rungs: tuple[Rung, ...]
    standings: tuple[Standing, ...]


def sides_of(game: Game[Any], players: int) -> list[int]:
    """The side of every player."""
    sides = {chair.player: chair.side for chair in game.seating(players)}
    return [sides[player] for player in range(players)]


def seats_for(game: Game[Any], players: int) -> tuple[str, ...]:
    """One strong level among weak ones; where two sides play, the strong level against the weak one."""
    sides = sides_of(game, players)
    if all(side == player % 2 for player, side in enumerate(sides)) and players % 2 == 0:
        return (STRONG, WEAK) * (players // 2)
    return (STRONG, *(WEAK,) * (players - 1))


def asked_of(game: Game[Any], players: int) -> float | None:
    return AMONG.get(players) if len(set(sides_of(game, players))) == players else None


def most_games(upper: str, asked: float | None, quick: bool) -> int:
    """How many games a pairing has at most."""
    if quick:
        return QUICK_STRONG if upper == STRONG else QUICK
    return UNASKED if asked is None else MOST


def pairings(name: str, seed: int, quick: bool) -> list[Matchup]:
    """Every pairing of a game; in a hurry only those of which something is asked."""
    game = catalog.game(name)
    found: list[tuple[tuple[str, ...], float | None]] = [((upper, lower), asked) for upper, lower, asked in PAIRS]
    for players in game.players:
        if players > 2 and not (quick and asked_of(game, players) is None):
            found.append((seats_for(game, players), asked_of(game, players)))
    return [matchup(name, seats, most_games(seats[0], asked, quick), seed, asked=asked) for seats, asked in found]


def named(pairing: Matchup) -> str:
    """A pairing's name: `hard-normal`, and `expert-normal-4` for four players."""
    players = len(pairing.levels)
    return pairing.name if players == 2 else f"{pairing.name}-{players}"


def ladder_plan(games: Sequence[str], seed: int, quick: bool = False, only: Sequence[str] = ()) -> Plan:
    """The ladder of some games, all if none is named; `only` keeps the pairings of these names."""
    found = [pairing for name in games or catalog.games() for pairing in pairings(name, seed, quick)]
    known = dict.fromkeys(named(pairing) for pairing in found)
    for name in only:
        if name not in known:
            sentence = f"a pairing is one of {', '.join(known)}, not {name!r}"
            raise BadInput("no-such-pairing", sentence, name=name, known=", ".join(known))
    return plan("quick" if quick else "ladder", [pair for pair in found if not only or named(pair) in only])


def ending(pairing: Matchup, rates: Sequence[float], full: bool) -> Ending:
    """How a pairing ended: decided by the test, or by its rate after all games (of a full ladder), or not at all."""
    if pairing.asked is None:
        return "measured"
    said = verdict(rates, pairing.asked)
    if said != "open":
        return said
    if not full or len(rates) < pairing.deals:
        return "open"
    return "reached" if sum(rates) / len(rates) >= pairing.asked else "missed"


def rung(pairing: Matchup, games: Sequence[Played], full: bool) -> Rung:
    summary = summarize(pairing, games)
    rates = set_rates(pairing, whole_sets(pairing, games), pairing.levels[0])
    low, high = sequence_interval(rates)
    mean = sum(rates) / len(rates) if rates else 0.0
    end = ending(pairing, rates, full)
    return Rung(named(pairing), len(pairing.levels), pairing.asked, mean, low, high, summary.games, end, summary)


def standings(rungs: Sequence[Rung], ratings: dict[str, Rating]) -> tuple[Standing, ...]:
    """Each level with its rating and the time it took, over all pairings."""
    results = [result for rung in rungs for result in rung.summary.levels]
    found = []
    for level in dict.fromkeys(result.level for result in results):
        own = [result for result in results if result.level == level]
        decisions = sum(result.decisions for result in own)
        seconds = sum(result.seconds_per_decision * result.decisions for result in own)
        found.append(Standing(level, own[0].budget, ratings.get(level), seconds / decisions if decisions else 0.0))
    return tuple(sorted(found, key=lambda standing: (standing.rating.mu if standing.rating else 0, standing.budget)))


def ladders(store: ResultsFile) -> list[GameLadder]:
    """The ladder of every game of a plan."""
    found = []
    numbered = list(enumerate(store.plan.matchups))
    for game in dict.fromkeys(pairing.game for _, pairing in numbered):
        own = [(pairing, store.games(number)) for number, pairing in numbered if pairing.game == game]
        rungs = [rung(pairing, games, store.plan.kind == "ladder") for pairing, games in own]
        ratings = rate((pairing, played) for pairing, games in own for played in games)
        found.append(GameLadder(game, tuple(rungs), standings(rungs, ratings)))
    return found
