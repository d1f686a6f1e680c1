"""What an arena plays: matchups, each a number of deals, each deal with every rotation of its entries.

An entry is a level named in `--seats`. Rotation `r` gives entry `(player + r) % entries` to every player, so over the
rotations of a deal each entry plays each place once, with the same cards: a duplicate set.
"""

from collections.abc import Sequence
from hashlib import blake2b
from math import ceil
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from .. import version
from ..core import catalog
from ..core.arguments import count_given, seed_given
from ..core.constants import MOST_SEATS
from ..core.game import Game
from ..core.refusals import BadInput
from .players import LEVELS, budget

FORMAT: Final = "trove-arena"
VERSION: Final = 1  # of the results file
MOST_DEALS: Final = 1_000_000
MIND: Final = ("bot/levels.toml", "bot/weights.json")  # in the folder of a game

Count = Annotated[int, Meta(ge=0, lt=1 << 62)]
Share = Annotated[float, Meta(ge=0, le=1)]
Score = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
Rank = Annotated[int, Meta(ge=1, le=MOST_SEATS)]
Decisions = Annotated[int, Meta(ge=0, le=1_000_000)]
Seconds = Annotated[float, Meta(ge=0, le=1_000_000)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{16}\\Z")]
Entries = Annotated[tuple[str, ...], Meta(min_length=1, max_length=MOST_SEATS)]
Key = tuple[int, int, int]  # matchup, deal, rotation


class Matchup(Struct, frozen=True, forbid_unknown_fields=True):
    """Levels that play one game, one per player, and all that their results depend on."""

    game: str
    levels: Entries
    budgets: tuple[Count, ...]  # simulations a decision
    mind: str  # a hash of what the levels play by
    rules_version: Count
    options: dict[str, Any]
    seed: Count
    deals: Annotated[int, Meta(ge=1, le=MOST_DEALS)]  # at most
    asked: Annotated[float, Meta(gt=0, lt=1)] | None = None  # the rate the first level is asked to reach

    @property
    def rotations(self) -> int:
        return len(self.levels)

    @property
    def games(self) -> int:
        """How many games there are at most."""
        return self.deals * self.rotations

    @property
    def name(self) -> str:
        return "-".join(dict.fromkeys(self.levels))


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a results file: everything that was asked for."""

    format: Literal["trove-arena"]
    version: Literal[1]
    trove: str
    kind: Literal["arena", "ladder", "quick"]
    matchups: Annotated[tuple[Matchup, ...], Meta(min_length=1, max_length=1000)]

    @property
    def games(self) -> int:
        return sum(matchup.games for matchup in self.matchups)


class Task(Struct, frozen=True):
    """One game to play."""

    key: Key
    matchup: Matchup

    def __str__(self) -> str:
        _, deal, rotation = self.key
        return f"{self.matchup.game}, deal {deal}, rotation {rotation}"


class Played(Struct, frozen=True, forbid_unknown_fields=True):
    """One finished game, entry by entry as `--seats` named them."""

    key: Key
    wins: tuple[Share, ...]  # a win that k sides share counts 1/k
    scores: tuple[Score, ...]
    ranks: tuple[Rank, ...]
    decisions: tuple[Decisions, ...]
    position: Hash  # of the last position
    seconds: tuple[Seconds, ...]  # spent deciding; everything but this is the same on every machine

    def result(self) -> tuple[object, ...]:
        """The game without the time it took."""
        return (self.key, self.wins, self.scores, self.ranks, self.decisions, self.position)


def mind_of(game: Game[Any], levels: Sequence[str]) -> str:
    """A hash of everything the levels depend on: their settings and weights."""
    digest = blake2b(digest_size=8, person=b"trove.arena")
    if any(level != LEVELS[0] for level in levels):
        for name in MIND:
            digest.update(game.file(name))
    return digest.hexdigest()


def matchup(
    name: str, levels: Sequence[str], games: int, seed: int, options: object = None, asked: float | None = None
) -> Matchup:
    """A checked matchup with at least this many games, in whole duplicate sets."""
    game = catalog.game(name)
    game.checked_players(len(levels))
    games = count_given(games)
    seed = seed_given(seed)
    deals = ceil(games / len(levels))
    if deals > MOST_DEALS:
        raise BadInput("too-many-deals", f"an arena has at most {MOST_DEALS} deals", most=MOST_DEALS)
    budgets = tuple(budget(game, level, ladder=True) for level in levels)
    chosen = dict(options) if isinstance(options, dict) else {}
    game.seating(len(levels), chosen)
    mind = mind_of(game, levels)
    return Matchup(game.name, tuple(levels), budgets, mind, game.rules_version, chosen, seed, deals, asked)


def plan(kind: Literal["arena", "ladder", "quick"], matchups: Sequence[Matchup]) -> Plan:
    return Plan(FORMAT, VERSION, version.VERSION, kind, tuple(matchups))


def tasks(plan: Plan, number: int, deals: range) -> list[Task]:
    """Every game of some deals of a matchup."""
    matchup = plan.matchups[number]
    return [Task((number, deal, rotation), matchup) for deal in deals for rotation in range(matchup.rotations)]
