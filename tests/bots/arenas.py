"""Small arenas for tests."""

from trove.bots import arena
from trove.bots.crews import Alone, Crew
from trove.bots.ledger import Ledger
from trove.bots.plan import Plan, matchup, plan

Results = list[tuple[object, ...]]


def small_plan(games: int = 12, seed: int = 5, game: str = "luxor", seats: tuple[str, ...] = ("random",) * 2) -> Plan:
    """Fast games between random players."""
    return plan("arena", [matchup(game, seats, games, seed)])


def results(ledger: Ledger) -> Results:
    """All games without the time they took."""
    return [ledger.played[key].result() for key in sorted(ledger.played)]


def played(asked: Plan, crew: Crew | None = None) -> Results:
    """A plan played to its end, without a file."""
    ledger = Ledger(asked)
    for _ in arena.play(ledger, crew or Alone()):
        pass
    return results(ledger)
